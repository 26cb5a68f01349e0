import { CINAHL_TRIALS } from "./designs.ts";
import type { Dialect } from "./dialect.ts";
import type { Scope } from "./read-element.ts";

const inFields =
  (fields: Partial<Record<Scope, readonly string[]>>) =>
  (scope: Scope, inner: string, isSingle: boolean): string | null =>
    fields[scope]?.map((field) => `${field} ${isSingle ? inner : `(${inner})`}`).join(" OR ") ?? null;

const quote = (text: string): string => `"${text.replaceAll('"', "")}"`;

/** EBSCOhost (EBSCO Connect, "Field codes", "Proximity searches", and the guides of CINAHL and APA PsycInfo). */
const EBSCO = {
  operators: { and: "AND", or: "OR", not: "NOT" },
  refer: (number) => `S${number}`,
  referRange: null,
  phrase: (words) => {
    const text = words.join(" ");
    return words.length > 1 || /^(?:and|or|not|[nw]\d*)$/iu.test(text) ? `"${text}"` : text;
  },
  near: (within) => `N${within}`,
  truncates: true,
  heading: null,
  subheading: null,
  trialFilter: null,
  type: null,
  values: {
    author: (text) => `AU ${quote(`${text.replace(/\*$/u, "")}*`)}`,
    journal: (text) => `SO ${quote(text)}`,
    affiliation: (text) => `AF ${quote(text)}`,
  },
  language: (names) => (names.length === 1 ? `LA ${names.join("")}` : `LA (${names.join(" OR ")})`),
  years: ({ from, to }, thisYear) => `PY ${from ?? 1800}-${to ?? thisYear + 1}`,
  abstract: null,
  limit: null,
} satisfies Partial<Dialect>;

export const CINAHL: Dialect = {
  ...EBSCO,
  database: "CINAHL (EBSCO)",
  thesaurus: "CINAHL Subject Headings",
  inScope: inFields({
    title: ["TI"],
    abstract: ["AB"],
    title_abstract: ["TI", "AB"],
    topic: ["TI", "AB", "MW"],
    keywords: ["SU"],
    all: ["TX"],
  }),
  trialFilter: CINAHL_TRIALS,
  species: { Humans: '(MH "Human")', Animals: '(MH "Animals+")' },
  types: {
    "Randomized Controlled Trial": CINAHL_TRIALS,
    "Clinical Trial": { by: "index", text: 'PT "clinical trial"' },
    "Systematic Review": { by: "index", text: 'PT "systematic review"' },
    "Meta-Analysis": { by: "index", text: 'PT "meta analysis"' },
    Review: { by: "index", text: "PT review" },
    "Case Reports": { by: "index", text: 'PT "case study"' },
    "Practice Guideline": { by: "index", text: 'PT "practice guidelines"' },
    Letter: { by: "index", text: "PT letter" },
    Editorial: { by: "index", text: "PT editorial" },
  },
};

export const PSYCINFO_EBSCO: Dialect = {
  ...EBSCO,
  database: "APA PsycInfo (EBSCO)",
  thesaurus: "APA Thesaurus",
  inScope: inFields({
    title: ["TI"],
    abstract: ["AB"],
    title_abstract: ["TI", "AB", "KW"],
    topic: ["TI", "AB", "KW", "SU"],
    keywords: ["KW"],
    all: ["TX"],
  }),
  species: { Humans: "PO human", Animals: "PO animal" },
  types: {},
};
