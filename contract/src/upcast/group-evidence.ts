import type { PaperRecord } from "../papers.ts";
import type { Evidence } from "../statements.ts";
import type { FirstEvidence } from "./first-shapes.ts";

/** Entries of version 1 that make one statement, in the order in which the statements first come. */
export function groupByStatement(entries: readonly FirstEvidence[]): [FirstEvidence, ...FirstEvidence[]][] {
  const groups = new Map<string, [FirstEvidence, ...FirstEvidence[]]>();
  for (const entry of entries) {
    const key = `${entry.field}:${entry.statement}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** An entry of version 1 as evidence; which of several sections it is follows from the record. */
export function convertEvidence(entry: FirstEvidence, record: PaperRecord | undefined): Evidence {
  const { section, quote, start, end, status, problem = null, gloss } = entry;
  const isPlaced = status !== "unverified";
  return {
    section,
    section_index: isPlaced && record !== undefined ? findSection(entry, record) : null,
    start: isPlaced ? start : null,
    end: isPlaced ? end : null,
    quote,
    status,
    problem,
    ...(gloss === undefined ? {} : { gloss }),
  };
}

/** Null where the record does not have the words at that place. */
function findSection({ section, quote, start, end }: FirstEvidence, record: PaperRecord): number | null {
  if (start === null || end === null) return null;
  const index = listSections(record, section).findIndex((text) => text?.slice(start, end) === quote);
  return index < 0 ? null : index;
}

function listSections(record: PaperRecord, section: string | null): (string | null)[] {
  const named = record.abstract.map(({ label, text }) => ((label ?? "abstract") === section ? text : null));
  if (named.some((text) => text !== null)) return named;
  if (section === "title") return [record.title];
  if (section === "publication types") return record.publication_types;
  if (section === "MeSH") return record.mesh.map(({ descriptor }) => descriptor);
  return section === "keywords" ? record.keywords : [];
}
