import { AxeBuilder } from "@axe-core/playwright";
import type { Language } from "@medsieve/contract/constants";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];
const PATIENCE_MS = 40_000;
const LOCALES: Record<Language, string> = { en: "en-GB", ja: "ja-JP", zh: "zh-CN" };

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface ContextOptions {
  language?: Language;
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  /** With a finger in place of a mouse. */
  hasTouch?: boolean;
}

export async function openContext(
  browser: Browser,
  baseURL: string,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: LOCALES[options.language ?? "en"],
    timezoneId: "UTC",
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.theme ?? "light",
    reducedMotion: "reduce",
    hasTouch: options.hasTouch ?? false,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** What a page's console said that no test expected. */
export interface ConsoleWatch {
  /** Takes errors that match as expected from now on, e.g. the browser's own line on a refused sign-in. */
  allow(pattern: RegExp): void;
  expectQuiet(): void;
}

/** Opens a page whose console errors and uncaught exceptions are kept. Warnings are for the developer, and pass. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; watch: ConsoleWatch }> {
  const page = await context.newPage();
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const hear = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) heard.push(text);
  };
  page.on("pageerror", (error) => hear(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") hear(`${message.text()} (${message.location().url})`);
  });
  return {
    page,
    watch: {
      allow: (pattern) => allowed.push(pattern),
      expectQuiet: () => expect(heard, "unexpected console errors").toEqual([]),
    },
  };
}

/** Where the component library says things aloud for seven seconds, by then at times of a button that is gone. */
const ANNOUNCEMENTS = "[data-live-announcer]";

/** No finding of axe, for WCAG 2.2 AA and its best practices, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude(ANNOUNCEMENTS)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary ?? rule.help}`),
  );
  expect(findings, "axe").toEqual([]);
}

/** Neither the page nor one of its regions is wider than the room it has, once it has taken up a new width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const findTooWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("main, aside, nav, header, [role=dialog]")]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.tagName}: ${element.scrollWidth} px in ${element.clientWidth} px`),
    );
  const width = page.viewportSize()?.width;
  await expect.poll(findTooWide, { message: `wider than its room at ${width} px`, timeout: 5_000 }).toEqual([]);
}
