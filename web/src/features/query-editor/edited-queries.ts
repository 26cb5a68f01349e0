import { QUERY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import type { GivenQuery } from "@medsieve/contract/searches";
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
  /** The queries before they were all reset, for as long as that can be undone. */
  beforeReset: z.array(editedQuerySchema).nullable(),
  /** What stands in the box of known papers. */
  pmids: z.string(),
});
export type QueryEdits = z.infer<typeof queryEditsSchema>;

export type QueryEdit =
  | { type: "changed"; id: string; name?: string; query?: string }
  /** A copy of the query with this id stands right after it; null adds an empty one at the end. */
  | { type: "added"; id: string; copyOf: string | null; copyName?: string }
  | { type: "removed"; id: string }
  | { type: "put_back"; id: string }
  | { type: "reset"; id: string | null }
  | { type: "reset_undone" }
  | { type: "pmids"; text: string };

function showRun(ran: readonly GivenQuery[]): EditedQuery[] {
  return ran.map(({ name, query }, index) => ({ id: `run-${index}`, name, query, ran: index, isRemoved: false }));
}

export function startEdits(ran: readonly GivenQuery[]): QueryEdits {
  return { queries: showRun(ran), beforeReset: null, pmids: "" };
}

/** What is in the editor after `edit`; `ran` are the queries that a reset goes back to. */
export function applyEdit(edits: QueryEdits, edit: QueryEdit, ran: readonly GivenQuery[]): QueryEdits {
  const change = (id: string, changes: Partial<EditedQuery>): QueryEdits => ({
    ...edits,
    beforeReset: null,
    queries: edits.queries.map((query) => (query.id === id ? { ...query, ...changes } : query)),
  });
  switch (edit.type) {
    case "changed": {
      const { type: _, id, ...changes } = edit;
      return change(id, changes);
    }
    case "added":
      return { ...edits, beforeReset: null, queries: addQuery(edits.queries, edit) };
    case "removed":
      return change(edit.id, { isRemoved: true });
    case "put_back":
      return change(edit.id, { isRemoved: false });
    case "reset": {
      if (edit.id === null) return { ...edits, beforeReset: edits.queries, queries: showRun(ran) };
      const written = ran[edits.queries.find(({ id }) => id === edit.id)?.ran ?? -1];
      return written === undefined ? edits : change(edit.id, { name: written.name, query: written.query });
    }
    case "reset_undone":
      return { ...edits, beforeReset: null, queries: edits.beforeReset ?? edits.queries };
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
    query: copied?.query ?? "",
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
export function isEdited({ ran: index, name, query }: EditedQuery, ran: readonly GivenQuery[]): boolean {
  const written = index === null ? undefined : ran[index];
  return written === undefined || written.name !== name || written.query !== query;
}

/** Whether what would be run differs from what was run. */
export function hasEdits(edits: QueryEdits, ran: readonly GivenQuery[]): boolean {
  const kept = listKept(edits);
  return kept.length !== ran.length || kept.some((query) => isEdited(query, ran));
}
