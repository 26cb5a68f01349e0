import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openApi, signInContext } from "./api.ts";
import { openBrowser, openContext, openPage } from "./browser.ts";
import { writeMadePapers } from "./made-papers.ts";
import { type RunningServer, startServer } from "./server.ts";

type Look = NonNullable<Parameters<typeof openContext>[2]>;
type Api = Awaited<ReturnType<typeof openApi>>;

/** What the tests of a file find: a server with the made papers, and what `ask` has searched there. */
export function useMadePapers<Asked>(ask: (api: Api) => Promise<Asked>) {
  let folder: string;
  let server: RunningServer;
  let browser: Browser;
  let asked: Asked;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-made-papers-"));
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
    await server.importFiles([await writeMadePapers(folder)]);
    asked = await ask(await openApi(server.url));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    /** What `ask` gave; not before a test runs. */
    getAsked: () => asked,
    /** A page of the signed-in administrator, in a browser of its own. */
    async openSignedIn(look: Look = {}) {
      const context = await openContext(browser, server.url, look);
      await signInContext(context);
      return { context, ...(await openPage(context)) };
    },
  };
}
