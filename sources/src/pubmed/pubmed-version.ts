import { type EutilsCall, UnusableAnswerError } from "./eutils-client.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** After a failure it is asked again no sooner than this. */
const AFTER_FAILURE_MS = 60 * 60 * 1000;
/** While a search asks NCBI, the question waits, and looks again after this long. */
const LOOK_AGAIN_MS = 1_000;
const GIVE_UP_MS = 20_000;

export interface PubmedVersion {
  /** The day of PubMed's last update as last heard (YYYY-MM-DD), at once; null until then. */
  read: () => string | null;
}

/** Asks NCBI's einfo in the background, at most once a day, and only while `isBusy` says that nothing else waits for NCBI. */
export function watchPubmedVersion(
  call: EutilsCall,
  isBusy: () => boolean,
  log: { warn: (data: object, message: string) => void },
  now: () => number = Date.now,
): PubmedVersion {
  let version: string | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;

  function askWhenIdle(): void {
    if (isBusy()) setTimeout(askWhenIdle, LOOK_AGAIN_MS).unref();
    else void ask();
  }

  async function ask(): Promise<void> {
    try {
      const parameters = { db: "pubmed", retmode: "xml" };
      version = await call("einfo", parameters, readLastUpdate, AbortSignal.timeout(GIVE_UP_MS));
    } catch (err) {
      // A detail of a record; whether NCBI can be reached others find out.
      log.warn({ err }, "PubMed's version could not be asked; it is asked again in an hour");
      dueAt = now() + AFTER_FAILURE_MS;
    }
  }

  return {
    read: () => {
      if (now() >= dueAt) {
        dueAt = now() + DAY_MS;
        askWhenIdle();
      }
      return version;
    },
  };
}

/** Counts calls under way: `count` gives the same call, counted. */
export function countCalls(): { count: (ask: EutilsCall) => EutilsCall; isBusy: () => boolean } {
  let underWay = 0;
  const count =
    (ask: EutilsCall): EutilsCall =>
    async (...parameters) => {
      underWay++;
      try {
        return await ask(...parameters);
      } finally {
        underWay--;
      }
    };
  return { count, isBusy: () => underWay > 0 };
}

/** LastUpdate of einfo, "2026/11/20 06:21" in NCBI's own time. Throws UnusableAnswerError where it is missing. */
function readLastUpdate(body: string): string {
  const [, year, month, day] = /<LastUpdate>\s*(\d{4})\/(\d{2})\/(\d{2})\b/u.exec(body) ?? [];
  if (year === undefined) throw new UnusableAnswerError("its answer has no LastUpdate");
  return `${year}-${month}-${day}`;
}
