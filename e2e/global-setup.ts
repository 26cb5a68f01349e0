import { ensureChromium } from "../scripts/find-chromium.mjs";
import { prepare } from "../scripts/prepare.mjs";

/** Builds what changed and finds the browser, so that the journeys can also be run by themselves. */
export default async function setUp(): Promise<void> {
  await prepare();
  const browser = await ensureChromium();
  if ("reason" in browser) throw new Error(browser.reason);
  process.env.CHROMIUM_PATH = browser.path;
}
