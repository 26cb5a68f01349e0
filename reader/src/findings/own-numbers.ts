/** UTF-16 offsets, end exclusive. */
interface Range {
  start: number;
  end: number;
}

const BRACKET = /^[^()[\];,.]{0,25}(?<inside>[([][^()[\]]*(?:[([][^()[\]]*[)\]][^()[\]]*)*[)\]])/u;
/** A p value, an interval or an effect, which are of what stands before their bracket. */
const IS_RESULT = /\bp ?[<>=≤≥]|\bci\b|confidence interval|\b[HOR]R ?[=:\d]|(?:odds|hazard|risk|rate) ratio/iu;

/** The bracket behind an outcome's name that holds its own result; null where none does. */
export function findOwnBracket(outcome: string, text: string): Range | null {
  const at = text.toLowerCase().indexOf(outcome.toLowerCase());
  if (at < 0) return null;
  const from = at + outcome.length;
  const found = BRACKET.exec(text.slice(from));
  const inside = found?.groups?.inside;
  if (found === null || inside === undefined || !IS_RESULT.test(inside)) return null;
  const start = from + found[0].length - inside.length;
  return { start, end: start + inside.length };
}

/** Several p values in a row, of which the order alone says whose they are: "(p = 0.03, 0.01 and 0.008, respectively)". */
const ROW =
  /\bp ?[<>=≤≥] ?0?[.·]\d+(?:(?:,|;| and|, and) ?(?:p ?)?[<>=≤≥]? ?0?[.·]\d+)+(?:,? (?:respectively|resp)\b)?/giu;

/** Whether a p value stands in such a row. */
export function isInRow(start: number, text: string): boolean {
  return Array.from(text.matchAll(ROW)).some(({ 0: all, index }) => start >= index && start < index + all.length);
}

/** What two percentages are that say by how much one group had less: "33% and 41% lower". */
const BY_HOW_MUCH = /^ ?(?:lower|higher|less|more|fewer|greater|reductions?|increases?|decreases?|improvements?)\b/iu;

export const saysByHowMuch = (text: string, end: number): boolean => BY_HOW_MUCH.test(text.slice(end));

/** "At 6 and 12 months, respectively, 85% and 80%": the values of two times, and of one group. */
const TIMES_RESPECTIVELY =
  /\b(?:at|after) (?:[\w-]+ )?\d+ ?(?:and|,) ?\d+ (?:days|weeks|months|years|hours|minutes)\b[^;.]{0,20}\brespectively\b/iu;

export const isOfTimes = (text: string): boolean => TIMES_RESPECTIVELY.test(text);

/** "Group 3", "arms 1", "study 2": the number of a group, and nothing that was measured. */
const NUMBERS_GROUP = /\b(?:groups?|arms?|stud(?:y|ies)|cohorts?|stages?|grades?|types?|phases?)[ -]$/iu;

export const isNumberOfGroup = (text: string, start: number): boolean =>
  NUMBERS_GROUP.test(text.slice(Math.max(0, start - 12), start));
