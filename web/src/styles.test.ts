import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "styles.css"), "utf8");

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

type Theme = "light" | "dark";

function readColour(name: string, theme: Theme): string {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const colour = match?.[theme === "light" ? 1 : 2];
  if (colour === undefined) throw new Error(`styles.css has no colour --${name}`);
  return colour;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function measureLuminance(colour: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function measureContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["canvas", "surface", "raised", "sunken"];
const HUES = ["green", "yellow", "orange", "red", "amber", "violet"];

const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => ["ink", "muted", "accent", "accent-hover"].map((text) => [text, ground])),
  ...["ink", "accent", "muted"].map((text) => [text, "accent-soft"]),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ...HUES.flatMap((hue) => [
    [`${hue}-ink`, `${hue}-soft`],
    ["ink", `${hue}-soft`],
    ...GROUNDS.map((ground) => [`${hue}-ink`, ground]),
  ]),
] as [string, string][];

const SHAPE_PAIRS = [
  ["line-strong", "surface"],
  ["line-strong", "raised"],
  ["line-strong", "canvas"],
  ["accent", "canvas"],
  ...HUES.filter((hue) => hue !== "yellow").map((hue) => [hue, "surface"]),
] as [string, string][];

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXT_PAIRS)("text in %s can be read on %s", (text, ground) => {
    expect(measureContrast(readColour(text, theme), readColour(ground, theme))).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  test.each(SHAPE_PAIRS)("a mark in %s stands out from %s", (mark, ground) => {
    expect(measureContrast(readColour(mark, theme), readColour(ground, theme))).toBeGreaterThanOrEqual(SHAPE_RATIO);
  });
});

/** At 400 % zoom, or on a phone turned round, a bar that stays would cover half of the page. */
test("bars that stay at an edge go with the page where it is low", () => {
  const components = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !name.includes(".test."),
  );
  const bars = components.flatMap((name) =>
    [
      ...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/"sticky (?:top|bottom)-0 [^"]*-mx-4[^"]*"/g),
    ].map(([classes]) => classes),
  );
  expect(bars.length).toBeGreaterThanOrEqual(3);
  for (const bar of bars) expect(bar).toContain("[@media(height<30rem)]:static");
});
