import { decodeHTMLStrict } from "entities";
import { findNode, type XmlNode } from "./xml-node.ts";

/** Control characters, which jsonb refuses or which are invisible, and the two code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Marks that turn the direction of text over: one left open turns what stands beside the text over as well. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Markup that publishers escaped twice, so that PubMed gives "&lt;i&gt;" as text. */
const ESCAPED_MARKUP =
  /<\/?(?:i|b|u|p|em|br|sc|scp|sup|sub|strong|italic|bold|xref|subtitle)(?: [a-z-]{1,20}="[^"<>]{0,80}")?\s?\/?>/giu;
const ESCAPED = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/iu;

/** The text as it was meant where marks were escaped twice: "p &lt; 0.05" as "p < 0.05". */
function unescapeTwice(text: string): string {
  const once = ESCAPED.test(text) ? decodeHTMLStrict(text) : text;
  return once.includes("<") ? once.replace(ESCAPED_MARKUP, "") : once;
}

/** On one line, blanks collapsed, with nothing that is unseen and disguises what it says. */
export function tidyText(text: string): string {
  return text.replace(UNPRINTABLE, " ").replace(TURNING, "").replace(/\s+/gu, " ").trim();
}

/** Text of a node without its markup ("H<sub>2</sub>O" → "H2O"), blanks collapsed; "" for null. */
export function readText(node: XmlNode | null): string {
  if (node === null) return "";
  return tidyText(unescapeTwice(collectText(node)));
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
