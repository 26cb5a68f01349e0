import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";
import { keepFirstStart } from "./support/server.ts";

/** Builds what changed, finds the browser and starts a server once, so that the journeys can also be run by themselves. */
export default async function setUp(): Promise<() => Promise<void>> {
  await prepare();
  const browser = await ensureChromium();
  if ("reason" in browser) throw new Error(browser.reason);
  process.env.CHROMIUM_PATH = browser.path;
  return keepFirstStart();
}
