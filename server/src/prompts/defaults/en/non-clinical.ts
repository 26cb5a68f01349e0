import type { PreferenceTexts } from "../prompt-texts.ts";

export const NON_CLINICAL: PreferenceTexts = {
  searching: `Studies ahead of use in people: experiments in animals, in tissue and in cells; pharmacology, pharmacokinetics, toxicology and safety.
- Animals: ("Disease Models, Animal"[mh] OR animals[mh:noexp] OR mice[mh] OR rats[mh] OR mouse[tiab] OR mice[tiab] OR murine[tiab] OR rat[tiab] OR rats[tiab] OR rabbit*[tiab] OR dogs[tiab] OR swine[tiab] OR monkey*[tiab] OR zebrafish[tiab] OR "animal model*"[tiab]). Name the species first if the question names one.
- Cells and tissue: ("In Vitro Techniques"[mh] OR "Cells, Cultured"[mh] OR "Cell Line"[mh] OR "in vitro"[tiab] OR "ex vivo"[tiab] OR "cell line*"[tiab] OR organoid*[tiab]).
- Safety and kinetics: ("Drug Evaluation, Preclinical"[mh] OR "Toxicity Tests"[mh] OR toxicity[sh] OR pharmacokinetics[sh] OR preclinical[tiab] OR "LD50"[tiab] OR NOAEL[tiab] OR genotoxic*[tiab]).
- Do not exclude humans[mh]: work on human cells is indexed under it. Keep trials out by the blocks above, and by NOT clinical trial[pt] in a query that would drown in them.
- Add how authors call a substance before it has a name: code number, chemical class, target.`,
  relevance: `- 0.9 and above: an experiment with the very substance, exposure or procedure of the question, in the model or species it asks for, that measures what it asks about.
- 0.7: the same substance or procedure in another suitable model; or a systematic review of animal studies of the question.
- 0.5: the same model or disease with a closely related substance or target; or an outcome beside the one that is asked for.
- 0.3: about the mechanism or the disease model in general; reviews without data of their own; clinical papers that report preclinical results in passing.
- 0.1 and below: clinical papers without experiments; shares a word with the question, not its subject.`,
};
