import type { JudgedDocument } from "./ranking-data.ts";

/** Documents as a PubMed file; the first has PMID 1, the next 2, and so on. */
export function writeMedline(documents: readonly JudgedDocument[]): string {
  const articles = documents.map(
    ({ title, abstract }, index) => `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM">
<PMID Version="1">${index + 1}</PMID>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Print"><PubDate/></JournalIssue></Journal>
<ArticleTitle>${escapeXml(title)}</ArticleTitle>
${abstract.trim() === "" ? "" : `<Abstract><AbstractText>${escapeXml(abstract)}</AbstractText></Abstract>\n`}<Language>eng</Language></Article>
</MedlineCitation></PubmedArticle>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<PubmedArticleSet>\n${articles.join("")}</PubmedArticleSet>\n`;
}

/** Text for an element's content; characters that XML 1.0 does not have become blanks. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
