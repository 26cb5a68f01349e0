import { type PaperDecision, printReason } from "@medsieve/contract/decisions";
import type { Finding } from "@medsieve/contract/findings";
import type { SearchDetails } from "@medsieve/contract/history";
import { describeFlags, printFlag } from "@medsieve/contract/notices";
import { type Paper, pubmedUrl } from "@medsieve/contract/papers";
import { isBorneOut, isShown, type Statement } from "@medsieve/contract/statements";
import { findRankRanges } from "@medsieve/contract/uncertainty";
import { SOURCE_TEXTS } from "../source-texts.ts";
import { formatUtcDay } from "./file-names.ts";

const LIST_SEPARATOR = "; ";

/** A search with the ranks at which each of its papers could stand. */
interface RankedSearch extends SearchDetails {
  ranges: ReturnType<typeof findRankRanges>;
}

interface Column {
  header: string;
  write(paper: Paper, search: RankedSearch): string;
}

const PRODUCT_COLUMNS: readonly Column[] = [
  { header: "Title", write: (paper) => paper.title },
  { header: "Authors", write: (paper) => paper.authors.join(LIST_SEPARATOR) },
  { header: "Journal", write: (paper) => paper.journal ?? "" },
  { header: "Year", write: (paper) => writeNumber(paper.year) },
  { header: "PMID", write: (paper) => paper.pmid },
  { header: "URL", write: (paper) => pubmedUrl(paper.pmid, paper.demonstration) ?? "" },
  { header: "Relevance Score", write: (paper) => `${Math.round(paper.relevance_score * 100)}%` },
  { header: "Citations", write: (paper) => writeNumber(paper.cited_by) },
  { header: "Summary", write: (paper) => paper.summary ?? "" },
  { header: "Population", write: (paper) => paper.population ?? "" },
  { header: "Intervention", write: (paper) => paper.intervention ?? "" },
  { header: "Comparator", write: (paper) => paper.comparator ?? "" },
  { header: "Outcome", write: (paper) => paper.outcome ?? "" },
  { header: "Study Design", write: (paper) => paper.study_design ?? "" },
  { header: "Selection Rationale", write: (paper) => paper.selection_rationale ?? "" },
  { header: "Search Query", write: (_, search) => search.query },
  { header: "Search Date", write: (_, search) => formatUtcDay(search.created_at) },
  { header: "Preference Type", write: (_, search) => search.preference },
];

/** What Medsieve knows beyond the product's columns, so that a reader of the file alone is not misled. */
const FURTHER_COLUMNS: readonly Column[] = [
  { header: "Source", write: (_, { provenance }) => (provenance ? SOURCE_TEXTS[provenance.source.id].exported : "") },
  { header: "DOI", write: (paper) => paper.doi ?? "" },
  { header: "PMCID", write: (paper) => paper.pmcid ?? "" },
  { header: "Notices", write: (paper) => describeFlags(paper).map(printFlag).join(LIST_SEPARATOR) },
  { header: "Demonstration", write: (paper) => (paper.demonstration ? "fictional" : "") },
  { header: "Read By", write: writeReader },
  { header: "Evidence Status", write: writeEvidenceStatus },
  { header: "Unverified Statements", write: (paper) => writeUnverified(paper.statements) },
  { header: "Read From", write: (paper) => (paper.abstract.length === 0 ? "title only" : "title and abstract") },
  { header: "Rank", write: (paper, search) => writeNumber(findRank(paper, search)) },
  { header: "Possible Ranks", write: writePossibleRanks },
  { header: "Answer", write: (_, search) => search.summary ?? "" },
  { header: "Unverified Answer Sentences", write: (_, search) => writeUnverifiedSentences(search) },
  {
    header: "Citations Counted In",
    write: (paper) => (paper.cited_by_scope ? SOURCE_TEXTS[paper.cited_by_scope].exported : ""),
  },
  { header: "Publication Types", write: (paper) => paper.publication_types.join(LIST_SEPARATOR) },
  { header: "Publication Languages", write: (paper) => paper.languages.join(LIST_SEPARATOR) },
  { header: "Search Status", write: (_, search) => search.status },
  { header: "Verdict", write: (_, search) => search.verdict?.text ?? "" },
  { header: "Counted As", write: (paper, search) => writeCount(paper, search) },
  { header: "Findings", write: (paper) => paper.findings.map(writeFinding).join(LIST_SEPARATOR) },
  { header: "Participants", write: (paper) => writeNumber(paper.sample_size?.n ?? null) },
  { header: "Decision", write: (paper, search) => findDecision(paper, search)?.decision ?? "undecided" },
  { header: "Reason for Exclusion", write: (paper, search) => printReason(findDecision(paper, search)?.reason ?? "") },
  { header: "Decided By", write: (paper, search) => findDecision(paper, search)?.decided_by ?? "" },
  { header: "Decided On", write: (paper, search) => writeDay(findDecision(paper, search)?.decided_at) },
  { header: "Trial Registrations", write: (paper) => paper.registrations.map(({ id }) => id).join(LIST_SEPARATOR) },
];

