import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callServer, countUsed, readToken } from "../support/asking.ts";
import { readHistory } from "../support/history.ts";
import { askAgain, loadUntilGone } from "../support/load.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

/** Set by `npm run test:kills`; a few among the other faults. */
const KILLS = Number(process.env.MEDSIEVE_KILLS ?? "5");
const MINUTE = 60_000;
/** Milliseconds from the beginning of the load: from the first queries of a server that is still cold to searches that ended. */
const KILLED_WITHIN_MS = 6_000;
const TOKEN_LASTS_MS = 10 * MINUTE;
const SAID_EVERY = 10;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LITERATURE_SOURCE: "library", LLM_PROVIDER: "builtin", USER_LIMIT: "10000000" });
  await server.importFiles([CITATIONS]);
});
afterAll(() => server?.stop());

test(
  `killed ${KILLS} times at random moments under load: nothing that was acknowledged is lost, no request counts twice`,
  async () => {
    const searches = new Map<string, string[]>();
    const counts = { highlights: 0, companies: 0, unanswered: 0 };
    let token = await readToken(server.url);
    let signedIn = Date.now();
    for (let kill = 1; kill <= KILLS; kill++) {
      if (Date.now() - signedIn > TOKEN_LASTS_MS) {
        token = await readToken(server.url);
        signedIn = Date.now();
      }
      const loading = loadUntilGone(server.url, token);
      const killed = wait(Math.random() * KILLED_WITHIN_MS).then(() => server.crashAndRestart());
      // A failure of the load is thrown at once, and the restart is waited for in any case.
      const done = await loading.finally(() => killed);
      for (const request of done.unanswered) {
        const { search_id, pmids } = await askAgain(server.url, token, request);
        done.searches.set(search_id, pmids);
      }
      for (const [id, pmids] of done.searches) {
        const details = await (await callServer(server.url, token, `/search-history/${id}/details`)).json();
        expect([id, details.status]).toEqual([id, "completed"]);
        expect(details.papers.map(({ pmid }: { pmid: string }) => pmid)).toEqual(pmids);
        searches.set(id, pmids);
      }
      const marks = await (await callServer(server.url, token, "/highlights")).json();
      const marked = new Set(
        marks.map((mark: { search_id: string; pmid: string }) => `${mark.search_id} ${mark.pmid}`),
      );
      for (const { search_id, pmid } of done.highlights) expect(marked).toContain(`${search_id} ${pmid}`);
      const companies = await (await callServer(server.url, token, "/admin/companies")).text();
      for (const name of done.companies) expect(companies).toContain(name);
      expect(await countUsed(server.url, token)).toBe(searches.size);
      counts.highlights += done.highlights.length;
      counts.companies += done.companies.length;
      counts.unanswered += done.unanswered.length;
      if (kill % SAID_EVERY === 0 && kill < KILLS) process.stderr.write(`${kill} kills, ${searches.size} searches\n`);
    }
    const history = await readHistory(server.url, token);
    expect([...history.keys()].toSorted()).toEqual([...searches.keys()].toSorted());
    expect(new Set(history.values())).toEqual(new Set(["completed"]));
    process.stderr.write(
      `${KILLS} kills: ${searches.size} searches, of which ${counts.unanswered} were under way at a kill, ` +
        `${counts.highlights} marks and ${counts.companies} companies; none is lost, none counts twice\n`,
    );
  },
  5 * MINUTE + KILLS * (MINUTE / 2),
);
