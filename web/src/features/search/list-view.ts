import { RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { z } from "zod";

export const PAPER_ORDERS = ["relevance", "year", "citations"] as const;
export type PaperOrder = (typeof PAPER_ORDERS)[number];

/** Least scores a list can be filtered by: the bands of the score's colours. */
export const MIN_SCORES = [RELEVANCE_BANDS.yellow, RELEVANCE_BANDS.green] as const;

const yearSchema = z.int().min(0).max(9999).optional().catch(undefined);

/** How a list of papers is sorted and filtered, as the address keeps it; what is not set is not there. */
export const listViewSchema = z.object({
  sort: z.enum(PAPER_ORDERS).optional().catch(undefined),
  /** Study designs, any of them. */
  design: z.array(z.string()).min(1).optional().catch(undefined),
  /** First and last year of publication, both included. */
  since: yearSchema,
  until: yearSchema,
  score: z.literal(MIN_SCORES).optional().catch(undefined),
  highlighted: z.literal(true).optional().catch(undefined),
  retracted: z.literal("hidden").optional().catch(undefined),
});
export type ListView = z.infer<typeof listViewSchema>;

/** Shows every paper; the order stays. */
export const NO_FILTERS = {
  design: undefined,
  since: undefined,
  until: undefined,
  score: undefined,
  highlighted: undefined,
  retracted: undefined,
} satisfies Partial<ListView>;

export function isFiltered(view: ListView): boolean {
  return (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((key) => view[key] !== undefined);
}
