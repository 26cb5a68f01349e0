import type { SourceId } from "@medsieve/contract/sources";

interface SourceTexts {
  /** Its papers are kept in this installation, which may hold none, or fictional ones alone. */
  isLocal: boolean;
  /** In an exported file, which is in English. */
  exported: string;
  /** The rest are keys of the interface's texts. */
  name: string;
  /** Said on the empty page; of a local source, where it holds no paper. */
  setup: string;
  /** Where a question goes that the built-in reader, or a model, reads papers for. */
  destination: { builtin: string; model: string };
  /** As the record of a search names it, its version and its report's first item. */
  recorded: string;
  version: string;
  reported: string;
  /** Where the recall of a query is counted. */
  recall: string;
}

/** How each source of papers is named, and what is said of it. */
export const SOURCE_TEXTS: Record<SourceId, SourceTexts> = {
  pubmed: {
    isLocal: false,
    exported: "PubMed",
    name: "search:facts.sourcePubmed",
    setup: "search:setup.pubmed",
    destination: { builtin: "search:destination.pubmedBuiltin", model: "search:destination.pubmedModel" },
    recorded: "record:source.pubmed",
    version: "record:source.pubmedVersion",
    reported: "record:report.item1.pubmed",
    recall: "queries:recall.pubmed",
  },
  library: {
    isLocal: true,
    exported: "local library",
    name: "search:facts.sourceLibrary",
    setup: "search:setup.empty",
    destination: { builtin: "search:destination.local", model: "search:destination.libraryModel" },
    recorded: "record:source.library",
    version: "record:source.libraryVersion",
    reported: "record:report.item1.library",
    recall: "queries:recall.library",
  },
};
