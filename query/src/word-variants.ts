/** British and American spellings of word parts that medical writing uses often. */
const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ["aemia", "emia"],
  ["aetiolog", "etiolog"],
  ["alise", "alize"],
  ["alising", "alizing"],
  ["anaem", "anem"],
  ["anaesth", "anesth"],
  ["behaviour", "behavior"],
  ["caecu", "cecu"],
  ["caesarean", "cesarean"],
  ["centre", "center"],
  ["coeliac", "celiac"],
  ["colour", "color"],
  ["counsell", "counsel"],
  ["diarrhoea", "diarrhea"],
  ["faec", "fec"],
  ["fibre", "fiber"],
  ["foet", "fet"],
  ["glycaem", "glycem"],
  ["goitre", "goiter"],
  ["gynaec", "gynec"],
  ["haemat", "hemat"],
  ["haemo", "hemo"],
  ["haemorrh", "hemorrh"],
  ["immunise", "immunize"],
  ["isation", "ization"],
  ["ischaem", "ischem"],
  ["labour", "labor"],
  ["leukaem", "leukem"],
  ["lipidaem", "lipidem"],
  ["manoeuv", "maneuv"],
  ["odour", "odor"],
  ["oedema", "edema"],
  ["oesoph", "esoph"],
  ["oestr", "estr"],
  ["omised", "omized"],
  ["orrhoe", "orrhe"],
  ["orthopaed", "orthoped"],
  ["paediatr", "pediatr"],
  ["phaeo", "pheo"],
  ["pnoea", "pnea"],
  ["sulph", "sulf"],
  ["titre", "titer"],
  ["tumour", "tumor"],
  ["uraem", "urem"],
];

const IRREGULAR = `bacterium bacteria, bronchus bronchi, child children, criterion criteria, embolus emboli, foot feet,
fungus fungi, man men, metastasis metastases, mitochondrion mitochondria, mouse mice, nucleus nuclei, person people,
phenomenon phenomena, stimulus stimuli, thrombus thrombi, tooth teeth, vertebra vertebrae, woman women`;
const OTHER_NUMBER = new Map(
  IRREGULAR.split(/,\s+/u).flatMap((pair) => {
    const [one = "", many = ""] = pair.split(" ");
    return [
      [one, many],
      [many, one],
    ] as const;
  }),
);

/** A folded word as singular or plural, the likeliest first. */
export function turnNumber(word: string): string[] {
  const irregular = OTHER_NUMBER.get(word);
  if (irregular !== undefined) return [irregular];
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return [];
  if (word.endsWith("sis")) return [`${word.slice(0, -2)}es`];
  if (word.endsWith("ses") && /(?:y|o|a|e)ses$/u.test(word)) return [`${word.slice(0, -2)}is`, word.slice(0, -1)];
  if (word.endsWith("ies") && word.length > 5) return [`${word.slice(0, -3)}y`];
  if (/[^aeiou]y$/u.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(?:ss|us|is)$/u.test(word)) return /(?:ss|us)$/u.test(word) ? [`${word}es`] : [];
  if (/(?:x|ch|sh|ss|us)es$/u.test(word)) return [word.slice(0, -2)];
  if (/(?:x|ch|sh)$/u.test(word)) return [`${word}es`];
  if (word.endsWith("s")) return word.length > 4 ? [word.slice(0, -1)] : [];
  return [`${word}s`];
}

const BRITISH = new RegExp(SPELLINGS.map(([british]) => british).join("|"), "u");

/** A folded word as Americans write it, as far as the parts above go. */
export function spellAmerican(word: string): string {
  if (!BRITISH.test(word)) return word;
  return SPELLINGS.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
}

/** Words that only begin like ones with a British spelling. */
const SPELT_ONE_WAY = /^(?:colorect|colorim|laborat|odorant|fecund|fetch|fetuin|fetish)/u;

/** A folded word, then its British or American spelling; also of a word's beginning, as stars have it. */
export function listSpellings(word: string): string[] {
  const spellings = [word];
  for (const [british, american] of SPELT_ONE_WAY.test(word) ? [] : SPELLINGS) {
    if (word.includes(british)) spellings.push(word.replace(british, american));
    else if (word.startsWith(american) || (word.includes(american) && american.length > 4))
      spellings.push(word.replace(american, british));
  }
  return [...new Set(spellings)];
}

/**
 * A folded word, then its plural or singular and its British or American spelling, as PubMed adds them to a term
 * without a tag. Some are no words at all; such find nothing.
 */
export function listWordVariants(word: string): string[] {
  return [...new Set(listSpellings(word).flatMap((spelling) => [spelling, ...turnNumber(spelling)]))];
}
