import type { SourceDescription } from "@medsieve/contract/searches";
import type { PaperSource } from "./paper-source.ts";

/** Where this installation takes papers from. */
export interface Sources {
  /** The source for one search, which says by itself when another one had to answer in its place. */
  open: () => PaperSource;
  /** What would answer now. */
  describe: () => Promise<SourceDescription>;
  /** What the local library holds, whether or not it answers. */
  describeLibrary: () => Promise<{ papers: number; demonstration_papers: number }>;
  close: () => Promise<void>;
}

/** The same source for every search. */
export function useOneSource(source: PaperSource, library: PaperSource): Sources {
  return {
    open: () => source,
    describe: () => source.describe(),
    describeLibrary: () => describeLibrary(library),
    close: async () => undefined,
  };
}

export async function describeLibrary(library: PaperSource): Promise<{ papers: number; demonstration_papers: number }> {
  const { papers, demonstration_papers } = await library.describe();
  return { papers: papers ?? 0, demonstration_papers: demonstration_papers ?? 0 };
}
