import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { makeCitation, writeSet } from "../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../test/compile-here.ts";
import { type EutilsServer, openEutilsServer, writeEsearch } from "../test/eutils-server.ts";
import { storeInLibrary } from "../test/stored-library.ts";
import { createPostingsSearch } from "./library/postings/search-postings.ts";
import { openSources } from "./open-sources.ts";
import { BUDGET_CLOCK } from "./pubmed/request-budget.ts";
import type { Sources } from "./sources.ts";
import { ignoreWaiting } from "./wait-notice.ts";

const never = new AbortController().signal;
const QUIET = { info: () => undefined, warn: () => undefined };
/** A second passes in twenty milliseconds. */
const clock: Clock = {
  now: () => SYSTEM_CLOCK.now() * 50,
  pause: (ms, signal) => SYSTEM_CLOCK.pause(ms / 50, signal),
  limit: SYSTEM_CLOCK.limit,
};
const FICTIONAL = "900000001";

describe("the source `auto`", () => {
  let database: TestDatabase;
  let server: EutilsServer;
  let sources: Sources | null;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    sources = null;
    server = await openEutilsServer(({ utility }) => {
      if (utility === "esearch") return writeEsearch(["11"]);
      return utility === "efetch" ? writeSet(makeCitation({ pmid: "11", title: "From PubMed" })) : "<eInfoResult/>";
    });
  });
  afterEach(async () => {
    await sources?.close();
    await server.close();
  });

  const start = async () => {
    const settings = { literatureSource: "auto", ncbiApiKey: null, ncbiEmail: null } as const;
    const address = { ncbiBaseUrl: server.url, iciteBaseUrl: server.url };
    sources = await openSources(
      { database, postings: createPostingsSearch(database), work: COMPILE_HERE },
      { ...settings, ...address },
      QUIET,
      {
        budget: BUDGET_CLOCK,
        clock,
      },
    );
    return sources;
  };
  const store = (...pmids: string[]) =>
    storeInLibrary(database, ...pmids.map((pmid) => makeCitation({ pmid, title: `Zinc ${pmid}` })));
  const ask = async (from: Sources) => {
    const source = from.open(ignoreWaiting);
    const { pmids } = await source.search("zinc[ti]", 10, never);
    const papers = await source.fetch(pmids, never);
    return { titles: papers.map((paper) => paper.title), ...(await source.describe()) };
  };

  it("is PubMed while that can be reached", async () => {
    await store("5");
    expect(await ask(await start())).toMatchObject({ titles: ["From PubMed"], id: "pubmed", fallback: null });
  });

  it("is the library where PubMed cannot be reached, and says so", async () => {
    await store("5");
    server.behave(() => ({ status: 503 }));
    expect(await ask(await start())).toMatchObject({
      ...{ titles: ["Zinc 5"], id: "library", papers: 1, fallback: "pubmed_unreachable" },
    });
    expect(server.count("esearch")).toBe(0);
  });

  it("asks PubMed again for saved papers while it can be reached, and says where it cannot", async () => {
    expect(await (await start()).open(ignoreWaiting).renewal()?.renew(["11"], never)).toBe(true);
    expect(server.count("efetch")).toBe(1);
    await sources?.close();
    server.behave(() => ({ status: 503 }));
    expect(await (await start()).open(ignoreWaiting).renewal()?.renew(["11"], never)).toBe(false);
    expect(server.count("efetch")).toBe(1);
  });

  it("falls to the library when PubMed fails during a search, and comes back by itself", async () => {
    await store("5");
    const auto = await start();
    await server.close();
    const failed = await ask(auto);
    expect(failed).toMatchObject({ titles: ["Zinc 5"], fallback: "pubmed_unreachable" });
    expect(await auto.describe()).toMatchObject({ id: "library", fallback: "pubmed_unreachable" });
  });

  it("mixes no papers: a search that PubMed has begun to answer fails with it", async () => {
    await store("5");
    const source = (await start()).open(ignoreWaiting);
    await source.search("zinc[ti]", 10, never);
    server.behave(() => ({ status: 500 }));
    await expect(source.fetch(["11"], never)).rejects.toMatchObject({ code: "source_unavailable" });
  });

  it("shows fictional papers where PubMed was never reached", async () => {
    await store(FICTIONAL);
    server.behave(() => ({ status: 503 }));
    expect(await ask(await start())).toMatchObject({ titles: [`Zinc ${FICTIONAL}`], demonstration_papers: 1 });
  });

  it("shows an outage as an error, not fiction, where PubMed was reached before", async () => {
    await store(FICTIONAL);
    await (await start()).close();
    server.behave(() => ({ status: 503 }));
    const later = await start();
    await expect(ask(later)).rejects.toMatchObject({ status: 503, code: "source_unavailable" });
  });

  it("does not wait long for a network that drops what is sent", async () => {
    await store("5");
    const auto = await start();
    server.behave(() => undefined);
    expect(await ask(auto)).toMatchObject({ titles: ["Zinc 5"], fallback: "pubmed_unreachable" });
    expect(server.abandoned()).toBeGreaterThan(0);
  });
});
