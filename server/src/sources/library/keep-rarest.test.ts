import { expect, it } from "vitest";
import { keepRarest } from "./keep-rarest.ts";
import { indexShares } from "./word-shares.ts";

const SHARES = indexShares(
  [
    { word: "asthma", share: 0.01 },
    { word: "control", share: 0.3 },
    { word: "controls", share: 0.1 },
    { word: "improve", share: 0.2 },
  ],
  300_000,
);

it("keeps the words that few papers have, in their order, and leaves out those that make for many", () => {
  expect(keepRarest(["improv*", "asthma", "control*", "telemedicin*"], SHARES)).toEqual(["asthma", "telemedicin*"]);
});

it("keeps the rarest where every word is common, and every word of a small library", () => {
  expect(keepRarest(["control*", "improv*"], SHARES)).toEqual(["improv*"]);
  const small = indexShares([{ word: "control", share: 0.3 }], 1_000);
  expect(keepRarest(["control*", "asthma"], small)).toEqual(["control*", "asthma"]);
});
