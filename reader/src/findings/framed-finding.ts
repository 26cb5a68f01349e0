import type { FindingsModel } from "../models/findings-model.ts";
import { type PaperSentence, type PaperText, readSentence } from "../paper-text.ts";
import type { AskedWords } from "../question/asked-words.ts";
import { dropManner, haveName, listNameStems } from "./have-name.ts";
import { isSetBeside } from "./name-arms.ts";
import { type FindingReading, readFindingOfArms } from "./read-finding.ts";

/** What a paper is, as far as it matters for what its sentences speak of. */
export interface StudyKind {
  isStudy: boolean;
  /** People were assigned to the arms that are compared, or such studies are put together. */
  isAssigned: boolean;
  /** It puts studies together, of one treatment or of many. */
  isOfStudies: boolean;
}

/** Comparators that any comparison has. */
const ANY_CONTROL =
  /^(?:no|none|nothing|without|controls?|usual|standard|routine|baseline|sham|placebo|wait(?:ing)?|conventional|untreated|other)\b/iu;

/** What a paper calls people who got nothing, or what all get. */
const CONTROLS =
  /\b(?:placebo|sham|controls?|usual|standard|routine|conventional|untreated|wait(?:ing)?[ -]?list|no (?:treatment|intervention|[\w-]+ group)|without|baseline)\b/iu;

/** Whether a paper has what the question compares with: by its name, or any control where none has a name. */
function hasComparator(comparator: string, sentences: readonly PaperSentence[], paper: PaperText): boolean {
  if (comparator === "") return true;
  if (/^(?:placebo|sham)\b/iu.test(comparator) || !ANY_CONTROL.test(comparator))
    return haveName(sentences, comparator, paper);
  return sentences.some(({ text }) => CONTROLS.test(text));
}

const ASSIGNS = /\b(?:random\w*|assign\w*|allocat\w*)\b/iu;
const GROUPS = /\b(?:groups?|arms?)\b/iu;

/** Whether a title has most words of a name. */
function isInTitle(name: string, { title }: PaperText): boolean {
  const own = listNameStems(name);
  return own.filter((stem) => title.stems.has(stem)).length * 2 > own.length;
}

/** What a sentence says from where people were assigned to something, or all of one that names groups. */
function readAssigned({ text, kind }: PaperSentence): string {
  if (kind === "background") return "";
  const assigned = ASSIGNS.exec(text);
  return assigned === null ? (GROUPS.test(text) ? text : "") : text.slice(assigned.index);
}

/** Whether the paper is about it: its title has most words of it, or a sentence that says who got what has all of them. */
function isTried(name: string, paper: PaperText): boolean {
  const { title, sentences } = paper;
  if (isInTitle(name, paper) || haveName([title], name, paper)) return true;
  return sentences.some((sentence) => {
    const assigned = readAssigned(sentence);
    return assigned !== "" && haveName([readSentence(assigned, sentence.section ?? "", sentence.kind)], name, paper);
  });
}

/** What a study does something against, in its title. */
const AGAINST =
  /\b(?:reduc\w+|lower\w*|decreas\w+|prevent\w*|avoid\w*|eliminat\w+|withdraw\w*|discontinu\w+|stopp\w+|limit\w*|without|minimi[sz]\w+)(?: of)?(?: (?!with|by|using|after|in|from|through|and|to|for)[\w-]+){0,2} $/iu;

/** "To reduce smoke exposure": what a title names as what was acted on was not given. */
function isActedOn(title: PaperSentence, name: string): boolean {
  const first = listNameStems(name).find((stem) => title.stems.has(stem));
  const place = first === undefined ? undefined : title.words[title.stems.get(first)?.[0] ?? -1];
  return place !== undefined && AGAINST.test(title.text.slice(0, place.start));
}

const VERSUS = /\b(?:versus|vs\.?|compared (?:with|to)|in comparison (?:with|to)|against)(?= )/iu;

/** "A-C versus B-C": what both sides of a title got is not what it tries. */
function isOnBothSides(title: string, name: string, paper: PaperText): boolean {
  const sides = title.split(VERSUS);
  return sides.length > 1 && sides.every((side) => haveName([readSentence(side, "title", "title")], name, paper));
}

const SWITCHES = /^(?:the )?(?:switch|transition)(?:ing|es)?\b/iu;
const SINCE_SWITCH =
  /\b(?:before|after|since|prior to|time of|between|post-?)(?: and after)?(?: the)?[ -]?(?:switch\w*|transition\w*)|\bswitch\w* from\b/iu;

const OF_SWITCH = /\b(?:switch|transition)\w*\b/iu;
const SINCE = /\b(?:chang\w*|remain\w*|unchanged)\b/iu;

/** Nothing changed in those who were switched, as against the time before, which is what a switch is compared with. */
function isSinceSwitch(
  { direction, evidence: { text } }: FindingReading,
  intervention: string,
  title: PaperSentence,
): boolean {
  if (direction !== "no_difference" || !SWITCHES.test(intervention)) return false;
  return SINCE_SWITCH.test(text) || (OF_SWITCH.test(title.text) && SINCE.test(text));
}

/** What a paper reports of the question's outcome with its intervention, both in the question's own words; null where it does not. */
export function readFramedFinding(
  paper: PaperText,
  asked: AskedWords,
  { isOfStudies, isAssigned }: StudyKind,
  model: FindingsModel,
): FindingReading | null {
  if (isSetBeside(asked.intervention, paper) || isActedOn(paper.title, asked.intervention)) return null;
  const { title, sentences } = paper;
  const own = [title, ...sentences.filter(({ kind }) => kind !== "background")];
  const tried = dropManner(asked.intervention, asked.comparator);
  if (!haveName(own, tried, paper) || !isTried(tried, paper)) return null;
  if (!hasComparator(asked.comparator, own, paper)) return null;
  const reading = readFindingOfArms(paper, asked, model);
  if (reading === null || reading.direction === "unclear") return null;
  const isOfSwitch = isSinceSwitch(reading, asked.intervention, paper.title);
  // What a trial of the two arms that are asked about reports without naming them is of them.
  const isOfBoth = reading.isOfUnnamed && asked.comparator !== "" && isAssigned && !isOfStudies;
  if (!reading.isOfArms && !isOfSwitch && !isOfBoth) return null;
  if (!reading.namesIntervention && !isOfSwitch && (isOfStudies || !isAssigned)) return null;
  if (isOnBothSides(title.text, asked.intervention, paper)) return null;
  return haveName([reading.evidence], asked.outcome, paper) ? reading : null;
}
