import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";
import { launchBrowser } from "./support/browser.ts";
import { keepFirstStart } from "./support/server.ts";

/** Builds what changed, finds and starts the browser, and starts a server once, so that the journeys can also be run by themselves. */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepare();
  const found = await ensureChromium();
  if ("reason" in found) throw new Error(found.reason);
  const closeBrowser = await launchBrowser(found.path);
  const forgetFirstStart = await keepFirstStart();
  return async () => {
    await closeBrowser();
    await forgetFirstStart();
  };
}
