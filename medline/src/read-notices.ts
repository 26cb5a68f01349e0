import type { Notice } from "@medsieve/contract/papers";
import { readTextAt } from "./plain-text.ts";
import { readPmid } from "./read-pmid.ts";
import { findChildren, findNode, type XmlNode } from "./xml-node.ts";

type NoticeKind = Notice["kind"];

/** What a RefType says of the paper itself (NLM, "CommentsCorrectionsList"). Others, such as CommentIn, are no notices. */
const KINDS_OF_REF_TYPE = new Map<string, NoticeKind[]>([
  ["RetractionIn", ["retracted"]],
  ["RetractionOf", ["retraction_notice"]],
  ["ExpressionOfConcernIn", ["expression_of_concern"]],
  ["ExpressionOfConcernFor", ["expression_of_concern_notice"]],
  ["ErratumIn", ["corrected"]],
  ["ErratumFor", ["correction_notice"]],
  ["UpdateIn", ["updated"]],
  ["UpdateOf", ["update"]],
  ["RepublishedIn", ["republished"]],
  ["RepublishedFrom", ["republished"]],
  ["RetractedandRepublishedIn", ["retracted", "republished"]],
  ["RetractedandRepublishedFrom", ["republished"]],
  ["CorrectedandRepublishedIn", ["corrected", "republished"]],
  ["CorrectedandRepublishedFrom", ["republished"]],
  // Part of the paper was withdrawn: more than a correction, less than a retraction.
  ["PartialRetractionIn", ["expression_of_concern"]],
  ["PartialRetractionOf", ["expression_of_concern_notice"]],
]);

/** What a publication type says where the link to the other document is missing. */
const KIND_OF_PUBLICATION_TYPE = new Map<string, NoticeKind>([
  ["Retracted Publication", "retracted"],
  ["Retraction of Publication", "retraction_notice"],
  ["Retraction Notice", "retraction_notice"],
  ["Expression of Concern", "expression_of_concern_notice"],
  ["Published Erratum", "correction_notice"],
  ["Corrected and Republished Article", "republished"],
  ["Preprint", "preprint"],
]);

export function readNotices(citation: XmlNode, publicationTypes: readonly string[]): Notice[] {
  const notices = listCommentsCorrections(citation).flatMap((entry) =>
    (KINDS_OF_REF_TYPE.get(entry.attributes.RefType ?? "") ?? []).map(
      (kind): Notice => ({ kind, pmid: readPmid(findNode(entry, "PMID")), citation: readTextAt(entry, "RefSource") }),
    ),
  );
  for (const type of publicationTypes) {
    const kind = KIND_OF_PUBLICATION_TYPE.get(type);
    if (kind !== undefined && !notices.some((notice) => notice.kind === kind)) {
      notices.push({ kind, pmid: null, citation: null });
    }
  }
  return notices;
}

/** PMIDs this paper cites, each once: PubmedData's ReferenceList and CommentsCorrections with RefType "Cites". */
export function readReferences(citation: XmlNode, pubmedData: XmlNode | null, ownPmid: string): string[] {
  const cited = listCommentsCorrections(citation)
    .filter((entry) => entry.attributes.RefType === "Cites")
    .map((entry) => readPmid(findNode(entry, "PMID")));
  const pmids = new Set([...cited, ...findChildren(pubmedData, "ReferenceList").flatMap(readReferenceList)]);
  pmids.delete(ownPmid);
  return [...pmids].filter((pmid) => pmid !== null);
}

/** A ReferenceList may hold further lists. */
function readReferenceList(list: XmlNode): (string | null)[] {
  const own = findChildren(list, "Reference").flatMap((reference) =>
    findChildren(findNode(reference, "ArticleIdList"), "ArticleId")
      .filter((id) => id.attributes.IdType === "pubmed")
      .map(readPmid),
  );
  return [...own, ...findChildren(list, "ReferenceList").flatMap(readReferenceList)];
}

function listCommentsCorrections(citation: XmlNode): XmlNode[] {
  return findChildren(findNode(citation, "CommentsCorrectionsList"), "CommentsCorrections");
}
