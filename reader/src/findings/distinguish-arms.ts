import { stemWord } from "@medsieve/text/stem";
import type { PaperText } from "../paper-text.ts";
import { isSmallWord } from "./asked-terms.ts";
import { readFindingText, splitEntry } from "./finding-text.ts";

export type Arm = "int" | "cmp";

/** By what words of a paper its two arms are distinguished. */
export interface Arms {
  stems: ReadonlyMap<string, Arm>;
  /** Names such as "group a", in small letters with one blank. */
  labels: ReadonlyMap<string, Arm>;
}

/** Words that describe an arm and distinguish none. */
const COMMON = new Set(
  (
    "mg g kg ml mcg ug μg iu mmol dose doses daily twice once day days week weeks month months hour hours h min minutes treatment treated therapy received receiving administered given " +
    "plus alone combined combination oral intravenous injection tablet tablets capsule capsules program programme session sessions standard care n followed regimen every single time times only " +
    "use using based people children women men adults healthy volunteers randomized randomised assigned allocated who were consisting solution system technique method procedure ii i iii"
  )
    .split(" ")
    .map(stemWord),
);
const CONTROL = new Set([
  "control",
  "controls",
  "placebo",
  "sham",
  "usual",
  "conventional",
  "standard",
  "untreated",
  "vehicle",
  "routine",
  "traditional",
  "waitlist",
]);
const TREATED = new Set(["intervention", "experimental", "active", "treatment", "treated", "study", "case"]);
const GROUP = new Set([
  "group",
  "groups",
  "arm",
  "arms",
  "participants",
  "patients",
  "subjects",
  "condition",
  "cohort",
]);
/** What a letter or a number behind it is a part of: "vitamin K group". */
const NAMED_BY_LETTER = /\b(?:vitamin|hepatitis|type|phase|grade|stage|class|omega|coenzyme|factor)[- ]$/iu;
const LABEL =
  /\b(?:groups?|arms?|cohort)[ -]?([a-z]{1,3}\d?|\d{1,2}|i{1,3}v?)\b|\b([a-z]{1,3}|\d)[ -](?:group|arm)\b/giu;
/** UTF-16 units of an arm that are read. */
const LONGEST = 600;
const LONGEST_INITIALS = 4;
const NO_LABEL = new Set([
  "a",
  "an",
  "of",
  "in",
  "to",
  "and",
  "or",
  "the",
  "who",
  "was",
  "had",
  "at",
  "on",
  "for",
  "by",
  "is",
  "as",
  "2",
  "two",
  "all",
  "per",
  "mg",
  "ml",
  "kg",
]);

