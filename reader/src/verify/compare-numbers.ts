import { parseNumber, RATIO_MEASURES, type ReadNumbers, readNumbers } from "../findings/read-numbers.ts";
import { writeNumberWords } from "./number-words.ts";

/** Years, which are no figures of a result. */
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
const TOLERANCE = 1e-9;
const isSame = (a: number, b: number) => Math.abs(Math.abs(a) - Math.abs(b)) <= TOLERANCE;

/** Every number that a text prints, however it is read. */
function listAll({ values, ps, effects }: ReadNumbers): number[] {
  return [
    ...values.flatMap(({ value, of, sd }) => [value, of, sd]),
    ...ps.map(({ value }) => value),
    ...effects.flatMap(({ value, ci_low, ci_high }) => [value, ci_low, ci_high]),
  ].filter((value) => value !== null);
}

const PRINTED = /(?<![\p{L}\d.,·])(?:\d{1,3}(?:,\d{3}){1,4}(?!\d)|\d{1,12})(?:[.·]\d{1,8})?|(?<![\d])[.·]\d{1,8}/gu;

/** Every number that stands in a text, also where it is of no form that is read: "the hazard ratio for death … was 0.68". */
const listPrinted = (text: string) =>
  Array.from(text.matchAll(PRINTED), ([printed]) => parseNumber(printed)).filter((value) => value !== null);

const HOURS = { hour: 1, h: 1, hr: 1, day: 24, d: 24, week: 168, wk: 168, month: 730, year: 8760 } as const;
const TIME = /(?<![\d.,])(\d{1,4}(?:\.\d)?)[ -](hour|hr|h|day|d|week|wk|month|year)s?\b/giu;

/** The spans of time that a text prints, in the other units, where they are whole: 2 (days) of "48 h". */
function listOtherTimes(text: string): number[] {
  return Array.from(text.matchAll(TIME), ([, figure = "", unit = ""]) => {
    const hours = Number(figure) * HOURS[unit.toLowerCase() as keyof typeof HOURS];
    return Object.values(HOURS).map((length) => hours / length);
  })
    .flat()
    .filter((value) => Number.isInteger(value));
}

const BY =
  /(?:\bby|\d ?(?:%|percent|per cent) (?:lower|higher|reduction|decrease|increase|relative|reduced|increased))/iu;

/** The changes in percent that ratios stand for: 32 of a hazard ratio of 0.68. */
function listRelativeChanges(claim: string, printed: readonly ReadNumbers[]): number[] {
  if (!BY.test(claim)) return [];
  const ratios = printed.flatMap(({ effects }) => effects.filter(({ measure }) => RATIO_MEASURES.has(measure)));
  return ratios.map(({ value }) => Math.round(Math.abs(1 - value) * 100));
}

/** Whether p as claimed follows from p as printed: "p < 0.05" from "p = 0.01". */
function holdsP(claimed: ReadNumbers["ps"][number], printed: readonly ReadNumbers["ps"][number][]): boolean {
  return printed.some(({ relation, value }) => {
    if (relation === "ns" || claimed.relation === "ns") return relation === claimed.relation;
    if (value === null || claimed.value === null) return false;
    if (relation === claimed.relation && isSame(value, claimed.value)) return true;
    if (!LIMITS.has(claimed.value)) return false;
    if (claimed.relation === "<" || claimed.relation === "<=")
      return relation !== ">" && relation !== ">=" && value <= claimed.value;
    return (claimed.relation === ">" || claimed.relation === ">=") && value >= claimed.value && relation !== "<";
  });
}

/** Limits of significance, which hold for every smaller p. */
const LIMITS = new Set([0.05, 0.01, 0.001, 0.0001, 0.1]);

const ROUNDED = /\b(?:about|almost|nearly|roughly|approximately|around|under|over|some) (\d+(?:\.\d+)?)/giu;
/** Share of a figure by which one that is said to be rounded may differ from what is printed. */
const ROUNDED_BY = 0.1;

