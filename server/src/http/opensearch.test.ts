import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { createHttpApp } from "./http-app.ts";
import { createLogger } from "./logging.ts";
import { registerOpenSearch } from "./opensearch.ts";

it("describes to a browser how to search here, whatever the address is made of", async () => {
  const publicUrl = 'https://medsieve.example.org/a&b"c';
  const app = await createHttpApp({ logger: createLogger("silent"), origins: { publicUrl, port: 3000 } });
  registerOpenSearch(app, publicUrl);
  const answer = await app.inject({ url: "/opensearch.xml" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/opensearchdescription+xml; charset=utf-8",
  ]);
  const parser = new SaxesParser();
  const addresses: Record<string, string> = {};
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "Url") addresses[String(attributes.type)] = String(attributes.template);
  });
  parser.write(answer.body).close();
  expect(addresses).toEqual({
    "text/html": `${publicUrl}/?q={searchTerms}`,
    "application/opensearchdescription+xml": `${publicUrl}/opensearch.xml`,
  });
  await app.close();
});
