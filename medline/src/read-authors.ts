import type { Author } from "./citation.ts";
import { readText, readTextAt } from "./plain-text.ts";
import { findChildren, findNode, type XmlNode } from "./xml-node.ts";

/** The authors of an Article, collective names too; superseded spellings (ValidYN="N") are left out. */
export function readAuthors(article: XmlNode): Author[] {
  return findChildren(findNode(article, "AuthorList"), "Author")
    .filter((author) => author.attributes.ValidYN !== "N")
    .map((author) => {
      const collective = readTextAt(author, "CollectiveName");
      return {
        name: collective ?? namePerson(author),
        collective: collective !== null,
        affiliations: readAffiliations(author),
      };
    })
    .filter((author) => author.name !== "");
}

/** "LastName Initials Suffix", e.g. "Makar AB", "King ML Jr". */
function namePerson(author: XmlNode): string {
  const foreName = readTextAt(author, "ForeName") ?? readTextAt(author, "FirstName");
  const lastName = readTextAt(author, "LastName");
  if (lastName === null) return foreName ?? "";
  const initials = readTextAt(author, "Initials") ?? (foreName === null ? null : takeInitials(foreName));
  const suffix = readTextAt(author, "Suffix");
  return [lastName, initials, suffix].filter((part) => part !== null).join(" ");
}

function takeInitials(foreName: string): string {
  return foreName
    .split(/[\s-]+/u)
    .map((part) => Array.from(part)[0] ?? "")
    .join("")
    .toUpperCase();
}

/** AffiliationInfo/Affiliation, and in the older files Affiliation by itself. */
function readAffiliations(author: XmlNode): string[] {
  const nodes = [
    ...findChildren(author, "Affiliation"),
    ...findChildren(author, "AffiliationInfo").flatMap((info) => findChildren(info, "Affiliation")),
  ];
  return nodes.map(readText).filter((affiliation) => affiliation !== "");
}