/** The claim without figures that it calls rounded, where a figure as large is printed. */
function dropRounded(claim: string, printed: readonly number[]): string {
  return claim.replace(ROUNDED, (phrase, figure: string) => {
    const value = Number(figure);
    return printed.some((one) => Math.abs(Math.abs(one) - value) <= ROUNDED_BY * value) ? "" : phrase;
  });
}

/** Whether a figure that a claim calls rounded may stand for one that is printed. */
export function isRoundedIn(claim: string): (claimed: number, printed: number) => boolean {
  const rounded = new Set(Array.from(claim.matchAll(ROUNDED), ([, figure]) => Number(figure)));
  return (claimed, printed) => rounded.has(claimed) && Math.abs(Math.abs(printed) - claimed) <= ROUNDED_BY * claimed;
}

const FAR_EFFECT =
  /\b(?<measure>hazard|odds|risk|rate|relative risk)(?: ratio)?s? (?:for|of) (?:[^\s.;()]+ ){1,12}?(?:was|is|were|of) (?<value>\d{1,2}[.·]\d{1,3})(?!\d)/giu;
const FAR_MEASURES = { hazard: "HR", odds: "OR", risk: "RR", rate: "IRR", "relative risk": "RR" } as const;

/** Effects whose name and value have their outcome between them: "the hazard ratio for death from any cause was 0.68". */
function listFarEffects(text: string): { measure: string; value: number }[] {
  return Array.from(text.matchAll(FAR_EFFECT), ({ groups = {} }) => ({
    measure: FAR_MEASURES[groups.measure?.toLowerCase() as keyof typeof FAR_MEASURES],
    value: parseNumber(groups.value ?? "") ?? Number.NaN,
  }));
}

/**
 * Whether the figures of a claim stand in a paper: "found" also where it has none; "differs" where the sentence that says the
 * same prints another figure of the same kind; "missing" where nothing can be set beside it.
 */
export function compareNumbers(
  written: string,
  evidence: string,
  sentences: readonly string[],
): "found" | "differs" | "missing" {
  const [claim, everywhere] = [writeNumberWords(written), sentences.map(writeNumberWords)];
  const near = readNumbers(writeNumberWords(evidence));
  const nearEffects = [...near.effects, ...listFarEffects(evidence)];
  const all = everywhere.map(readNumbers);
  const printed = [...all.flatMap(listAll), ...everywhere.flatMap(listPrinted)];
  const known = [...printed, ...listRelativeChanges(claim, all), ...everywhere.flatMap(listOtherTimes)];
  const claimed = readNumbers(dropRounded(claim, known));
  const isKnown = (value: number | null) => value === null || known.some((one) => isSame(one, value));
  const strangeValues = claimed.values.filter(({ value, of }) => !isYear(value) && !(isKnown(value) && isKnown(of)));
  const strangePs = claimed.ps.filter(
    (p) =>
      !holdsP(
        p,
        all.flatMap(({ ps }) => ps),
      ),
  );
  const strangeEffects = claimed.effects.filter(
    ({ value, ci_low, ci_high }) => ![value, ci_low, ci_high].every(isKnown),
  );
  if (strangeValues.length + strangePs.length + strangeEffects.length === 0) return "found";
  const isStrangeFar = ({ measure, value }: { measure: string; value: number }) =>
    !isKnown(value) && nearEffects.some((one) => one.measure === measure);
  const hasOther =
    listFarEffects(claim).some(isStrangeFar) ||
    strangeValues.some(({ kind }) => near.values.some((one) => one.kind === kind && kind !== "plain")) ||
    strangeValues.some(({ kind }) => kind === "plain" && near.values.some((one) => one.kind === "plain")) ||
    (strangePs.length > 0 && near.ps.length > 0) ||
    strangeEffects.some(({ measure }) => nearEffects.some((one) => one.measure === measure));
  return hasOther ? "differs" : "missing";
}
