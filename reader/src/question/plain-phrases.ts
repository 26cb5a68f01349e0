import { EAST_ASIAN_PHRASES } from "./east-asian-phrases.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { Place } from "./question-frame.ts";

const KIN =
  "(?:mum|mom|mummy|mommy|mam|mother|dad|daddy|father|husband|hubby|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|sons?|daughters?|brothers?|sisters?|uncle|aunt|auntie|cousin|nephew|niece|grandsons?|granddaughters?|friend|neighbou?r|colleague|parents|mate)(?:[- ]in[- ]law)?";
const OWN = "(?:my|our|his|her|their|your)";
const DOCTOR =
  "(?:gp|doctor|dr|surgeon|consultant|specialist|oncologist|cardiologist|neurologist|psychiatrist|rheumatologist|dermatologist|gyn(?:a|ae)ecologist|ob|obgyn|obstetrician|urologist|paediatrician|pediatrician|dentist|orthodontist|optician|midwife|health visitor|nurse|pharmacist|physio|therapist|physician|counsellor|dietitian)s?";
const SPEAKS =
  "(?:(?:has|have|had|just|also|now|then|only|keeps?) )?(?:wants?|wanted|says?|said|saying|tells|told|thinks?|thought|recommend(?:s|ed)?|suggest(?:s|ed|ing)?|offer(?:s|ed)?|started|gave|given|put|prescribed|stopped|mentioned|advised|refused|referred|wrote|changed|increased|ordered|insists?|warned|found|can(?:'|’)?t|won(?:'|’)?t|isn(?:'|’)?t|is|are|was)";
const MONTH =
  "(?:January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|spring|summer|autumn|winter)";

/** Words that say who asks, who is asked for, or build the sentence, whatever they mean elsewhere. */
const PHRASES: readonly RegExp[] = [
  // Whose question it is: "my mum", "Dad had a stroke"; mothers as such are a population.
  new RegExp(
    String.raw`(?<=\b(?:${OWN} (?:(?!(?:and|or|with|for|to|is|has|in|of|on|at|from)\b)[a-z0-9][a-z0-9-]{0,14} ){0,3}|(?:teenage|grown[- ]up|elderly) ))${KIN}(?:['’]s)?(?![\p{L}-])`,
    "giu",
  ),
  /(?<=^|[.?!]\s)(?:mum|mom|dad|hubby|wife|husband)(?:['’]s)?(?![\p{L}-])/giu,
  /\b(?:mum|mom|dad|hubby)(?:['’]s)?(?=\s(?:is|was|has|had|got|keeps|can|still|needs|takes|have|take|really|just|also|always|will|would|could|should|get|gets)\b)/giu,
  // Who said so: "my GP wants me to", "the surgeons say".
  new RegExp(String.raw`(?<=\b(?:my|our|his|her|their|the|a) )${DOCTOR}(?= ${SPEAKS}\b)`, "giu"),
  /(?<=\b(?:my|our|his|her|by the|by a|from my|by my|with my) )(?:gp|doctor|dr|consultant)(?:['’]s)?(?![\p{L}-])/giu,
  new RegExp(String.raw`(?<=\b(?:in|since|last|next|this|until|till|every|early|late) )${MONTH}(?![\p{L}-])`, "gu"),
  /\b(?:has|have|had) left (?:me|her|him|them|us) with\b/giu,
  /\b(?:came|come|comes|coming) back(?= (?:as|with|positive|negative|normal|abnormal|high|low|clear)\b)/giu,
  /\b(?:all the time|at the moment|these days|over and over|on and off|day to day|up to date|in general(?! (?:practi|medic|surg|hosp|popul|ward|an[ae]))|in the first place|as a matter of fact|for the time being|by any chance|any good|in real life|make (?:a|any) difference|makes? any sense|in a row|no longer|sooner or later|the other day|a couple of|a few|so far|in the end|once and for all|scared of|scares? (?:me|her|him|us)|told (?:me|us|him|her|them)|was told|been told)\b/giu,
  /\bsee(?:ing)? (?:the|a|my|your) (?:doctor|gp|specialist|surgeon|consultant|dentist)\b|\bwhat are (?:my|his|her|the) chances(?: of)?\b/giu,
  // What is asked of a treatment as a whole.
  /\b(?:(?:risks?|harms?)(?: and| or| versus| vs\.?|,|\/) (?:the )?benefits?|benefits?(?: and| or| versus| vs\.?|,|\/) (?:the )?(?:risks?|harms?)|risk[-/ ](?:to[- ])?benefit (?:ratio|profile|balance)|outweigh(?:s|ed)?)\b/giu,
  // What comes of it, and by whom it was found.
  /\b(?:slow(?:s|ed|ing)? down|get(?:s|ting)? rid of|grow(?:s|ing)? back|in the long run|from the (?:chemists?|pharmacy|supermarket|shop|health shop|doctors?|gp|hospital|nurse|dentist)|to leave the house|nothing (?:else )?(?:has |seems to )?(?:works?|worked|helps?|helped|shifts?|shifted|clears?|touches|is happening|happens)|what (?:else )?(?:helps|works)|any(?:thing)? (?:else )?(?:that )?(?:helps|works)|did(?:n['’]t| not) (?:work|help)|(?:is|are|was|were|been|being|got|get|just|recently|newly) diagnosed(?= with\b)|diagnosed (?=with\b)|fed up with|sick of|at my age|at (?:his|her) age|one day|every time|bring (?:it|them) back|keep (?:me|him|her) off)\b/giu,
  /\b(?:is it (?:true|normal|ok|okay) (?:that|to|for)|worth (?:it|trying|having|doing)|what are (?:the|my|his|her) (?:chances|odds)(?: (?:of|that|it))?|how likely (?:is|am|are))\b/giu,
];

const HAS_ENGLISH = /[A-Za-z]{2}/u;

/** The plain phrases of a question, by their places. */
export function findPlainPhrases(text: string): Place[] {
  const phrases = isEastAsian(text) ? EAST_ASIAN_PHRASES : HAS_ENGLISH.test(text) ? PHRASES : [];
  return phrases.flatMap((phrase) =>
    Array.from(text.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
}
