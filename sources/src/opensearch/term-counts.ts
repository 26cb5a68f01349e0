import { askThrough } from "./ask-index.ts";
import type { PaperIndex } from "./paper-index.ts";

/** Of the index, so that the same part of it says each time how common words are. */
const ONE_PART = "0";

interface TermVectors {
  term_vectors: Record<
    string,
    { field_statistics?: { doc_count: number }; terms: Record<string, { doc_freq?: number }> }
  >;
}

/** How common terms are in the part of the index that was asked, those of papers that were replaced lately among them. */
export interface TermCounts {
  papers: number;
  /** In the field where most papers have it. */
  papersWith: (term: string) => number;
}

/**
 * In how many papers each of these terms stands, asked as if they were one more paper: what the index knows of each term is
 * read, and no paper is looked at.
 */
export async function readTermCounts(
  index: PaperIndex,
  fields: readonly ("words" | "title" | "abstract" | "stems")[],
  terms: readonly string[],
  signal: AbortSignal,
): Promise<TermCounts> {
  const text = [...new Set(terms)].join(" ");
  const body = {
    ...{ doc: Object.fromEntries(fields.map((field) => [field, text])), fields },
    ...{ term_statistics: true, positions: false, offsets: false },
  };
  const path = `/${index.name}/_termvectors?routing=${ONE_PART}`;
  const ask = () => index.request<TermVectors>("POST", path, body, signal);
  const { term_vectors } = await askThrough(ask, signal);
  const found = fields.flatMap((field) => term_vectors[field] ?? []);
  const having = new Map<string, number>();
  for (const { terms: counted } of found) {
    for (const [term, { doc_freq = 0 }] of Object.entries(counted)) {
      having.set(term, Math.max(doc_freq, having.get(term) ?? 0));
    }
  }
  return {
    papers: Math.max(0, ...found.map(({ field_statistics }) => field_statistics?.doc_count ?? 0)),
    papersWith: (term) => having.get(term) ?? 0,
  };
}
