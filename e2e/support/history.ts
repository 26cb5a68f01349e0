import { callServer } from "./asking.ts";

const PAGE = 100;

/** Every search that the history lists, with how it ended. */
export async function readHistory(url: string, token: string): Promise<Map<string, string>> {
  const listed = new Map<string, string>();
  for (let page = 1; ; page++) {
    const answer = await callServer(url, token, `/search-history?per_page=${PAGE}&page=${page}`);
    const { searches } = await answer.json();
    for (const { id, status } of searches) listed.set(id, status);
    if (searches.length < PAGE) return listed;
  }
}
