import { readText } from "./plain-text.ts";
import type { XmlNode } from "./xml-node.ts";

const LARGEST_PMID = 2_147_483_647;

/** A PMID in its plain form, without leading zeros; null when it is none. */
export function readPmid(node: XmlNode | null): string | null {
  const text = readText(node);
  if (!/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= LARGEST_PMID ? String(number) : null;
}
