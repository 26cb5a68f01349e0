import type { Span } from "../query.ts";

/** What a line of a strategy is made of, whichever platform it is from. */
export type StrategyToken = Span &
  (
    | { type: "open" | "close" }
    | { type: "operator"; operator: "and" | "or" | "not" }
    /** `within`: words between; null: side by side in this order. */
    | { type: "near"; within: number | null }
    | { type: "field"; fields: string[] }
    /** EBSCO's fields stand before what they are of. */
    | { type: "prefix"; fields: string[] }
    | { type: "heading"; heading: string; isExploded: boolean; isMajor: boolean; qualifiers: string[] }
    | { type: "bracket"; text: string; kind: string }
    | { type: "lines"; operator: "and" | "or"; numbers: number[] }
    | { type: "line"; number: number }
    | { type: "quoted" | "word"; text: string }
  );
