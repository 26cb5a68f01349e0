import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createLogger } from "./logging.ts";

describe("the log of requests", () => {
  it.each([
    ["/api/v1/ws?token=abc.def.ghi", "/api/v1/ws"],
    ["/api/v1/queries/headings?text=Kim%20Cheol-su", "/api/v1/queries/headings"],
    ["/x?TOKEN=abc?text=b", "/x"],
    ["/x", "/x"],
  ])("shows %s as %s, whatever becomes of it", async (url, shown) => {
    const lines: string[] = [];
    const app = Fastify({ loggerInstance: createLogger("info", { write: (line) => void lines.push(line) }) });
    app.get("/*", async () => "x");
    await app.inject({ url });
    await app.close();
    const [request] = lines.map((line) => JSON.parse(line)).filter(({ req }) => req !== undefined);
    expect(request.req.url).toBe(shown);
    expect(lines.join("")).not.toMatch(/abc|Kim|Cheol/u);
  });
});

describe("log lines", () => {
  it("hide passwords and tokens that are logged by mistake", () => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    logger.info({ password: "swordfish", headers: { authorization: "swordfish", cookie: "swordfish" } }, "one");
    logger.info({ request: { body: { new_password: "swordfish" }, headers: { "set-cookie": "swordfish" } } }, "two");
    logger.error({ err: Object.assign(new Error("failed"), { token: "swordfish" }) }, "three");
    expect(lines).toHaveLength(3);
    expect(lines.join("")).not.toContain("swordfish");
    expect(lines[2]).toContain("failed");
  });
});
