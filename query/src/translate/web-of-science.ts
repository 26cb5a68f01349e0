import type { Dialect } from "./dialect.ts";
import { wrap } from "./parentheses.ts";
import type { Scope } from "./read-element.ts";

const FIELDS: Partial<Record<Scope, readonly string[]>> = {
  title: ["TI"],
  abstract: ["AB"],
  title_abstract: ["TI", "AB", "AK"],
  topic: ["TS"],
  keywords: ["AK"],
  all: ["ALL"],
};

const quote = (text: string): string => `"${text.replaceAll('"', "")}"`;

/** Web of Science Core Collection (Clarivate, "Advanced Search: field tags, operators"). */
export const WEB_OF_SCIENCE: Dialect = {
  database: "Web of Science",
  thesaurus: null,
  operators: { and: "AND", or: "OR", not: "NOT" },
  refer: (number) => `#${number}`,
  referRange: null,
  phrase: (words) => {
    const text = words.join(" ");
    return words.length > 1 || /^(?:and|or|not|near|same)$/iu.test(text) ? `"${text}"` : text;
  },
  near: (within) => `NEAR/${within}`,
  truncates: true,
  inScope: (scope, inner) => FIELDS[scope]?.map((field) => `${field}=${wrap(inner)}`).join(" OR ") ?? null,
  heading: null,
  subheading: null,
  species: {},
  types: {
    Review: { by: "index", text: "DT=(Review)" },
    Letter: { by: "index", text: "DT=(Letter)" },
    Editorial: { by: "index", text: 'DT=("Editorial Material")' },
  },
  trialFilter: null,
  type: null,
  values: {
    author: (text) => `AU=(${quote(`${text.replace(/\*$/u, "")}*`)})`,
    journal: (text) => `SO=(${quote(text)})`,
    affiliation: (text) => `AD=(${quote(text)})`,
    doi: (text) => `DO=(${quote(text)})`,
    pmid: (text) => `PMID=(${text})`,
  },
  language: (names) => `LA=(${names.join(" OR ")})`,
  years: ({ from, to }, thisYear) => `PY=(${from ?? 1800}-${to ?? thisYear + 1})`,
  abstract: null,
  limit: null,
};
