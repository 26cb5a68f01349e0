import { DEFAULT_PREFERENCE } from "@medsieve/contract/constants";
import { readPmids } from "@medsieve/contract/read-pmids";
import { NO_LIMITS, searchRequestSchema } from "@medsieve/contract/searches";
import type { ImportedPubmedSearch } from "@medsieve/contract/strategies";
import { z } from "zod";

const { query, preference, known_pmids } = searchRequestSchema.shape;

/** What is pasted, written and chosen; made of it is what is searched. A pasted search has been read by then. */
export const movingInSchema = z
  .object({
    /** A search of PubMed's page as it was pasted, and as it was read; null where it was not. */
    pubmed: z
      .object({ text: z.string(), read: z.custom<ImportedPubmedSearch | null>() })
      .refine(({ text, read }) => text.trim() === "" || read !== null),
    known: z
      .string()
      .transform((text) => readPmids(text).pmids)
      .pipe(known_pmids.unwrap()),
    question: query,
    preference: preference.unwrap(),
  })
  .transform(({ pubmed: { read }, known, question, ...asked }) => ({
    ...asked,
    query: question,
    imported: read?.query ?? null,
    limits: read?.limits ?? NO_LIMITS,
    knownPmids: known,
  }));

export type MovingInEntry = z.input<typeof movingInSchema>;
export type PastedSearch = MovingInEntry["pubmed"];

export const NOTHING_MOVED: MovingInEntry = {
  pubmed: { text: "", read: null },
  known: "",
  question: "",
  preference: DEFAULT_PREFERENCE,
};
