import type { Language } from "@medsieve/contract/constants";
import axe, { type AxeResults, type RunOptions } from "axe-core";
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
/** Milliseconds until something that does not come fails its test: longer than a busy machine takes. */
const PATIENCE_MS = 120_000;
const LOCALES: Record<Language, string> = { en: "en-GB", ja: "ja-JP", zh: "zh-CN" };

/** Names the browser that all test files share. */
const BROWSER = "MEDSIEVE_BROWSER";

/** Starts the browser for all test files; the answer ends it. */
export async function launchBrowser(executablePath: string): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath, args: FLAGS });
  process.env[BROWSER] = server.wsEndpoint();
  return () => server.close();
}

/** A test file's own contexts in the browser that all share; closing it closes them. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env[BROWSER];
  if (endpoint === undefined) throw new Error(`${BROWSER} names no browser`);
  return chromium.connect(endpoint);
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

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that depend on colours, which are all that a theme changes. */
const COLOUR_RULES = axe.getRules(["cat.color"]).flatMap(({ ruleId, tags }) => (isAsked(tags) ? [ruleId] : []));

function isAsked(tags: readonly string[]): boolean {
  return tags.some((tag) => AXE_TAGS.includes(tag));
}

/**
 * No finding of axe, for WCAG 2.2 AA and its best practices, on the page as it stands. `colours` asks only the rules that
 * depend on colours.
 */
export async function expectAccessible(page: Page, asked: "all" | "colours" = "all"): Promise<void> {
  const runOnly: RunOptions["runOnly"] =
    asked === "all" ? { type: "tag", values: AXE_TAGS } : { type: "rule", values: COLOUR_RULES };
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: RunOptions): Promise<AxeResults> } };
      const { violations } = await axe.run({ exclude }, options);
      return violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary ?? rule.help}`),
      );
    },
    { exclude: ANNOUNCEMENTS, options },
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
  await expect.poll(findTooWide, { message: `wider than its room at ${width} px` }).toEqual([]);
}
