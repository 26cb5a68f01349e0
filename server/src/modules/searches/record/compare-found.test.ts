import fc from "fast-check";
import { expect, it } from "vitest";
import { compareFound } from "./compare-found.ts";

const pmids = fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((all) => new Set(all));

it("puts every PMID of two searches on one side, and names as many as are wanted, in their order", () => {
  fc.assert(
    fc.property(pmids, pmids, fc.integer({ min: 0, max: 10 }), (later, earlier, most) => {
      const { counts, fresh, gone } = compareFound(later, earlier, most);
      expect(counts.both + counts.new).toBe(later.size);
      expect(counts.both + counts.gone).toBe(earlier.size);
      expect(counts.both + counts.new + counts.gone).toBe(new Set([...later, ...earlier]).size);
      expect([fresh.length, gone.length]).toEqual([Math.min(most, counts.new), Math.min(most, counts.gone)]);
      expect(fresh.every((pmid) => later.has(pmid) && !earlier.has(pmid))).toBe(true);
      expect(gone).toEqual([...earlier].filter((pmid) => !later.has(pmid)).slice(0, most));
    }),
  );
});
