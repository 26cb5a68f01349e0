import type { EngineState } from "@medsieve/contract/health";
import type { SourceDescription } from "@medsieve/contract/searches";
import type { LiteratureSource } from "@medsieve/contract/sources";
import type { Contact } from "@medsieve/runtime/contact-log";
import type { PaperSource } from "./paper-source.ts";
import type { WaitListener } from "./wait-notice.ts";

/** Where this installation takes papers from. */
export interface Sources {
  /**
   * The source for one search, which says by itself when another one had to answer in its place. The listener hears when
   * its requests wait for a limit of the source.
   */
  open: (listener: WaitListener) => PaperSource;
  /** What would answer now. */
  describe: () => Promise<SourceDescription>;
  /** What the local library holds, whether or not it answers. */
  describeLibrary: () => Promise<{ papers: number; demonstration_papers: number }>;
  /** What LITERATURE_SOURCE names. */
  setting: LiteratureSource;
  /** How PubMed is asked, and how it could be reached; null where it never is. */
  describePubmed: () => PubmedAccess | null;
  /** Asks PubMed how many papers a well-known query finds; null where it is never asked. Throws why it cannot. */
  countAtPubmed: ((signal: AbortSignal) => Promise<number>) | null;
  /** How the search engine is that holds the library; null where the database does. Never throws. */
  checkEngine: () => Promise<EngineState | null>;
  close: () => Promise<void>;
}

export interface PubmedAccess extends Contact {
  hasKey: boolean;
  hasEmail: boolean;
}

/** The same source for every search. */
export function useOneSource(source: PaperSource, library: PaperSource): Sources {
  return {
    open: () => source,
    describe: () => source.describe(),
    describeLibrary: () => describeLibrary(library),
    setting: "library",
    describePubmed: () => null,
    countAtPubmed: null,
    checkEngine: async () => null,
    close: async () => undefined,
  };
}

export async function describeLibrary(library: PaperSource): Promise<{ papers: number; demonstration_papers: number }> {
  const { papers, demonstration_papers } = await library.describe();
  return { papers: papers ?? 0, demonstration_papers: demonstration_papers ?? 0 };
}
