import type { StrategyNote } from "@medsieve/contract/strategies";
import type { HeadingElement, Scope, ValueField } from "./read-element.ts";

/** A piece of a strategy in one database's language, with what is to be said of it. */
export interface Written {
  text: string;
  notes: StrategyNote[];
}

/** Years, both included; null on an open side. */
export interface Years {
  from: number | null;
  to: number | null;
}

export interface Dialect {
  /** As notes and screens name it. */
  database: string;
  /** Its controlled vocabulary, where that is not MeSH; null: it has none. */
  thesaurus: string | null;
  operators: Record<"and" | "or" | "not", string>;
  /** How a line names an earlier one; null where a strategy is one line. */
  refer: ((number: number) => string) | null;
  /** Earlier lines from one to another, all joined; null where they are named one by one. */
  referRange: ((kind: "and" | "or", from: number, to: number) => string) | null;
  /** Words that stand side by side; one alone as well. */
  phrase: (words: readonly string[]) => string;
  /**
   * The operator between words at most so many others apart, in any order; null where there is none. Numbers differ: Ovid (adj) and
   * Embase.com (NEAR) count from 1, which is side by side; Cochrane, EBSCO (N), Web of Science and Scopus (W) count the words between.
   */
  near: ((within: number) => string) | null;
  truncates: boolean;
  /** A search of one place for words joined by operators; null where the database has no such place. */
  inScope: (scope: Scope, inner: string, isSingle: boolean) => string | null;
  /** A MeSH heading; null where the database has other headings or none. */
  heading: ((heading: HeadingElement) => Written) | null;
  /** MeSH's subheadings beside any heading; null where there is no such search. */
  subheading: ((name: string) => string | null) | null;
  /** Headings that say humans or animals, where the database marks them in words of its own. */
  species: Partial<Record<"Humans" | "Animals", string>>;
  /** Publication types by PubMed's names; null where all of PubMed's are there under the same names. */
  types: "as_in_pubmed" | Readonly<Record<string, DesignSearch>>;
  /** In place of Cochrane's filter for trials in PubMed; null where it is carried over word by word. */
  trialFilter: DesignSearch | null;
  /** A publication type by the database's name. */
  type: ((names: readonly string[]) => string) | null;
  values: Partial<Record<ValueField, (text: string) => string>>;
  /** null where only the page of results sets it. */
  language: ((names: readonly string[]) => string) | null;
  /** Gives null where only a limit takes so many years. */
  years: ((years: Years, thisYear: number) => string | null) | null;
  abstract: string | null;
  /** Writes what restricts an earlier line, where that is a command of its own. */
  limit: ((line: string, restriction: Restriction) => string) | null;
}

export type Restriction = { years: Years } | { languages: readonly string[] } | { abstract: true };

/** How a database finds papers of a design. */
export type DesignSearch =
  /** It indexes the design itself. */
  | { by: "index"; text: string }
  /** By a filter that was published: where. */
  | { by: "filter"; text: string; source: string }
  /** Every record is of that design. */
  | { by: "everything" };
