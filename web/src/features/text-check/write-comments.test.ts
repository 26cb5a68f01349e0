import type { CheckedClaim } from "@medsieve/contract/text-checks";
import fc from "fast-check";
import { unzipSync } from "fflate";
import i18next from "i18next";
import { expect, test } from "vitest";
import texts from "../../locales/en/text-check.json" with { type: "json" };
import { writeComments } from "./write-comments.ts";

const i18n = i18next.createInstance();
await i18n.init({ lng: "en", resources: { en: { "text-check": texts } }, interpolation: { escapeValue: false } });
const t = i18n.getFixedT("en", "text-check");
const NOW = new Date("2026-11-24T08:00:00Z");

function makeClaim(text: string, start: number, end: number, changes: Partial<CheckedClaim> = {}): CheckedClaim {
  return {
    ...{ text: text.slice(start, end), start, end, citations: [], verdict: "no_citation", reasons: [], evidence: [] },
    ...changes,
  };
}

/** The parts of a document, each of which has to be well-formed. */
async function readParts(text: string, claims: readonly CheckedClaim[]) {
  const blob = await writeComments({ text, claims, date: "Nov 24, 2026", now: NOW }, t);
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const read = (name: string) => {
    const xml = new DOMParser().parseFromString(new TextDecoder().decode(parts[name]), "application/xml");
    expect(xml.getElementsByTagName("parsererror")).toHaveLength(0);
    return xml;
  };
  return { document: read("word/document.xml"), comments: read("word/comments.xml") };
}
const list = (xml: Document, tag: string) => [...xml.getElementsByTagName(tag)];

test("each claim has a comment with its verdict, the reason, the paper and the sentence", async () => {
  const text = "Zinc <b>works</b> & helps [1]. It tastes bad.\nNo one knows why.";
  const claim = makeClaim(text, 0, 30, {
    ...{ verdict: "contradicted", reasons: ["direction_differs"] },
    citations: [{ pmid: "101", doi: null, found: true, title: "Zinc & colds", verdict: "contradicted", reasons: [] }],
    evidence: [
      { pmid: "101", section: "RESULTS", section_index: 0, start: 0, end: 9, quote: "Zinc did “not” help <at all>." },
    ],
  });
  const { document, comments } = await readParts(text, [claim]);
  const [comment] = list(comments, "w:comment");
  expect(list(comments, "w:comment")).toHaveLength(1);
  expect([...(comment?.getElementsByTagName("w:p") ?? [])].map((paragraph) => paragraph.textContent)).toEqual([
    "Contradicted",
    "The paper reports a different direction.",
    "Cites: Zinc & colds · PMID 101",
    "PMID 101: “Zinc did “not” help <at all>.”",
  ]);
  expect(comment?.getAttribute("w:author")).toBe("Medsieve");
  const paragraphs = list(document, "w:p").map((paragraph) => paragraph.textContent);
  expect(paragraphs.slice(1)).toEqual(text.split("\n"));
});

test("whatever the text and its claims are, the text is whole and each comment begins and ends once, around its claim", async () => {
  const anyText = fc
    .array(fc.constantFrom("Zinc ", "\n", "治験", " <&> ", "\u0007", ". ", "x"))
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(anyText, fc.array(fc.nat(60), { maxLength: 8 }), async (text, cuts) => {
      const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
      const claims = places.flatMap((start, n) => {
        const end = places[n + 1];
        return n % 2 === 0 && end !== undefined ? [makeClaim(text, start, end)] : [];
      });
      fc.pre(claims.length > 0);
      const { document, comments } = await readParts(text, claims);
      const paragraphs = list(document, "w:p").map((paragraph) => paragraph.textContent);
      expect(paragraphs.slice(1).join("\n")).toBe(text.replaceAll("\u0007", ""));
      for (const tag of ["w:commentRangeStart", "w:commentRangeEnd", "w:commentReference"]) {
        expect(list(document, tag).map((mark) => mark.getAttribute("w:id"))).toEqual(claims.map((_, id) => String(id)));
      }
      expect(list(comments, "w:comment")).toHaveLength(claims.length);
    }),
    { numRuns: 40 },
  );
});
