import { describe, expect, it } from "vitest";
import { parseQuery, QueryError } from "./parse-query.ts";
import { printQuery } from "./print-query.ts";
import { MAX_QUERY_DEPTH } from "./query.ts";

const print = (text: string) => printQuery(parseQuery(text));
const listNotes = (text: string) => parseQuery(text).notes.map(({ code, message }) => `${code}: ${message}`);

function findRefusal(text: string): QueryError | null {
  try {
    parseQuery(text);
    return null;
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

describe("figures alone", () => {
  it("are PMIDs", () => {
    expect(print("12345")).toBe("12345[pmid]");
    expect(print("12345 99")).toBe("12345[pmid] OR 99[pmid]");
  });

  it.each(["12345[tiab]", '"12345"', "12345 OR zinc", '"12345"[tiab]'])("are none in %s", (text) => {
    expect(print(text)).toBe(text);
  });
});

describe("operators within one another", () => {
  const nest = (levels: number, write: (text: string, operator: string) => string) => {
    let text = "a";
    for (let level = 0; level < levels; level++) text = write(text, level % 2 ? "OR" : "AND");
    return text;
  };

  it.each([
    ["in parentheses", MAX_QUERY_DEPTH, (text: string, operator: string) => `(${text} ${operator} b)`],
    ["from left to right", MAX_QUERY_DEPTH, (text: string, operator: string) => `${text} ${operator} b`],
    ["behind NOT", MAX_QUERY_DEPTH / 2, (text: string, operator: string) => `c NOT (${text} ${operator} b)`],
  ])("are refused beyond a depth: %s", (_where, deepest, write) => {
    expect(findRefusal(nest(deepest, write))).toBeNull();
    const deep = nest(deepest + 1, write);
    const refusal = findRefusal(deep);
    expect(refusal?.code).toBe("query_too_deep");
    expect(deep.slice(refusal?.start ?? 0, refusal?.end ?? 0)).toMatch(/^(?:AND|OR|NOT|\()$/u);
  });

  it("are not, however many of a kind stand side by side", () => {
    for (const operator of [" AND ", " OR ", " NOT ", " "]) {
      const words = Array.from({ length: 3 * MAX_QUERY_DEPTH }, () => "a");
      expect(findRefusal(words.join(operator)), operator).toBeNull();
    }
  });
});

describe("a note", () => {
  it("on operators of two kinds is made once, and names the first that applies to all before it", () => {
    expect(listNotes("zinc OR iron AND cold OR flu AND child")).toEqual([
      "mixed_operators: PubMed reads from left to right: this AND applies to all that stands before it. Use parentheses to say what belongs together.",
    ]);
    expect(listNotes("zinc OR (iron) cold[ti]")).toEqual([
      expect.stringContaining("terms side by side are combined by AND, which applies to all"),
    ]);
    expect(listNotes("zinc OR iron OR cold")).toEqual([]);
  });

  it("on a tag is made where PubMed does not have it", () => {
    expect(listNotes("hasabstract[ xyz ]")).toEqual(["unknown_tag: PubMed has no field [xyz]; the tag is ignored."]);
    expect(listNotes("hasabstract[all fields] AND zinc")).toEqual([]);
    expect(print("hasabstract zinc")).toBe("hasabstract AND zinc");
    expect(listNotes(`[${"x".repeat(60)}] zinc`)).toEqual([
      `tag_without_term: A tag stands after its term; [${"x".repeat(40)}] is ignored.`,
    ]);
  });

  it("on two operators names both", () => {
    expect(findRefusal("zinc AND OR iron")).toMatchObject({
      code: "two_operators",
      message: "AND and OR stand next to each other. Keep one, or write the missing term between them.",
      start: 5,
      end: 11,
    });
  });
});
