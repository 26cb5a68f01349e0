import type { ServerMessage } from "@medsieve/contract/search-events";
import { describe, expect, it } from "vitest";
import { prepareSocket } from "./socket.fixture.ts";

describe("the socket", () => {
  const site = prepareSocket();
  const { connect, hold, readUsage, signIn } = site;

  it("sends the usage at once, and a search's events in order to the end", async () => {
    const client = connect();
    expect(await client.untilType("status")).toEqual({ type: "status", usage: { current: 0, limit: 100 } });
    await client.send({ query: "Do statins help?", max_results: 50, preference: "clinical_trials", language: "en" });
    await client.untilType("usage_updated");
    const statuses = client.messages.flatMap((message) => (message.type === "search_status" ? message.status : []));
    expect(statuses).toEqual([
      "initializing",
      "generating_queries",
      "searching_papers",
      "fetching_details",
      "analyzing_results",
      "completed",
    ]);
    expect(client.types().slice(-3)).toEqual(["result", "search_status", "usage_updated"]);
    const result = await client.untilType("result");
    expect(result.type === "result" && result.papers.map((paper) => paper.pmid)).toEqual(["102", "103", "101"]);
  });

  it("sends what each stage brings: progress, queries, PMIDs, titles, placeholders and scores", async () => {
    const client = connect();
    await client.send({ query: "Do statins help?", preference: "case_reports" });
    const result = await client.untilType("result");
    const search_id = "search_id" in result ? result.search_id : "";
    const pick = (type: ServerMessage["type"]) => client.messages.filter((message) => message.type === type);
    for (const status of pick("search_status")) {
      expect(status).toMatchObject({ search_id, preference: "case_reports", message: expect.stringMatching(/\w/) });
    }
    expect(pick("search_progress")).toContainEqual(
      expect.objectContaining({ step: "searching", current: 1, total: 1, percentage: 100, search_id }),
    );
    expect(pick("intermediate_result")).toMatchObject([
      { stage: "generating_queries", data: { queries: [{ query: "statins[tiab]" }] } },
      { stage: "searching_papers", data: { pmids: ["101", "102", "103"], found: 3 } },
      { stage: "fetching_details", data: { articles: [{ pmid: "101" }, { pmid: "102" }], count: 3 } },
      { stage: "analyzing_results", data: { analysis: [{ pmid: "102", relevance_score: 0.9 }, {}], count: 3 } },
    ]);
    const [discovered] = pick("papers_discovered");
    expect(discovered).toMatchObject({ search_id, message: expect.stringMatching(/\w/), papers: [{}, {}, {}] });
    expect(result).toMatchObject({ summary: expect.any(String), search_queries_used: ["statins[tiab]"] });
    expect(result).toMatchObject({ total_pmids_found: 3 });
    expect(await client.untilType("usage_updated")).toMatchObject({ current_usage: 1, limit: 100, search_id });
  });

  it("stops on request, keeps what was read, ranked, and does not give it back", async () => {
    hold("103");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    const seen = await client.until((message) => message.type === "paper_analyzed" && message.done === 2);
    const search_id = "search_id" in seen ? seen.search_id : "";
    await client.send({ type: "cancel", search_id });
    const result = await client.untilType("result");
    expect(result).toMatchObject({ status: "cancelled" });
    expect(result.type === "result" && result.papers.map((paper) => paper.pmid)).toEqual(["102", "101"]);
    await client.untilType("usage_updated");
    expect(await readUsage()).toBe(1);
    const details = await site.readDetails(search_id);
    expect(details).toMatchObject({ status: "cancelled" });
    expect(details.papers).toHaveLength(2);
  });

  it("names a search that waits for its turn, stops it at once, and lets another user's search go first", async () => {
    const release = hold("101");
    const client = connect();
    for (let n = 0; n < 5; n++) await client.send({ query: "Do statins help?" });
    const begun = (type: string) => client.messages.filter((message) => message.type === type);
    const isQueued = (message: ServerMessage) => message.type === "search_status" && message.queue !== undefined;
    const waits = await client.until((message) => isQueued(message) && begun("papers_discovered").length === 4);
    const search_id = "search_id" in waits ? waits.search_id : "";
    const worked = begun("papers_discovered").map((message) => "search_id" in message && message.search_id);
    expect(worked).not.toContain(search_id);

    const other = connect(await signIn("other@example.org"));
    await other.send({ query: "Do statins help?" });
    await other.untilType("papers_discovered");

    await client.send({ type: "cancel", search_id });
    expect(await client.untilType("result")).toMatchObject({ search_id, status: "cancelled", papers: [] });
    release();
    await other.untilType("result");
  });

  it("notifies every open tab when the count changes", async () => {
    const [one, other] = [connect(), connect()];
    await Promise.all([one.untilType("status"), other.untilType("status")]);
    await one.send({ query: "Do statins help?" });
    await other.until((message) => message.type === "status" && message.usage.current === 1);
  });
});
