import { libraryIndex } from "@medsieve/database/schema/library";
import { inArray, type SQL, sql } from "drizzle-orm";

/**
 * A condition on `library_index`, as plain data: full text stays one tsquery, and PMIDs one list, as long as they can.
 * Dates are ISO days, `ago` is an interval.
 */
export type Condition =
  | { by: "nothing" }
  | { by: "text"; tsquery: string }
  | { by: "pmids"; pmids: number[] }
  | { by: "published"; first: string; last: string }
  | { by: "published_within"; ago: string }
  | { by: "and" | "or"; parts: Condition[] }
  | { by: "without"; kept: Condition; excluded: Condition };

/** The condition in SQL. */
export function writeCondition(condition: Condition): SQL {
  switch (condition.by) {
    case "nothing":
      return sql`false`;
    case "text":
      return sql`${libraryIndex.lexemes} @@ ${condition.tsquery}::tsquery`;
    case "pmids":
      return condition.pmids.length === 0 ? sql`false` : inArray(libraryIndex.pmid, condition.pmids);
    case "published":
      return sql`${libraryIndex.published} between ${condition.first}::date and ${condition.last}::date`;
    case "published_within":
      return sql`${libraryIndex.published} >= (current_date - ${condition.ago}::interval)::date`;
    case "and":
      return sql`(${sql.join(condition.parts.map(writeCondition), sql` and `)})`;
    case "or":
      return sql`(${sql.join(condition.parts.map(writeCondition), sql` or `)})`;
    case "without": {
      const [kept, excluded] = [writeCondition(condition.kept), writeCondition(condition.excluded)];
      // A paper without a date is neither inside nor outside a range, so "not true" rather than "not".
      return sql`(${kept} and (${excluded}) is not true)`;
    }
  }
}
