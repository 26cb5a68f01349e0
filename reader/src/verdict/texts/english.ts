import { nameDesigns } from "../../answer/texts/english.ts";
import { DESIGN_NAMES } from "../../design/design-names.ts";
import type { BasisPart } from "../describe-basis.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

const papersOf = (count: number) => `${count} ${count === 1 ? "paper" : "papers"}`;
const studiesOf = (count: number) => `${count} ${count === 1 ? "study" : "studies"}`;
const name = ({ areStudies }: Asked) => (areStudies ? "studies" : "papers");
const isOne = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** "for cold duration", "in diarrhoea". */
const target = (word: "for" | "in", { outcome, problem }: Asked) =>
  outcome ? ` ${word} ${outcome}` : problem ? ` in ${problem}` : "";

/** "zinc over placebo for cold duration". */
function favour(asked: Asked): string {
  const { intervention, comparator } = asked;
  return `${intervention}${comparator ? ` over ${comparator}` : ""}${target("for", asked)}`;
}

/** "between zinc and placebo in cold duration", "with zinc". */
function between(asked: Asked): string {
  const { intervention, comparator } = asked;
  const arms = comparator ? `between ${intervention} and ${comparator}` : `with ${intervention}`;
  return `${arms}${target("in", asked)}`;
}

function writePart({ count, papers }: CountedPart, asked: Asked): string {
  if (count === "favours") return `${papers} ${isOne(papers, "favours", "favour")} ${asked.intervention}`;
  if (count === "against") return `${papers} ${isOne(papers, "speaks", "speak")} against it`;
  return `${papers} ${isOne(papers, "finds", "find")} no clear difference`;
}

function join(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const onOutcome = ({ outcome, problem }: Asked) => (outcome || problem ? ` on ${outcome ?? problem}` : "");
/** What is compared was not the same thing in every paper. */
const onOwn = ({ differs, areStudies }: Asked) =>
  differs ? ` (each ${areStudies ? "study" : "paper"} by its own outcome)` : "";

const write = (count: number) => count.toLocaleString("en");

/** "3 randomized controlled trials (372 participants)"; the word only where it is new to the sentence. */
function writeBasis({ design, papers, participants, isLeast }: BasisPart, at: number, areStudies: boolean): string {
  const names =
    design === null
      ? `${areStudies ? studiesOf(papers) : papersOf(papers)} of unknown design`
      : nameDesigns(papers, DESIGN_NAMES[design].en);
  if (participants === null) return names;
  const people = at > 0 ? "" : isOne(participants, " participant", " participants");
  return `${names} (${isLeast ? "at least " : ""}${write(participants)}${people})`;
}

export const ENGLISH: VerdictTexts = {
  quote: (words) => words,
  space: " ",
  listSeparator: ", ",
  agree: ({ count, papers }, asked) => {
    if (count === "favours")
      return `All ${papers} ${name(asked)} with a clear finding favour ${favour(asked)}${onOwn(asked)}.`;
    if (count === "against") {
      const than = asked.comparator ? ` compared with ${asked.comparator}` : "";
      return `All ${papers} ${name(asked)} with a clear finding speak against ${asked.intervention}${than}${onOutcome(asked)}${onOwn(asked)}.`;
    }
    return `All ${papers} ${name(asked)} counted find no clear difference ${between(asked)}${onOwn(asked)}.`;
  },
  mostly: ([first, ...others], total, asked) => {
    const rest = join(others.map((part) => writePart(part, { ...asked, intervention: "it" })));
    const papers = first?.papers ?? 0;
    const lead = {
      favours: `favour ${favour(asked)}`,
      no_difference: `find no clear difference ${between(asked)}`,
      against: `speak against ${asked.intervention}${onOutcome(asked)}`,
    }[first?.count ?? "favours"];
    return `Most ${name(asked)} agree: ${papers} of ${total} ${lead}; ${rest}${onOwn(asked)}.`;
  },
  disagree: (parts, total, asked) =>
    `The ${total} ${name(asked)} with a finding${onOutcome(asked)} disagree: ${join(parts.map((part) => writePart(part, asked)))}${onOwn(asked)}.`,
  tooFew: (parts, asked) =>
    `Too few ${name(asked)} to draw a conclusion${onOutcome(asked)}: ${join(parts.map((part) => writePart(part, asked)))}${onOwn(asked)}.`,
  unclear: (papers, asked) =>
    `${asked.areStudies ? studiesOf(papers) : papersOf(papers)} ${isOne(papers, "reports", "report")}${onOutcome(asked) || " on this"}, but without a clear direction for ${asked.intervention}.`,
  basis: (parts, { areStudies }) => {
    const first = parts.findIndex(({ participants }) => participants !== null);
    return `Based on ${join(parts.map((part, at) => writeBasis(part, at - first, areStudies)))}.`;
  },
  unclearToo: (papers) => `${papers} more ${isOne(papers, "is", "are")} unclear.`,
  sameTrial: (papers, trials) =>
    `${papers} papers are reports of ${isOne(trials, "one trial, which counts", `${trials} trials, each of which counts`)} once.`,
  leftOut: (papers) => `${isOne(papers, "One retracted paper is", `${papers} retracted papers are`)} not counted.`,
  noFinding: (papers, read) =>
    `${papers} of the ${papersOf(read)} read ${isOne(papers, "addresses", "address")} the question, but no result that could be counted was found in ${isOne(papers, "its abstract", "their abstracts")}.`,
  notCompared: (papers, read) =>
    `${papers} of the ${papersOf(read)} read ${isOne(papers, "addresses", "address")} the question. It does not ask what something does or goes with, so nothing is counted; what the papers say follows.`,
  notAddressed: ({ read, missing, searched, mayWiden }) => {
    const subject = read === 1 ? "The one paper read does not address" : `None of the ${read} papers read addresses`;
    const lacks = missing && `${read === 1 ? "It does not mention" : "None mentions"} ${missing}. `;
    const searchedFor = searched && `Searched for: ${searched}. `;
    const wider = `Try other words${mayWiden ? ", the preference “Everything”" : ""} or wider limits.`;
    return [`${subject} this question.`, `${lacks}${searchedFor}${wider}`];
  },
  onlyRetracted: (papers) =>
    `${isOne(papers, "The one paper", `All ${papers} papers`)} found on this question ${isOne(papers, "was", "were")} retracted, so no answer can be given.`,
};
