import { AppError } from "@medsieve/runtime/app-error";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call } from "../../../test/app.ts";
import { openWatchedSearch, ZINC } from "../../../test/watched-search.ts";

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openWatchedSearch>>;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await openWatchedSearch(database);
});
afterAll(async () => {
  await site.test.close();
  await database.close();
});

const read = (address: string) => site.test.app.inject({ url: new URL(address).pathname });

/** The texts of all elements of a name. */
function listTexts(xml: string, name: string): string[] {
  const texts: string[] = [];
  let open = "";
  const parser = new SaxesParser();
  parser.on("opentag", (tag) => {
    open = tag.name;
    if (open === name) texts.push("");
  });
  parser.on("text", (text) => {
    if (open === name) texts[texts.length - 1] += text;
  });
  parser.on("closetag", () => {
    open = "";
  });
  parser.write(xml).close();
  return texts;
}

it("shows each run by a secret address, until that is renewed or the watch ends", async () => {
  const watch = await site.watch();
  site.source.answer(ZINC, ["101", "102", "104"]);
  await site.runAll();
  site.source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached at the moment.");
  await site.runAll();
  site.source.failure = null;
  const feed = await read(watch.feed);
  expect([feed.statusCode, feed.headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(listTexts(feed.body, "title")).toEqual(["Does zinc help?", "Not checked", "1 new"]);
  expect(listTexts(feed.body, "content")[1]).toContain("Trial number 104 of something plain");
  expect(new Set(listTexts(feed.body, "id")).size).toBe(3);

  const renewed = (await call(site.test.app, "POST", `/watches/${watch.id}/feed`, site.token)).json();
  expect(renewed.feed).not.toBe(watch.feed);
  const before = await read(watch.feed);
  expect([before.statusCode, before.json().code]).toEqual([410, "feed_gone"]);
  expect((await read(renewed.feed)).statusCode).toBe(200);
  await call(site.test.app, "DELETE", `/watches/${watch.id}`, site.token);
  expect((await read(renewed.feed)).statusCode).toBe(410);
});

it("says in a page that it has ended, in the language of the browser that opens it", async () => {
  const watch = await site.watch();
  await call(site.test.app, "DELETE", `/watches/${watch.id}`, site.token);
  const headers = { accept: "text/html,application/xhtml+xml;q=0.9", "accept-language": "ja,en;q=0.5" };
  const page = await site.test.app.inject({ url: new URL(watch.feed).pathname, headers });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([410, "text/html; charset=utf-8"]);
  expect(page.body).toContain('<html lang="ja"');
  expect(page.body).toContain("このフィードは終了しました");
});

it("is not found by an address that was made up", async () => {
  for (const address of ["x.atom", `${"A".repeat(54)}.atom`, "x"]) {
    expect((await read(`http://localhost:3000/feeds/${address}`)).statusCode).toBe(404);
  }
});
