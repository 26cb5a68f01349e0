import { findNode, type XmlNode } from "./xml-node.ts";

/** Control characters, which jsonb refuses or which are invisible, and the two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Text of a node without its markup ("H<sub>2</sub>O" → "H2O"), blanks collapsed; "" for null. */
export function readText(node: XmlNode | null): string {
  if (node === null) return "";
  return collectText(node).replace(UNPRINTABLE, " ").replace(/\s+/gu, " ").trim();
}

/** Text at the end of a path of element names; null when the element is absent or empty. */
export function readTextAt(node: XmlNode | null, ...path: string[]): string | null {
  const text = readText(findNode(node, ...path));
  return text === "" ? null : text;
}

function collectText(node: XmlNode): string {
  const local = node.name.slice(node.name.indexOf(":") + 1);
  // MathML: the same formula again in another notation, and a fraction whose bar would otherwise be lost.
  if (local === "annotation" || local === "annotation-xml") return "";
  const parts = node.children.map((child) => (typeof child === "string" ? child : collectText(child)));
  if (local === "mfrac") return parts.filter((part) => part.trim() !== "").join("/");
  return parts.join("");
}
