import type { Language } from "@medsieve/contract/constants";
import type { SearchRecord } from "@medsieve/contract/records";
import type { SearchProvenance } from "@medsieve/contract/searches";
import type { TFunction } from "i18next";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { formatDateTime } from "../../lib/format.ts";

type Source = SearchProvenance["source"];

/** PubMed, the local library, or its fictional papers. */
export function nameSource(provenance: SearchProvenance | null, t: TFunction): string {
  if (provenance === null) return t("record:unknown");
  const { id, papers, demonstration_papers } = provenance.source;
  const { isLocal, recorded } = SOURCE_TEXTS[id];
  const isFictional = isLocal && papers === 0 && (demonstration_papers ?? 0) > 0;
  return t(isFictional ? "record:source.demonstration" : recorded);
}

/** State of the source's data, in words; null where it is not known. */
export function describeSourceVersion({ id, version }: Source, t: TFunction, language: Language): string | null {
  if (!version) return null;
  const known = Number.isNaN(Date.parse(version)) ? version : formatDateTime(version, language);
  return t(SOURCE_TEXTS[id].version, { version: known });
}

/** Who read the papers, as a part of a sentence. */
export function nameReader(provenance: SearchProvenance | null, t: TFunction): string {
  if (provenance === null) return t("record:unknown");
  const { id, vendor, model } = provenance.reader;
  if (id === "builtin") return t("record:reader.builtin");
  const name = [vendor, model].filter(Boolean).join(" · ");
  return name === "" ? t("record:reader.unnamed") : t("record:reader.model", { model: name });
}

/** Whether the papers were written for a demonstration and describe no study. */
export function isFictional({ papers }: Pick<SearchRecord, "papers">): boolean {
  return papers.some((paper) => paper.demonstration);
}
