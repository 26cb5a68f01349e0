import { type AuthResponse, authResponseSchema } from "@medsieve/contract/accounts";
import { unseenAlertsSchema } from "@medsieve/contract/alerts";
import { historyPageSchema, type SearchDetails, searchDetailsSchema } from "@medsieve/contract/history";
import { searchRecordSchema } from "@medsieve/contract/records";
import type { BrowserContext, Page } from "playwright-core";
import { ADMIN } from "./server.ts";

/** Signs a browser in without its pages: the refresh token in its cookie, the rest in its storage. */
export async function signInContext(context: BrowserContext): Promise<AuthResponse> {
  const answer = await context.request.post("/api/v1/auth/login", { data: ADMIN });
  if (!answer.ok()) throw new Error(`sign-in was answered with ${answer.status()}: ${await answer.text()}`);
  const session = authResponseSchema.parse(await answer.json());
  await context.addInitScript(({ access_token, user }) => {
    if (sessionStorage.getItem("e2e")) return;
    sessionStorage.setItem("e2e", "signed in");
    localStorage.setItem("access_token", access_token);
    localStorage.setItem("user", JSON.stringify(user));
  }, session);
  return session;
}

interface SearchOptions {
  max_results?: number;
  /** In place of those that the reader would write. */
  queries?: { name: string; query: string }[];
  based_on?: string;
}

/** A client of the API, as another program would be. */
export async function openApi(url: string) {
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (!login.ok) throw new Error(`sign-in was answered with ${login.status}: ${await login.text()}`);
  const { access_token } = authResponseSchema.parse(await login.json());
  const headers = { authorization: `Bearer ${access_token}` };

  async function get(path: string): Promise<unknown> {
    const answer = await fetch(`${url}/api/v1${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    /** Asks and waits for the end, whatever it is; answers with the search as it is kept. */
    async search(query: string, options: SearchOptions = {}): Promise<SearchDetails> {
      const answer = await fetch(`${url}/api/v1/search`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ query, ...options }),
      });
      await answer.text();
      const [latest] = (await this.readHistory()).searches;
      if (latest === undefined) throw new Error(`the search left no trace; it was answered with ${answer.status}`);
      return this.readDetails(latest.id);
    },
    async highlight(searchId: string, { pmid, title }: { pmid: string; title: string }): Promise<void> {
      const answer = await fetch(`${url}/api/v1/highlights`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ search_id: searchId, pmid, paper_title: title }),
      });
      if (!answer.ok) throw new Error(`the highlight was answered with ${answer.status}: ${await answer.text()}`);
    },
    readRecord: async (id: string) => searchRecordSchema.parse(await get(`/search-history/${id}/record`)),
    /** Retractions and doubts that the header has not shown yet. */
    countAlerts: async () => unseenAlertsSchema.parse(await get("/alerts")).total,
    readHistory: async () => historyPageSchema.parse(await get("/search-history")),
    readDetails: async (id: string) => searchDetailsSchema.parse(await get(`/search-history/${id}/details`)),
  };
}

/** The search that the page's address names. */
export async function readSearchId(page: Page): Promise<string> {
  await page.waitForURL(/[?&]search=/);
  return new URL(page.url()).searchParams.get("search") ?? "";
}
