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
    String.raw`(?<=\b${OWN} (?:own |late |elderly |older |younger |eldest |youngest |poor |best |dear |new |other |teenage |adult |\d{1,2}[- ]year[- ]old ){0,2})${KIN}(?:['’]s)?(?![\p{L}-])`,
    "giu",
  ),
  /(?<=^|[.?!]\s)(?:mum|mom|dad|hubby|wife|husband)(?:['’]s)?(?![\p{L}-])/giu,
  /\b(?:mum|mom|dad|hubby)(?:['’]s)?(?=\s(?:is|was|has|had|got|keeps|can|still|needs|takes|have|take)\b)/giu,
  // Who said so: "my GP wants me to", "the surgeons say".
  new RegExp(String.raw`(?<=\b(?:my|our|his|her|their|the|a) )${DOCTOR}(?= ${SPEAKS}\b)`, "giu"),
  /(?<=\b(?:my|our|his|her|by the|by a|from my|by my|with my) )(?:gp|doctor|dr|consultant)(?:['’]s)?(?![\p{L}-])/giu,
  new RegExp(String.raw`(?<=\b(?:in|since|last|next|this|until|till|every|early|late) )${MONTH}(?![\p{L}-])`, "gu"),
  /\b(?:has|have|had) left (?:me|her|him|them|us) with\b/giu,
  /\b(?:came|come|comes|coming) back(?= (?:as|with|positive|negative|normal|abnormal|high|low|clear)\b)/giu,
  /\b(?:all the time|at the moment|these days|over and over|on and off|day to day|up to date|in general|in the first place|as a matter of fact|for the time being|by any chance|any good|in real life|make (?:a|any) difference|makes? any sense|in a row|no longer|sooner or later|the other day|a couple of|a few|so far|in the end|once and for all|scared of|scares? (?:me|her|him|us)|told (?:me|us|him|her|them)|was told|been told)\b/giu,
  /\b(?:is it (?:true|normal|ok|okay) (?:that|to|for)|worth (?:it|trying|having|doing)|what are (?:the|my|his|her) (?:chances|odds)(?: (?:of|that|it))?|how likely (?:is|am|are))\b/giu,
];

const HAS_ENGLISH = /[A-Za-z]{2}/u;

/** The plain phrases of an English question, by their places. */
export function findPlainPhrases(text: string): Place[] {
  if (!HAS_ENGLISH.test(text)) return [];
  return PHRASES.flatMap((phrase) =>
    Array.from(text.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  );
}
