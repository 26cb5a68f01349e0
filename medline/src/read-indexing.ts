import type { AbstractSection, MeshHeading } from "@medsieve/contract/papers";
import { readText, readTextAt, tidyText } from "./plain-text.ts";
import { splitGluedSections } from "./split-headings.ts";
import { findChildren, findNode, type XmlNode } from "./xml-node.ts";

/** The main abstract in its sections; OtherAbstract (translations, plain-language versions) is not part of it. */
export function readAbstract(article: XmlNode): AbstractSection[] {
  const sections = findChildren(findNode(article, "Abstract"), "AbstractText")
    .map((section) => ({ label: readLabel(section), text: readText(section) }))
    .filter((section) => section.text !== "");
  const [only] = sections;
  return sections.length === 1 && only?.label === null ? splitGluedSections(only.text) : sections;
}

/** NLM writes "UNLABELLED" for a passage without a label. */
function readLabel(section: XmlNode): string | null {
  const label = tidyText(section.attributes.Label ?? "");
  return label === "" || label.toUpperCase() === "UNLABELLED" ? null : label;
}

export function readMeshHeadings(citation: XmlNode): MeshHeading[] {
  return findChildren(findNode(citation, "MeshHeadingList"), "MeshHeading").flatMap((heading) => {
    const descriptor = findNode(heading, "DescriptorName");
    const name = readText(descriptor);
    if (name === "") return [];
    const qualifiers = findChildren(heading, "QualifierName").map((qualifier) => ({
      name: readText(qualifier),
      major: isMajorTopic(qualifier),
    }));
    return [{ descriptor: name, major: isMajorTopic(descriptor), qualifiers }];
  });
}

function isMajorTopic(node: XmlNode | null): boolean {
  return node?.attributes.MajorTopicYN === "Y";
}

export function readKeywords(citation: XmlNode): string[] {
  return readDistinct(findChildren(citation, "KeywordList").flatMap((list) => findChildren(list, "Keyword")));
}

export function readSubstances(citation: XmlNode): string[] {
  const chemicals = findChildren(findNode(citation, "ChemicalList"), "Chemical");
  const names = chemicals.map((chemical) => readTextAt(chemical, "NameOfSubstance") ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}

/** The texts of these elements, each once, empty ones left out. */
export function readDistinct(nodes: XmlNode[]): string[] {
  return [...new Set(nodes.map(readText).filter((text) => text !== ""))];
}
