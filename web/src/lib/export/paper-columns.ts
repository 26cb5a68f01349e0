import { type Evidence, type Notice, type Paper, pubmedUrl } from "@medsieve/contract/papers";
import type { SearchDetails } from "@medsieve/contract/searches";
import { formatUtcDay } from "./file-names.ts";

const LIST_SEPARATOR = "; ";

interface Column {
  header: string;
  write(paper: Paper, search: SearchDetails): string;
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
  { header: "Source", write: (_, search) => SOURCES[search.provenance?.source.id ?? "unknown"] },
  { header: "DOI", write: (paper) => paper.doi ?? "" },
  { header: "PMCID", write: (paper) => paper.pmcid ?? "" },
  { header: "Notices", write: (paper) => paper.notices.map(writeNotice).join(LIST_SEPARATOR) },
  { header: "Demonstration", write: (paper) => (paper.demonstration ? "fictional" : "") },
  { header: "Read By", write: writeReader },
  { header: "Evidence Level", write: (paper) => paper.evidence_level?.replace("_", " ") ?? "" },
  { header: "Evidence Status", write: (paper) => writeEvidenceStatus(paper.evidence) },
  { header: "Unverified Statements", write: (paper) => writeUnverified(paper.evidence) },
  { header: "Citations Counted In", write: (paper) => (paper.cited_by_scope ? SOURCES[paper.cited_by_scope] : "") },
  { header: "Publication Types", write: (paper) => paper.publication_types.join(LIST_SEPARATOR) },
  { header: "Publication Languages", write: (paper) => paper.languages.join(LIST_SEPARATOR) },
  { header: "Search Status", write: (_, search) => search.status },
];

const COLUMNS = [...PRODUCT_COLUMNS, ...FURTHER_COLUMNS];

const SOURCES = { pubmed: "PubMed", library: "local library", unknown: "" } as const;

/** The header and a row for each paper. */
export function tabulatePapers(search: SearchDetails, papers: readonly Paper[]): string[][] {
  return [
    COLUMNS.map(({ header }) => header),
    ...papers.map((paper) => COLUMNS.map(({ write }) => write(paper, search))),
  ];
}

/** Unknown is empty, and not 0. */
function writeNumber(value: number | null): string {
  return value === null ? "" : String(value);
}

function writeNotice({ kind, pmid, citation }: Notice): string {
  const place = [citation, pmid === null ? null : `PMID ${pmid}`].filter((part) => part !== null).join(", ");
  const name = kind.replaceAll("_", " ");
  return place === "" ? name : `${name} (${place})`;
}

function writeReader({ read_by: { reader, model, fallback } }: Paper): string {
  if (reader === "model") return model ?? "language model";
  return fallback === null ? "built-in reader" : `built-in reader in place of the model (${fallback})`;
}

function writeEvidenceStatus(evidence: readonly Evidence[]): string {
  if (evidence.length === 0) return "";
  const count = (status: Evidence["status"]) => evidence.filter((item) => item.status === status).length;
  const repaired = count("repaired") === 0 ? "" : `, ${count("repaired")} after repairing the quote`;
  return `${count("verified") + count("repaired")} of ${evidence.length} statements verified${repaired}`;
}

function writeUnverified(evidence: readonly Evidence[]): string {
  return evidence
    .filter((item) => item.status === "unverified")
    .map(({ field, statement }) => `${field.replaceAll("_", " ")}: ${statement}`)
    .join(LIST_SEPARATOR);
}
