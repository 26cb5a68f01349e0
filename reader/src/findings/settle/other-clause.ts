import type { Direction } from "@medsieve/contract/findings";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";
import { namesArm } from "./settle-names.ts";

const TURNS = /;|\b(?:whereas|while|although|but)\b/giu;
const GROUP = /\b(?:in|among|for|with) the (?<name>[\p{L}\d/+-]+(?: [\p{L}\d/+-]+){0,3}) (?:group|arm)\b/iu;
/** A group by its part in a study. */
const BY_PART =
  /\b(?:intervention|interventional|treatment|treated|study|experimental|active|test|case|other|same|latter|former|first|second|control|placebo)\b/iu;

/** The part of a sentence that has an outcome, and what else it says; null where it is one part or has the outcome elsewhere. */
function cutPart(outcome: string, { text, lower }: PaperSentence): { own: string; rest: string } | null {
  const at = findOutcome(outcome, lower);
  const turns = Array.from(text.matchAll(TURNS), ({ index }) => index);
  if (at < 0 || turns.length === 0) return null;
  const start = turns.findLast((turn) => turn <= at) ?? 0;
  const end = turns.find((turn) => turn > at) ?? text.length;
  return { own: text.slice(start, end), rest: `${text.slice(0, start)} ${text.slice(end)}` };
}

/**
 * Whether the outcome's own part of a sentence is of a group that got another thing, where another part is of the
 * intervention: "whereas fever was more frequent in the iron group", which leaves open against what.
 */
export function isOfOtherClause(
  { outcome, direction }: { outcome: string; direction: Direction },
  intervention: string,
  comparator: string | null,
  sentence: PaperSentence,
  paper: PaperText,
): boolean {
  if (direction === "no_difference" || comparator !== null) return false;
  const parts = cutPart(outcome, sentence);
  const name = parts && GROUP.exec(parts.own)?.groups?.name;
  if (!parts || !name || BY_PART.test(name)) return false;
  const names = (words: string) =>
    namesArm(intervention, readSentence(words, sentence.section ?? "", sentence.kind), paper);
  return !names(parts.own) && names(parts.rest);
}
