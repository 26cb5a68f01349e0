import { abbreviateSubheading, findSubheading } from "../subheadings.ts";
import { OVID_EMBASE_TRIALS } from "./designs.ts";
import type { Dialect, Restriction, Years } from "./dialect.ts";
import type { Scope } from "./read-element.ts";
import { OVID_MEDLINE_TRIALS } from "./trial-filter.ts";

/** Ovid (Wolters Kluwer, "Ovid Advanced Search: field codes, operators, limits", and the database guides). */
const RESERVED = /^(?:and|or|not|adj\d*|freq|exp|to|limit)$/iu;

/** Words that Ovid would take for operators, and numbers, which name lines, stand in quotation marks. */
function writePhrase(words: readonly string[]): string {
  const text = words.join(" ");
  const isPlain = !words.some((word) => RESERVED.test(word)) && !/^\d+$/u.test(text);
  return isPlain ? text : `"${text}"`;
}

const inField =
  (fields: Partial<Record<Scope, string>>) =>
  (scope: Scope, inner: string, isSingle: boolean): string | null => {
    const field = fields[scope];
    if (field === undefined) return null;
    return `${isSingle ? inner : `(${inner})`}.${field}.`;
  };

/** Over more years an expression would be too long; a limit takes any. */
const MOST_YEARS = 60;

function writeYears({ from, to }: Years, thisYear: number): string | null {
  const [first, last] = [from ?? 0, to ?? thisYear + 1];
  if (first > last || last - first > MOST_YEARS) return null;
  return `(${Array.from({ length: last - first + 1 }, (_, at) => first + at).join(" or ")}).yr.`;
}

function writeLimit(line: string, restriction: Restriction): string {
  if ("abstract" in restriction) return `limit ${line} to abstracts`;
  if ("languages" in restriction) {
    const [first = "", ...others] = restriction.languages.map((name) => name.toLowerCase());
    return `limit ${line} to ${others.length === 0 ? `${first} language` : `(${[first, ...others].join(" or ")})`}`;
  }
  const { from, to } = restriction.years;
  return `limit ${line} to yr="${from ?? 1800} -${to === null ? "Current" : to}"`;
}

/** Names with anything but words and commas in them stand in quotation marks. */
const writeName = (name: string): string => (/^[\p{L}\d ,-]+$/u.test(name) ? name : `"${name.replaceAll('"', "")}"`);

const OVID = {
  operators: { and: "and", or: "or", not: "not" },
  refer: String,
  referRange: (kind, from, to) => `${kind}/${from}-${to}`,
  phrase: writePhrase,
  near: (within) => `adj${within + 1}`,
  truncates: true,
  language: (names) => {
    const shown = names.map((name) => name.toLowerCase()).join(" or ");
    return `${names.length === 1 ? shown : `(${shown})`}.lg.`;
  },
  years: writeYears,
  abstract: null,
  limit: writeLimit,
} satisfies Partial<Dialect>;

/** Ovid marks authors' initials without a dot; a star takes further ones, as PubMed does. */
const writeAuthor = (text: string): string =>
  `${text.replace(/\*$/u, "").replaceAll(/[."]/gu, "").trim()}*.au.`.toLowerCase();

export const OVID_MEDLINE: Dialect = {
  ...OVID,
  database: "MEDLINE (Ovid)",
  thesaurus: null,
  inScope: inField({
    title: "ti",
    abstract: "ab",
    title_abstract: "ti,ab,kf",
    topic: "mp",
    keywords: "kf",
    substance: "nm",
    all: "af",
  }),
  heading: ({ heading, subheading, isMajor, isExploded }) => {
    const qualifier = subheading === null ? "" : (abbreviateSubheading(subheading) ?? subheading);
    return { text: `${isExploded ? "exp " : ""}${isMajor ? "*" : ""}${heading}/${qualifier}`, notes: [] };
  },
  subheading: (name) => {
    const short = abbreviateSubheading(findSubheading(name) ?? name);
    return short === null ? null : `${short}.fs.`;
  },
  species: {},
  types: "as_in_pubmed",
  trialFilter: OVID_MEDLINE_TRIALS,
  type: (names) => {
    const shown = names.map((name) => writeName(name.toLowerCase()));
    return `${shown.length === 1 ? shown.join("") : `(${shown.join(" or ")})`}.pt.`;
  },
  values: {
    author: writeAuthor,
    journal: (text) => `"${text}".jn.`,
    affiliation: (text) => `"${text}".in.`,
    doi: (text) => `"${text}".do.`,
    pmid: (text) => `${text}.ui.`,
    registry_number: (text) => `"${text}".rn.`,
  },
};

export const OVID_EMBASE: Dialect = {
  ...OVID,
  database: "Embase (Ovid)",
  thesaurus: "Emtree",
  inScope: inField({
    title: "ti",
    abstract: "ab",
    title_abstract: "ti,ab,kf",
    topic: "mp",
    keywords: "kf",
    all: "af",
  }),
  heading: null,
  subheading: null,
  species: { Humans: "human/", Animals: "exp animal/" },
  types: {
    "Randomized Controlled Trial": OVID_EMBASE_TRIALS,
    "Systematic Review": { by: "index", text: '"systematic review"/' },
    "Meta-Analysis": { by: "index", text: "meta analysis/" },
    "Case Reports": { by: "index", text: "case report/" },
    "Practice Guideline": { by: "index", text: "practice guideline/" },
    Review: { by: "index", text: "review.pt." },
    Letter: { by: "index", text: "letter.pt." },
    Editorial: { by: "index", text: "editorial.pt." },
  },
  trialFilter: OVID_EMBASE_TRIALS,
  type: null,
  values: {
    author: writeAuthor,
    journal: (text) => `"${text}".jn.`,
    affiliation: (text) => `"${text}".in.`,
    doi: (text) => `"${text}".do.`,
    registry_number: (text) => `"${text}".rn.`,
  },
};

export const PSYCINFO_OVID: Dialect = {
  ...OVID,
  database: "APA PsycInfo (Ovid)",
  thesaurus: "APA Thesaurus",
  inScope: inField({
    title: "ti",
    abstract: "ab",
    title_abstract: "ti,ab,id",
    topic: "mp",
    keywords: "id",
    all: "af",
  }),
  heading: null,
  subheading: null,
  species: { Humans: "human.po.", Animals: "animal.po." },
  types: {
    "Clinical Trial": { by: "index", text: "clinical trial.md." },
    "Systematic Review": { by: "index", text: "systematic review.md." },
    "Meta-Analysis": { by: "index", text: "meta analysis.md." },
  },
  trialFilter: null,
  type: null,
  values: {
    author: writeAuthor,
    journal: (text) => `"${text}".jn.`,
    affiliation: (text) => `"${text}".in.`,
    doi: (text) => `"${text}".do.`,
  },
};
