import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

function readCsv(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: "," });
  expect(errors).toEqual([]);
  return data;
}

/** Cells that a careless writer breaks. */
const awkward = fc.constantFrom(
  '"',
  '""',
  ",",
  "\r\n",
  "\n",
  "\r",
  "\t",
  "'",
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\uFEFF",
  "；",
  "臨床試験",
  "👩‍⚕️",
  "",
  " ",
);
const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(fc.oneof(awkward, fc.string())).map((parts) => parts.join("")),
);

describe("a CSV file", () => {
  test("begins with a byte-order mark, quotes every cell, doubles inner quotes and ends lines with CR LF", () => {
    expect(
      writeCsv([
        ["Title", "Year"],
        ['The "sieve" trial', "2019"],
      ]),
    ).toBe('\uFEFF"Title","Year"\r\n"The ""sieve"" trial","2019"');
  });

  test("loses what disguises a cell: half characters, controls and marks that turn its direction over", () => {
    expect(readCsv(writeCsv([["\u202E=1+1\u2069 \uD800A\u0000"]]))).toEqual([["'=1+1 A"]]);
  });

  test.each(["=HYPERLINK(1)", "+1", "-1", "@a", "\ta", "\ra", "＝1", "＠a"])(
    "shows %j as text, behind an apostrophe",
    (text) => {
      expect(readCsv(writeCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  test.each(["a=1", "'=1", "≥ 5", "− 5", " =1"])("leaves %j as it is", (text) => {
    expect(readCsv(writeCsv([[text]]))).toEqual([[text]]);
  });

  test("is read back cell by cell, whatever stands in the cells", () => {
    const table = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        const isFormula = (text: string) => [..."=+-@\t\r\n＝＋－＠"].includes(text.charAt(0));
        const takeOffApostrophe = (text: string, original: string) => (isFormula(original) ? text.slice(1) : text);
        const read = readCsv(writeCsv(rows));
        expect(
          read.map((cells, row) => cells.map((text, column) => takeOffApostrophe(text, rows[row]?.[column] ?? ""))),
        ).toEqual(rows);
        for (const text of read.flat()) expect(isFormula(text)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
