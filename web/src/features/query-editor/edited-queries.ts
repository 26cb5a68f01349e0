import { QUERY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import { type GivenQuery, type SearchLimits, searchLimitsSchema } from "@medsieve/contract/searches";
import { z } from "zod";

const editedQuerySchema = z.object({
  /** Distinguishes the queries of one editor. */
  id: z.string(),
  name: z.string(),
  query: z.string(),
  /** Position among the queries that were run; null of one that was added. */
  ran: z.number().int().nullable(),
  isRemoved: z.boolean(),
});
export type EditedQuery = z.infer<typeof editedQuerySchema>;

export const queryEditsSchema = z.object({
  queries: z.array(editedQuerySchema),
  limits: searchLimitsSchema,
  /** What stands in the box of known papers. */
  pmids: z.string(),
});
export type QueryEdits = z.infer<typeof queryEditsSchema>;

export type QueryEdit =
  | { type: "changed"; id: string; name?: string; query?: string }
  /** A copy of the query with this id stands right after it; null adds one at the end, empty where nothing is given. */
  | { type: "added"; id: string; copyOf: string | null; copyName?: string; query?: string }
  | { type: "removed"; id: string }
  | { type: "put_back"; id: string }
  /** null: all of them, and the limits. */
  | { type: "reset"; id: string | null }
  | { type: "limited"; limits: SearchLimits }
  | { type: "pmids"; text: string };

/** What the queries were when they ran, without the limits that they carried, these limits, and the papers that were named as known. */
export interface RanSearch {
  queries: readonly GivenQuery[];
  limits: SearchLimits;
  known: readonly string[];
}

function showRun({ queries }: RanSearch): EditedQuery[] {
  return queries.map(({ name, query }, index) => ({ id: `run-${index}`, name, query, ran: index, isRemoved: false }));
}

export function startEdits(ran: RanSearch): QueryEdits {
  return { queries: showRun(ran), limits: ran.limits, pmids: ran.known.join("\n") };
}

/** What is in the editor after `edit`; `ran` is what a reset goes back to. */
export function applyEdit(edits: QueryEdits, edit: QueryEdit, ran: RanSearch): QueryEdits {
  const change = (id: string, changes: Partial<EditedQuery>): QueryEdits => ({
    ...edits,
    queries: edits.queries.map((query) => (query.id === id ? { ...query, ...changes } : query)),
  });
  switch (edit.type) {
    case "changed": {
      const { type: _, id, ...changes } = edit;
      return change(id, changes);
    }
    case "added":
      return { ...edits, queries: addQuery(edits.queries, edit) };
    case "removed":
      return change(edit.id, { isRemoved: true });
    case "put_back":
      return change(edit.id, { isRemoved: false });
    case "reset": {
      if (edit.id === null) return { ...edits, queries: showRun(ran), limits: ran.limits };
      const written = ran.queries[edits.queries.find(({ id }) => id === edit.id)?.ran ?? -1];
      return written === undefined ? edits : change(edit.id, { name: written.name, query: written.query });
    }
    case "limited":
      return { ...edits, limits: edit.limits };
    case "pmids":
      return { ...edits, pmids: edit.text };
  }
}

function addQuery(queries: EditedQuery[], edit: Extract<QueryEdit, { type: "added" }>): EditedQuery[] {
  const at = queries.findIndex(({ id }) => id === edit.copyOf);
  const copied = queries[at];
  const added: EditedQuery = {
    id: edit.id,
    name: (edit.copyName ?? "").slice(0, QUERY_NAME_MAX_LENGTH),
    query: copied?.query ?? edit.query ?? "",
    ran: null,
    isRemoved: false,
  };
  return copied === undefined ? [...queries, added] : queries.toSpliced(at + 1, 0, added);
}

/** The queries that are to be run, in their order. */
export function listKept(edits: QueryEdits): EditedQuery[] {
  return edits.queries.filter(({ isRemoved }) => !isRemoved);
}

/** Whether a query differs from what was run. */
export function isEdited({ ran: index, name, query }: EditedQuery, ran: RanSearch): boolean {
  const written = index === null ? undefined : ran.queries[index];
  return written === undefined || written.name !== name || written.query !== query;
}

/** Whether what would be run differs from what was run. */
export function hasEdits(edits: QueryEdits, ran: RanSearch): boolean {
  const kept = listKept(edits);
  const isChanged = kept.length !== ran.queries.length || kept.some((query) => isEdited(query, ran));
  return isChanged || !areSameLimits(edits.limits, ran.limits);
}

export function areSameLimits(some: SearchLimits, others: SearchLimits): boolean {
  return (
    some.from_year === others.from_year &&
    some.to_year === others.to_year &&
    some.humans === others.humans &&
    some.languages.length === others.languages.length &&
    some.languages.every((code) => others.languages.includes(code))
  );
}
