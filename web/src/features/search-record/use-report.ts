import type { SearchRecord } from "@medsieve/contract/records";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { writeMarkdown } from "./report/write-markdown.ts";
import { writeReport } from "./report/write-report.ts";
import { useScreening } from "./use-screening.ts";

/** Writes the report of a record as Markdown, in the user's language, when it is asked to. */
export function useReport(record: SearchRecord): () => string {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const screened = useScreening(record);
  return () => writeMarkdown(writeReport({ record, screened, t, language }), t);
}
