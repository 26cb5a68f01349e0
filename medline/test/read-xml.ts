import type { Citation } from "../src/citation.ts";
import type { MedlineEvent } from "../src/medline-event.ts";
import { parseMedline } from "../src/parse-medline.ts";

async function* inChunks(xml: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < xml.length; at += size) yield xml.slice(at, at + size);
}

/** What a file of this text gives, cut into chunks of `size` characters. */
export async function readAll(xml: string, size = 1000): Promise<MedlineEvent[]> {
  const events: MedlineEvent[] = [];
  for await (const event of parseMedline(inChunks(xml, size), "test.xml")) events.push(event);
  return events;
}

export async function readCitations(xml: string, size?: number): Promise<Citation[]> {
  return (await readAll(xml, size)).flatMap((event) => (event.kind === "citation" ? event.citation : []));
}
