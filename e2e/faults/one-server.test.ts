import { afterAll, beforeAll, expect, test } from "vitest";
import { SocketClient } from "../../server/test/socket-client.ts";
import { askBySocket, callServer, countUsed, readToken } from "../support/asking.ts";
import { type HeldModel, openHeldModel } from "../support/held-model.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

const QUERY = "heart failure OR insomnia OR diarrhoea OR Fabry";

let model: HeldModel;
let server: RunningServer;
let token: string;
beforeAll(async () => {
  model = await openHeldModel(QUERY);
  server = await startServer({ ...model.settings, LITERATURE_SOURCE: "library" });
  await server.importFiles([CITATIONS]);
  token = await readToken(server.url);
});
afterAll(async () => {
  await server?.stop();
  await model?.close();
});

test("killed on the embedded database: the next start goes on with its searches, and all that was acknowledged is there", async () => {
  const release = model.hold("reading", 1);
  const searches = await Promise.all(Array.from({ length: 6 }, () => askBySocket(server.url, token)));
  await searches[0]?.client.untilType("papers_discovered");
  expect(await countUsed(server.url, token)).toBe(searches.length);
  await server.crashAndRestart();
  release();
  for (const { searchId } of searches) {
    const page = new SocketClient(server.url, token);
    await page.send({ type: "resume", search_id: searchId, after_seq: 1 });
    expect(await page.untilType("result")).toMatchObject({ search_id: searchId });
    page.socket.terminate();
  }
  expect(await countUsed(server.url, token)).toBe(searches.length);
  const history = await (await callServer(server.url, token, "/search-history")).json();
  const kept = history.searches.map(({ id, status }: { id: string; status: string }) => [id, status]).toSorted();
  expect(kept).toEqual(searches.map(({ searchId }) => [searchId, "completed"]).toSorted());
});
