import { PaperReadings } from "./reading-papers.ts";
import type { SearchInput } from "./search-run.ts";
import type { SearchServices } from "./search-services.ts";
import { Speculation } from "./speculation.ts";

/** What every stage of one search works with. */
export interface SearchContext extends SearchServices {
  /** What was asked for. */
  input: SearchInput;
  readings: PaperReadings;
  speculation: Speculation;
}

export function openContext(input: SearchInput, services: SearchServices): SearchContext {
  const readings = new PaperReadings(input, services);
  const { source, reader, earlier, signal } = services;
  const speculation = new Speculation(
    {
      ahead: reader.readingAhead(),
      fetch: async (pmids) => {
        const missing = pmids.filter((pmid) => !earlier.papers.has(pmid));
        const here = pmids.flatMap((pmid) => earlier.papers.get(pmid) ?? []);
        return missing.length === 0 ? here : [...here, ...(await source.fetch(missing, signal))];
      },
      prepare: (preparation, papers) => preparation.prepare(input.question, papers, signal),
      read: async (papers) => {
        await readings.discover(papers);
        await readings.read(papers, papers.length);
      },
    },
    Math.min(input.resultsPerQuery, input.maxResults),
  );
  return { ...services, input, readings, speculation };
}
