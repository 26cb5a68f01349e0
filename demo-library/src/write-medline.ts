import type { DemonstrationRecord } from "./demonstration-record.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const MEDLINE_OPENING = '<?xml version="1.0" encoding="utf-8"?>\n<PubmedArticleSet>\n';
export const MEDLINE_CLOSING = "</PubmedArticleSet>\n";

/** A PubmedArticle as PubMed's own files have it. */
export function writePubmedArticle(record: DemonstrationRecord): string {
  return writeElement("PubmedArticle", "", [writeMedlineCitation(record), writePubmedData(record)]);
}

function writeMedlineCitation(record: DemonstrationRecord): string {
  return writeElement("MedlineCitation", ' Status="MEDLINE" Owner="NLM"', [
    `<PMID Version="1">${record.pmid}</PMID>`,
    writeElement("DateRevised", "", [
      `<Year>${record.year}</Year>`,
      `<Month>${String(record.month).padStart(2, "0")}</Month>`,
      "<Day>28</Day>",
    ]),
    writeArticle(record),
    writeElement("MedlineJournalInfo", "", [writeText("MedlineTA", record.journal.abbreviation)]),
    writeElement(
      "ChemicalList",
      "",
      record.substances.map((name) => writeElement("Chemical", "", [writeText("NameOfSubstance", name)])),
    ),
    writeElement(
      "CommentsCorrectionsList",
      "",
      record.links.map(({ refType, other }) =>
        writeElement("CommentsCorrections", ` RefType="${refType}"`, [
          writeText("RefSource", citeBriefly(other)),
          writeText("PMID", String(other.pmid)),
        ]),
      ),
    ),
    writeElement(
      "MeshHeadingList",
      "",
      record.mesh.map((heading) =>
        writeElement("MeshHeading", "", [
          writeText("DescriptorName", heading.descriptor, describeMajor(heading.major)),
          ...heading.qualifiers.map(({ name, major }) => writeText("QualifierName", name, describeMajor(major))),
        ]),
      ),
    ),
    writeElement(
      "KeywordList",
      ' Owner="NOTNLM"',
      record.keywords.map((keyword) => writeText("Keyword", keyword, describeMajor(false))),
    ),
  ]);
}

function writeArticle(record: DemonstrationRecord): string {
  const title = /[?!]$/.test(record.title) ? record.title : `${record.title}.`;
  return writeElement("Article", ' PubModel="Print"', [
    writeElement("Journal", "", [
      writeElement("JournalIssue", ' CitedMedium="Internet"', [
        writeText("Volume", String(countVolume(record))),
        writeText("Issue", String(record.issue)),
        writeElement("PubDate", "", [
          writeText("Year", String(record.year)),
          writeText("Month", MONTHS[record.month - 1] ?? "Jan"),
        ]),
      ]),
      writeText("Title", record.journal.title),
      writeText("ISOAbbreviation", record.journal.abbreviation),
    ]),
    writeText("ArticleTitle", record.language === "eng" ? title : `[${title.replace(/\.$/, "")}].`),
    writeElement("Pagination", "", [writeText("MedlinePgn", writePages(record))]),
    writeElement(
      "Abstract",
      "",
      record.abstract.map(({ label, text }) =>
        writeText("AbstractText", text, label === null ? "" : ` Label="${escapeXml(label)}"`),
      ),
    ),
    writeElement(
      "AuthorList",
      ' CompleteYN="Y"',
      record.authors.map(({ lastName, initials, affiliation }) =>
        writeElement("Author", ' ValidYN="Y"', [
          writeText("LastName", lastName),
          writeText("Initials", initials),
          affiliation === null ? "" : writeElement("AffiliationInfo", "", [writeText("Affiliation", affiliation)]),
        ]),
      ),
    ),
    writeText("Language", record.language),
    writeElement(
      "PublicationTypeList",
      "",
      record.publicationTypes.map((type) => writeText("PublicationType", type)),
    ),
    record.vernacularTitle === null ? "" : writeText("VernacularTitle", `${record.vernacularTitle}.`),
  ]);
}

function writePubmedData(record: DemonstrationRecord): string {
  return writeElement("PubmedData", "", [
    writeElement("ArticleIdList", "", [
      writeText("ArticleId", String(record.pmid), ' IdType="pubmed"'),
      // Nine digits, which no article of PubMed Central has.
      record.hasPmc ? writeText("ArticleId", `PMC${record.pmid}`, ' IdType="pmc"') : "",
    ]),
    writeElement(
      "ReferenceList",
      "",
      record.cites.map((cited) =>
        writeElement("Reference", "", [
          writeText("Citation", citeBriefly(cited)),
          writeElement("ArticleIdList", "", [writeText("ArticleId", String(cited.pmid), ' IdType="pubmed"')]),
        ]),
      ),
    ),
  ]);
}

/** "Ann Imag Med (Demo). 2019 Mar;58(3):45-52". */
function citeBriefly(record: DemonstrationRecord): string {
  const { journal, year, month, issue } = record;
  const printed = `${year} ${MONTHS[month - 1] ?? "Jan"}`;
  return `${journal.abbreviation}. ${printed};${countVolume(record)}(${issue}):${writePages(record)}`;
}

function countVolume(record: DemonstrationRecord): number {
  return record.year - record.journal.volumeZero;
}

function writePages({ firstPage, pageCount }: DemonstrationRecord): string {
  return pageCount === 1 ? String(firstPage) : `${firstPage}-${firstPage + pageCount - 1}`;
}

function describeMajor(major: boolean): string {
  return ` MajorTopicYN="${major ? "Y" : "N"}"`;
}

/** Nothing at all where there is no content. */
function writeElement(name: string, attributes: string, content: readonly string[]): string {
  const inner = content.join("");
  return inner === "" ? "" : `<${name}${attributes}>${inner}</${name}>\n`;
}

function writeText(name: string, text: string, attributes = ""): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
