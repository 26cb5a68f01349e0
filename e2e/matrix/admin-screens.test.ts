import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openAdminApi } from "../support/admin-api.ts";
import { openBrowser } from "../support/browser.ts";
import { testInEveryLook } from "../support/every-look.ts";
import { makeOversightData } from "../support/oversight.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";
import { OVERSIGHT_SCREENS } from "./oversight-screens.ts";
import { PROMPTS_SCREENS } from "./prompts-screens.ts";
import { makeUsersData, USERS_SCREENS } from "./users-screens.ts";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await server.importFiles([CITATIONS]);
  await makeOversightData(server.url);
  await makeUsersData(await openAdminApi(server.url));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

testInEveryLook([...USERS_SCREENS, ...OVERSIGHT_SCREENS, ...PROMPTS_SCREENS], () => ({ browser, url: server.url }));
