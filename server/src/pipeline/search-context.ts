import { PaperReadings } from "./reading-papers.ts";
import type { SearchInput, SearchServices } from "./search-run.ts";
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
  const { source, reader, signal } = services;
  const speculation = new Speculation(
    {
      ahead: reader.readingAhead(),
      fetch: (pmids) => source.fetch(pmids, signal),
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
