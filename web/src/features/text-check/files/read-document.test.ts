import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { joinLines } from "./read-pdf.ts";

/** A PDF with a page for each list of lines, in Helvetica. */
function makePdf(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${4 + n * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, n) => {
      const drawn = lines.map((line) => `(${line}) Tj 0 -16 Td`).join("\n");
      const content = `BT /F1 12 Tf 60 760 Td\n${drawn}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + n * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return strToU8(text, true).slice();
}

function makeDocx(paragraphs: readonly string[], name = "word/document.xml"): Uint8Array<ArrayBuffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
  return zipSync({
    "[Content_Types].xml": strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    ),
    [name]: strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  }).slice();
}

const read = (bytes: Uint8Array<ArrayBuffer> | string, report: (read: number) => void = () => undefined) =>
  readDocument(new Blob([bytes]), (progress) => report(progress.read));

describe("the text of a file", () => {
  test("of Word is its paragraphs", async () => {
    expect(await read(makeDocx(["Zinc shortens colds [1].", "1. Kato. Zinc. PMID: 11"]))).toBe(
      "Zinc shortens colds [1].\n\n1. Kato. Zinc. PMID: 11",
    );
  });

  test("of a PDF is its lines put together, page by page", async () => {
    const pages: number[] = [];
    const bytes = makePdf([
      ["Zinc short-", "ens colds in", "children [1]."],
      ["References", "1. Kato. PMID: 11", "2. Mori. PMID: 12"],
    ]);
    expect(await read(bytes, (page) => pages.push(page))).toBe(
      "Zinc shortens colds in children [1]. References\n1. Kato. PMID: 11\n2. Mori. PMID: 12",
    );
    expect(pages).toEqual([1, 2]);
  });

  test("of plain text is all of it, in any language", async () => {
    expect(await read("亜鉛は風邪を短くする [1]。\n1. PMID: 11")).toBe("亜鉛は風邪を短くする [1]。\n1. PMID: 11");
  });
});

describe("a file is refused", () => {
  test.each([
    ["notText", strToU8("PK\u0003\u0004 is no archive", true)],
    ["notText", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
    ["notText", makeDocx(["x"], "xl/workbook.xml")],
    ["damaged", strToU8("%PDF-1.7\nand nothing more", true)],
    ["withoutText", makePdf([[]])],
    ["withoutText", strToU8(" \n ")],
    ["tooLong", strToU8("word ".repeat(30_000))],
    [
      "tooLong",
      makePdf(
        Array.from({ length: 60 }, () => Array.from({ length: 50 }, () => "forty characters of text on every line..")),
      ),
    ],
    ["tooLarge", new Uint8Array(30_000_001)],
  ])("as %s", async (fault, bytes) => {
    const reason = await read(bytes.slice()).catch((error: { fault?: string }) => error.fault);
    expect(fault === "notText" ? ["notText", "damaged"] : [fault]).toContain(reason);
  });
});

describe("printed lines", () => {
  test.each([
    [["one", "two"], "one two"],
    [["anti-", "biotics"], "antibiotics"],
    [["COVID-", "19 and"], "COVID- 19 and"],
    [["text", "", "", "more"], "text\n\nmore"],
    [["refs", "[1] A", "goes on", "[2] B"], "refs\n[1] A goes on\n[2] B"],
  ])("%j", (lines, text) => {
    expect(joinLines(lines)).toBe(text);
  });
});
