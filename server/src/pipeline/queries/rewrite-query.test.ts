import type { QueryWarning } from "@medsieve/contract/searches";
import type { RepairedQuery, WrittenQuery } from "@medsieve/reader/reader";
import { describe, expect, it } from "vitest";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { searchOnly } from "../../../test/search-only.ts";

/** A model that answers a complaint with this query, and records each complaint. */
class RepairingReader extends ScriptedReader {
  readonly complaints: { query: string; complaint: string }[] = [];
  readonly #better: string | null;

  constructor(queries: string[], better: string | null) {
    super(queries);
    this.#better = better;
  }

  override queryRepair() {
    return this;
  }

  async repairQuery(_question: unknown, { query }: WrittenQuery, complaint: string): Promise<RepairedQuery> {
    this.complaints.push({ query, complaint });
    return { query: this.#better };
  }
}

async function run(
  reader: ScriptedReader,
  answers: Record<string, string[]>,
  complaints: [string, QueryWarning[]][] = [],
) {
  const source = new ScriptedSource([], answers);
  for (const [query, warnings] of complaints) source.complaints.set(query, warnings);
  const { written, found } = await searchOnly({ source, reader });
  const queries = found.searched.queries.slice(0, written.queries.length);
  return { queries, refused: written.refused, searched: source.searched };
}

const complain = (code: string, query: string, part: string): [string, QueryWarning[]] => {
  const start = query.indexOf(part);
  return [query, [{ code, message: `PubMed does not know this: ${part}`, start, end: start + part.length }]];
};

describe("a query that was written wrong", () => {
  it("is run as it was put right, and both are shown", async () => {
    const written = "zinc[title abstract] and cold*[tiab]";
    const { queries } = await run(new ScriptedReader([written]), { "zinc[tiab] AND cold*[tiab]": ["1"] });
    expect(queries).toMatchObject([
      { query: "zinc[tiab] AND cold*[tiab]", written_as: written, hits: 1, broadened_from: null },
    ]);
    expect(queries[0]?.changes.map(({ code }) => code)).toEqual(["field_tag", "operator"]);
  });

  it("is refused with a reason where nothing of it can be searched, while the others run", async () => {
    const { queries, refused } = await run(new ScriptedReader(["NOT zinc", "zinc"]), { zinc: ["1"] });
    expect(queries.map(({ query }) => query)).toEqual(["zinc"]);
    expect(refused).toMatchObject([{ query: "NOT zinc", refused: expect.stringContaining("nothing") }]);
  });

  it("runs once where two become the same", async () => {
    const { searched } = await run(new ScriptedReader(["zinc AND cold", "zinc and cold"]), { "zinc AND cold": ["1"] });
    expect(searched).toEqual(["zinc AND cold"]);
  });
});

describe("a query of which the source complains", () => {
  const QUERY = 'zinc[tiab] OR "Foo Bar"[mh]';
  const complaint = complain("phrase_not_found", QUERY, '"Foo Bar"[mh]');

  it("is rewritten once by a reader that can, which gets the source's message", async () => {
    const reader = new RepairingReader([QUERY], "zinc[tiab] OR foo[tiab]");
    const answers = { [QUERY]: ["1"], "zinc[tiab] OR foo[tiab]": ["1", "2"] };
    const { queries } = await run(reader, answers, [complaint]);
    expect(reader.complaints).toEqual([{ query: QUERY, complaint: expect.stringContaining('"Foo Bar"[mh]') }]);
    expect(queries).toMatchObject([{ query: "zinc[tiab] OR foo[tiab]", written_as: QUERY, hits: 2 }]);
    expect(queries[0]?.changes).toMatchObject([{ code: "rewritten", message: expect.stringContaining("Foo Bar") }]);
  });

  it("has the headings it does not know searched as words by a reader that cannot", async () => {
    const repaired = 'zinc[tiab] OR "Foo Bar"[tiab]';
    const { queries } = await run(new ScriptedReader([QUERY]), { [QUERY]: ["1"], [repaired]: ["1", "2"] }, [complaint]);
    expect(queries).toMatchObject([{ query: repaired, written_as: QUERY, changes: [{ code: "heading_unknown" }] }]);
  });

  it("stays as it was where what the reader wrote finds nothing", async () => {
    const reader = new RepairingReader([QUERY], "nothing[tiab]");
    const { queries } = await run(reader, { [QUERY]: ["1"] }, [complaint]);
    expect(queries).toMatchObject([{ query: QUERY, written_as: null, hits: 1, changes: [] }]);
    expect(queries[0]?.warnings).toHaveLength(1);
  });

  it("is not touched where the complaint is of its words, and there is no reader to ask", async () => {
    const query = '"big toe nail"[tiab] OR zinc';
    const words = complain("quoted_phrase_not_found", query, '"big toe nail"[tiab]');
    const { searched } = await run(new ScriptedReader([query]), { [query]: ["1"] }, [words]);
    expect(searched).toEqual([query]);
  });
});

describe("a query that finds nothing", () => {
  const BARREN = "zinc[tiab] AND review[pt]";

  it("is rewritten by a reader that can", async () => {
    const reader = new RepairingReader([BARREN], "zinc[title abstract]");
    const { queries } = await run(reader, { "zinc[tiab]": ["1"] });
    expect(reader.complaints[0]?.complaint).toContain("finds no paper");
    expect(queries).toMatchObject([{ query: "zinc[tiab]", written_as: BARREN, broadened_from: null }]);
    expect(queries[0]?.changes.map(({ code }) => code)).toEqual(["rewritten", "field_tag"]);
  });

  it("is broadened by rule where the reader knows no better, or what it wrote finds nothing either", async () => {
    for (const better of [null, BARREN, "nothing[tiab]", "NOT"]) {
      const { queries } = await run(new RepairingReader([BARREN], better), { "zinc[tiab]": ["1"] });
      expect(queries).toMatchObject([{ query: "zinc[tiab]", written_as: null, broadened_from: BARREN }]);
    }
  });
});
