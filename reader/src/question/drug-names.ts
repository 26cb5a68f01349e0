import { TERMINOLOGY } from "@medsieve/terminology/terminology";

/**
 * Endings that international nonproprietary names share (WHO, "The use of stems in the selection of INN"); only those
 * that no ordinary English word has.
 */
const STEMS =
  "mab|[tr]inib|rafenib|metinib|ciclib|parib|zomib|lisib|degib|toclax|gliptin|gliflozin|glutide|paratide|glipron|relin|relix|vastatin|sartan|dipine|prazole|prazan|oxacin|mycin|micin|cycline|cillin|penem|conazole|fungin|" +
  "ciclovir|navir|buvir|previr|asvir|tegravir|xaban|gatran|grelor|lukast|triptan|gepant|setron|oxetine|triptyline|azepam|azolam|curium|parin|platin|taxel|rubicin|tecan|trexed|formin|glitazone|coxib|profen|thiazide|renone|" +
  "ciguat|dronate|kinra|bercept|tacept|nercept|grastim|poetin|leucel|parvovec|siran|nersen|mersen|fibrate|pril|olol|meterol|buterol|lanterol|tropium|asone|onide|caine|barbital|peridol|peridone|apine|piprazole|racetam|gabalin|limus|afil";
const DRUG = new RegExp(`^\\p{L}{2,}(?:${STEMS})$`, "iu");
const SHORTEST_DRUG = 7;

/** Whether a word outside the vocabulary is by its ending the name of a drug. */
export function isDrugName(word: string): boolean {
  return word.length >= SHORTEST_DRUG && DRUG.test(word);
}

/** A word of a drug's kind that no vocabulary needs to know. */
export const DRUG_WORD =
  /\b(?:drugs?|medications?|medicines?|pharmacotherap(?:y|ies)|NSAIDs?|analgesics?|opioids?|antibiotics?|antidepressants?|tablets?|capsules?|inhibitors?|agonists?|antagonists?|blockers?)\b/iu;

/** Whether a MeSH heading stands among its chemicals and drugs (trees D). */
export function isChemicalHeading(heading: string): boolean {
  return listTrees(heading).some((tree) => tree.startsWith("D"));
}

/** Whether a name is that of a MeSH heading among chemicals and drugs. */
export function isChemical(name: string): boolean {
  const heading = TERMINOLOGY.findHeading(name) ?? TERMINOLOGY.findHeadingOfName(name);
  return heading !== null && isChemicalHeading(heading);
}

function listTrees(heading: string): readonly string[] {
  return TERMINOLOGY.mesh.findDescriptor(heading)?.treeNumbers ?? [];
}

const INSULINS = /\binsulin (?:detemir|glargine|degludec|lispro|aspart)\b/giu;
/** MeSH's organic and heterocyclic chemicals, most of which are drugs (trees D02 and D03). */
const DRUG_TREES = /^D0[23]\./u;
/** Chemicals of those trees that are measured in blood and breath. */
const MEASURED =
  /^(?:creatinine|urea|uric|urate|bilirubin|lactate|lactic|glutathione|homocysteine|adenosine|serotonin|melatonin|carotene|ketones?|acetone|formates?|acids?|peptides?|amines?|nitrates?|nitrites?|urobilinogen|malondialdehyde|carboxymethyl|lysine|isoprostanes?|histamine|dopamine|(?:nor)?epinephrine|(?:nor)?adrenaline|catecholamines?|methylglyoxal|oxalate|citrate|neopterin|hydroxybutyrate|butyrate|propionate|hydroxydeoxyguanosine|cotinine)$/iu;
const SHORTEST_NAME = 5;

/** The words of a text that name drugs, and not what is measured in blood. */
export function listDrugs(text: string): string[] {
  const words = text.split(/[\s/+,;:()[\]–—-]+/u).filter((word) => word.length >= SHORTEST_NAME && isDrug(word));
  return [...(text.match(INSULINS) ?? []), ...words];
}

/** Words that were looked up before; forgotten when there are many, so that memory stays bounded. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 20_000;

function isDrug(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const is = isNamedAsDrug(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, is);
  return is;
}

function isNamedAsDrug(word: string): boolean {
  if (isDrugName(word)) return true;
  if (MEASURED.test(word)) return false;
  const heading = TERMINOLOGY.findHeading(word) ?? TERMINOLOGY.findHeadingOfName(word);
  return heading !== null && listTrees(heading).some((tree) => DRUG_TREES.test(tree));
}
