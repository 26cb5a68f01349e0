import { describe, expect, it } from "vitest";
import { ABSTRACT, MANY, prepareMcp, QUERY } from "./mcp.fixture.ts";
import { foundSearchSchema, PAPERS_IN_FULL } from "./proof.ts";

const { reader, source, connect, hold, readStatus } = prepareMcp();

describe.each(["legacy", "2026-07-28"] as const)("a client of the generation %s", (generation) => {
  it("finds the tools, each with the schemas of what it takes and answers", async () => {
    const client = await connect(generation, ["search", "read"]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})])).toEqual([
      ["search", ["query", "preference", "language", "max_results"]],
      ["check_query", ["query"]],
      ["recall", ["queries", "pmids"]],
      ["get_record", ["search_id", "pmids"]],
      ["export", ["search_id", "format"]],
      ["verify_claims", ["text"]],
    ]);
    for (const { outputSchema } of tools) expect(outputSchema?.type).toBe("object");
    await client.close();
  });

  it("searches, hears how far it is, and can prove each statement", async () => {
    const client = await connect(generation, ["search", "read"]);
    const heard: number[] = [];
    const answer = await client.callTool(
      { name: "search", arguments: { query: "Does zinc help against colds?", preference: "comprehensive" } },
      { onprogress: ({ progress }) => heard.push(progress) },
    );
    expect(answer.isError).toBeFalsy();
    const found = foundSearchSchema.parse(answer.structuredContent);
    expect(found).toMatchObject({ status: "completed", preference: "comprehensive", total_pmids_found: 2 });
    expect(found.record_url).toBe(`http://localhost:3000/search-history/${found.search_id}/record`);
    expect(found.papers.map(({ pmid }) => pmid)).toEqual(["11", "12"]);
    for (const { statements, record_url } of found.papers) {
      expect(record_url).toBe(found.record_url);
      const [evidence] = statements.find(({ field }) => field === "summary")?.evidence ?? [];
      expect(ABSTRACT.slice(evidence?.start ?? 0, evidence?.end ?? 0)).toBe(evidence?.quote);
    }
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));

    const { search_id } = found;
    const record = await client.callTool({ name: "get_record", arguments: { search_id } });
    expect(record.structuredContent).toMatchObject({ search_id, digest_agrees: true, flow: { read: 2 } });
    const file = await client.callTool({ name: "export", arguments: { search_id, format: "ris" } });
    expect((file.structuredContent as { text: string }).text).toMatch(/^TY {2}- /);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(found.resource);
    const { contents } = await client.readResource({ uri: found.resource });
    const whole = JSON.parse((contents[0] as { text: string }).text);
    const { papers, digest } = record.structuredContent as { papers: unknown; digest: unknown };
    expect([whole.papers, whole.digest]).toEqual([papers, digest]);
    await client.close();
  });

  it("gives of many papers what a model can read at once, and of the others when it asks", async () => {
    const client = await connect(generation, ["search", "read"]);
    const queries = [QUERY, "zinc", "cold"];
    for (const [at, query] of queries.entries()) source.answer(query, MANY.slice(4 * at, 4 * at + 4));
    reader.queries = queries;
    const answer = await client.callTool({ name: "search", arguments: { query: "Which of many help?" } });
    source.answer(QUERY, ["11", "12"]);
    reader.queries = [QUERY];
    const found = foundSearchSchema.parse(answer.structuredContent);
    expect(found.papers).toHaveLength(PAPERS_IN_FULL);
    expect([...found.papers, ...found.further_papers].map(({ pmid }) => pmid).sort()).toEqual(MANY);
    expect(found.papers[0]?.statements.some(({ field }) => field === "rationale")).toBe(false);
    const short = await client.callTool({ name: "get_record", arguments: { search_id: found.search_id } });
    const kept = short.structuredContent as Pick<typeof found, "papers" | "further_papers">;
    expect(kept.papers.map(({ pmid }) => pmid)).toEqual(found.papers.map(({ pmid }) => pmid));
    expect(kept.further_papers.map(({ pmid }) => pmid)).toEqual(found.further_papers.map(({ pmid }) => pmid));
    const [asked] = found.further_papers;
    const args = { search_id: found.search_id, pmids: [asked?.pmid ?? ""] };
    const record = await client.callTool({ name: "get_record", arguments: args });
    expect(record.structuredContent).toMatchObject({
      digest_agrees: true,
      papers: [{ pmid: asked?.pmid, statements: [{ evidence: [{ quote: expect.any(String) }] }] }],
      further_papers: [],
    });
    await client.close();
  });

  it("stops the search that it cancels", async () => {
    const client = await connect(generation, ["search"]);
    const release = hold("11");
    const stop = new AbortController();
    const asked = client.callTool(
      { name: "search", arguments: { query: "Does zinc help?" } },
      { signal: stop.signal, onprogress: ({ progress }) => progress >= 30 && stop.abort() },
    );
    await expect(asked).rejects.toThrow();
    await expect.poll(readStatus).toBe("cancelled");
    release();
    await client.close();
  });

  it("checks queries and their recall", async () => {
    const client = await connect(generation, ["search"]);
    const checked = await client.callTool({ name: "check_query", arguments: { query: "zinc AND heart[tile]" } });
    expect(checked.structuredContent).toMatchObject({ refused: null, blocks: [{}, {}] });
    const checker = await connect(generation, ["verify"]);
    const text = "Zinc shortened colds by two days (PMID 11). Zinc shortened colds by nine days (PMID 11).";
    const verified = await checker.callTool({ name: "verify_claims", arguments: { text } });
    expect(verified.structuredContent).toMatchObject({
      claims: [{ citations: [{ pmid: "11", found: true }] }, { citations: [{ pmid: "11", found: true }] }],
    });
    await checker.close();
    const recall = await client.callTool({ name: "recall", arguments: { queries: [QUERY], pmids: ["11", "99"] } });
    expect(recall.structuredContent).toMatchObject({ unknown: ["99"], queries: [{ refused: null }] });
    await client.close();
  });

  it("hears which scope its token lacks, tool by tool", async () => {
    const client = await connect(generation, ["read"]);
    await expect(client.callTool({ name: "search", arguments: { query: "zinc" } })).rejects.toThrow();
    const { resources } = await client.listResources();
    expect(Array.isArray(resources)).toBe(true);
    await client.close();
  });

  it("hears in words what the API refuses", async () => {
    const client = await connect(generation, ["read"]);
    const search_id = "00000000-0000-4000-8000-000000000000";
    const answer = await client.callTool({ name: "get_record", arguments: { search_id } });
    expect([answer.isError, JSON.stringify(answer.content)]).toEqual([true, expect.stringContaining("not_found")]);
    await client.close();
  });

  it.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])(
    "hears that there is no resource of %s",
    async (id) => {
      const client = await connect(generation, ["read"]);
      const uri = `medsieve://searches/${id}`;
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602, data: { uri } });
      await client.close();
    },
  );

  it("gets a prompt that shows how to answer with proof", async () => {
    const client = await connect(generation, ["read"]);
    const { messages } = await client.getPrompt({ name: "answer_with_proof", arguments: { query: "Zinc for colds?" } });
    expect(JSON.stringify(messages)).toContain("Zinc for colds?");
    await client.close();
  });
});
