import type { Registration, Registry } from "@medsieve/contract/registrations";
import type { Citation } from "./citation.ts";

/** What each registry's numbers look like where papers print them; the digits behind what is said only in words are caught. */
const NUMBERS: readonly (readonly [Registry, RegExp, prefix?: string])[] = [
  ["ClinicalTrials.gov", /\bNCT[ -]?(\d{8})\b/giu, "NCT"],
  ["ISRCTN", /\bISRCTN[ -]?(\d{8})\b/giu, "ISRCTN"],
  ["EudraCT", /\bEudraCT(?: (?:number|no\.?|nr\.?|registration))?[ :#]{0,3}(\d{4}-\d{6}-\d{2})\b/giu],
  ["CTIS", /\b(20\d\d-5\d{5}-\d{2}(?:-\d{2})?)\b/gu],
  ["jRCT", /\bjRCT ?(s?\d{9,10})\b/giu, "jRCT"],
  ["UMIN-CTR", /\bUMIN(?:-?CTR)?[ :-]{0,2}(?:ID[ :]{0,2})?((?:C)?0000\d{5})\b/giu, "UMIN"],
  ["JapicCTI", /\bJapicCTI-? ?(\d{6})\b/giu, "JapicCTI-"],
  ["ChiCTR", /\bChiCTR-?([A-Z]{0,5}-?\d{8,10})\b/giu, "ChiCTR-"],
  ["ANZCTR", /\bACTRN ?(\d{14})p?\b/giu, "ACTRN"],
  ["DRKS", /\bDRKS ?(\d{8})\b/giu, "DRKS"],
  ["CTRI", /\bCTRI ?\/ ?(\d{4}\/\d{2,3}\/\d{6})\b/giu, "CTRI/"],
  ["PACTR", /\bPACTR ?(\d{15,16})\b/giu, "PACTR"],
  ["IRCT", /\bIRCT ?(\d{11,17}N\d{1,3})\b/giu, "IRCT"],
  ["NTR", /\bNTR ?-?(\d{2,5})\b/gu, "NTR"],
  ["CRiS", /\bKCT ?(\d{7})\b/giu, "KCT"],
  ["TCTR", /\bTCTR ?(\d{11})\b/giu, "TCTR"],
  ["ReBEC", /\bRBR-?([0-9a-z]{6,7})\b/giu, "RBR-"],
  ["SLCTR", /\bSLCTR\/(\d{4}\/\d{3})\b/giu, "SLCTR/"],
];

/**
 * The trials that a paper is registered under, each once: from the record's data banks, and from what its title and
 * abstract print. Numbers of other things in data banks (sequences, structures) are left out.
 */
export function readRegistrations(texts: readonly string[]): Registration[] {
  const found = new Map<string, Registration>();
  for (const text of texts) {
    for (const [registry, pattern, prefix = ""] of NUMBERS) {
      for (const [, digits = ""] of text.matchAll(pattern)) {
        const id = writeNumber(registry, prefix, digits);
        found.set(id, { registry, id });
      }
    }
  }
  return [...found.values()];
}

/** Where a citation prints them. */
export function listPrinted({ title, abstract }: Pick<Citation, "title" | "abstract">): string[] {
  return [title, ...abstract.map(({ text }) => text)];
}

/** As the registry itself writes it: "ChiCTR-TRC-12345678" of before, "ChiCTR2000012345" since. */
function writeNumber(registry: Registry, prefix: string, digits: string): string {
  if (registry === "ReBEC") return `${prefix}${digits.toLowerCase()}`;
  if (registry === "ChiCTR" && /^\d/u.test(digits)) return `ChiCTR${digits}`;
  return `${prefix}${registry === "jRCT" ? digits.toLowerCase() : digits.toUpperCase()}`;
}