function listLabels(text: string): { label: string; start: number; end: number }[] {
  return Array.from(text.matchAll(LABEL), (match) => ({
    label: (match[1] ?? match[2] ?? "").toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(
    ({ label, start, end }) =>
      /\d|[A-Z]/u.test(text.slice(start, end).replace(/groups?|arms?|cohort/iu, "")) &&
      !NAMED_BY_LETTER.test(text.slice(0, start)) &&
      (label === "a" || !NO_LABEL.has(label)),
  );
}

function listStems(text: string): Set<string> {
  return new Set(
    splitEntry(text.slice(0, LONGEST))
      .filter((lower) => !isSmallWord(lower))
      .map(stemWord)
      .filter((stem) => !COMMON.has(stem)),
  );
}

/** How much, which the words of an outcome say as well: "low-density lipoprotein". */
const IS_AMOUNT = /^\d|^(?:low|high|moderate|medium|single|double)$/u;

/** Words of each arm that the other does not have; amounts only where nothing else distinguishes the arms. */
function listOwnWords(intervention: string, comparator: string): Map<string, Arm> {
  const [own, other] = [listStems(intervention), listStems(comparator)];
  const stems = new Map<string, Arm>();
  for (const stem of own) if (!other.has(stem)) stems.set(stem, "int");
  for (const stem of other) if (!own.has(stem)) stems.set(stem, "cmp");
  const words = [...stems.keys()].filter((stem) => !IS_AMOUNT.test(stem));
  if (words.length > 0) for (const stem of stems.keys()) if (IS_AMOUNT.test(stem)) stems.delete(stem);
  return stems;
}

/** "Glucose-insulin-potassium infusion (GIK)": what stands in brackets, and what it stands behind. */
const IN_BRACKETS = /([^()[\];,:]{4,90}) [([]([A-Za-z][\w/+-]{1,9})[)\]]/gu;
const HAS_BRACKETS = / [([][A-Za-z][\w/+-]{1,9}[)\]]/u;
const PARTS = / (?:and|or|versus|vs\.?|than|with|to|of|in|between|receiv\w+) /u;

/** The short names that a sentence gives its arms in brackets. */
function listShortNames(text: string): { label: string; name: string }[] {
  if (!HAS_BRACKETS.test(text)) return [];
  return Array.from(text.matchAll(IN_BRACKETS), ({ 1: before = "", 2: label = "" }) => ({
    label: label.toLowerCase(),
    name: before.split(PARTS).at(-1) ?? "",
  })).filter(({ label }) => !NO_LABEL.has(label));
}

/** A label, and the words that are said of it: from it to the next one, or before it in brackets. */
interface LabelledWords {
  label: string;
  words: { lower: string; stem: string }[];
}

/** What a paper says of its labels, whatever its arms are. */
function listLabelled(paper: PaperText): LabelledWords[] {
  const labelled: LabelledWords[] = [];
  const add = (label: string, words: string) =>
    labelled.push({ label, words: splitEntry(words).map((lower) => ({ lower, stem: stemWord(lower) })) });
  for (const { sentence, kind } of readFindingText(paper)) {
    if (kind === "results" || kind === "conclusion") continue;
    for (const { label, name } of listShortNames(sentence.text)) add(label, name);
    const labels = listLabels(sentence.text);
    for (const [at, { label, start, end }] of labels.entries()) {
      const inBracket = sentence.text.charAt(start - 1) === "(" || /^[)\]]/u.test(sentence.text.slice(end));
      const from = inBracket ? (labels[at - 1]?.end ?? Math.max(0, start - 120)) : end;
      const to = inBracket ? start : (labels[at + 1]?.start ?? sentence.text.length);
      add(label, sentence.text.slice(from, to));
    }
  }
  return labelled;
}

/** Which arm's words are said of each label. */
function resolveLabels(paper: PaperText, stems: ReadonlyMap<string, Arm>): Map<string, Arm> {
  const balance = new Map<string, number>();
  for (const { label, words } of paper.once(listLabelled)) {
    for (const { lower, stem } of words) {
      const arm = stems.get(stem) ?? (CONTROL.has(lower) ? "cmp" : null);
      if (arm !== null) balance.set(label, (balance.get(label) ?? 0) + (arm === "int" ? 1 : -1));
    }
  }
  const labels = new Map<string, Arm>();
  for (const [label, sum] of balance) if (sum !== 0) labels.set(label, sum > 0 ? "int" : "cmp");
  return labels;
}

/** "ta" of "Tranexamic acid": what a group is called by though the paper does not explain it; null of a single word. */
function readInitials(arm: string): string | null {
  const words = splitEntry(arm).filter((word) => !isSmallWord(word) && /^\p{L}/u.test(word));
  return words.length < 2 || words.length > LONGEST_INITIALS ? null : words.map((word) => word.charAt(0)).join("");
}

const beginArms = () => new Map<string, Arms>();

/** How the arms are named in a paper; either may be "" where it is not known. */
export function distinguishArms(intervention: string, comparator: string, paper: PaperText): Arms {
  const known = paper.once(beginArms);
  const key = `${intervention}\n${comparator}`;
  const arms = known.get(key) ?? compareArms(intervention, comparator, paper);
  known.set(key, arms);
  return arms;
}

function compareArms(intervention: string, comparator: string, paper: PaperText): Arms {
  const stems = listOwnWords(intervention, comparator);
  const labels = resolveLabels(paper, stems);
  const [own, other] = [readInitials(intervention), readInitials(comparator)];
  if (own !== null && own !== other) labels.set(own, "int");
  for (const { label } of listLabels(intervention)) labels.set(label, "int");
  for (const { label } of listLabels(comparator)) labels.set(label, "cmp");
  return { stems, labels };
}

const JOINS = new Set(["and", "or"]);
const WITHOUT = new Set(["non", "no", "without"]);
/** Words before "control" that make it a group; any other is what was controlled, as in "glucose control". */
const LEADS_TO_CONTROL = new Set(
  (
    "a an the in of by than with to versus vs v and or both between among for from compared active attention healthy matched list waiting no as were was normal historical untreated placebo sham usual care " +
    "negative positive group"
  ).split(" "),
);

const isAchieved = (before: string) =>
  before === "under" || (/^\p{L}{3,}$/u.test(before) && !LEADS_TO_CONTROL.has(before));

/** Which arm the word at `at` names; null where none. `skip`: words that belong to the outcome. */
export function findArm(
  words: readonly { lower: string; stem: string; long: readonly string[] | null }[],
  at: number,
  arms: Arms,
): Arm | null {
  const word = words[at];
  if (!word) return null;
  const own = arms.stems.get(word.stem);
  if (own === "int" && WITHOUT.has(words[at - 1]?.lower ?? "")) return "cmp";
  if (own) return own;
  for (const stem of word.long ?? []) {
    const long = arms.stems.get(stem);
    if (long) return long;
  }
  const next = words[at + 1]?.lower ?? "";
  const before = words[at - 1]?.lower ?? "";
  const isLabelled =
    GROUP.has(before) || GROUP.has(next) || (before === "and" && GROUP.has(words[at - 3]?.lower ?? ""));
  if (isLabelled) {
    const labelled = arms.labels.get(word.lower);
    if (labelled) return labelled;
  }
  if (word.lower === "control" && !GROUP.has(next) && isAchieved(before)) return null;
  if (CONTROL.has(word.lower)) return "cmp";
  const isBesideControl =
    JOINS.has(next) && CONTROL.has(words[at + 2]?.lower ?? "") && GROUP.has(words[at + 3]?.lower ?? "");
  if (TREATED.has(word.lower) && (GROUP.has(next) || isBesideControl)) return "int";
  return null;
}
