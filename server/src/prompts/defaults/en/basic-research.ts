import type { PreferenceTexts } from "../prompt-texts.ts";

export const BASIC_RESEARCH: PreferenceTexts = {
  searching: `Mechanisms: genes, proteins, pathways, cells, organisms, methods.
- A gene or protein by its official symbol, full name, aliases and the names of its family; a symbol that is also an ordinary word only together with its full name or with gene[tiab] OR protein[tiab]. Proteins and substances without a heading are supplementary concepts: [nm].
- Processes as headings and as words: "Signal Transduction"[mh], "Gene Expression Regulation"[mh], "Mutation"[mh], "Apoptosis"[mh]; with the subheadings genetics, metabolism, physiology, pathology, immunology: "Neoplasms/genetics"[mh].
- Words for the mechanism: (mechanism*[tiab] OR pathway*[tiab] OR signaling[tiab] OR signalling[tiab] OR regulat*[tiab] OR express*[tiab] OR knockout[tiab] OR "knock-out"[tiab] OR knockdown[tiab] OR CRISPR[tiab] OR transcriptom*[tiab] OR proteom*[tiab]).
- Systems: "Cells, Cultured"[mh], "Cell Line"[mh], "Mice, Knockout"[mh], "Disease Models, Animal"[mh], organoid*[tiab], or the species that the question names.
- One query that follows the mechanism without the disease, and one that follows the disease without the molecule; the link between them is often reported under one name only.
- Keep out what is purely clinical by these blocks, not by NOT.`,
  relevance: `- 0.9 and above: original work that tests the very mechanism, gene, molecule or process of the question, in a system that suits it, by an intervention in it (knockout, inhibitor, rescue), and not by association alone.
- 0.7: tests it in another system, or describes it convincingly without an intervention; a review dedicated to that very mechanism.
- 0.5: about a neighbouring member of the pathway, another isoform or a related disease, with a bearing on the question.
- 0.3: associations (expression, polymorphisms, biomarkers) without mechanism; general reviews; methods without the subject.
- 0.1 and below: clinical papers without mechanism; shares a word with the question, not its subject.`,
};
