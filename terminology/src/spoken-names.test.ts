import { describe, expect, it } from "vitest";
import { loadSpokenNames } from "./spoken-names.ts";
import { TERMINOLOGY } from "./terminology.ts";

describe("what people call things when they speak of themselves", () => {
  it("means something that the vocabulary or MeSH knows", () => {
    const known = new Set(TERMINOLOGY.concepts.flatMap(({ english }) => english.map((name) => name.toLowerCase())));
    const isKnown = (name: string) => known.has(name.toLowerCase()) || TERMINOLOGY.findHeadingOfName(name) !== null;
    expect(loadSpokenNames().filter(({ meaning }) => !isKnown(meaning))).toEqual([]);
  });

  it("has each name once for the same words beside it", () => {
    const said = loadSpokenNames().flatMap(({ beside, names }) => names.map((name) => `${name} (${beside.join("|")})`));
    expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
  });
});
