import { findAll } from "@medsieve/text/find-all";
import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { readAbbreviations } from "./abbreviations.ts";
import { splitEntry } from "./finding-text.ts";
import { PEOPLE_BEHIND } from "./settle/outcome-doubt.ts";

const PEOPLE_BEFORE =
  /\b(?:patients|children|infants|women|men|people|adults|subjects|participants|individuals|those) (?:(?:diagnosed |affected |presenting )?(?:with|by)|who had|having) (?:[\w-]+ ){0,3}(?:(?:and|or) [\w-]+ (?:types?|forms?) of )?$|\b(?:post|after)[- ]$/iu;

/** The names by which a sentence has an outcome: its own, or what the paper abbreviates just this to. */
function listPrinted(outcome: string, { text, lower }: PaperSentence, paper: PaperText): string[] {
  if (lower.includes(outcome.toLowerCase())) return [outcome];
  const own = splitEntry(outcome).map(stemWord);
  return Array.from(readAbbreviations(paper)).flatMap(([short, long]) =>
    text.includes(short) && long.length === own.length && long.every((stem) => own.includes(stem)) ? [short] : [],
  );
}

/** Whether a sentence names an outcome only as what its people have: "improved sleep in patients with asthma". */
export function isOfPeople(outcome: string, sentence: PaperSentence, paper: PaperText): boolean {
  const { text, lower } = sentence;
  const places = listPrinted(outcome, sentence, paper).flatMap((name) =>
    Array.from(findAll(name.toLowerCase(), lower), (at) => ({ start: at, end: at + name.length })),
  );
  return (
    places.length > 0 &&
    places.every(({ start, end }) => PEOPLE_BEFORE.test(text.slice(0, start)) || PEOPLE_BEHIND.test(text.slice(end)))
  );
}
