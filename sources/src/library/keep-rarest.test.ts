import { expect, it } from "vitest";
import { keepRarest } from "./keep-rarest.ts";
import { indexShares } from "./word-shares.ts";

const COMMON = [
  { word: "control", share: 0.3 },
  { word: "controls", share: 0.1 },
  { word: "improve", share: 0.2 },
];
const SHARES = indexShares([...COMMON, { word: "asthma", share: 0.01 }], 300_000);

it("keeps the words that few papers have, in their order, and leaves out those that make for many", () => {
  expect(keepRarest(["improv*", "asthma", "control*", "telemedicin*"], SHARES)).toEqual({
    any: ["asthma", "telemedicin*"],
    beside: [],
  });
});

it("keeps the rarest beside another word where every word is common, and every word of a small library", () => {
  expect(
    keepRarest(["control*", "improv*", "trial*"], indexShares([...COMMON, { word: "trial", share: 0.5 }], 300_000)),
  ).toEqual({
    any: ["improv*"],
    beside: ["control*", "trial*"],
  });
  expect(keepRarest(["control*"], SHARES)).toEqual({ any: ["control*"], beside: [] });
  const small = indexShares([{ word: "control", share: 0.3 }], 1_000);
  expect(keepRarest(["control*", "asthma"], small)).toEqual({ any: ["control*", "asthma"], beside: [] });
});
