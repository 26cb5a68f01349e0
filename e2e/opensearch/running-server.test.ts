import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readinessSchema } from "@medsieve/contract/health";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCitation, writeSet } from "../../medline/test/medline-xml.ts";
import { INDEX_VERSION } from "../../sources/src/opensearch/index-template.ts";
import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";
import { storePapers } from "../../sources/src/opensearch/store-papers.ts";
import { callServer, countUsed, QUESTION, readToken } from "../support/asking.ts";
import { CITATIONS, CITATIONS_COUNT, type RunningServer, startServer } from "../support/server.ts";
import { NO_PERMISSION, openGate, QUEUE_IS_FULL, WRONG_PASSWORD } from "./cluster-gate.ts";
import { openPlainIndex } from "./plain-index.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const INDEX = "papers";
const METRICS_TOKEN = "Corvus-for-operators";
const FULL = "OpenSearch takes no changes: its disks are nearly full";
const { signal } = new AbortController();
const obstacle = findObstacle();

describe.skipIf(obstacle !== null)("a running server on OpenSearch, in each state of the cluster", () => {
  let cluster: OpenSearchCluster;
  let gate: Awaited<ReturnType<typeof openGate>>;
  let index: PaperIndex;
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    cluster = await startCluster();
    const [node = ""] = cluster.addresses;
    [gate, index] = [await openGate(node), openPlainIndex(node, INDEX)];
    server = await startServer({
      LITERATURE_SOURCE: "opensearch",
      OPENSEARCH_URL: gate.url,
      OPENSEARCH_INDEX: INDEX,
      OPENSEARCH_USERNAME: "medsieve",
      OPENSEARCH_PASSWORD: "Corvus-monedula-9",
      METRICS_TOKEN,
    });
    token = await readToken(server.url);
  });
  afterAll(async () => {
    await server?.stop();
    gate?.close();
    await cluster?.stop();
  });

  const ask = <Answer>(method: "GET" | "PUT" | "POST", path: string, body: object | null = null) =>
    index.request<Answer>(method, `/${INDEX}${path}`, body, signal);
  const change = (settings: object) => ask("PUT", "/_settings", settings);

  async function readHealth() {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const answer = await fetch(`${server.url}/health/ready`, { headers });
    const { status, database, opensearch } = readinessSchema.parse(await answer.json());
    // Whatever becomes of the cluster, what is saved can be read.
    expect([answer.status, status, database.state]).toEqual([200, "ready", "ok"]);
    return opensearch;
  }
  /** What the command says that imports. */
  const importPapers = (): Promise<string> =>
    server.importFiles([CITATIONS]).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      expect(stdout).toContain("FAILED");
      return stderr;
    });
  async function search() {
    const answer = await callServer(server.url, token, "/search", { ...QUESTION, preference: "clinical_trials" });
    return { status: answer.status, body: await answer.json() };
  }
  async function expectSearchToFail(sentence: string): Promise<void> {
    const used = await countUsed(server.url, token);
    expect(await search()).toMatchObject({
      status: 503,
      body: { code: "source_unavailable", detail: expect.stringContaining(sentence) },
    });
    expect(await countUsed(server.url, token)).toBe(used);
  }

  it.each([
    ["a wrong password", WRONG_PASSWORD, "OpenSearch refused OPENSEARCH_USERNAME or OPENSEARCH_PASSWORD."],
    ["a user without rights", NO_PERMISSION, `OpenSearch does not let OPENSEARCH_USERNAME use the index ${INDEX}.`],
    ["a full queue", QUEUE_IS_FULL, "OpenSearch is too busy; ask again later."],
  ])("says it of %s: health, a search, and an import", async (_name, answer, sentence) => {
    gate.answerAlways(answer);
    expect(await readHealth()).toEqual({ state: "unavailable", reason: sentence, papers: null });
    await expectSearchToFail(sentence);
    expect(await importPapers()).toContain(sentence);
    gate.answerAlways(null);
  });

  it("says that the cluster is silent", async () => {
    gate.answerAlways("silence");
    expect(await readHealth()).toEqual({
      ...{ state: "unavailable", papers: null },
      reason: "OpenSearch did not answer within 2.5 seconds.",
    });
    gate.answerAlways(null);
  });

  it("says that the index is of another version", async () => {
    const mark = (version: number) => ask("PUT", "/_mapping", { _meta: { medsieve_version: version } });
    await mark(INDEX_VERSION - 1);
    const sentence = `The index ${INDEX} in OpenSearch is of version ${INDEX_VERSION - 1}; this Medsieve takes version ${INDEX_VERSION}`;
    expect(await readHealth()).toMatchObject({ state: "unavailable", reason: expect.stringContaining(sentence) });
    await expectSearchToFail(sentence);
    expect(await importPapers()).toContain(sentence);
    await mark(INDEX_VERSION);
  });

  it("says that copies are lacking, and searches", async () => {
    expect(await importPapers()).toContain(`done, ${CITATIONS_COUNT} citations`);
    expect(await readHealth()).toMatchObject({
      ...{ state: "yellow", papers: CITATIONS_COUNT },
      reason: expect.stringContaining("lacks copies on further nodes (yellow)"),
    });
    expect((await search()).status).toBe(200);
    await change({ "index.number_of_replicas": 0 });
    expect(await readHealth()).toEqual({ state: "ok", reason: null, papers: CITATIONS_COUNT });
  });

  it("says that the cluster is down, and that a part of the index is lost, and finds all again when it is back", async () => {
    const before = await search();
    const settings = await ask<Record<string, { settings: { index: { uuid: string } } }>>("GET", "/_settings");
    const part = join(cluster.folderOf(0, settings[INDEX]!.settings.index.uuid), "0");
    await cluster.killNode(0);
    const away = "OpenSearch cannot be reached at OPENSEARCH_URL.";
    expect(await readHealth()).toEqual({ state: "unavailable", reason: away, papers: null });
    await expectSearchToFail(away);
    await rename(part, `${part}-kept`);
    await cluster.startNode(0);
    await expect.poll(async () => (await readHealth())?.state).toBe("red");
    expect(await readHealth()).toMatchObject({ reason: expect.stringContaining("(red)"), papers: null });
    await expectSearchToFail("A part of OpenSearch is away");
    await cluster.killNode(0);
    await rm(part, { recursive: true, force: true });
    await rename(`${part}-kept`, part);
    await cluster.startNode(0);
    await expect.poll(async () => (await readHealth())?.state).toBe("ok");
    const listFound = ({ body }: typeof before) => body.papers.map(({ pmid }: { pmid: string }) => pmid);
    expect(listFound(await search())).toEqual(listFound(before));
  });

  it("says that the disks are nearly full, searches, and takes no changes", async () => {
    await change({ "index.blocks.read_only_allow_delete": true });
    expect(await readHealth()).toMatchObject({
      ...{ state: "read_only", papers: CITATIONS_COUNT },
      reason: expect.stringContaining(FULL),
    });
    expect((await search()).status).toBe(200);
    expect(await importPapers()).toContain(FULL);
    await change({ "index.blocks.read_only_allow_delete": null });
    expect(await importPapers()).toContain(`done, ${CITATIONS_COUNT} citations`);
  });

  it("alerts of a retraction that the cluster took in before the import could note it", async () => {
    const found = await search();
    const [{ pmid }] = found.body.papers;
    const notices = [{ kind: "retracted" as const, pmid: "900", citation: "J Notices. 2026;1:9" }];
    const retracted = makeCitation({ pmid, version: 9, title: found.body.papers[0].title, notices });
    await storePapers(index, [retracted], signal);
    const folder = await mkdtemp(join(tmpdir(), "medsieve-retracted-"));
    await writeFile(join(folder, "set.xml"), writeSet(retracted));
    expect(await server.importFiles([join(folder, "set.xml")])).toContain("0 replaced, 1 unchanged");
    await rm(folder, { recursive: true });
    const alerts = await (await callServer(server.url, token, "/alerts")).json();
    expect(alerts.alerts).toContainEqual(expect.objectContaining({ pmid, notice: notices[0] }));
  });
});
