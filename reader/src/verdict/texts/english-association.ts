import { ENGLISH } from "./english.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

const isOne = (count: number, one: string, more: string) => (count === 1 ? one : more);
const name = ({ areStudies }: Asked) => (areStudies ? "studies" : "papers");
const both = ({ intervention, outcome }: Asked) => `${intervention} and ${outcome}`;
const relation = ({ intervention, outcome }: Asked) => `of ${intervention} with ${outcome}`;

function writePart({ count, papers }: CountedPart): string {
  if (count === "favours") return `${papers} ${isOne(papers, "reports", "report")} an association`;
  if (count === "against") return `${papers} ${isOne(papers, "reports", "report")} the reverse`;
  return `${papers} ${isOne(papers, "finds", "find")} none`;
}

function join(parts: readonly CountedPart[]): string {
  const written = parts.map(writePart);
  return written.length < 2 ? written.join("") : `${written.slice(0, -1).join(", ")} and ${written.at(-1)}`;
}

/** Of questions whether two things go together. */
export const ENGLISH_ASSOCIATION: VerdictTexts = {
  ...ENGLISH,
  agree: ({ count, papers }, asked) => {
    if (count === "no_difference")
      return `All ${papers} ${name(asked)} counted find no clear association ${relation(asked)}.`;
    const lead = `All ${papers} ${name(asked)} with a clear finding report`;
    return count === "favours"
      ? `${lead} an association ${relation(asked)}.`
      : `${lead} the reverse for ${both(asked)}.`;
  },
  mostly: ([first, ...others], total, asked) => {
    const lead = {
      favours: `report an association ${relation(asked)}`,
      no_difference: `find no clear association ${relation(asked)}`,
      against: `report the reverse for ${both(asked)}`,
    }[first?.count ?? "favours"];
    return `Most ${name(asked)} agree: ${first?.papers ?? 0} of ${total} ${lead}; ${join(others)}.`;
  },
  disagree: (parts, total, asked) =>
    `The ${total} ${name(asked)} with a finding on ${both(asked)} disagree: ${join(parts)}.`,
  tooFew: (parts, asked) => `Too few ${name(asked)} to draw a conclusion on ${both(asked)}: ${join(parts)}.`,
  unclear: (papers, asked) =>
    `${papers} ${asked.areStudies ? isOne(papers, "study", "studies") : isOne(papers, "paper", "papers")} ${isOne(papers, "reports", "report")} on ${both(asked)}, but not clearly how they go together.`,
};
