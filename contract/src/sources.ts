/** Where papers come from. */
export const SOURCE_IDS = ["pubmed", "library"] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** What LITERATURE_SOURCE takes: a source, the first of them that can be reached, or the library as OpenSearch has it. */
export const LITERATURE_SOURCES = ["auto", ...SOURCE_IDS, "opensearch"] as const;
export type LiteratureSource = (typeof LITERATURE_SOURCES)[number];
