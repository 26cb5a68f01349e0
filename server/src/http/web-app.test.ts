import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpApp } from "./app-types.ts";
import { createHttpApp } from "./http-app.ts";
import { createLogger } from "./logging.ts";
import { registerWebApp } from "./web-app.ts";

const PAGE = "<!doctype html><title>Medsieve</title>";
let folder: string;
let app: HttpApp;
const logged: string[] = [];

async function openApp(root: string): Promise<HttpApp> {
  const opened = await createHttpApp({
    logger: createLogger("warn", { write: (line) => void logged.push(line) }),
    origins: { publicUrl: "http://localhost:3000", port: 3000 },
  });
  opened.get("/health", async () => ({ status: "ok" }));
  opened.get("/api/v1/things", async () => []);
  await registerWebApp(opened, root);
  return opened;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-web-"));
  await mkdir(join(folder, "dist", "assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "not for browsers");
  await writeFile(join(folder, "dist", "index.html"), PAGE);
  await writeFile(join(folder, "dist", "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "dist", "assets", "main-a1b2c3.js"), "export {}");
  app = await openApp(join(folder, "dist"));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const browse = (url: string, accept = "text/html,application/xhtml+xml,*/*;q=0.8") =>
  app.inject({ url, headers: { accept } });

describe("the web application", () => {
  it.each(["/", "/history", "/search/6d1f4b0e", "/reset-password?token=x", "/apiary"])(
    "answers %s with the page, to be asked for again",
    async (url) => {
      const answer = await browse(url);
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  it("keeps hashed assets for ever, and other files not", async () => {
    const script = await browse("/assets/main-a1b2c3.js", "*/*");
    expect([script.statusCode, script.body]).toEqual([200, "export {}"]);
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(script.headers["content-type"]).toContain("javascript");
    expect((await browse("/favicon.svg", "image/*")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/assets/main-old.js", "*/*"],
    ["/assets/main-old.js", "text/html"],
    ["/api/v1/nothing", "text/html"],
    ["/api", "text/html"],
    ["/health/nothing", "text/html"],
    ["/history", "application/json"],
    ["/../secret.txt", "*/*"],
    ["/%2e%2e/secret.txt", "*/*"],
    ["/..%2fsecret.txt", "*/*"],
  ])("does not answer %s (%s) with a page", async (url, accept) => {
    const answer = await browse(url, accept);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });

  it("leaves the API and the health checks alone", async () => {
    expect((await browse("/api/v1/things")).json()).toEqual([]);
    expect((await browse("/health")).json()).toEqual({ status: "ok" });
    expect((await app.inject({ method: "POST", url: "/history", headers: { accept: "text/html" } })).statusCode).toBe(
      404,
    );
    expect((await app.inject({ method: "HEAD", url: "/history", headers: { accept: "text/html" } })).statusCode).toBe(
      200,
    );
  });

  it("says plainly that it is not built", async () => {
    const unbuilt = await openApp(join(folder, "nothing-here"));
    expect(logged.join("")).toContain("The web application is not built");
    const answer = await unbuilt.inject({ url: "/", headers: { accept: "text/html" } });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      404,
      "The web application is not built. Run npm start.",
    ]);
    expect((await unbuilt.inject("/health")).statusCode).toBe(200);
    await unbuilt.close();
  });
});
