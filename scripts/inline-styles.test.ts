import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { INLINE_STYLES } from "../server/src/http/inline-styles.ts";

const readFile = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const digest = (text = "") => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** What a file of react-aria puts into a style element. */
function findStyle(path: string): string | undefined {
  const [, style] =
    /style\.textContent = `([^`]*)`\.trim\(\)/u.exec(readFile(`node_modules/react-aria/dist/private/${path}`)) ?? [];
  return style?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/u, "data-react-aria-pressable").trim();
}

it.each([
  ["pressable", findStyle("interactions/usePress.mjs")],
  ["dialogOnIos", findStyle("overlays/usePreventScroll.mjs")],
  ["plainPage", /<style>([^<]*)<\/style>/u.exec(readFile("server/src/http/plain-page.ts"))?.[1]],
] as const)("the policy of pages lets in the style %s as it is now", (name, style) => {
  expect(digest(style)).toBe(INLINE_STYLES[name]);
});
