import fc from "fast-check";
import { expect, it } from "vitest";
import { findAll } from "./find-all.ts";

function findOneByOne(needle: string, hay: string): number[] {
  const places: number[] = [];
  for (let at = 0; needle !== "" && at + needle.length <= hay.length; at++) {
    if (hay.slice(at, at + needle.length) === needle) places.push(at);
  }
  return places;
}

it("finds each place, overlapping ones too", () => {
  const text = (maxLength: number) => fc.string({ unit: fc.constantFrom("a", "b", "é"), maxLength });
  fc.assert(
    fc.property(text(6), text(60), (needle, hay) => {
      expect([...findAll(needle, hay)]).toEqual(findOneByOne(needle, hay));
    }),
  );
});

it.each([
  ["", "a", []],
  ["a", "", []],
  ["aa", "aaaa", [0, 1, 2]],
  ["long", "no", []],
])("finds %j in %j at %j", (needle, hay, places) => {
  expect([...findAll(needle, hay)]).toEqual(places);
});
