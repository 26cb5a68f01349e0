import type { Citation } from "./citation.ts";
import { readText, readTextAt } from "./plain-text.ts";
import { readAuthors } from "./read-authors.ts";
import { readPublicationDate, readRecordDate } from "./read-dates.ts";
import { readAbstract, readDistinct, readKeywords, readMeshHeadings, readSubstances } from "./read-indexing.ts";
import { readIssns } from "./read-issns.ts";
import { readNotices, readReferences } from "./read-notices.ts";
import { readPmid } from "./read-pmid.ts";
import { listPrinted, readRegistrations } from "./registration-numbers.ts";
import { findChildren, findNode, type XmlNode } from "./xml-node.ts";

/** What PubMed itself prints for a paper without a title. */
const NO_TITLE = "[Not Available].";
const LARGEST_VERSION = 32_767;

/** Reads a PubmedArticle or a MedlineCitation; null when it has no usable PMID. */
export function readCitation(record: XmlNode): Citation | null {
  const citation = record.name === "MedlineCitation" ? record : findNode(record, "MedlineCitation");
  if (citation === null) return null;
  const pubmedData = record === citation ? null : findNode(record, "PubmedData");
  const pmidNode = findNode(citation, "PMID");
  const pmid = readPmid(pmidNode);
  if (pmid === null) return null;

  const article = findNode(citation, "Article") ?? { name: "Article", attributes: {}, children: [] };
  const issue = findNode(article, "Journal", "JournalIssue");
  const vernacularTitle = readTextAt(article, "VernacularTitle");
  const publicationTypes = readDistinct(findChildren(findNode(article, "PublicationTypeList"), "PublicationType"));
  const title = readTextAt(article, "ArticleTitle") ?? vernacularTitle ?? NO_TITLE;
  const abstract = readAbstract(article);
  return {
    pmid,
    version: readVersion(pmidNode),
    revised: readRecordDate(findNode(citation, "DateRevised")),
    title,
    vernacularTitle,
    authors: readAuthors(article),
    journal: readTextAt(article, "Journal", "Title"),
    journalAbbreviation:
      readTextAt(citation, "MedlineJournalInfo", "MedlineTA") ?? readTextAt(article, "Journal", "ISOAbbreviation"),
    issns: readIssns(citation, article),
    volume: readTextAt(issue, "Volume"),
    issue: readTextAt(issue, "Issue"),
    pages: readPages(findNode(article, "Pagination")),
    published: readPublicationDate(findNode(issue, "PubDate"), findNode(article, "ArticleDate")),
    doi: readDoi(article, pubmedData),
    pmcid: readPmcid(citation, pubmedData),
    languages: readDistinct(findChildren(article, "Language")),
    abstract,
    publicationTypes,
    mesh: readMeshHeadings(citation),
    substances: readSubstances(citation),
    keywords: readKeywords(citation),
    references: readReferences(citation, pubmedData, pmid),
    notices: readNotices(citation, publicationTypes),
    registrations: readRegistrations([...readDataBanks(article), ...listPrinted({ title, abstract })]),
  };
}

function readVersion(pmid: XmlNode | null): number {
  const version = Number(pmid?.attributes.Version ?? 1);
  return Number.isInteger(version) && version >= 1 && version <= LARGEST_VERSION ? version : 1;
}

function readPages(pagination: XmlNode | null): string | null {
  const start = readTextAt(pagination, "StartPage");
  const end = readTextAt(pagination, "EndPage");
  return readTextAt(pagination, "MedlinePgn") ?? (start !== null && end !== null ? `${start}-${end}` : start);
}

function readDoi(article: XmlNode, pubmedData: XmlNode | null): string | null {
  const ofArticle = findChildren(article, "ELocationID").filter(
    (id) => id.attributes.EIdType === "doi" && id.attributes.ValidYN !== "N",
  );
  const doi = [...ofArticle, ...listArticleIds(pubmedData, "doi")].map(readText).find((text) => text !== "");
  return doi ?? null;
}

/** Each entry of a data bank as its name and its number: "ClinicalTrials.gov NCT01234567", "EudraCT 2004-000446-20". */
function readDataBanks(article: XmlNode): string[] {
  return findChildren(findNode(article, "DataBankList"), "DataBank").flatMap((bank) => {
    const name = readTextAt(bank, "DataBankName") ?? "";
    const numbers = findChildren(findNode(bank, "AccessionNumberList"), "AccessionNumber");
    return numbers.map((number) => `${name} ${readText(number)}`);
  });
}

/** PubmedData's own list, else OtherID of the older files, e.g. "PMC4109030 [Available on 01/01/15]". */
function readPmcid(citation: XmlNode, pubmedData: XmlNode | null): string | null {
  const candidates = [...listArticleIds(pubmedData, "pmc"), ...findChildren(citation, "OtherID")];
  for (const candidate of candidates) {
    const found = /\bPMC\d+\b/.exec(readText(candidate));
    if (found !== null) return found[0];
  }
  return null;
}

/** Only the list that belongs to the paper: each Reference has one of its own. */
function listArticleIds(pubmedData: XmlNode | null, type: string): XmlNode[] {
  return findChildren(findNode(pubmedData, "ArticleIdList"), "ArticleId").filter((id) => id.attributes.IdType === type);
}
