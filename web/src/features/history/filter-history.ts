import type { Preference } from "@medsieve/contract/constants";
import type { HistoryItem } from "@medsieve/contract/history";

interface HistoryFilter {
  /** Matched against question, preference, id and result count; blank matches all. */
  text: string;
  onlyHighlighted: boolean;
  /** As the interface names a preference. */
  labelOf(preference: Preference): string;
  /** Highlighted papers of a search. */
  countHighlights(item: HistoryItem): number;
}

/** Those of `items` that the filters let through. Wide and narrow forms of a character are the same, and so are cases. */
export function filterHistory(items: readonly HistoryItem[], filter: HistoryFilter): HistoryItem[] {
  const wanted = fold(filter.text.trim());
  return items.filter((item) => {
    if (filter.onlyHighlighted && filter.countHighlights(item) === 0) return false;
    if (wanted === "") return true;
    const { query, preference, id, result_count } = item;
    return [query, preference, filter.labelOf(preference), id, String(result_count)].some((text) =>
      fold(text).includes(wanted),
    );
  });
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
