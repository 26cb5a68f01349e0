import { abbreviateSubheading } from "../subheadings.ts";
import type { Dialect } from "./dialect.ts";
import { makeNote } from "./notes.ts";
import type { Scope } from "./read-element.ts";

/** Keywords hold the MeSH headings, too. */
const FIELDS: Partial<Record<Scope, string>> = {
  title: ":ti",
  abstract: ":ab",
  title_abstract: ":ti,ab,kw",
  topic: ":ti,ab,kw",
  keywords: ":kw",
  all: "",
};

/** Truncation does not work within quotation marks; NEXT puts words side by side, and takes it. */
function writePhrase(words: readonly string[]): string {
  const [only = ""] = words;
  if (words.length === 1) return /^(?:and|or|not|near|next)$/iu.test(only) ? `"${only}"` : only;
  return words.some((word) => word.endsWith("*")) ? `(${words.join(" NEXT ")})` : `"${words.join(" ")}"`;
}

const TRIALS = { by: "everything" } as const;

/** The Cochrane Library, for CENTRAL (Cochrane, "How to search: search manager"). */
export const COCHRANE: Dialect = {
  database: "Cochrane Library (CENTRAL)",
  thesaurus: null,
  operators: { and: "AND", or: "OR", not: "NOT" },
  refer: (number) => `#${number}`,
  referRange: (kind, from, to) => `{${kind.toUpperCase()} #${from}-#${to}}`,
  phrase: writePhrase,
  near: (within) => `NEAR/${Math.max(1, within)}`,
  truncates: true,
  inScope: (scope, inner, isSingle) => {
    const field = FIELDS[scope];
    if (field === undefined) return null;
    return isSingle ? `${inner}${field}` : `(${inner})${field}`;
  },
  heading: ({ heading, subheading, isMajor, isExploded }) => {
    const qualifier = subheading === null ? null : abbreviateSubheading(subheading);
    const notes = isMajor ? [makeNote("major_lost", { heading })] : [];
    if (subheading !== null && qualifier === null) notes.push(makeNote("subheading_lost", { heading, subheading }));
    const after = qualifier === null ? "" : `/${qualifier.toUpperCase()}`;
    return { text: `[mh ${isExploded ? "" : "^"}"${heading}"${after}]`, notes };
  },
  subheading: null,
  species: {},
  types: {
    "Randomized Controlled Trial": TRIALS,
    "Controlled Clinical Trial": TRIALS,
    "Clinical Trial": TRIALS,
  },
  trialFilter: TRIALS,
  type: null,
  values: {
    author: (text) => `"${text.replace(/\*$/u, "").replaceAll('"', "")}":au`,
    journal: (text) => `"${text.replaceAll('"', "")}":so`,
    doi: (text) => `"${text}":doi`,
  },
  language: null,
  years: null,
  abstract: null,
  limit: null,
};
