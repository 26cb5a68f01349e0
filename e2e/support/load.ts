import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { callServer, QUESTION } from "./asking.ts";

/** What a server said it has done: none of it may be lost. */
export interface Acknowledged {
  /** PMIDs of each search that was answered, in their order. */
  searches: Map<string, string[]>;
  highlights: { search_id: string; pmid: string }[];
  companies: string[];
  /** Requests that got no answer: whether they count is not known, but never twice. */
  unanswered: string[];
}

const ASKING_AT_ONCE = 3;
/** Milliseconds between two companies: unbounded, a thousand kills would leave more of them than a page can list in a second. */
const BETWEEN_COMPANIES_MS = 40;

/** Asks, marks and makes companies, several at a time, until the server does not answer any more. */
export async function loadUntilGone(url: string, token: string): Promise<Acknowledged> {
  const done: Acknowledged = { searches: new Map(), highlights: [], companies: [], unanswered: [] };
  const repeat = async (act: () => Promise<void>) => {
    for (;;) {
      try {
        await act();
      } catch (error) {
        // What a connection that broke throws; anything else is a failure of the server.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  const ask = async () => {
    const request_id = randomUUID();
    done.unanswered.push(request_id);
    const { search_id, pmids } = await askAgain(url, token, request_id);
    done.unanswered.splice(done.unanswered.indexOf(request_id), 1);
    done.searches.set(search_id, pmids);
    const [pmid] = pmids;
    if (pmid === undefined) return;
    await expectAnswer(callServer(url, token, "/highlights", { search_id, pmid, paper_title: "marked" }));
    done.highlights.push({ search_id, pmid });
  };
  const found = async () => {
    const name = `Company ${randomUUID()}`;
    await expectAnswer(callServer(url, token, "/admin/companies", { name }));
    done.companies.push(name);
    await wait(BETWEEN_COMPANIES_MS);
  };
  await Promise.all([...Array.from({ length: ASKING_AT_ONCE }, () => repeat(ask)), repeat(found)]);
  return done;
}

/** Asks with a request that may have been sent before. */
export async function askAgain(url: string, token: string, request_id: string) {
  const answer = await expectAnswer(callServer(url, token, "/search", { ...QUESTION, request_id }));
  const { search_id, papers } = searchResultSchema.parse(answer);
  return { search_id, pmids: papers.map(({ pmid }) => pmid) };
}

/** The answer's body. Throws an Error where the server refused, and a TypeError where it was gone. */
async function expectAnswer(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}: ${body}`);
  return JSON.parse(body);
}
