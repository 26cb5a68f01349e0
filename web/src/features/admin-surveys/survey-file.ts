import type { SurveyRow } from "@medsieve/contract/admin/survey-responses";
import { formatUtcDay } from "../../entities/search/export/file-names.ts";
import { writeCsv } from "../../lib/csv.ts";

const HEADERS = ["Date (UTC)", "Email", "Role", "Company", "Interested", "Use Case", "Needed Searches", "Feedback"];

/** The answers as a CSV file for spreadsheets; what was not answered is empty, choices are their codes. */
export function writeSurveyFile(rows: readonly SurveyRow[]): string {
  const lines = rows.map((row) => [
    new Date(row.CreatedAt).toISOString(),
    row.UserEmail,
    row.UserRole,
    row.CompanyName ?? "",
    row.Interested ? "yes" : "no",
    row.UseCase ?? "",
    row.NeededSearches ?? "",
    row.AdditionalFeedback ?? "",
  ]);
  return writeCsv([HEADERS, ...lines]);
}

export function nameSurveyFile(now: Date): string {
  return `survey_responses_${formatUtcDay(now)}.csv`;
}
