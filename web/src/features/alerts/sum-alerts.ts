import type { PaperAlert } from "@medsieve/contract/alerts";

export interface AlertSum {
  /** Different papers, and different searches that show one of them. */
  papers: number;
  searches: number;
  kind: "retracted" | "doubted" | "both";
  /** One alert of each paper, the newest first; a retraction rather than a doubt. */
  shown: PaperAlert[];
  /** When the newest of them was found. */
  until: string;
}

/** Several alerts in one; null where there is none. */
export function sumAlerts(alerts: readonly PaperAlert[]): AlertSum | null {
  const papers = new Map<string, PaperAlert>();
  for (const alert of alerts) {
    const other = papers.get(alert.pmid);
    if (other === undefined || (!isRetraction(other) && isRetraction(alert))) papers.set(alert.pmid, alert);
  }
  const shown = [...papers.values()];
  if (shown.length === 0) return null;
  const retractions = shown.filter(isRetraction).length;
  return {
    papers: shown.length,
    searches: new Set(alerts.map((alert) => alert.search_id)).size,
    kind: retractions === shown.length ? "retracted" : retractions === 0 ? "doubted" : "both",
    shown,
    until: alerts.reduce((latest, { found_at }) => (found_at > latest ? found_at : latest), ""),
  };
}

function isRetraction({ notice }: PaperAlert): boolean {
  return notice.kind === "retracted";
}
