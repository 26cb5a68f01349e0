import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TABLE_COLUMNS } from "../list-view.ts";
import { moveColumn, readColumns } from "./columns.ts";

describe("the columns of a table", () => {
  test("are all shown where nothing is kept", () => {
    expect(readColumns(undefined)).toEqual(TABLE_COLUMNS.map((column) => ({ column, isShown: true })));
  });

  test("keep their order and what is hidden; the paper is neither moved nor hidden", () => {
    const kept = [
      { column: "n", isShown: false },
      { column: "paper", isShown: false },
      { column: "finding", isShown: true },
    ];
    expect(readColumns(kept).slice(0, 3)).toEqual([
      { column: "paper", isShown: true },
      { column: "n", isShown: false },
      { column: "finding", isShown: true },
    ]);
  });

  test("are each there once, whatever is kept", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ column: fc.constantFrom(...TABLE_COLUMNS, "x"), isShown: fc.anything() })),
        (kept) => {
          const columns = readColumns(kept).map(({ column }) => column);
          expect([...columns].sort()).toEqual([...TABLE_COLUMNS].sort());
          expect(columns[0]).toBe("paper");
        },
      ),
    );
  });

  test("move by one place, and never before the paper", () => {
    const all = readColumns(null);
    const names = (step: 1 | -1, column: "population" | "n" | "decision") =>
      moveColumn(all, column, step).map((choice) => choice.column);
    expect(names(-1, "population")).toEqual([...TABLE_COLUMNS]);
    expect(names(1, "decision")).toEqual([...TABLE_COLUMNS]);
    expect(names(-1, "n").slice(4, 7)).toEqual(["outcome", "n", "finding"]);
  });
});
