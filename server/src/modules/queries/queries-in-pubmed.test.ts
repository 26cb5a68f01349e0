import { EventEmitter, once } from "node:events";
import { recallCheckSchema } from "@medsieve/contract/queries";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../../medline/test/medline-xml.ts";
import {
  type Behaviour,
  type EutilsServer,
  openEutilsServer,
  writeEsearch,
} from "../../../../sources/test/eutils-server.ts";
import { openPubmedSource } from "../../../../sources/test/pubmed-source.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";

describe("queries in the open, in PubMed", () => {
  let database: TestDatabase;
  let pubmed: EutilsServer;
  let test: TestApp;
  let token: string;

  /** What PubMed finds, whatever else it is asked among. */
  const FINDS = new Map([
    ["zinc", ["21", "22"]],
    ["colds", ["22", "23"]],
    ["zinc AND colds AND 2015:3000[dp]", ["22"]],
    ["2015:3000[dp]", ["22", "23"]],
  ]);
  const answer: Behaviour = ({ utility, parameters }) => {
    if (utility === "efetch") {
      const pmids = (parameters.get("id") ?? "")
        .split(",")
        .filter((pmid) => FINDS.get("zinc")?.includes(pmid) || pmid === "23");
      return writeSet(...pmids.map((pmid) => makeCitation({ pmid, title: `Zinc ${pmid}` })));
    }
    if (utility !== "esearch") return { status: 404 };
    const term = parameters.get("term") ?? "";
    const among = /^\((.*)\) AND \(([^()]*\[pmid\][^()]*)\)$/u.exec(term);
    const found = FINDS.get(among?.[1] ?? term) ?? [];
    if (among === null) return writeEsearch([], { count: found.length, translation: term });
    return writeEsearch(found.filter((pmid) => among[2]?.includes(`${pmid}[pmid]`)));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    pubmed = await openEutilsServer(answer);
    const source = openPubmedSource(database, pubmed.url);
    test = await openTestApp(database, source, new ScriptedReader([]));
    token = await signInNew(test, database, { email: "specialist@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await pubmed.close();
    await database.close();
  });

  const terms = () => pubmed.seen.flatMap(({ parameters }) => parameters.get("term") ?? []);

  it("are counted without fetching anything", async () => {
    const counted = await call(test.app, "POST", "/queries/count", token, { queries: ["zinc", "colds"] });
    expect(counted.json().counts).toMatchObject([{ hits: 2, understood: "zinc" }, { hits: 2 }]);
    expect(pubmed.seen.map(({ parameters }) => parameters.get("retmax"))).toEqual(["0", "0"]);
  });

  it("ask only for the papers that are lost why they are, each part once", async () => {
    pubmed.seen.length = 0;
    const body = {
      queries: ["zinc AND colds", "zinc AND colds"],
      pmids: ["21", "22", "23", "24"],
      limits: { from_year: 2015 },
    };
    const checked = recallCheckSchema.parse((await call(test.app, "POST", "/queries/recall", token, body)).json());
    expect(checked.unknown).toEqual(["24"]);
    for (const query of checked.queries) {
      expect(query.found).toEqual(["22"]);
      expect(query.lost).toEqual([
        { pmid: "21", blocks: [1], limits: true },
        { pmid: "23", blocks: [0], limits: false },
      ]);
    }
    expect(new Set(terms())).toEqual(
      new Set([
        "(zinc AND colds AND 2015:3000[dp]) AND (21[pmid] OR 22[pmid] OR 23[pmid])",
        "(2015:3000[dp]) AND (21[pmid] OR 23[pmid])",
        "(zinc) AND (21[pmid] OR 23[pmid])",
        "(colds) AND (21[pmid] OR 23[pmid])",
      ]),
    );
    expect(terms()).toHaveLength(4);
  });

  it("wait for the same user's call before, and for no other user's", async () => {
    const other = await signInNew(test, database, { email: "other@example.org" });
    pubmed.seen.length = 0;
    const held = new EventEmitter();
    pubmed.behave(async (request, seen) => {
      if (request.parameters.get("term") === "first") await once(held, "released");
      return answer(request, seen);
    });
    const count = (query: string, as: string) => call(test.app, "POST", "/queries/count", as, { queries: [query] });
    const first = count("first", token);
    await expect.poll(terms).toEqual(["first"]);
    const second = count("second", token);
    expect((await count("others", other)).statusCode).toBe(200);
    expect(terms()).toEqual(["first", "others"]);
    held.emit("released");
    expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(terms()).toEqual(["first", "others", "second"]);
    pubmed.behave(answer);
  });

  it("are not counted when no client waits for the answer", async () => {
    const address = await test.listen();
    const left = new AbortController();
    const asked = new Promise<void>((resolve) => {
      pubmed.behave(() => {
        resolve();
        return undefined;
      });
    });
    const abandoned = pubmed.abandoned();
    const counting = fetch(`${address}/api/v1/queries/count`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ queries: ["zinc"] }),
      signal: left.signal,
    });
    await asked;
    left.abort();
    await expect(counting).rejects.toThrow();
    await expect.poll(() => pubmed.abandoned()).toBe(abandoned + 1);
    pubmed.behave(answer);
  });
});
