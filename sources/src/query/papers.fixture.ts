import type { Citation } from "@medsieve/medline/citation";
import { makeCitation } from "../../../medline/test/medline-xml.ts";

const author = (name: string, ...affiliations: string[]) => ({ name, collective: false, affiliations });
const heading = (descriptor: string, major = false, ...qualifiers: string[]) => ({
  descriptor,
  major,
  qualifiers: qualifiers.map((name) => ({ name, major: false })),
});
const date = (year: number, month: number | null, day: number | null) => ({ printed: String(year), year, month, day });

/** Four papers that differ in every field that is searched. */
export const FIXTURE_PAPERS: Citation[] = [
  makeCitation({
    pmid: "1",
    title: "Dapagliflozin in heart failure with reduced ejection fraction",
    abstract: [{ label: "RESULTS", text: "Patients were randomised. Quality of life improved." }],
    mesh: [heading("Heart Failure", true, "drug therapy"), heading("Humans")],
    keywords: ["gliflozins"],
    journal: "The New England journal of medicine",
    journalAbbreviation: "N Engl J Med",
    authors: [author("Smith JA", "Hospital, Tokyo, Japan")],
    languages: ["eng"],
    publicationTypes: ["Randomized Controlled Trial"],
    published: date(2019, 11, 21),
  }),
  makeCitation({
    pmid: "2",
    title: "Failure of the heart: a review",
    mesh: [heading("Heart Failure")],
    journal: "Lancet (London, England)",
    journalAbbreviation: "Lancet",
    authors: [author("Smithson J"), author("Smith J")],
    languages: ["ger"],
    publicationTypes: ["Review"],
    published: date(2015, null, null),
  }),
  makeCitation({
    pmid: "3",
    title: "Paediatric tumours and COVID-19 vaccination",
    abstract: [
      { label: null, text: "Vaccines against covid-19 in children with cancer. Parkinson's disease was absent." },
    ],
    mesh: [heading("Neoplasms"), heading("Animals")],
    authors: [author("van der Berg P", "Osaka")],
    languages: ["eng"],
    publicationTypes: ["Case Reports"],
    published: date(2021, 5, 17),
  }),
  makeCitation({
    pmid: "4",
    title: "SGLT2阻害薬による心不全の薬物治療",
    languages: ["jpn"],
    publicationTypes: ["Practice Guideline"],
  }),
];

export const ALL_PMIDS = FIXTURE_PAPERS.map((citation) => Number(citation.pmid));
