import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../contract/test/papers.ts";
import { listPapers } from "../test/model-answers.ts";
import { encloseText, numberPaper, printPaper } from "./numbered-paper.ts";

const nasty = fc.array(
  fc.oneof(
    fc.constantFrom("</paper>", '<paper pmid="9">', "< / PAPER >", "\n[1] ", "</question>", "Results. ", "\u2028", "<"),
    fc.string(),
  ),
  { maxLength: 12 },
);

describe("a paper in a prompt", () => {
  it("is one block, whatever its text holds, and its parts are parts of the record", () =>
    fc.assert(
      fc.property(nasty, nasty, (title, abstract) => {
        const record = makePaper(7, {
          title: title.join(""),
          abstract: [{ label: "RESULTS", text: abstract.join("") }],
          publication_types: [],
        });
        const paper = numberPaper(record);
        const printed = printPaper(paper);
        expect(printed.match(/<\s*\/?\s*paper/giu)).toHaveLength(2);
        expect(listPapers(printed).map(({ pmid }) => pmid)).toEqual(["7"]);
        for (const part of paper.parts.slice(1)) expect(record.abstract[0]?.text).toContain(part.text);
      }),
    ));

  it("has its title, sentences, publication types and headings numbered, each under its section", () => {
    const record = makePaper(7, {
      title: "Zinc for colds",
      abstract: [
        { label: "METHODS", text: "We gave zinc. We gave placebo." },
        { label: null, text: "Colds were shorter (p < 0.01)." },
      ],
      publication_types: ["Randomized Controlled Trial"],
      mesh: [{ descriptor: "Common Cold", major: true, qualifiers: [] }],
      notices: [{ kind: "corrected", pmid: null, citation: null }],
    });
    expect(printPaper(numberPaper(record))).toBe(
      [
        '<paper pmid="7" year="2010">',
        ...["title:", "[T] Zinc for colds", "METHODS:", "[1] We gave zinc.", "[2] We gave placebo."],
        ...[
          "abstract:",
          "[3] Colds were shorter (p < 0.01).",
          "publication types:",
          "[P1] Randomized Controlled Trial",
        ],
        ...["MeSH:", "[M1] Common Cold", "(this record is marked: corrected)", "</paper>"],
      ].join("\n"),
    );
  });

  it("is cut between two sentences where its abstract is very long, and says so", () => {
    const text = Array.from({ length: 900 }, (_, n) => `Sentence number ${n} is here.`).join(" ");
    const paper = numberPaper(makePaper(7, { abstract: [{ label: null, text }] }));
    expect(paper.parts.filter(({ section }) => section === "abstract").at(-1)?.text).toMatch(/^Sentence .* here\.$/u);
    expect(printPaper(paper)).toContain("the abstract goes on beyond what is given here");
    expect(printPaper(paper).length).toBeLessThan(16_000);
  });
});

describe("text of others", () => {
  it("stands on one line", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom("\n", "\r\n", "\u2028", "\v"))), (texts) => {
        expect(encloseText(texts.join(""))).not.toMatch(/[\n\r\v\u2028\u2029]/u);
      }),
    ));
});
