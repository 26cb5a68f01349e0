import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../parse-query.ts";
import { QueryError } from "../query.ts";
import { SOME_HEADINGS } from "../translate/known-headings.fixture.ts";
import { importStrategy } from "./import-strategy.ts";

const read = (text: string) => importStrategy(text, SOME_HEADINGS);
const readQuery = (text: string) => read(text).query;
const listNotes = (text: string) => read(text).lines.flatMap(({ notes }) => notes.map(({ code }) => code));

function catchError(text: string): QueryError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error(`read: ${text}`);
}

describe("a strategy of Ovid", () => {
  it("is read line by line, with earlier lines written out", () => {
    const text = [
      "1. exp Heart Failure/                         1234",
      "2. (heart failure or hfpef).ti,ab.\t567",
      "3. 1 or 2",
      "4. exp *Asthma/dt, th",
      "5. or/1-2",
      "6. 3 and 4",
      '7. limit 6 to (english language and humans and yr="2010 -Current")',
    ].join("\n");
    const { query, lines } = read(text);
    expect(lines.map((line) => line.query).slice(0, 5)).toEqual([
      '"Heart Failure"[mh]',
      '"heart failure"[tiab] OR hfpef[tiab]',
      '"Heart Failure"[mh] OR "heart failure"[tiab] OR hfpef[tiab]',
      '"Asthma/drug therapy"[majr] OR "Asthma/therapy"[majr]',
      '"Heart Failure"[mh] OR "heart failure"[tiab] OR hfpef[tiab]',
    ]);
    expect(query).toBe(
      '("Heart Failure"[mh] OR "heart failure"[tiab] OR hfpef[tiab]) AND ("Asthma/drug therapy"[majr] OR "Asthma/therapy"[majr]) AND English[la] AND Humans[mh] AND 2010:3000[dp]',
    );
  });

  it.each([
    ["asthma.ti.", "asthma[ti]"],
    ["asthma.tw.", "asthma[tiab]"],
    ["asthma.ti,ab,kf.", "asthma[tiab]"],
    ["asthma.mp.", "asthma[tw]"],
    ["asthma", "asthma[tw]"],
    ["asthma$.ab.", "asthma*[ab]"],
    ["random:.tw.", "random*[tiab]"],
    ['"signs and symptoms".ti.', '"signs and symptoms"[ti]'],
    ["(hand adj3 washing).ti,ab.", '"hand washing"[tiab:~2]'],
    ["((hand or finger) adj2 washing).ti.", '"hand washing"[ti:~1] OR "finger washing"[ti:~1]'],
    ["(open adj label).ti,ab.", '"open label"[tiab]'],
    ["randomized controlled trial.pt.", '"Randomized Controlled Trial"[pt]'],
    ["dt.fs.", '"drug therapy"[sh:noexp]'],
    ["Asthma/", "Asthma[mh:noexp]"],
    ["exp asthma/ not stroke/", "Asthma[mh] NOT Stroke[mh:noexp]"],
    ["humans.sh.", "Humans[mh:noexp]"],
    ["japanese.lg.", "Japanese[la]"],
    ["a or b and c", "a[tw] OR (b[tw] AND c[tw])"],
    ["(asthma or wheez*).ti. and child.ab.", "(asthma[ti] OR wheez*[ti]) AND child[ab]"],
  ])("%s is %s", (line, query) => {
    expect(readQuery(line)).toBe(query);
  });

  it("is read as Ovid's page prints it, with hits, the fields of .mp. and what only Ovid can do", () => {
    const text = [
      "1 exp Asthma/dt, pc [Drug Therapy, Prevention & Control] 25710",
      "2 (asthma* or wheez*).mp. [mp=title, abstract, original title, name of substance word, subject heading word] 210334",
      "3 1 or 2 211002",
      "4 (placebo adj group).ab. /freq=2 301",
      "5 or/3-4 211200",
      "6 5 use medall",
      '7 limit 6 to yr="2010 -Current"',
      "8 remove duplicates from 7",
    ].join("\n");
    const { lines } = read(text);
    const union = '"Asthma/drug therapy"[mh] OR "Asthma/prevention & control"[mh] OR asthma*[tw] OR wheez*[tw]';
    expect(lines.map((line) => line.query).slice(2)).toEqual([
      union,
      '"placebo group"[ab]',
      `${union} OR "placebo group"[ab]`,
      `${union} OR "placebo group"[ab]`,
      `(${union} OR "placebo group"[ab]) AND 2010:3000[dp]`,
      `(${union} OR "placebo group"[ab]) AND 2010:3000[dp]`,
    ]);
    expect(lines.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
      ...[[], [], []],
      ["frequency_left_out"],
      ...[[], ["database_left_out"], [], ["duplicates_left_out"]],
    ]);
    expect(catchError("1 asthma.ti.\n2 1 or 7 use medall")).toMatchObject({ code: "unknown_line", start: 20, end: 21 });
  });

  it("reads the Cochrane filter for randomized trials", () => {
    const filter = `1 exp randomized controlled trial/
2 controlled clinical trial.pt.
3 randomized.ab.
4 placebo.ab.
5 drug therapy.fs.
6 or/1-5
7 exp animals/ not humans.sh.
8 6 not 7`;
    expect(readQuery(filter)).toBe(
      '("randomized controlled trial"[tiab] OR "Controlled Clinical Trial"[pt] OR randomized[ab] OR placebo[ab] OR "drug therapy"[sh:noexp]) NOT (Animals[mh] NOT Humans[mh:noexp])',
    );
    expect(listNotes(filter)).toEqual(["heading_not_mesh"]);
  });
});

