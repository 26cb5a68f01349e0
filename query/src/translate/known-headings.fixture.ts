import type { KnownHeadings } from "../repair/known-headings.ts";

const HEADINGS = [
  "Animals",
  "Asthma",
  "Diabetes Mellitus, Type 2",
  "Exercise",
  "Heart Failure",
  "Humans",
  "Metformin",
  "Myocardial Infarction",
  "Neoplasms",
  "Stroke",
];
const ENTRY_TERMS: Record<string, string> = { "heart attack": "Myocardial Infarction" };

const fold = (name: string): string => name.toLowerCase();

/** A few headings of MeSH, and one entry term. */
export const SOME_HEADINGS: KnownHeadings = {
  find: (name) => HEADINGS.find((heading) => fold(heading) === fold(name)) ?? null,
  findByEntryTerm: (name) => ENTRY_TERMS[fold(name)] ?? null,
  isAbsent: () => false,
};
