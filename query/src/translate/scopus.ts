import type { Dialect } from "./dialect.ts";
import { wrap } from "./parentheses.ts";
import type { Scope } from "./read-element.ts";

const FIELDS: Partial<Record<Scope, readonly string[]>> = {
  title: ["TITLE"],
  abstract: ["ABS"],
  title_abstract: ["TITLE-ABS", "AUTHKEY"],
  topic: ["TITLE-ABS-KEY"],
  keywords: ["AUTHKEY"],
  substance: ["CHEMNAME"],
  all: ["ALL"],
};

const quote = (text: string): string => `"${text.replaceAll('"', "")}"`;

/** Scopus (Elsevier, "Scopus Search Guide: field codes, operators"). */
export const SCOPUS: Dialect = {
  database: "Scopus",
  thesaurus: null,
  operators: { and: "AND", or: "OR", not: "AND NOT" },
  refer: (number) => `#${number}`,
  referRange: null,
  phrase: (words) => {
    const text = words.join(" ");
    return words.length > 1 || /^(?:and|or|not|w|pre)$/iu.test(text) ? `"${text}"` : text;
  },
  near: (within) => `W/${within}`,
  truncates: true,
  inScope: (scope, inner) => FIELDS[scope]?.map((field) => `${field}${wrap(inner)}`).join(" OR ") ?? null,
  heading: null,
  subheading: null,
  species: {},
  types: {
    Review: { by: "index", text: "DOCTYPE(re)" },
    Letter: { by: "index", text: "DOCTYPE(le)" },
    Editorial: { by: "index", text: "DOCTYPE(ed)" },
  },
  trialFilter: null,
  type: null,
  values: {
    author: (text) => `AUTH(${quote(`${text.replace(/\*$/u, "")}*`)})`,
    first_author: (text) => `FIRSTAUTH(${quote(`${text.replace(/\*$/u, "")}*`)})`,
    journal: (text) => `SRCTITLE(${quote(text)})`,
    affiliation: (text) => `AFFIL(${quote(text)})`,
    doi: (text) => `DOI(${quote(text)})`,
    pmid: (text) => `PMID(${text})`,
    registry_number: (text) => `CASREGNUMBER(${text})`,
  },
  language: (names) => `LANGUAGE(${names.map((name) => name.toLowerCase()).join(" OR ")})`,
  years: ({ from, to }) =>
    [from === null ? [] : [`PUBYEAR > ${from - 1}`], to === null ? [] : [`PUBYEAR < ${to + 1}`]].flat().join(" AND "),
  abstract: null,
  limit: null,
};
