import { libraryIndex } from "@medsieve/database/schema/library";
import { type SQL, sql } from "drizzle-orm";
import { type Condition, writeCondition } from "../query/condition.ts";
import { listOperands } from "../query/tsquery.ts";
import type { WordShares } from "./word-shares.ts";

/** Share of the papers from which on looking at those that the rest of the query finds costs less than the index does. */
const WIDE = 0.1;
/** How many times fewer papers the rest has to find. */
const NARROWER = 4;

/**
 * The condition of a query in SQL. What a large part of the library has, such as the words of a trial, is looked for in the
 * papers that the narrower parts find, and not in the index, which would go through all of its papers: the function is the
 * operator @@ by its name, which no index answers.
 */
export function writeWhere(where: Condition, shares: WordShares): SQL {
  if (where.by !== "and") return writeCondition(where);
  const parts = where.parts.map((part) => ({ part, share: estimateShare(part, shares) }));
  const narrowest = Math.min(...parts.map(({ share }) => share ?? 1));
  const written = parts.map(({ part, share }) =>
    part.by === "text" && share !== null && share >= WIDE && share >= narrowest * NARROWER
      ? sql`ts_match_vq(${libraryIndex.lexemes}, ${part.tsquery}::tsquery)`
      : writeCondition(part),
  );
  return sql`(${sql.join(written, sql` and `)})`;
}

/** At most so many papers have one of its words, as a share; null where it has none, so that nothing is known. */
function estimateShare(part: Condition, shares: WordShares): number | null {
  if (part.by !== "text") return null;
  const words = listOperands(part.tsquery).filter(({ lexeme }) => !lexeme.includes("="));
  if (words.length === 0) return null;
  const sum = words.reduce((all, { lexeme, flags }) => all + shares.find(lexeme, flags.startsWith("*")), 0);
  return Math.min(1, sum);
}
