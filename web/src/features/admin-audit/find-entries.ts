import type { AuditEntry } from "@medsieve/contract/admin/audit-logs";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { describeDetails, joinDetails } from "./describe-details.ts";

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** Those of a page's entries that say every word of `text`, as they stand on screen or as the log names the event. */
export function findEntries(
  entries: readonly AuditEntry[],
  text: string,
  t: TFunction,
  language: Language,
): readonly AuditEntry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const said = fold(
      [
        entry.action,
        t(`admin-audit:event.${entry.action}`),
        entry.actor_email,
        entry.ip_address,
        joinDetails(describeDetails(entry, t, language)),
      ].join(" "),
    );
    return words.every((word) => said.includes(word));
  });
}
