import { describe, expect, it } from "vitest";
import { makeCitation, writePubmedArticle, writeSet } from "../test/medline-xml.ts";
import { parseMedline } from "./parse-medline.ts";

async function* inChunks(xml: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < xml.length; at += size) yield xml.slice(at, at + size);
}

describe("a file that is none, or is broken", () => {
  const article = (pmid: number) => writePubmedArticle(makeCitation({ pmid: String(pmid) }));

  /** What was read before the error, and the error. */
  async function readUntilError(xml: string): Promise<{ pmids: string[]; error: Error & Record<string, unknown> }> {
    const pmids: string[] = [];
    try {
      for await (const event of parseMedline(inChunks(xml, 500), "bad.xml")) {
        if (event.kind === "citation") pmids.push(event.citation.pmid);
      }
    } catch (error) {
      return { pmids, error: error as Error & Record<string, unknown> };
    }
    throw new Error("it was read without an error");
  }

  it.each([
    ["empty", "", /it is empty/],
    ["blank", " \n\n ", /it is empty/],
    ["a web page", "<!DOCTYPE html><html><body></body></html>", /no PubMed file: it begins with <html>/],
    ["an E-utilities error", "<eFetchResult><ERROR>no</ERROR></eFetchResult>", /it begins with <eFetchResult>/],
    ["no XML", "PMID- 123\nTI  - Title\n", /no PubMed file: it is not even XML/],
    [
      "without a PMID",
      "<PubmedArticleSet><PubmedArticle><MedlineCitation/></PubmedArticle></PubmedArticleSet>",
      /no PMID/,
    ],
    ["of another encoding", '<?xml version="1.0" encoding="ISO-8859-1"?><PubmedArticleSet/>', /encoding is ISO-8859-1/],
    [
      "with unknown entities",
      "<PubmedArticleSet><PubmedArticle>&auml;</PubmedArticle></PubmedArticleSet>",
      /malformed/,
    ],
    ["with a NUL in it", "<PubmedArticleSet><PubmedArticle>&#0;</PubmedArticle></PubmedArticleSet>", /malformed/],
  ])("is refused when it is %s", async (_what, xml, message) => {
    const { error } = await readUntilError(xml);
    expect(error.name).toBe("MedlineFileError");
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^bad\.xml, line \d+: /);
  });

  it("names file, line and last PMID where it is cut off, after everything before was read", async () => {
    const xml = writeSet(makeCitation({ pmid: "11" }), makeCitation({ pmid: "12" }), makeCitation({ pmid: "13" }));
    const { pmids, error } = await readUntilError(xml.slice(0, xml.lastIndexOf("<PMID")));
    expect(pmids).toEqual(["11", "12"]);
    expect(error).toMatchObject({ file: "bad.xml", line: 5, lastPmid: "12" });
    expect(error.message).toBe(
      "bad.xml, line 5: it is cut off: it ends inside <PubmedArticle> <MedlineCitation> (last complete citation: PMID 12)",
    );
  });

  it("names file, line and last PMID where a tag is wrong, after everything before was read", async () => {
    const { pmids, error } = await readUntilError(
      writeSet(article(11), "<PubmedArticle>\n\n</MedlineCitation>", article(12)),
    );
    expect(pmids).toEqual(["11"]);
    expect(error).toMatchObject({ line: 6, lastPmid: "11" });
  });

  it("is refused at once when it declares entities", async () => {
    const bomb = `<!DOCTYPE PubmedArticleSet [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>
      <PubmedArticleSet>${article(1)}<PubmedArticle>&b;</PubmedArticle></PubmedArticleSet>`;
    const { pmids, error } = await readUntilError(bomb);
    expect(pmids).toEqual([]);
    expect(error.message).toMatch(/declares entities of its own/);
  });

  it("is refused when it nests without end", async () => {
    const { error } = await readUntilError(`<PubmedArticleSet><PubmedArticle>${"<a>".repeat(5000)}`);
    expect(error.message).toMatch(/nested more than 200 deep/);
  });

  it("is refused when one record never ends", async () => {
    async function* endless(): AsyncGenerator<string> {
      yield `<PubmedArticleSet>${article(1)}<PubmedArticle><A>`;
      for (;;) yield "long ".repeat(20_000);
    }
    const read = async () => {
      for await (const event of parseMedline(endless(), "bad.xml")) expect(event.kind).toBe("citation");
    };
    await expect(read()).rejects.toThrow(/one of its records is longer than 20000000 characters .*PMID 1\)/);
  });

  it("is refused when one record has elements without end", async () => {
    const elements = "<a/>".repeat(600_000);
    const { error } = await readUntilError(`<PubmedArticleSet><PubmedArticle>${elements}`);
    expect(error.message).toMatch(/more than 500000 elements/);
  });
});
