import { NO_ANSWER, type SavedAnswer } from "@medsieve/contract/answers";
import { DEFAULT_PREFERENCE, FALLBACK_LANGUAGE, PREFERENCES } from "@medsieve/contract/constants";
import { languageSchema } from "@medsieve/contract/language";
import { type PaperRecord, paperRecordSchema } from "@medsieve/contract/papers";
import { questionWordSchema } from "@medsieve/contract/question-words";
import type { SavedReading } from "@medsieve/contract/readings";
import {
  givenQuerySchema,
  NO_LIMITS,
  notUnderstoodSchema,
  queryBlockSchema,
  queryChangeSchema,
  queryWarningSchema,
  questionTermSchema,
  SEARCH_STATUSES,
  searchLimitsSchema,
  searchProvenanceSchema,
} from "@medsieve/contract/searches";
import { upcastAnswer } from "@medsieve/contract/upcast/answer";
import { upcastReading } from "@medsieve/contract/upcast/reading";
import type { searches, searchPapers, searchQueries } from "@medsieve/database/schema/index";
import { z } from "zod";

type SearchRow = typeof searches.$inferSelect;
type QueryRow = typeof searchQueries.$inferSelect;
type PaperRow = typeof searchPapers.$inferSelect;

/** What could be loaded of some rows, and whether part of them is damaged and left out. */
interface Loaded<Rows> {
  rows: Rows;
  isDamaged: boolean;
}

export interface ReadPaperRow extends PaperRow {
  /** In the newest version; `stored` is the document itself. */
  reading: SavedReading;
  stored: unknown;
}

/** The rows of a search. */
export interface SavedSearch {
  search: SearchRow;
  /** By position. */
  queries: QueryRow[];
  /** By rank, those without one last. */
  papers: PaperRow[];
}

/** A search without what of it is damaged. */
export interface LoadedSearch {
  /** Its answer is as it is stored. */
  search: SearchRow;
  queries: QueryRow[];
  /** Those that were read. */
  papers: ReadPaperRow[];
  /** How many papers were fetched, read or not. */
  fetched: number;
  answer: SavedAnswer;
  isDamaged: boolean;
}

/** Replaces documents that do not have their form, and counts them; the others stay exactly as they are stored. */
class Mender {
  damaged = 0;

  mend<Value>(schema: z.ZodType, stored: Value, otherwise: Value): Value {
    if (schema.safeParse(stored).success) return stored;
    this.damaged += 1;
    return otherwise;
  }
}

/** A search without those of its documents that are damaged; its answer is left as it is stored. */
export function loadSearch(row: SearchRow): Loaded<SearchRow> {
  const mender = new Mender();
  const rows = {
    ...row,
    preference: mender.mend(z.enum(PREFERENCES), row.preference, DEFAULT_PREFERENCE),
    language: mender.mend(languageSchema, row.language, FALLBACK_LANGUAGE),
    status: mender.mend(z.enum(SEARCH_STATUSES), row.status, "failed"),
    limits: mender.mend(searchLimitsSchema, row.limits, NO_LIMITS),
    givenQueries: mender.mend(givenQuerySchema.array().nullable(), row.givenQueries, null),
    questionTerms: mender.mend(questionTermSchema.array(), row.questionTerms, []),
    notUnderstood: mender.mend(notUnderstoodSchema, row.notUnderstood, []),
    questionWords: mender.mend(questionWordSchema.array().nullable(), row.questionWords, null),
    provenance: mender.mend(searchProvenanceSchema.nullable(), row.provenance, null),
  };
  return { rows, isDamaged: mender.damaged > 0 };
}

function loadQueries(stored: readonly QueryRow[]): Loaded<QueryRow[]> {
  const mender = new Mender();
  const rows = stored.map((row) => ({
    ...row,
    changes: mender.mend(queryChangeSchema.array(), row.changes, []),
    warnings: mender.mend(queryWarningSchema.array(), row.warnings, []),
    blocks: mender.mend(queryBlockSchema.array(), row.blocks, []),
  }));
  return { rows, isDamaged: mender.damaged > 0 };
}

/** Papers that were read, without those whose record or reading is damaged. */
export function loadReadPapers(stored: readonly PaperRow[]): Loaded<ReadPaperRow[]> {
  const read = stored.filter(({ reading }) => reading !== null);
  const rows = read.flatMap((row): ReadPaperRow[] => {
    const record = paperRecordSchema.safeParse(row.record).data;
    if (record === undefined) return [];
    const reading = upcastReading(row.reading, record);
    return reading === null ? [] : [{ ...row, record, reading, stored: row.reading }];
  });
  return { rows, isDamaged: rows.length < read.length };
}

/** The answer in the newest version; `papers` are those of the search. */
export function loadAnswer(
  { answer, summary }: Pick<SearchRow, "answer" | "summary">,
  papers: readonly PaperRecord[],
): { answer: SavedAnswer; isDamaged: boolean } {
  const loaded = upcastAnswer(answer, summary, papers);
  return { answer: loaded ?? NO_ANSWER, isDamaged: loaded === null };
}

export function loadSavedSearch(saved: SavedSearch): LoadedSearch {
  const search = loadSearch(saved.search);
  const queries = loadQueries(saved.queries);
  const papers = loadReadPapers(saved.papers);
  const records = papers.rows.map(({ record }) => record);
  const { answer, isDamaged } = loadAnswer(search.rows, records);
  return {
    search: search.rows,
    queries: queries.rows,
    papers: papers.rows,
    fetched: saved.papers.length,
    answer,
    isDamaged: isDamaged || [search, queries, papers].some((loaded) => loaded.isDamaged),
  };
}
