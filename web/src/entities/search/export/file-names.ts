/** Code points of the question that a file name begins with. */
const QUERY_LENGTH = 30;

/** What Windows, macOS or a browser refuses in a file name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]/gu;

/** Calendar day in UTC, "2026-03-01". */
export function formatUtcDay(instant: string | Date): string {
  return new Date(instant).toISOString().slice(0, 10);
}

interface NamedSearch {
  query: string;
  created_at: string;
}

function nameSearch({ query, created_at }: NamedSearch): string {
  const start = Array.from(query).slice(0, QUERY_LENGTH).join("").replace(FORBIDDEN, "_");
  return `${start}_${formatUtcDay(created_at)}`;
}

export function nameCsvFile(search: NamedSearch, isOnlyHighlighted: boolean): string {
  return `${isOnlyHighlighted ? "highlighted_" : ""}${nameSearch(search)}.csv`;
}

/** Another file of a search; `ending` says which, as in "record.json". */
export function nameSearchFile(search: NamedSearch, ending: string): string {
  return `${nameSearch(search)}_${ending}`;
}

export function nameZipFile(now: Date): string {
  return `pubmed_searches_${formatUtcDay(now)}.zip`;
}

/** `name` with its number before it, from 1 and as wide as that of the last file, so that the names sort and none is there twice. */
export function numberFileName(name: string, number: number, total: number): string {
  return `${String(number).padStart(String(total).length, "0")}_${name}`;
}
