import type { Direction } from "@medsieve/contract/findings";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";
import { namesArm } from "./settle-names.ts";

/** "(Scores) were significantly lower in the zinc group", right behind an outcome's name. */
const WAS_IN_GROUP =
  /^(?: scores?| levels?| rates?| values?| concentrations?)? (?:was|were) (?:also )?(?:statistically )?(?:significantly )?(?:(?<down>lower|less|fewer|shorter|smaller|reduced|decreased)|higher|greater|more|longer|larger|increased) (?:in|among) (?:the )?(?<group>[^,;().]{2,60}?) (?:groups?|arms?)\b/iu;
const TURNS = /\b(?:less|smaller|fewer) (?:in|among)\b/iu;

/**
 * Which way an outcome went in the intervention's group, as the words right behind its name say of a group that is called
 * by one of the arms; null where they say nothing of the kind.
 */
export function readOfGroup(
  outcome: string,
  intervention: string | null,
  comparator: string | null,
  sentence: PaperSentence,
  paper: PaperText,
): Direction | null {
  const at = findOutcome(outcome, sentence.lower);
  if (at < 0 || intervention === null) return null;
  const behind = sentence.text.slice(at + outcome.length);
  const found = WAS_IN_GROUP.exec(behind)?.groups;
  if (found?.group === undefined || (TURNS.test(behind) && found.down === undefined)) return null;
  const group = readSentence(found.group, sentence.section ?? "", sentence.kind);
  const isOfComparator = comparator !== null && namesArm(comparator, group, paper);
  if (isOfComparator === namesArm(intervention, group, paper)) return null;
  return (found.down === undefined) === isOfComparator ? "decreased" : "increased";
}
