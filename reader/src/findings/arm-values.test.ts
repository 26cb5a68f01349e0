import { expect, it } from "vitest";
import { describeArmValues } from "./arm-values.ts";
import { readNumbers } from "./read-numbers.ts";
import type { Role, RoleAt } from "./tag-roles.ts";

const NAMES: [string, Role][] = [
  ["drainage", "out"],
  ["nutrition", "int"],
  ["control", "cmp"],
  ["longer", "up"],
];

function describe(text: string) {
  const roles = NAMES.flatMap(([word, role]): RoleAt[] => {
    const at = text.indexOf(word);
    return at < 0 ? [] : [{ role, at, weight: role === "out" ? 1 : 0 }];
  }).sort((a, b) => a.at - b.at);
  return describeArmValues(roles, roles, readNumbers(text).values);
}

it.each([
  ["the numbers behind their arms", "drainage was 12.5% in the nutrition group and 20.1% in the control group", -1],
  ["the arms behind their numbers", "drainage in the nutrition group was 60% and in the control group 40%", 1],
  ["the comparator first", "drainage in control was 9.5 ± 4.8 days and with nutrition 4.2 ± 1.1 days", -1],
  ["shares", "drainage was needed by 3/40 of nutrition and by 9/41 of control", -1],
  ["equal numbers", "drainage was 20% with nutrition and 20% with control", 0],
  ["one arm alone", "drainage fell from 20% to 10% with nutrition", 0],
  ["no numbers", "drainage with nutrition and with control", 0],
])("compares the arms by their numbers: %s", (_, text, sign) => {
  expect(describe(text)[0]).toBe(sign);
});

it("keeps apart what numbers say where a word says it too", () => {
  expect(describe("drainage was longer with nutrition, 20%, than with control, 10%")).toEqual([1, 1, 0, 0]);
  expect(describe("drainage with nutrition was 20% and with control 10%")).toEqual([1, 1, 1, 1]);
});
