import type { AnswerSentence } from "@medsieve/contract/answers";
import { describe, expect, it } from "vitest";
import { makeRecord } from "../../features/search/search.fixture.ts";
import { writeAnswerCopy } from "./write-answer-copy.ts";

const papers = ["1001", "1002", "1003"].map((pmid) => makeRecord({ pmid, title: `Paper <b>${pmid}</b>` }));
const words = { references: "References", unverified: "unverified" };
const copy = (text: string, sentences: AnswerSentence[] = []) =>
  writeAnswerCopy({ question: "Does <i>zinc</i> help?", text, sentences, papers, words });

describe("an answer that is copied", () => {
  it("numbers its papers by their first mention, and lists them as references", () => {
    const { text } = copy("Zinc helps [PMID 1002].\nIt is safe [PMIDs 1003, 1002; PMID 1001].");
    const [question, first, second, heading, ...references] = text.split("\n");
    expect([question, first, second, heading]).toEqual([
      "Does <i>zinc</i> help?",
      "Zinc helps [1].",
      "It is safe [2, 1, 3].",
      "References",
    ]);
    expect(references.map((line) => /^(\d)\. .*PMID: (\d+)/.exec(line)?.slice(1))).toEqual([
      ["1", "1002"],
      ["2", "1003"],
      ["3", "1001"],
    ]);
  });

  it("writes numbers that follow each other as a range, whatever brackets they stood in", () => {
    const { text } = copy(
      "Zinc helps [PMID 1001] [PMID 1002] [PMID 1003] in colds. It is safe [PMID 1003] [PMID 1001].",
    );
    expect(text.split("\n")[1]).toBe("Zinc helps [1–3] in colds. It is safe [3, 1].");
  });

  it("is formatted with the same words, none of which is markup", () => {
    const { html } = copy("Zinc <script>helps</script> & heals [PMID 1001].");
    const { body } = new DOMParser().parseFromString(html, "text/html");
    expect(body.querySelectorAll("script, i, b")).toHaveLength(0);
    expect(Array.from(body.querySelectorAll("p"), (line) => line.textContent)).toEqual([
      "Does <i>zinc</i> help?",
      "Zinc <script>helps</script> & heals [1].",
      "References",
    ]);
    expect(body.querySelectorAll("ol > li")).toHaveLength(1);
    expect(body.querySelector("li")?.textContent).toContain("Paper <b>1001</b>");
  });

  it("says what nothing bears out, and keeps the PMID of a paper that is not at hand", () => {
    const text = "Zinc cures all [PMID 7777].";
    const place = { section: null, section_index: null, start: null, end: null, quote: null };
    const evidence = [{ pmid: "7777", ...place, status: "unverified", problem: "quote_not_found" } as const];
    expect(copy(text, [{ id: "1", text, offset: 0, cites: ["7777"], evidence }]).text).toBe(
      "Does <i>zinc</i> help?\nZinc cures all [PMID 7777]. [unverified]",
    );
  });
});