describe("a strategy of Embase.com", () => {
  it("is read with its own headings as text, unless MeSH has them by name", () => {
    const text = `#1 'heart failure'/exp OR 'heart infarction'/exp/mj
#2 ('cardiac insufficien*' OR hfpef):ti,ab,kw
#3 #1 OR #2
#4 (exercise NEAR/3 training):ti,ab
#5 #3 AND #4 AND [english]/lim AND [humans]/lim AND [2010-2020]/py
#6 #5 NOT [conference abstract]/lim`;
    const { query, lines } = read(text);
    expect(lines[0]?.query).toBe('"Heart Failure"[mh] OR "heart infarction"[tiab]');
    expect(query).toBe(
      '("Heart Failure"[mh] OR "heart infarction"[tiab] OR "cardiac insufficien*"[tiab] OR hfpef[tiab]) AND "exercise training"[tiab:~2] AND English[la] AND Humans[mh] AND 2010:2020[dp]',
    );
    expect(lines.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
      ["heading_not_mesh"],
      ...[[], [], [], []],
      ["limit_unknown", "part_left_out"],
    ]);
  });

  it.each([
    ["'asthma'/de", "Asthma[mh:noexp]"],
    ["metformin/exp", "Metformin[mh]"],
    ["'asthma'/exp/dm_dt", '"Asthma/drug therapy"[mh]'],
    ["'heart attack'/exp", '"Myocardial Infarction"[mh]'],
    ["stroke:ti AND rehab*:ab", "stroke[ti] AND rehab*[ab]"],
    ["(random* OR placebo*):de,ab,ti", "random*[tw] OR placebo*[tw]"],
    ["'alzheimer disease':ti,ab,kw", '"alzheimer disease"[tiab]'],
  ])("%s is %s", (line, query) => {
    expect(readQuery(line)).toBe(query);
  });
});

