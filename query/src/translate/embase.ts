import { EMBASE_TRIALS } from "./designs.ts";
import type { Dialect } from "./dialect.ts";
import type { Scope } from "./read-element.ts";

const FIELDS: Partial<Record<Scope, string>> = {
  title: ":ti",
  abstract: ":ab",
  title_abstract: ":ti,ab,kw",
  topic: ":ti,ab,kw,de",
  keywords: ":kw",
  all: "",
};

/** In single quotation marks, unless it is one plain word; in double ones where it has an apostrophe. */
function quote(text: string): string {
  if (/^[\p{L}\p{N}]+\*?$/u.test(text) && !/^(?:and|or|not|near|next)$/iu.test(text)) return text;
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

const quoteValue = (text: string): string => `'${text.replaceAll(/['"]/gu, " ").trim().toLowerCase()}'`;

const limitTo = (names: readonly string[]): string => {
  const shown = names.map((name) => `[${name.toLowerCase()}]/lim`).join(" OR ");
  return names.length === 1 ? shown : `(${shown})`;
};

/** Embase.com (Elsevier, "Embase search guide: field codes, operators, limits"). */
export const EMBASE: Dialect = {
  database: "Embase (Embase.com)",
  thesaurus: "Emtree",
  operators: { and: "AND", or: "OR", not: "NOT" },
  refer: (number) => `#${number}`,
  referRange: null,
  phrase: (words) => quote(words.join(" ")),
  // NEAR/1 is side by side, so that words between count one less.
  near: (within) => `NEAR/${within + 1}`,
  truncates: true,
  inScope: (scope, inner, isSingle) => {
    const field = FIELDS[scope];
    if (field === undefined) return null;
    return isSingle ? `${inner}${field}` : `(${inner})${field}`;
  },
  heading: null,
  subheading: null,
  species: { Humans: "[humans]/lim", Animals: "[animals]/lim" },
  types: {
    "Randomized Controlled Trial": EMBASE_TRIALS,
    "Controlled Clinical Trial": { by: "index", text: "[controlled clinical trial]/lim" },
    "Systematic Review": { by: "index", text: "[systematic review]/lim" },
    "Meta-Analysis": { by: "index", text: "[meta analysis]/lim" },
    "Case Reports": { by: "index", text: "'case report'/de" },
    "Practice Guideline": { by: "index", text: "'practice guideline'/de" },
    Review: { by: "index", text: "[review]/lim" },
    Letter: { by: "index", text: "[letter]/lim" },
    Editorial: { by: "index", text: "[editorial]/lim" },
  },
  trialFilter: EMBASE_TRIALS,
  type: null,
  values: {
    author: (text) => `'${text.replace(/\*$/u, "").replaceAll(/[."']/gu, "").trim().toLowerCase()}*':au`,
    journal: (text) => `${quoteValue(text)}:jt`,
    affiliation: (text) => `${quoteValue(text)}:ff`,
    doi: (text) => `'${text}':do`,
    registry_number: (text) => `${quoteValue(text)}:rn`,
  },
  language: limitTo,
  years: ({ from, to }, thisYear) => `[${from ?? 1800}-${to ?? thisYear + 1}]/py`,
  abstract: "[abstracts]/lim",
  limit: null,
};