const COLUMNS = [...PRODUCT_COLUMNS, ...FURTHER_COLUMNS];

/** The header and a row for each paper. */
export function tabulatePapers(search: SearchDetails, papers: readonly Paper[]): string[][] {
  const ranked = { ...search, ranges: findRankRanges(search.papers) };
  return [
    COLUMNS.map(({ header }) => header),
    ...papers.map((paper) => COLUMNS.map(({ write }) => write(paper, ranked))),
  ];
}

/** Unknown is empty, and not 0. */
function writeNumber(value: number | null): string {
  return value === null ? "" : String(value);
}

/** What the verdict counts the paper as; empty where it counts it as nothing. */
function writeCount({ pmid }: Paper, { verdict }: SearchDetails): string {
  return verdict?.papers.find((counted) => counted.pmid === pmid)?.count.replaceAll("_", " ") ?? "";
}

/** "mortality: decreased (zinc / placebo; favours intervention; verified)" */
function writeFinding({ intervention, comparator, outcome, direction, favours, evidence }: Finding): string {
  const arms = [intervention, comparator].filter((arm) => arm !== null).join(" / ");
  const status = isBorneOut({ evidence }) ? "verified" : "unverified";
  const notes = [arms, `favours ${favours}`, status].filter((note) => note !== "");
  return `${outcome}: ${direction.replaceAll("_", " ")} (${notes.join("; ")})`;
}

function findDecision({ pmid }: Paper, { decisions }: SearchDetails): PaperDecision | undefined {
  return decisions?.find((decided) => decided.pmid === pmid);
}

function writeDay(time: string | undefined): string {
  return time === undefined ? "" : formatUtcDay(time);
}

function writeReader({ read_by: { reader, model, fallback } }: Paper): string {
  if (reader === "model") return model ?? "language model";
  return fallback === null ? "built-in reader" : `built-in reader in place of the model (${fallback})`;
}

function findRank(paper: Paper, search: SearchDetails): number | null {
  const index = search.papers.findIndex(({ pmid }) => pmid === paper.pmid);
  return index < 0 ? null : index + 1;
}

/** "2-5" where the scores are too close to order; else the rank. */
function writePossibleRanks(paper: Paper, search: RankedSearch): string {
  const rank = findRank(paper, search);
  if (rank === null) return "";
  const range = search.ranges[rank - 1];
  return range ? `${range.from} to ${range.to}` : String(rank);
}

function writeEvidenceStatus(paper: Paper): string {
  const statements = paper.statements.filter((statement) => isTraced(statement) && isShown(statement, paper.read_by));
  if (statements.length === 0) return "";
  const verified = statements.filter(isBorneOut);
  const repaired = verified.filter((statement) => statement.evidence.every(({ status }) => status !== "verified"));
  const after = repaired.length === 0 ? "" : `, ${repaired.length} after repairing the quote`;
  return `${verified.length} of ${statements.length} statements verified${after}`;
}

/** What rests on nothing by its nature, such as a count of papers, is neither verified nor not. */
function isTraced({ evidence }: Pick<Statement, "evidence">): boolean {
  return evidence.length > 0;
}

function writeUnverified(statements: readonly Statement[]): string {
  return statements
    .filter((statement) => isTraced(statement) && !isBorneOut(statement))
    .map(({ field, text }) => `${field.replaceAll("_", " ")}: ${text}`)
    .join(LIST_SEPARATOR);
}

function writeUnverifiedSentences({ answer_sentences: sentences }: SearchDetails): string {
  return sentences
    .filter(({ evidence }) => evidence.length > 0 && !isBorneOut({ evidence }))
    .map(({ text }) => `answer: ${text}`)
    .join(LIST_SEPARATOR);
}
