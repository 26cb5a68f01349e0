import type { Direction } from "@medsieve/contract/findings";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";
import { namesArm } from "./settle-names.ts";

const AMOUNT =
  "(?:(?<down>lower|less|fewer|shorter|smaller|reduced|decreased)|higher|greater|more|longer|larger|increased)";
const OF_IT = "(?: scores?| levels?| rates?| values?| concentrations?)?";

/** "(Scores) were significantly lower in the zinc group", right behind an outcome's name. */
const WAS_IN_GROUP = new RegExp(
  String.raw`^${OF_IT} (?:was|were) (?:also )?(?:statistically )?(?:significantly )?${AMOUNT} (?:in|among) (?:the )?(?<group>[^,;().]{2,60}?) (?:groups?|arms?)\b`,
  "iu",
);
/** "In the zinc group (30 %) was significantly more than", right behind an outcome's name. */
const IN_GROUP_THAN = new RegExp(
  String.raw`^${OF_IT} (?:in|among) (?:the )?(?<group>[^,;().]{2,60}?)(?: \([^()]{1,60}\))? (?:was|were) (?:[\w-]+ly )?${AMOUNT} (?:\([^()]{1,60}\) )?(?:than|(?:as )?compared (?:with|to)) `,
  "iu",
);
const TURNS = /\b(?:less|smaller|fewer) (?:in|among)\b/iu;

/** "Greater reductions in weight and in waist were seen in the zinc group than": what is listed all went one way. */
const LISTED =
  /\b(?:greater|larger) (?:(?<down>reductions?|decreases?|declines?)|increases?|rises?) (?:in|of) (?<list>[^;]{3,500}?) (?:was|were) (?:also )?(?:observed|seen|found|noted|recorded|achieved|obtained|detected) (?:in|with|among) (?:the )?(?<group>[^,;()]{2,60}?)(?: \([^()]{1,40}\))?,? (?:(?:as )?compared (?:with|to)|than|versus|vs\.?) /iu;
/** Another word for more or less in such a list, which is of what stands behind it. */
const OTHER_AMOUNT = /\b(?:lower|less|fewer|higher|greater|more|larger|smaller|increased|decreased|reduced)\b/iu;
const IS_CHANGE = /\b(?:reduc\w+|decreas\w+|declin\w+|increas\w+|changes?|loss(?:es)?)\b/iu;
const SHORT_AT_END = /\((?<short>[^()]{2,12})\)$/u;

/** What a sentence says of a group by its name: less of it, or more. */
interface OfGroup {
  group: string;
  isLess: boolean;
}

function readBehind(behind: string): OfGroup | null {
  const found = WAS_IN_GROUP.exec(behind)?.groups;
  if (found?.group !== undefined)
    return TURNS.test(behind) && found.down === undefined
      ? null
      : { group: found.group, isLess: found.down !== undefined };
  const than = IN_GROUP_THAN.exec(behind)?.groups;
  return than?.group === undefined ? null : { group: than.group, isLess: than.down !== undefined };
}

function readListed(outcome: string, { text }: PaperSentence): OfGroup | null {
  const found = LISTED.exec(text)?.groups;
  if (found?.group === undefined || IS_CHANGE.test(outcome)) return null;
  const { list = "", group, down } = found;
  if (OTHER_AMOUNT.test(list) || findOutcome(outcome, list.toLowerCase()) < 0) return null;
  return { group, isLess: down !== undefined };
}

/**
 * Which way an outcome went in the intervention's group, as its sentence says of a group that is called by one of the arms;
 * null where it says nothing of the kind.
 */
export function readOfGroup(
  outcome: string,
  intervention: string | null,
  comparator: string | null,
  sentence: PaperSentence,
  paper: PaperText,
): Direction | null {
  if (intervention === null) return null;
  const whole = findOutcome(outcome, sentence.lower);
  const name = whole < 0 ? (SHORT_AT_END.exec(outcome)?.groups?.short ?? outcome) : outcome;
  const at = whole < 0 ? sentence.text.indexOf(name) : whole;
  const said = (at < 0 ? null : readBehind(sentence.text.slice(at + name.length))) ?? readListed(outcome, sentence);
  if (said === null) return null;
  const group = readSentence(said.group, sentence.section ?? "", sentence.kind);
  const isOfComparator = comparator !== null && namesArm(comparator, group, paper);
  if (isOfComparator === namesArm(intervention, group, paper)) return null;
  return said.isLess === isOfComparator ? "increased" : "decreased";
}
