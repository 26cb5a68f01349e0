import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { readDemonstration } from "../../../../sources/test/demonstration.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { SocketClient } from "../../../test/socket-client.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const PAPERS = 13;
const MOST_BYTES = 100_000;

describe("what the socket sends for a search of 13 papers", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;
  let address: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeInLibrary(database, ...(await readDemonstration()));
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), createBuiltinReader());
    token = await signInNew(test, database, { email: "user@example.org" });
    address = await test.listen();
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it.each([
    ["Does metformin lower HbA1c in adults with type 2 diabetes?", "en"],
    ["Do statins prevent stroke in older adults?", "en"],
    ["心不全の患者に SGLT2 阻害薬は有効か", "ja"],
  ])("is less than 100,000 bytes before compression: %s", async (query, language) => {
    const client = new SocketClient(address, token);
    let bytes = 0;
    client.socket.on("message", (data) => {
      bytes += Buffer.byteLength(String(data));
    });
    await client.send({ query, language, max_results: PAPERS, preference: "comprehensive" });
    await client.untilType("usage_updated");
    expect(client.messages.filter(({ type }) => type === "paper_analyzed")).toHaveLength(PAPERS);
    expect(bytes).toBeLessThan(MOST_BYTES);
    client.socket.terminate();
  });
});
