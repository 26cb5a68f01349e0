import { describe, expect, it } from "vitest";
import { writeEsearch } from "../../test/eutils-server.ts";
import { UnusableAnswerError } from "./eutils-client.ts";
import { readEsearch } from "./read-esearch.ts";

describe("an answer of esearch", () => {
  it("gives count, PMIDs in their order, and how PubMed understood the query", () => {
    const answer = readEsearch(
      writeEsearch(["30", "20"], { count: 1234, translation: '"aspirin"[MeSH Terms] AND &lt;x&gt;' }),
      "aspirin",
    );
    expect(answer).toMatchObject({
      count: 1234,
      pmids: ["30", "20"],
      understood: '"aspirin"[MeSH Terms] AND <x>',
      warnings: [],
      history: { webEnv: "MCID_1", queryKey: "1" },
    });
  });

  it("keeps every complaint, with its place in the query where it has one", () => {
    const further = `<ErrorList><PhraseNotFound>qwertz</PhraseNotFound><FieldNotFound>foo</FieldNotFound></ErrorList>
      <WarningList><PhraseIgnored>the</PhraseIgnored><QuotedPhraseNotFound>"big toe nail"[tiab]</QuotedPhraseNotFound>
      <OutputMessage>No items found.</OutputMessage></WarningList>`;
    const query = 'Qwertz AND "big toe nail"[tiab]';
    const { count, warnings } = readEsearch(writeEsearch([], { further }), query);
    expect(count).toBe(0);
    expect(warnings).toEqual([
      { code: "phrase_not_found", message: "PubMed does not know this: qwertz", start: 0, end: 6 },
      { code: "pubmed_message", message: "PubMed has no such field: foo", start: null, end: null },
      { code: "pubmed_message", message: "PubMed leaves this out: the", start: null, end: null },
      {
        code: "quoted_phrase_not_found",
        message: 'PubMed has no such phrase and searches its words: "big toe nail"[tiab]',
        start: 11,
        end: 31,
      },
      { code: "pubmed_message", message: "PubMed says: No items found.", start: null, end: null },
    ]);
  });

  it("finds the place of a complaint that names the field in PubMed's own way", () => {
    const further = '<ErrorList><PhraseNotFound>"Foo Bar"[MeSH Terms]</PhraseNotFound></ErrorList>';
    const query = 'zinc[tiab] AND "foo bar"[mh]';
    const [warning] = readEsearch(writeEsearch(["1"], { further }), query).warnings;
    expect(warning).toMatchObject({ code: "phrase_not_found" });
    expect(query.slice(warning?.start ?? 0, warning?.end ?? 0)).toBe('"foo bar"');
  });

  it("that refuses the query is no hit and a warning", () => {
    const answer = readEsearch(
      "<eSearchResult><ERROR>Empty term and query_key - nothing todo</ERROR></eSearchResult>",
      "",
    );
    expect(answer).toMatchObject({ count: 0, pmids: [], history: null });
    expect(answer.warnings[0]?.message).toContain("Empty term");
  });

  it.each([
    ["an HTML page", "<!DOCTYPE html><html><body>Service unavailable</body></html>"],
    ["JSON", '{"error":"API rate limit exceeded"}'],
    ["nothing", ""],
    ["XML cut off", writeEsearch(["1", "2"]).slice(0, -40)],
    ["another utility's answer", "<eInfoResult><DbList/></eInfoResult>"],
    ["one without a count", "<eSearchResult><IdList/></eSearchResult>"],
    ["a failure of its own", "<eSearchResult><ERROR>Search Backend failed: timeout</ERROR></eSearchResult>"],
  ])("that is %s can only be asked for again", (_name, body) => {
    expect(() => readEsearch(body, "x")).toThrow(UnusableAnswerError);
  });
});
