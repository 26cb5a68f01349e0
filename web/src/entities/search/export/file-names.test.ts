import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameCsvFile, nameZipFile, numberFileName } from "./file-names.ts";

const created_at = "2026-03-01T23:59:59.000Z";

describe("the name of a CSV file", () => {
  test("is the first 30 characters of the question, and the day it was asked in UTC", () => {
    expect(nameCsvFile({ query: "Do SGLT2 inhibitors reduce hospital admission?", created_at }, false)).toBe(
      "Do SGLT2 inhibitors reduce hos_2026-03-01.csv",
    );
  });

  test("says that only highlighted papers are in it", () => {
    expect(nameCsvFile({ query: "Statins", created_at }, true)).toBe("highlighted_Statins_2026-03-01.csv");
  });

  test("has an underscore for each character that no file name may have", () => {
    expect(nameCsvFile({ query: 'a<b>c:d"e/f\\g|h?i*j\nk', created_at }, false)).toBe(
      "a_b_c_d_e_f_g_h_i_j_k_2026-03-01.csv",
    );
  });

  test("counts whole characters, not their halves", () => {
    expect(nameCsvFile({ query: "🫀".repeat(31), created_at }, false)).toBe(`${"🫀".repeat(30)}_2026-03-01.csv`);
  });

  test.each(["????", "/", "..", "", "con"])("can be used though the question begins with %j", (query) => {
    expect(nameCsvFile({ query, created_at }, false)).toMatch(/^[^<>:"/\\|?*]*_2026-03-01\.csv$/);
  });

  test("has no forbidden character, and ends with day and kind, for any question", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => {
        expect(nameCsvFile({ query, created_at }, false)).toMatch(/^[^<>:"/\\|?*\p{Cc}]*_2026-03-01\.csv$/u);
      }),
    );
  });
});

test("several files are numbered in a zip file of the day, so that no name is there twice", () => {
  expect(nameZipFile(new Date("2026-11-21T00:30:00+09:00"))).toBe("pubmed_searches_2026-11-20.zip");
  expect(numberFileName("Statins_2026-03-01.csv", 7, 120)).toBe("007_Statins_2026-03-01.csv");
  const names = Array.from({ length: 500 }, (_, index) => numberFileName("same.csv", index + 1, 500));
  expect(new Set(names).size).toBe(500);
  expect([...names].sort()).toEqual(names);
});
