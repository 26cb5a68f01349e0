import fc from "fast-check";
import { expect, test } from "vitest";
import { writeTsv } from "./write-table.ts";

test("a copied table has as many lines and cells as the one that is shown, and no formula in it", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("=1+1", "+a", "-b", "@c", "a\tb", "a\nb", "\t=1"));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const lines = writeTsv(rows).split("\n");
      expect(lines).toHaveLength(rows.length);
      for (const line of lines) {
        const cells = line.split("\t");
        expect(cells).toHaveLength(2);
        for (const text of cells) expect(text).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});
