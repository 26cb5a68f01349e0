import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SearchDetails } from "@medsieve/contract/history";
import type { openApi } from "./api.ts";

/** Papers of a year: as many as a query contributes, where no administrator has set another number. */
const OF_A_YEAR = 5;
const FIRST_YEAR = 2001;
const FIRST_PMID = 50_000_001;
export const MOST_PAPERS = 100;

/** Published in a year that no other made paper has. */
export const LONG_TITLES = { year: 1999, count: 4 };
/** With a word that nothing breaks, and far beyond what two lines hold. */
const LONG_TITLE =
  "Effects of dapagliflozin, empagliflozin and canagliflozin on hospital admission in patients with heart failure, preserved ejection fraction, chronic kidney disease and Pneumonoultramicroscopicsilicovolcanoconiosis-Donaudampfschifffahrtsgesellschaftskapitaen: design, rationale, baseline characteristics and five-year results of a multinational, double-blind, placebo-controlled, event-driven, parallel-group randomised trial and of its open-label extension";
const MANY_AUTHORS = 200;

export const MADE_QUESTION = "Does dapagliflozin reduce hospital admission in heart failure?";

const RESULTS = [
  (n: number) =>
    `Hospital admission was less frequent with dapagliflozin than with placebo (${n - 40} of ${n} versus ${n - 20} of ${n} patients; hazard ratio 0.74; 95% CI 0.60 to 0.92; P=0.007).`,
  () =>
    "Hospital admission did not differ between dapagliflozin and placebo (hazard ratio 0.98; 95% CI 0.80 to 1.20; P=0.84).",
  () =>
    "Hospital admission was more frequent with dapagliflozin than with placebo (hazard ratio 1.31; 95% CI 1.05 to 1.63; P=0.02).",
];
const TYPES = ["Randomized Controlled Trial", "Meta-Analysis", "Observational Study", "Clinical Trial"];

interface MadePaper {
  pmid: number;
  year: number;
  title: string;
  authors: number;
}

function listMadePapers(): MadePaper[] {
  const many = Array.from({ length: MOST_PAPERS }, (_, index) => ({
    pmid: FIRST_PMID + index,
    year: FIRST_YEAR + Math.floor(index / OF_A_YEAR),
    title: `Dapagliflozin and hospital admission in heart failure: the MADE-${index + 1} trial.`,
    authors: 1 + (index % 6),
  }));
  const long = Array.from({ length: LONG_TITLES.count }, (_, index) => ({
    pmid: FIRST_PMID + MOST_PAPERS + index,
    year: LONG_TITLES.year,
    title: `${LONG_TITLE}, part ${index + 1}.`,
    authors: MANY_AUTHORS,
  }));
  return [...many, ...long];
}

function writePaper({ pmid, year, title, authors }: MadePaper, index: number): string {
  const size = 120 + 7 * index;
  const result = RESULTS[index % RESULTS.length]?.(size);
  const written = Array.from(
    { length: authors },
    (_, author) => `<Author><LastName>Muster${author + 1}</LastName><Initials>AB</Initials></Author>`,
  );
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${pmid}</PMID>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Print"><PubDate><Year>${year}</Year></PubDate></JournalIssue><Title>Journal of made-up trials in cardiology</Title><ISOAbbreviation>J Made Up Trials</ISOAbbreviation></Journal>
<ArticleTitle>${title}</ArticleTitle><Abstract>
<AbstractText Label="BACKGROUND">Few treatments lower the risk of hospital admission in heart failure.</AbstractText>
<AbstractText Label="METHODS">We randomly assigned ${size} adults with heart failure to dapagliflozin 10 mg once daily or placebo. The primary outcome was hospital admission.</AbstractText>
<AbstractText Label="RESULTS">${result}</AbstractText></Abstract>
<AuthorList>${written.join("")}</AuthorList><Language>eng</Language>
<PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType><PublicationType>${TYPES[index % TYPES.length]}</PublicationType></PublicationTypeList></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D006333" MajorTopicYN="Y">Heart Failure</DescriptorName></MeshHeading></MeshHeadingList>
</MedlineCitation></PubmedArticle>`;
}

/** Writes a PubMed file of made-up trials on one question, as many as a search reads, and some with very long titles. */
export async function writeMadePapers(folder: string): Promise<string> {
  const file = join(folder, "made-papers.xml");
  const papers = listMadePapers().map(writePaper);
  await writeFile(file, `<?xml version="1.0"?>\n<PubmedArticleSet>${papers.join("\n")}</PubmedArticleSet>\n`);
  return file;
}

type Api = Awaited<ReturnType<typeof openApi>>;

/** Queries that find at least so many of the made papers, and none for 0. */
export function makeQueries(count: number): { name: string; query: string }[] {
  const years = Array.from({ length: Math.max(1, Math.ceil(count / OF_A_YEAR)) }, (_, at) => FIRST_YEAR + at);
  return years.map((year) => findInYear(count === 0 ? year - 100 : year));
}

/** A search that has read exactly so many of the made papers. */
export function askForMade(api: Api, count: number): Promise<SearchDetails> {
  return api.search(MADE_QUESTION, { queries: makeQueries(count), max_results: Math.max(1, count) });
}

/** A search that has read the papers with very long titles. */
export function askForLongTitles(api: Api): Promise<SearchDetails> {
  return api.search(`${MADE_QUESTION} ${LONG_TITLE}`, { queries: [findInYear(LONG_TITLES.year)] });
}

function findInYear(year: number) {
  return { name: String(year), query: `dapagliflozin[tiab] AND ${year}[dp]` };
}
