/** An element of one record, kept only until the record has been read. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
}

export function findChildren(node: XmlNode | null, name: string): XmlNode[] {
  if (node === null) return [];
  return node.children.filter((child): child is XmlNode => typeof child !== "string" && child.name === name);
}

/** The first element at the end of a path of names; null when there is none. */
export function findNode(node: XmlNode | null, ...path: string[]): XmlNode | null {
  let found = node;
  for (const name of path) found = findChildren(found, name)[0] ?? null;
  return found;
}