describe("what PubMed cannot do", () => {
  it("finds both spellings of a word that begins with a wildcard behind few letters", () => {
    const query = readQuery("an?esthe*.ti.");
    expect(query).toContain("anesthe*[ti]");
    expect(query).toContain("anaesthe*[ti]");
    expect(readQuery("(acute hbo?t).ti.")).toContain('"acute hbot"[ti]');
    const many = readQuery("(wom?n m?n p?ediatric).ti.");
    expect(many.split(" OR ").length).toBeLessThanOrEqual(60);
    expect(listNotes("(wom?n m?n p?ediatric).ti.")).toContain("truncation_too_short");
  });

  it.each([
    ["randomi?ed.ti,ab.", "randomi*[tiab]", ["wildcard_cut"]],
    [
      "wom?n.ti,ab.",
      "womn[tiab] OR woman[tiab] OR women[tiab] OR womin[tiab] OR womon[tiab] OR womun[tiab] OR womyn[tiab]",
      ["wildcard_written_out"],
    ],
    ["i?ea.ti.", "iea[ti] OR isea[ti] OR izea[ti]", ["wildcard_written_out"]],
    ["(child* adj3 asthma).ti,ab.", "child*[tiab] AND asthma[tiab]", ["proximity_truncated"]],
    ["(heart failure adj3 acute).ti,ab.", '"heart failure acute"[tiab:~2]', ["proximity_phrase"]],
    ["(a and b) adj3 c", "a[tw] AND b[tw] AND c[tw]", ["proximity_too_wide"]],
    ["group$1.ti.", "group*[ti]", ["truncation_unbounded"]],
    ["rat$.ti.", "rat[ti] OR rats[ti]", ["truncation_written_out"]],
    ["asthma.zz.", "asthma[tw]", ["field_unknown"]],
  ])("of %s is said", (line, query, notes) => {
    expect(readQuery(line)).toBe(query);
    expect(listNotes(line)).toEqual(notes);
  });

  it.each([
    ["", "empty_query", 0, 0],
    ["1 asthma.ti.\n2 1 or 7", "unknown_line", 20, 21],
    ["1 asthma.ti. and", "strategy_syntax", 15, 16],
    ["1 (asthma.ti.", "strategy_syntax", 12, 13],
    ["1 asthma.ti. ;", "strategy_syntax", 13, 14],
  ])("%j is refused, with the place", (text, code, start, end) => {
    expect(catchError(text)).toMatchObject({ code, start, end });
  });

  it.each<[string, string, string[][]]>([
    ["sound", "1 asthma.ti.\n2 wheez*.ti.\n3 1 or 2\n4 inhaler*.ti.\n5 3 and 4", [[], [], [], [], []]],
    [
      "short of a line, whose number slipped",
      "1 asthma.ti.\n2 wheez*.ti.\n3 1 or 2\n4 inhaler*.ti.\n5 1 or 3",
      [[], [], [], ["line_unused"], ["line_within"]],
    ],
    ["joined with themselves", "1 asthma.ti.\n2 wheez*.ti.\n3 1 or 1", [[], ["line_unused"], ["line_repeated"]]],
    ["named by a limit", "1 asthma.ti.\n2 limit 1 to english language", [[], []]],
    ["named behind NOT", "1 exp animals/\n2 humans/\n3 asthma.ti.\n4 3 not (1 not (1 and 2))", [[], [], [], []]],
    [
      "joined by a range",
      "1 asthma.ti.\n2 wheez*.ti.\n3 or/1-2\n4 or/1-3",
      [[], [], [], ["line_within", "line_within"]],
    ],
  ])("says of lines that are %s what is doubtful", (_, text, expected) => {
    const notes = read(text).lines.map((line) => line.notes.map(({ code }) => code));
    expect(notes.map((codes) => codes.filter((code) => code.startsWith("line_")))).toEqual(expected);
  });

  it("is refused where lines that name each other stand for too much", () => {
    const text = Array.from({ length: 30 }, (_, at) => (at === 0 ? "1 asthma.ti." : `${at + 1} ${at} or ${at}`)).join(
      "\n",
    );
    expect(catchError(text).code).toBe("query_too_long");
  });

  it("never fails otherwise, whatever is pasted", () => {
    const piece = fc.constantFrom(
      "1 ",
      "(",
      ")",
      "exp ",
      "/",
      "asthma",
      ".ti,ab.",
      ":ti",
      " and ",
      "adj3",
      "'",
      '"',
      "[",
      "]/lim",
      "\n",
      "or/1-9",
      "limit 1 to ",
      "MeSH descriptor: [",
      '(MH "',
      "TI ",
      "N3",
      "S1",
      "*",
      "$",
      "#1",
      "é",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          const { query } = read(pieces.join(""));
          if (query !== "") parseQuery(query);
        } catch (error) {
          if (!(error instanceof QueryError)) throw error;
        }
      }),
    );
  });
});
