import { B, K1 } from "../library/rank-words.ts";

/** What an index of another version cannot answer is refused; it is written into the index. */
export const INDEX_VERSION = 2;
/** Steps of a word's weight in a paper, per unit: a frequency is a whole number. */
export const IMPACT_STEPS = 1_000_000;
/** Between two fields, sections or names, as in the tsvector of PostgreSQL. */
const GAP = 20;

const words = { type: "text", analyzer: "ready_words", position_increment_gap: GAP, norms: false } as const;
const value = { type: "keyword", norms: false, doc_values: false } as const;

/**
 * How papers are indexed. Words come as the library makes them, with blanks between, so that no analyzer of OpenSearch
 * decides what a word is. `impacts` has each word with its weight in the paper as frequency: "asthma|607930". `stems` orders
 * papers by a question's own words; its title stands there twice. How many parts and copies an index has is left to the
 * cluster (docs/operating.md).
 */
export const INDEX_BODY = {
  settings: {
    index: {
      max_result_window: 100_000,
      max_terms_count: 1_000_000,
      // A paper that was deleted may soon come again with any version; the default is a minute.
      gc_deletes: "0s",
    },
    analysis: {
      analyzer: {
        ready_words: { type: "custom", tokenizer: "ready_blanks" },
        ready_impacts: { type: "custom", tokenizer: "ready_blanks", filter: ["impact"] },
      },
      tokenizer: { ready_blanks: { type: "char_group", tokenize_on_chars: [" "], max_token_length: 200 } },
      filter: { impact: { type: "delimited_term_freq", delimiter: "|" } },
    },
    similarity: {
      stems: { type: "BM25", k1: K1, b: B },
      impact: { type: "scripted", script: { source: `return query.boost * doc.freq / ${IMPACT_STEPS}.0` } },
    },
  },
  mappings: {
    dynamic: "strict",
    _meta: { medsieve_version: INDEX_VERSION },
    _source: { excludes: ["words", "title", "abstract", "indexing", "values", "impacts", "stems"] },
    properties: {
      pmid: { type: "integer" },
      published: { type: "date", format: "strict_date" },
      stored_at: { type: "date" },
      words,
      title: words,
      abstract: words,
      indexing: words,
      stems: { ...words, norms: true, similarity: "stems" },
      values: { ...value, index_options: "docs" },
      impacts: {
        type: "text",
        analyzer: "ready_impacts",
        search_analyzer: "keyword",
        index_options: "freqs",
        norms: false,
        similarity: "impact",
      },
      references: { type: "integer" },
      notices: { type: "keyword" },
      citation: { type: "object", enabled: false },
    },
  },
} as const;
