import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callServer, countUsed, readToken } from "../support/asking.ts";
import { readHistory } from "../support/history.ts";
import { type Acknowledged, askAgain, loadUntilGone } from "../support/load.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

/** Set by `npm run test:kills`; a few among the other faults. */
const KILLS = Number(process.env.MEDSIEVE_KILLS ?? "5");
const MINUTE = 60_000;
/** Milliseconds from the beginning of the load: from the first queries of a server that is still cold to searches that ended. */
const KILLED_WITHIN_MS = 6_000;
const TOKEN_LASTS_MS = 10 * MINUTE;
const SAID_EVERY = 10;
/** One waits for its restart while another one is at work, so that many kills take little more than the processor's time. */
const SERVERS = 2;

interface Killed {
  kills: number;
  searches: number;
  highlights: number;
  companies: number;
  unanswered: number;
}

const servers: RunningServer[] = [];
beforeAll(async () => {
  for (let made = 0; made < Math.min(SERVERS, KILLS); made++) {
    const server = await startServer({
      LITERATURE_SOURCE: "library",
      LLM_PROVIDER: "builtin",
      USER_LIMIT: "10000000",
    });
    servers.push(server);
    await server.importFiles([CITATIONS]);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Kills one server so many times, and looks after each of them at all that it had acknowledged since the one before. */
async function killAgainAndAgain(server: RunningServer, kills: number, say: (done: Killed) => void): Promise<Killed> {
  const searches = new Map<string, string[]>();
  const done: Killed = { kills: 0, searches: 0, highlights: 0, companies: 0, unanswered: 0 };
  let token = await readToken(server.url);
  let signedIn = Date.now();
  while (done.kills < kills) {
    if (Date.now() - signedIn > TOKEN_LASTS_MS) {
      token = await readToken(server.url);
      signedIn = Date.now();
    }
    const loading = loadUntilGone(server.url, token);
    const killed = wait(Math.random() * KILLED_WITHIN_MS).then(() => server.crashAndRestart());
    // A failure of the load is thrown at once, and the restart is waited for in any case.
    const acknowledged = await loading.finally(() => killed);
    for (const request of acknowledged.unanswered) {
      const { search_id, pmids } = await askAgain(server.url, token, request);
      acknowledged.searches.set(search_id, pmids);
    }
    await expectKept(server, token, acknowledged);
    for (const [id, pmids] of acknowledged.searches) searches.set(id, pmids);
    expect(await countUsed(server.url, token)).toBe(searches.size);
    done.kills++;
    done.searches = searches.size;
    done.highlights += acknowledged.highlights.length;
    done.companies += acknowledged.companies.length;
    done.unanswered += acknowledged.unanswered.length;
    say(done);
  }
  const history = await readHistory(server.url, token);
  expect([...history.keys()].toSorted()).toEqual([...searches.keys()].toSorted());
  expect(new Set(history.values())).toEqual(new Set(["completed"]));
  return done;
}

/** Each of its searches ended with the papers that were answered, and its marks and companies are there. */
async function expectKept(server: RunningServer, token: string, acknowledged: Acknowledged): Promise<void> {
  for (const [id, pmids] of acknowledged.searches) {
    const details = await (await callServer(server.url, token, `/search-history/${id}/details`)).json();
    expect([id, details.status]).toEqual([id, "completed"]);
    expect(details.papers.map(({ pmid }: { pmid: string }) => pmid)).toEqual(pmids);
  }
  const marks = await (await callServer(server.url, token, "/highlights")).json();
  const marked = new Set(marks.map((mark: { search_id: string; pmid: string }) => `${mark.search_id} ${mark.pmid}`));
  for (const { search_id, pmid } of acknowledged.highlights) expect(marked).toContain(`${search_id} ${pmid}`);
  const companies = await (await callServer(server.url, token, "/admin/companies")).text();
  for (const name of acknowledged.companies) expect(companies).toContain(name);
}

test(
  `killed ${KILLS} times at random moments under load: nothing that was acknowledged is lost, no request counts twice`,
  async () => {
    const latest = new Map<RunningServer, Killed>();
    const sum = (what: keyof Killed) => [...latest.values()].reduce((total, done) => total + done[what], 0);
    const ended = servers.map((server, index) => {
      const share = Math.floor(KILLS / servers.length) + (index < KILLS % servers.length ? 1 : 0);
      return killAgainAndAgain(server, share, (done) => {
        latest.set(server, { ...done });
        const kills = sum("kills");
        if (kills % SAID_EVERY === 0 && kills < KILLS)
          process.stderr.write(`${kills} kills, ${sum("searches")} searches\n`);
      });
    });
    await Promise.all(ended);
    process.stderr.write(
      `${KILLS} kills of ${servers.length} servers: ${sum("searches")} searches, of which ${sum("unanswered")} were under way at ` +
        `a kill, ${sum("highlights")} marks and ${sum("companies")} companies; none is lost, none counts twice\n`,
    );
  },
  5 * MINUTE + KILLS * (MINUTE / 2),
);
