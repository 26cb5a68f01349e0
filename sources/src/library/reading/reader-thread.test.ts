import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCitation, writeDeletions, writeSet } from "../../../../medline/test/medline-xml.ts";
import type { CitationReader } from "./citation-reader.ts";
import { createReaderHere } from "./reader-here.ts";
import { openReaderThread } from "./reader-thread.ts";

const PAPERS = 1_500;
const TITLES = ["Heart failure", "心不全", "Crohn’s disease \\ 'quoted'"];

describe("a thread that reads PubMed files", () => {
  let folder: string;
  let file: string;
  let cut: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-reader-"));
    const papers = Array.from({ length: PAPERS }, (_, at) =>
      makeCitation({ pmid: String(at + 1), title: `${TITLES[at % TITLES.length]} ${at}` }),
    );
    const xml = writeSet(...papers, writeDeletions("5", "6"));
    [file, cut] = [join(folder, "whole.xml"), join(folder, "cut.xml")];
    await Promise.all([writeFile(file, xml), writeFile(cut, xml.slice(0, xml.length / 2))]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** All that a reader gives of a file, bytes as text; every other paper is drafted. */
  async function readAll(reader: CitationReader, path: string): Promise<unknown> {
    const parts: unknown[] = [];
    let failure: unknown = null;
    try {
      for await (const part of reader.read("named.xml", path)) {
        if (part.kind !== "citations") {
          parts.push({ ...part, bytesRead: null });
          continue;
        }
        const bytes = part.citations.map(({ json, lexemes }) =>
          [json, lexemes].map((one) => Buffer.from(one).toString("hex")),
        );
        const papers = part.citations.map(({ json: _, lexemes: __, ...paper }) => paper);
        parts.push({ papers, bytes, read: part.read });
        reader.draft(
          part.batch,
          [...part.citations.keys()].filter((row) => row % 2 === 0),
        );
      }
    } catch (error) {
      failure = String(error);
    }
    const { blocks, papers } = await reader.finishDraft();
    const printed = blocks.map(({ first, data, places }) => [
      first,
      ...[data, places].map((one) => Buffer.from(one).toString("hex")),
    ]);
    return { parts, failure, printed, pmids: [...papers.pmids], lengths: [...papers.lengths] };
  }

  it("gives and drafts the same as reading on the spot does, of one file after another, broken ones too", async () => {
    const [thread, here] = [openReaderThread(true), createReaderHere(true)];
    try {
      for (const path of [file, cut, join(folder, "missing.xml"), file]) {
        expect(await readAll(thread, path)).toEqual(await readAll(here, path));
      }
    } finally {
      await thread.close();
    }
  });

  it("reads the next file where one was left", async () => {
    const thread = openReaderThread(true);
    try {
      for await (const part of thread.read("left.xml", file)) {
        expect(part.kind).toBe("citations");
        break;
      }
      thread.dropDraft();
      expect(await readAll(thread, file)).toEqual(await readAll(createReaderHere(true), file));
    } finally {
      await thread.close();
    }
  });

  it("says so where it has ended", async () => {
    const thread = openReaderThread(true);
    await thread.close();
    await expect(thread.finishDraft()).rejects.toThrow("the thread that reads has ended");
    await expect(thread.read("late.xml", file).next()).rejects.toThrow("the thread that reads has ended");
  });
});
