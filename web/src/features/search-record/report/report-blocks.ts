/** One part of a report, before it is written as Markdown or drawn on the page. */
export type ReportBlock =
  | { kind: "text"; text: string }
  /** What only the author of a review can say. */
  | { kind: "author"; text: string }
  | { kind: "query"; name: string; query: string; facts: string[] }
  /** Cells are plain text; `isNumber` says which columns are figures. */
  | { kind: "table"; label: string; head: string[]; rows: string[][]; isNumber: boolean[] };

/** One of the sixteen items of PRISMA-S. */
export interface ReportItem {
  number: number;
  title: string;
  blocks: ReportBlock[];
}

export interface ReportGroup {
  title: string;
  items: ReportItem[];
}

export interface Report {
  title: string;
  question: string;
  lead: ReportBlock[];
  groups: ReportGroup[];
  /** What follows the sixteen items. */
  appendices: { title: string; blocks: ReportBlock[] }[];
}
