import { describe, expect, it } from "vitest";
import { NO_RESULTS, READING_VERSION, type SavedReading } from "../readings.ts";
import type { FirstReading } from "./first-shapes.ts";
import { EVIDENCE, FIRST_READING, makeEntry, NO_TEXTS, RECORD } from "./older-documents.fixture.ts";
import { upcastReading } from "./reading.ts";

const STATEMENT = { id: "1001-1", field: "summary" as const, text: "Zinc helped.", evidence: [EVIDENCE] };

const NEWEST: SavedReading = {
  ...{ schema_version: READING_VERSION, relevance_score: 0.5, statements: [STATEMENT], ...NO_RESULTS },
  texts: { ...NO_TEXTS, summary: [{ statement: "1001-1" }] },
  sample_size: { n: 50, evidence: [EVIDENCE] },
  read_by: FIRST_READING.read_by,
};

const { relevance_score, statements, texts, read_by } = NEWEST;
const SECOND = { schema_version: 2, relevance_score, statements, texts, read_by, evidence_level: "low" };

const upcastFirst = (given: Partial<FirstReading>) => upcastReading({ ...FIRST_READING, ...given }, RECORD);

describe("a stored reading", () => {
  it("of the newest version stays as it is", () => {
    expect(upcastReading(NEWEST, RECORD)).toEqual(NEWEST);
  });

  it("of version 2 has no findings, no sample size, and no level of evidence", () => {
    expect(upcastReading(SECOND, RECORD)).toEqual({ ...NEWEST, ...NO_RESULTS });
  });

  it.each([
    ["nothing", null],
    ["an unknown version", { ...NEWEST, schema_version: 9 }],
    ["a relevance above 1", { ...NEWEST, relevance_score: 1.5 }],
    ["version 2 with a relevance above 1", { ...SECOND, relevance_score: 1.5 }],
    ["version 2 with a relevance below 0", { ...SECOND, relevance_score: -0.5 }],
    ["version 2 without its statements", { ...SECOND, statements: undefined }],
    ["version 1 with a relevance above 1", { ...FIRST_READING, relevance_score: 1.5 }],
    ["version 1 with a relevance below 0", { ...FIRST_READING, relevance_score: -0.5 }],
    [
      "version 1 with a field that there is not",
      { ...FIRST_READING, evidence: [{ ...makeEntry({}), field: "title" }] },
    ],
  ])("of %s is none", (_, stored) => {
    expect(upcastReading(stored, RECORD)).toBeNull();
  });

  it.each([0, 1])("may have a relevance of %d in any version", (relevance_score) => {
    for (const stored of [NEWEST, SECOND, FIRST_READING])
      expect(upcastReading({ ...stored, relevance_score }, RECORD)).toMatchObject({ relevance_score });
  });
});

describe("a stored reading of version 1", () => {
  it("has its statements found in its texts by their words, numbered in the order of the fields", () => {
    const evidence = [
      makeEntry({ field: "rationale", statement: "It is about zinc." }),
      makeEntry({ statement: "Zinc helped." }),
      makeEntry({ statement: "Zinc helped.", section: "METHODS", quote: "Zinc", start: 0, end: 4 }),
    ];
    expect(upcastFirst({ summary: "So: Zinc helped.", rationale: "It is about zinc.", evidence })).toEqual({
      ...NEWEST,
      ...NO_RESULTS,
      texts: { ...NO_TEXTS, summary: ["So: ", { statement: "1001-1" }], rationale: [{ statement: "1001-2" }] },
      statements: [
        {
          ...STATEMENT,
          evidence: [EVIDENCE, { ...EVIDENCE, section: "METHODS", section_index: 1, quote: "Zinc", start: 0, end: 4 }],
        },
        { id: "1001-2", field: "rationale", text: "It is about zinc.", evidence: [EVIDENCE] },
      ],
    });
  });

  it.each(["summary", "population", "intervention", "comparator", "outcome", "study_design", "rationale"] as const)(
    "keeps the text of its field %s",
    (field) => {
      const evidence = [makeEntry({ field, statement: "zinc" })];
      expect(upcastFirst({ [field]: "zinc", evidence })).toMatchObject({
        texts: { ...NO_TEXTS, [field]: [{ statement: "1001-1" }] },
        statements: [{ id: "1001-1", field, text: "zinc" }],
      });
    },
  );

  it("keeps statements that stand in no text, but those of the answer", () => {
    const evidence = [makeEntry({ field: "outcome", statement: "coughs" }), makeEntry({ field: "answer" })];
    expect(upcastFirst({ evidence })).toMatchObject({
      texts: NO_TEXTS,
      statements: [{ id: "1001-1", field: "outcome", text: "coughs", evidence: [EVIDENCE] }],
    });
  });

  it("takes a statement for one of its own field only", () => {
    const evidence = [makeEntry({ field: "rationale", statement: "zinc" })];
    expect(upcastFirst({ summary: "zinc", evidence })).toMatchObject({
      texts: { ...NO_TEXTS, summary: ["zinc"] },
      statements: [{ field: "rationale" }],
    });
  });

  describe("whose statement is a part of a phrase", () => {
    const evidence = (["outcome", "summary"] as const).map((field) => makeEntry({ field, statement: "cough" }));
    const [outcome, summary] = [{ statement: "1001-2" }, { statement: "1001-1" }];

    it("by the built-in reader is another statement in PICO, and the same one elsewhere", () => {
      const texts = { outcome: "dry cough; fever", summary: "dry cough; fever" };
      expect(upcastFirst({ ...texts, evidence })).toMatchObject({
        texts: { ...NO_TEXTS, summary: ["dry ", summary, "; fever"], outcome: ["dry cough; fever"] },
      });
    });

    it("by the built-in reader is the same one where semicolons part it from others", () => {
      expect(upcastFirst({ outcome: "fever; cough", summary: "cough", evidence })).toMatchObject({
        texts: { ...NO_TEXTS, summary: [summary], outcome: ["fever; ", outcome] },
      });
      const whole = [makeEntry({ field: "outcome", statement: "fever; cough" })];
      expect(upcastFirst({ outcome: "fever; cough", evidence: whole })).toMatchObject({
        texts: { ...NO_TEXTS, outcome: [summary] },
      });
    });

    it("by a model is the same one", () => {
      const read_by = { reader: "model" as const, model: "m", fallback: null };
      expect(upcastFirst({ outcome: "dry cough", summary: "cough", evidence, read_by })).toMatchObject({
        texts: { ...NO_TEXTS, summary: [summary], outcome: ["dry ", outcome] },
        read_by,
      });
    });
  });
});
