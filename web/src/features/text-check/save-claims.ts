import type { CheckedClaim } from "@medsieve/contract/text-checks";
import type { TFunction } from "i18next";
import { writeCsv } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save-file.ts";

const NAME = "checked-text.csv";
const CSV = "text/csv;charset=utf-8";

/** A row a claim: what became of it, why, what it cites, and the sentences. */
export function saveClaims(claims: readonly CheckedClaim[], t: TFunction<"text-check">): void {
  const head = [t("csv.claim"), t("csv.verdict"), t("csv.reasons"), t("csv.citations"), t("csv.evidence")];
  const rows = claims.map(({ text, verdict, reasons, citations, evidence }) => [
    text,
    t(`verdict.${verdict}`),
    reasons.map((reason) => t(`reason.${reason}`)).join("; "),
    citations
      .map(({ pmid, doi, title }) => [pmid && `PMID ${pmid}`, doi, title].filter(Boolean).join(" · "))
      .join("; "),
    evidence.map(({ pmid, quote }) => `PMID ${pmid}: ${quote}`).join("\n"),
  ]);
  saveFile({ name: NAME, type: CSV, parts: [writeCsv([head, ...rows]), "\r\n"] });
}
