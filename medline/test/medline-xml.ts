import { gzipSync } from "node:zlib";
import type { Issn } from "@medsieve/contract/papers";
import type { Citation } from "../src/citation.ts";

/** A citation with nothing but what is given. */
export function makeCitation(given: Partial<Citation> & { pmid: string }): Citation {
  return {
    version: 1,
    revised: null,
    title: `Paper ${given.pmid}`,
    vernacularTitle: null,
    authors: [],
    journal: null,
    journalAbbreviation: null,
    issns: [],
    volume: null,
    issue: null,
    pages: null,
    published: null,
    doi: null,
    pmcid: null,
    languages: [],
    abstract: [],
    publicationTypes: [],
    mesh: [],
    substances: [],
    keywords: [],
    references: [],
    notices: [],
    registrations: [],
    ...given,
  };
}

const REF_TYPES: Record<string, string> = {
  retracted: "RetractionIn",
  retraction_notice: "RetractionOf",
  expression_of_concern: "ExpressionOfConcernIn",
  expression_of_concern_notice: "ExpressionOfConcernFor",
  corrected: "ErratumIn",
  correction_notice: "ErratumFor",
  updated: "UpdateIn",
  update: "UpdateOf",
  republished: "RepublishedIn",
};

/** A citation as PubMed would send it. */
export function writePubmedArticle(citation: Citation): string {
  const [year, month, day] = (citation.revised ?? "").split("-");
  const { published } = citation;
  return element(
    "PubmedArticle",
    element(
      'MedlineCitation Status="MEDLINE" Owner="NLM"',
      `<PMID Version="${citation.version}">${citation.pmid}</PMID>`,
      citation.revised === null
        ? ""
        : element("DateRevised", text("Year", year), text("Month", month), text("Day", day)),
      element(
        'Article PubModel="Print"',
        element(
          "Journal",
          ...listIssns(citation, "print").map((number) => text("ISSN", number, ' IssnType="Print"')),
          ...listIssns(citation, "electronic").map((number) => text("ISSN", number, ' IssnType="Electronic"')),
          element(
            "JournalIssue",
            text("Volume", citation.volume),
            text("Issue", citation.issue),
            element("PubDate", published === null ? "" : text("MedlineDate", published.printed)),
          ),
          text("Title", citation.journal),
          text("ISOAbbreviation", citation.journalAbbreviation),
        ),
        text("ArticleTitle", citation.title),
        element("Pagination", text("MedlinePgn", citation.pages)),
        element(
          "Abstract",
          ...citation.abstract.map((section) =>
            text("AbstractText", section.text, section.label === null ? "" : ` Label="${escapeXml(section.label)}"`),
          ),
        ),
        element(
          "AuthorList",
          ...citation.authors.map((author) =>
            element(
              "Author",
              text(author.collective ? "CollectiveName" : "LastName", author.name),
              ...author.affiliations.map((name) => element("AffiliationInfo", text("Affiliation", name))),
            ),
          ),
        ),
        ...citation.languages.map((language) => text("Language", language)),
        element("PublicationTypeList", ...citation.publicationTypes.map((type) => text("PublicationType", type))),
        text("VernacularTitle", citation.vernacularTitle),
        element(
          "DataBankList",
          ...(citation.registrations ?? []).map(({ registry, id }) =>
            element(
              "DataBank",
              text("DataBankName", registry),
              element("AccessionNumberList", text("AccessionNumber", id)),
            ),
          ),
        ),
      ),
      element("MedlineJournalInfo", ...listIssns(citation, "linking").map((number) => text("ISSNLinking", number))),
      element("ChemicalList", ...citation.substances.map((name) => element("Chemical", text("NameOfSubstance", name)))),
      element(
        "CommentsCorrectionsList",
        ...citation.notices
          .filter((notice) => notice.kind !== "preprint")
          .map((notice) =>
            element(
              `CommentsCorrections RefType="${REF_TYPES[notice.kind]}"`,
              text("RefSource", notice.citation),
              text("PMID", notice.pmid),
            ),
          ),
      ),
      element(
        "MeshHeadingList",
        ...citation.mesh.map((heading) =>
          element(
            "MeshHeading",
            text("DescriptorName", heading.descriptor, ` MajorTopicYN="${heading.major ? "Y" : "N"}"`),
            ...heading.qualifiers.map((qualifier) =>
              text("QualifierName", qualifier.name, ` MajorTopicYN="${qualifier.major ? "Y" : "N"}"`),
            ),
          ),
        ),
      ),
      element("KeywordList", ...citation.keywords.map((keyword) => text("Keyword", keyword))),
    ),
    element(
      "PubmedData",
      element(
        "ArticleIdList",
        text("ArticleId", citation.doi, ' IdType="doi"'),
        text("ArticleId", citation.pmcid, ' IdType="pmc"'),
      ),
      element(
        "ReferenceList",
        ...citation.references.map((pmid) =>
          element("Reference", element("ArticleIdList", text("ArticleId", pmid, ' IdType="pubmed"'))),
        ),
      ),
    ),
  );
}

function listIssns({ issns = [] }: Citation, kind: Issn["kind"]): string[] {
  return issns.flatMap((issn) => (issn.kind === kind ? [issn.number] : []));
}

/** A PubMed file of these records. */
export function writeSet(...records: (Citation | string)[]): string {
  const written = records.map((record) => (typeof record === "string" ? record : writePubmedArticle(record)));
  return `<?xml version="1.0" encoding="utf-8"?>\n<PubmedArticleSet>\n${written.join("\n")}\n</PubmedArticleSet>\n`;
}

export function writeDeletions(...pmids: string[]): string {
  return element("DeleteCitation", ...pmids.map((pmid) => text("PMID", pmid)));
}

export function zip(xml: string): Buffer {
  return gzipSync(xml);
}

function element(opening: string, ...content: string[]): string {
  return `<${opening}>${content.join("")}</${opening.split(" ")[0]}>`;
}

function text(name: string, value: string | null | undefined, attributes = ""): string {
  return value === null || value === undefined ? "" : `<${name}${attributes}>${escapeXml(value)}</${name}>`;
}

function escapeXml(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
