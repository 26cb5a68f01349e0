import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { preparePageTests } from "../../../testing/page-test.ts";
import { makeProvenance, makeRecordedPaper, makeRecordedQuery, makeSearchRecord } from "../record.fixture.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writeReport } from "./write-report.ts";

preparePageTests();

type Changes = Parameters<typeof makeSearchRecord>[0];

function write(changes: Changes = {}): string {
  const { t } = i18next;
  return writeMarkdown(writeReport({ record: makeSearchRecord(changes), screened: null, t, language: "en" }), t);
}

describe("the PRISMA-S report of a search", () => {
  test("has the sixteen items in order, each once", () => {
    const numbers = [...write().matchAll(/^### (\d+)\. \S/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  test("gives each query exactly as it was run, with its date and its counts", () => {
    const report = write();
    expect(report).toContain('```text\n"Common Cold"[mh] AND zinc[tiab]\n```');
    expect(report).toContain("- Run 2026-03-05 14:30 UTC\n- 214 records reported by the source\n- 4 of them kept");
    expect(report).toContain("```text\nzinc lozenges[tiab]\n```");
  });

  test("says what source answered, in which state, and that no person screened", () => {
    const report = write();
    expect(report).toContain("It held 14,320 records when the search was made.");
    expect(report).toMatch(/Last import into the library: Mar 1, 2026/);
    expect(report).toMatch(/Medsieve’s built-in reader\. No person screened them/);
  });

  test("leaves to the author what Medsieve cannot know", () => {
    const items = write().split(/^### /m);
    for (const number of [2, 3, 4, 5, 6, 11, 12, 14]) {
      expect(items.find((item) => item.startsWith(`${number}.`))).toContain("**For the author:**");
    }
  });

  test("names the model and the version of its prompts, where a model wrote the queries", () => {
    const reader = { id: "model", vendor: "Example", model: "model-1" } as const;
    const report = write({ provenance: makeProvenance({ reader, prompt_version: "p7" }) });
    expect(report).toContain("written by the language model Example · model-1 and checked");
    expect(report).toContain("Version of the prompts: p7.");
  });

  test("says that a person gave the queries, and of which search they are", () => {
    const based_on = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6002";
    const report = write({ based_on, given_queries: [{ name: "", query: "zinc" }] });
    expect(report).toContain("written or changed by the person who searched");
    expect(report).toContain(based_on);
  });

  test("counts what was reported, returned, different and read, and the duplicates", () => {
    const report = write();
    expect(report).toContain("217 records in all and returned 7 PMIDs, of which 5 were unique. 2 papers were read.");
    expect(report).toContain("2 duplicates were removed");
  });

  test("counts one as one", () => {
    const { flow } = makeSearchRecord();
    const report = write({ flow: { ...flow, reported: 1, returned: 1, unique: 1, read: 1 } });
    expect(report).toContain("1 record in all and returned 1 PMID, of which 1 was unique. 1 paper was read.");
  });

  test("is not broken out of by a title, a question or a query", () => {
    const report = write({
      question: "Zinc?\n\n# Injected",
      papers: [makeRecordedPaper({ title: "A | B\n| --- |\n<script>x</script> `code` **bold** [a](http://b)" })],
      queries: [makeRecordedQuery({ name: "*x*\n## y", query: "zinc\n```\n# Injected\n```` more" })],
    });
    expect(report).toContain("> Zinc? # Injected");
    expect(report).toContain("\\*x\\* ## y**");
    const row = report.split("\n").find((line) => line.includes("script"));
    expect(row?.replace(/\\\|/g, "").split("|")).toHaveLength(8);
    expect(row).toContain("\\<script\\>x\\</script\\> \\`code\\` \\*\\*bold\\*\\* \\[a\\](http://b)");
    expect(report).toContain("`````text\nzinc\n```\n# Injected\n```` more\n`````");
  });

  test("flags retracted papers, and fictional ones, whose report is no evidence", () => {
    expect(write()).toMatch(/Zinc lozenges in children .*Retracted \(J Invent Trials\. 2021;3\(2\):9\)/);
    const fictional = write({ papers: [makeRecordedPaper({ demonstration: true })] });
    expect(fictional).toContain("nothing here is evidence");
  });

  test("says that a search was stopped before it was complete", () => {
    expect(write({ status: "cancelled" })).toContain("stopped before it was complete");
  });
});
