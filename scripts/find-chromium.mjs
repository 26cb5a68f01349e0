import { existsSync } from "node:fs";
import { runCommand, say } from "./run-step.mjs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** @returns {Promise<string | null>} the browser's path; null when there is none */
async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const place = PLACES.find((path) => existsSync(path));
  if (place !== undefined) return place;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * The browser that the journeys run in. On Debian, as root, a missing one is installed.
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return { path: found };
  const named = process.env.CHROMIUM_PATH;
  if (named) return { reason: `CHROMIUM_PATH names ${named}, which does not exist.` };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("  installing Chromium (apt-get install chromium fonts-noto-cjk) …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand(["apt-get", "update", "-q"], { env, timeoutMs: 120_000 });
    const packages = ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-noto-cjk"];
    const installed = await runCommand(["apt-get", ...packages], { env, timeoutMs: 300_000 });
    const path = await findChromium();
    if (path !== null) return { path };
    return { reason: `${installed.output}\napt-get could not install Chromium; what it wrote stands above.` };
  }
  return {
    reason:
      "The journeys need Chromium. Install it (Debian: apt-get install chromium fonts-noto-cjk; elsewhere: " +
      "npx playwright-core install chromium), or name one that is there in CHROMIUM_PATH.",
  };
}
