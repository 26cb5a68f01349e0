import type { Registration, Registry } from "@medsieve/contract/registrations";
import type { Citation } from "./citation.ts";

/** "number", "No.", "ID", "identifier:": what may stand between a registry's name and the number. */
const LABEL = String.raw`[)\],;:#\s]{0,3}(?:(?:trial |registration |reference |study )?(?:number|identifier|registration|no\.?|nr\.?|n°|id)[ :#]{0,3})?`;

/**
 * What each registry's numbers look like where papers print them, often with no blank before or behind; the digits behind what
 * is said only in words are caught. First what stands in each of them in lower case: most texts have none, and are looked
 * through quickly.
 */
const NUMBERS: readonly (readonly [mark: string, Registry, RegExp, prefix?: string])[] = [
  ["nct", "ClinicalTrials.gov", /NCT[ ‐-]{0,2}(\d{8})(?!\d)/giu, "NCT"],
  [
    "clinicaltrial",
    "ClinicalTrials.gov",
    new RegExp(String.raw`\bClinicalTrials\.gov${LABEL}\(?(\d{8})(?!\d)`, "giu"),
    "NCT",
  ],
  ["rctn", "ISRCTN", new RegExp(String.raw`ISRCTN-?${LABEL}(\d{8})(?!\d)`, "giu"), "ISRCTN"],
  [
    "eu",
    "EudraCT",
    new RegExp(
      String.raw`(?:EudraCT|European Clinical Trials Database)[ -]?${LABEL}“?(\d{4} ?[–-] ?\d{6} ?[–-] ?\d{2})(?!\d)`,
      "giu",
    ),
  ],
  ["euctr", "EudraCT", /EUCTR ?(\d{4}-\d{6}-\d{2})(?:-[A-Z]{2})?(?![\dA-Z])/gu],
  ["-5", "CTIS", /(?<![\d-])(20\d\d-5\d{5}-\d{2}(?:-\d{2})?)(?![\d-])/gu],
  ["jrct", "jRCT", /jRCT ?(s?\d{9,10})(?!\d)/giu, "jRCT"],
  [
    "umin",
    "UMIN-CTR",
    /UMIN(?:-?CTR)?(?: Clinical Trials? Registry)?[ :;,()[\]-]{0,3}(?:no\.?|number)?[ :]{0,2}(?:ID[ :#]{0,2})?(?:UMIN)?(C?0000\d{5})(?!\d)/giu,
    "UMIN",
  ],
  [
    "information networ",
    "UMIN-CTR",
    /University (?:Hospital )?Medical Information Network[^.;]{0,60}?[ #:](C?0000\d{5})(?!\d)/giu,
    "UMIN",
  ],
  ["japiccti", "JapicCTI", /JapicCTI[ ,-]{0,2}(?:(?:number|no\.?),? ?)?(\d{6})(?!\d)/giu, "JapicCTI-"],
  ["jma-iia", "JMACCT", /JMA-IIA(\d{5})(?!\d)/gu, "JMA-IIA"],
  ["chictr", "ChiCTR", /ChiCTR-?([A-Z]{0,5}-?\d{8,10})(?!\d)/giu, "ChiCTR-"],
  ["itmctr", "ITMCTR", /ITMCTR ?(\d{10})(?!\d)/gu, "ITMCTR"],
  ["ctr", "ANZCTR", /(?:ACTRN|ANZCTRN?)[):;\s]{0,3}(\d{14})(?!\d)/giu, "ACTRN"],
  ["drk", "DRKS", /DRKS[ -]?(\d{8})(?!\d)/giu, "DRKS"],
  ["ctri", "CTRI", /CTRI ?\/ ?(\d{4}\/\d{2,3}\/\d{6})(?!\d)/giu, "CTRI/"],
  ["pactr", "PACTR", /PACTR ?(\d{14,16})(?!\d)/giu, "PACTR"],
  ["irct", "IRCT", /IRCT ?(\d{11,17}N\d{1,3})(?!\d)/giu, "IRCT"],
  ["ntr", "NTR", /(?:(?<![A-Za-z\d])|(?<=number|registration))NTR ?-?(\d{2,5})(?!\d)/gu, "NTR"],
  [
    "ntr",
    "NTR",
    new RegExp(
      String.raw`(?:(?:Netherlands|Nederlands|Dutch)(?: National)? Trials? Regist(?:er|ry)|trialregister\.nl/?)\W{0,3}\(?NTR${LABEL}(?:TC)?(\d{2,5})(?!\d)`,
      "giu",
    ),
    "NTR",
  ],
  ["regi", "NTR", /Trials? Regist(?:er|ry)[),:;\s]{0,3}NL-?(\d{2,5})(?![\d.])/giu, "NL"],
  ["kct", "CRiS", /KCT ?(\d{7})(?!\d)/giu, "KCT"],
  ["tctr", "TCTR", /TCTR ?(\d{11})(?!\d)/giu, "TCTR"],
  ["rbr", "ReBEC", /(?<![A-Z])RBR-?([0-9a-z]{6,7}|[0-9A-Z]{6,7})(?![0-9])/gu, "RBR-"],
  ["lctr", "SLCTR", /SLCTR\/(\d{4}\/\d{3})(?!\d)/giu, "SLCTR/"],
  ["rpcec", "RPCEC", /RPCEC ?(\d{8})(?!\d)/gu, "RPCEC"],
  ["lbctr", "LBCTR", /LBCTR ?(\d{10})(?!\d)/gu, "LBCTR"],
  ["per-", "REPEC", /(?<![A-Z])PER-(\d{3}-\d{2})(?!\d)/gu, "PER-"],
];

/**
 * The trials that a paper is registered under, each once, as they are printed: from the record's data banks, and from what its
 * title and abstract say. Numbers of other things in data banks (sequences, structures) are left out.
 */
export function readRegistrations(texts: readonly string[]): Registration[] {
  const found = new Map<string, Registration>();
  for (const text of texts) {
    const lower = text.toLowerCase();
    for (const [mark, registry, pattern, prefix = ""] of NUMBERS) {
      if (!lower.includes(mark)) continue;
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
  switch (registry) {
    case "ReBEC":
      return `${prefix}${digits.toLowerCase()}`;
    case "ChiCTR":
      return `${/^\d/u.test(digits) ? "ChiCTR" : prefix}${digits.toUpperCase()}`;
    case "EudraCT":
      return digits.replaceAll(/\s/gu, "").replaceAll("–", "-");
    case "CTIS":
      // The last two digits count resubmissions; without them the first application is meant.
      return digits.length === "2022-500123-12".length ? `${digits}-00` : digits;
    case "jRCT":
      return `${prefix}${digits.toLowerCase()}`;
    default:
      return `${prefix}${digits.toUpperCase()}`;
  }
}
