import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";

/** A PMID as a list writes it; null for anything else, and for numbers that no real paper has. */
export function readListedPmid(text: string): number | null {
  const digits = /^(?:pmid:?\s*)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  const pmid = digits === undefined ? null : Number(digits);
  return pmid !== null && pmid < DEMONSTRATION_PMID_FROM ? pmid : null;
}
