import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { ListRow } from "./list-row.ts";
import { readPmidList } from "./read-pmid-list.ts";
import { readListedDay, readRetractionTable } from "./read-retraction-table.ts";

/** The text in pieces, as a file comes. */
async function* cut(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect(rows: AsyncIterable<ListRow>): Promise<ListRow[]> {
  const collected: ListRow[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}

const readTable = (text: string, size = 7) => collect(readRetractionTable(cut(text, size)));
const readPmids = (text: string, size = 7) => collect(readPmidList(cut(text, size)));

describe("a list of PMIDs", () => {
  it("may have comments, empty lines, a head and whatever ends of lines", async () => {
    const rows = await readPmids("PMID\r\n# comment\r\n\r\n12 # why\r\nPMID: 0034\n\t56\n900000001\n0\n-7");
    const found = rows.map((row) => (row.kind === "notice" ? row.notice.pmid : `${row.kind} ${row.line}`));
    expect(found).toEqual([12, 34, 56, "refused 7", "refused 8", "refused 9"]);
  });

  it("is not a file of one endless line", async () => {
    await expect(readPmids("7".repeat(20_000), 1_000)).rejects.toThrow("line 1 has no end");
  });
});

describe("Retraction Watch's table", () => {
  it("says line and reason of what it refuses", async () => {
    const text =
      "Reason,RetractionNature,Title,OriginalPaperPubMedID\r\n" +
      '+A;,Retraction,"two\r\nlines",5\r\n,Withdrawal,t,6\r\n,Retraction,t\r\n,Retraction,t,x6\r\n,Correction,,0\r\n';
    expect((await readTable(text)).map(({ kind, line }) => [line, kind])).toEqual([
      [2, "notice"],
      [4, "refused"],
      [5, "refused"],
      [6, "refused"],
      [7, "without_pmid"],
    ]);
  });

  it("is refused where a quotation mark swallows it", async () => {
    const text = `OriginalPaperPubMedID,RetractionNature\n"1,Retraction\n${"2,Retraction\n".repeat(400_000)}`;
    await expect(readTable(text, 65_536)).rejects.toThrow("is never closed");
  });

  it("has days with the month first, and none that does not exist", () => {
    expect(readListedDay("1/13/2023 0:00")).toBe("2023-01-13");
    expect(readListedDay("2023-01-13")).toBe("2023-01-13");
    for (const none of ["13/1/2023", "2/30/2023", "", "soon"]) expect(readListedDay(none)).toBeNull();
  });

  it("is read the same whatever its texts hold, its columns' order and where it is cut", async () => {
    const columns = ["Title", "OriginalPaperPubMedID", "RetractionNature", "Notes", "RetractionPubMedID"];
    const text = fc.string({ unit: "grapheme", maxLength: 12 });
    const hostile = fc.oneof(text, fc.constantFrom('"', ",", "\n", "a\r\nb", '""', "=1+1", "\uFEFF", "#"));
    const row = fc.record({
      Title: hostile,
      OriginalPaperPubMedID: fc.integer({ min: 1, max: 99_999_999 }).map(String),
      RetractionNature: fc.constantFrom("Retraction", "Expression of concern", "correction"),
      Notes: hostile,
      RetractionPubMedID: fc.integer({ min: 1, max: 99_999_999 }).map(String),
    });
    const order = fc.shuffledSubarray(columns, { minLength: columns.length });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        order,
        fc.nat({ max: 30 }),
        async (rows, fields, size) => {
          const written = Papa.unparse({ fields, data: rows }, { newline: "\r\n" });
          const read = await readTable(written, size + 1);
          const expected = rows.map(({ OriginalPaperPubMedID: pmid, RetractionPubMedID: by }) => [
            Number(pmid),
            by === pmid ? null : Number(by),
          ]);
          expect(
            read.map((found) => (found.kind === "notice" ? [found.notice.pmid, found.notice.noticePmid] : found)),
          ).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});
