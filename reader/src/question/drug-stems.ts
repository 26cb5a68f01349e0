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
