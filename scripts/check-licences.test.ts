import { expect, test } from "vitest";
import { isAllowed, listLicences } from "./check-licences.mjs";

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-or-later)", true],
  ["(MIT AND Zlib)", true],
  ["MIT and ISC", true],
  ["MIT AND GPL-3.0-or-later", false],
  ["AGPL-3.0-only", false],
  ["none named", false],
])("%s: allowed is %s", (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test("lists what production installs, and what names no licence", () => {
  const licences = listLicences({
    "": { license: "Apache-2.0" },
    "node_modules/a": { license: "MIT" },
    "node_modules/a/node_modules/@x/b": {},
    "node_modules/c": { license: "GPL-3.0-only", dev: true },
    "node_modules/own": { link: true },
  });
  expect([...licences]).toEqual([
    ["MIT", ["a"]],
    ["none named", ["@x/b"]],
  ]);
});
