import type { MonthWishes } from "@medsieve/contract/admin/month";
import { writeCsv } from "../../lib/csv.ts";

const HEADERS = [
  ...["Month (UTC)", "Email", "Company", "Role", "Searches", "Limit", "Refused"],
  ...["Answered (UTC)", "Interested", "Use Case", "Needed Searches", "Feedback"],
];

/** Who asked for more searches, and what each answered, as a CSV file; what was not answered is empty, choices are their codes. */
export function writeWishesFile(month: string, items: MonthWishes["items"]): string {
  const write = (value: number | null) => (value === null ? "" : String(value));
  return writeCsv([
    HEADERS,
    ...items.map(({ email, company_name: company, role, searches, limit, refused, survey }) => [
      ...[month, email, company ?? "", role, write(searches), write(limit), String(refused)],
      ...(survey === null
        ? ["", "", "", "", ""]
        : [
            survey.answered_at,
            survey.interested ? "yes" : "no",
            survey.use_case ?? "",
            survey.needed_searches ?? "",
            survey.additional_feedback ?? "",
          ]),
    ]),
  ]);
}
