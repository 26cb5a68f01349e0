import type { Issn } from "@medsieve/contract/papers";
import { readText } from "./plain-text.ts";
import { findChildren, findNode, type XmlNode } from "./xml-node.ts";

const ISSN = /^(\d{4})-?(\d{3}[\dX])$/iu;

/** Those of the journal: of the form that the record cites, then ISSN-L. What has not the form of an ISSN is left out. */
export function readIssns(citation: XmlNode, article: XmlNode): Issn[] {
  const ofForm = findChildren(findNode(article, "Journal"), "ISSN").map((node) =>
    readIssn(node, node.attributes.IssnType === "Electronic" ? "electronic" : "print"),
  );
  const linking = findChildren(findNode(citation, "MedlineJournalInfo"), "ISSNLinking").map((node) =>
    readIssn(node, "linking"),
  );
  return [...ofForm, ...linking].filter((issn) => issn !== null);
}

function readIssn(node: XmlNode, kind: Issn["kind"]): Issn | null {
  const [, first, last] = ISSN.exec(readText(node)) ?? [];
  return first === undefined || last === undefined ? null : { number: `${first}-${last.toUpperCase()}`, kind };
}
