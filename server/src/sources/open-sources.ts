import { ContactLog } from "../contact-log.ts";
import type { Database } from "../db/client.ts";
import type { Env } from "../env.ts";
import { createAutoSources } from "./auto-source.ts";
import { createLibrarySource } from "./library/library-source.ts";
import { createPubmedSource } from "./pubmed/pubmed-source.ts";
import { createProbe, watchReachability } from "./pubmed/reachability.ts";
import { type Sources, useOneSource } from "./sources.ts";

/** Requests a second that NCBI allows without and with an API key (NCBI, "E-utilities usage guidelines"). */
const REQUESTS_PER_SECOND = 3;
const REQUESTS_PER_SECOND_WITH_KEY = 10;

type SourceSettings = Pick<Env, "literatureSource" | "ncbiBaseUrl" | "ncbiApiKey" | "ncbiEmail" | "iciteBaseUrl">;

interface SourcesLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/** Begins to ask whether PubMed can be reached, where that matters; null where it does not. */
export function beginReaching(settings: SourceSettings): Promise<boolean> | null {
  return settings.literatureSource === "auto" ? createProbe(settings.ncbiBaseUrl)() : null;
}

/** The sources that LITERATURE_SOURCE names. `firstTry` comes from `beginReaching`. */
export async function openSources(
  database: Database,
  settings: SourceSettings,
  log: SourcesLog,
  firstTry: Promise<boolean> | null,
): Promise<Sources> {
  const library = createLibrarySource(database);
  if (settings.literatureSource === "library") return useOneSource(library, library);
  const contact = new ContactLog();
  const pubmed = createPubmedSource(
    database,
    {
      baseUrl: settings.ncbiBaseUrl,
      apiKey: settings.ncbiApiKey,
      email: settings.ncbiEmail,
      iciteBaseUrl: settings.iciteBaseUrl,
      perSecond: settings.ncbiApiKey === null ? REQUESTS_PER_SECOND : REQUESTS_PER_SECOND_WITH_KEY,
    },
    log,
    { contact },
  );
  const describePubmed = () => ({
    hasKey: settings.ncbiApiKey !== null,
    hasEmail: settings.ncbiEmail !== null,
    ...contact.read(),
  });
  if (settings.literatureSource === "pubmed") {
    return { ...useOneSource(pubmed, library), setting: "pubmed", describePubmed };
  }
  const probe = createProbe(settings.ncbiBaseUrl, contact);
  const reachability = await watchReachability(database, probe, log, firstTry ?? probe());
  if (firstTry !== null) noteFirstTry(contact, reachability.isReachable());
  return { ...createAutoSources(pubmed, library, reachability), setting: "auto", describePubmed };
}

/** The first try was made before there was a log of tries. */
function noteFirstTry(contact: ContactLog, wasReached: boolean): void {
  contact.noteTry();
  if (wasReached) contact.noteAnswer();
  else contact.noteFailure("it did not answer in time, or refused");
}
