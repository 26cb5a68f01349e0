import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeMarkdown, fenceCode } from "./escape-markdown.ts";

/** What an escaped line shows: each escaped character as itself. */
const show = (line: string) => line.replace(/\\([\\`*_[\]<>|~&$#+\-=.)])/g, "$1");

describe("text in a Markdown report", () => {
  test.each([
    ["5 mg | 10 mg", "5 mg \\| 10 mg"],
    ["*p* < 0.05 and __bold__", "\\*p\\* \\< 0.05 and \\_\\_bold\\_\\_"],
    ["see [here](https://evil.example)", "see \\[here\\](https://evil.example)"],
    ["<img src=x onerror=alert(1)>", "\\<img src=x onerror=alert(1)\\>"],
    ["`rm -rf`", "\\`rm -rf\\`"],
    ["R&D &amp; more", "R\\&D \\&amp; more"],
    ["one\n\n# two\r\nthree", "one # two three"],
    ["# Not a heading", "\\# Not a heading"],
    ["- not a list", "\\- not a list"],
    ["12. not a list", "12\\. not a list"],
    ["--- no rule", "\\--- no rule"],
    ["2019 is a year", "2019 is a year"],
    ["C:\\path", "C:\\\\path"],
    ["turned\u202Eround", "turned round"],
  ])("%j is written as %j", (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });

  test("shows the text itself on one line, whatever is in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const line = escapeMarkdown(text);
        expect(line).not.toMatch(/[\n\r]/);
        expect(line.replace(/\\./g, "")).not.toMatch(/[`*_[\]<>|~&$]/);
        const visible = text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");
        expect(show(line)).toBe(visible.replace(/\s+/g, " ").trim());
      }),
    );
  });
});

describe("a query in a Markdown report", () => {
  test("stands between fences as it is", () => {
    expect(fenceCode('"zinc"[tiab] AND *x*')).toBe('```text\n"zinc"[tiab] AND *x*\n```');
  });

  test("cannot end its fence", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("`", "``", "```", "````", "\n", "a", " ")), (parts) => {
        const lines = fenceCode(parts.join("")).split("\n");
        const fence = /^`+/.exec(lines[0] ?? "")?.[0] ?? "";
        const ends = lines.slice(1).filter((line) => line.trim().startsWith(fence));
        expect(ends).toEqual([fence]);
        expect(lines.at(-1)).toBe(fence);
      }),
    );
  });
});
