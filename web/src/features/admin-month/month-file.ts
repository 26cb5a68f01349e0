import type { MonthReport, MonthUsers } from "@medsieve/contract/admin/month";
import { writeCsv } from "../../lib/csv.ts";

const HEADERS = ["Month (UTC)", "By", "Name", "ID", "Searches", "Failed", "Tokens", "Cost (USD)"];

interface Line {
  by: string;
  name: string;
  id?: string | null;
  searches?: number;
  failed?: number;
  tokens?: number;
  cost_usd?: number;
}

/** All figures of a month as a CSV file for spreadsheets, a line a figure; what does not apply is empty. */
export function writeMonthFile(report: MonthReport, users: MonthUsers["items"]): string {
  const lines: Line[] = [
    { by: "all", name: "", searches: report.searches, failed: report.failed, cost_usd: report.cost_usd },
    ...report.per_company.map(({ company_id: id, company_name: name, ...counts }) => ({
      ...{ by: "company", name: name ?? "", id },
      ...counts,
    })),
    ...users.map(({ user_id: id, email, company_name: _, ...counts }) => ({
      by: "user",
      name: email ?? "",
      id,
      ...counts,
    })),
    ...report.per_model.map(({ model: name, total_tokens: tokens, ...counts }) => ({
      ...{ by: "model", name, tokens },
      ...counts,
    })),
    ...report.per_preference.map(({ preference: name, ...counts }) => ({ by: "preference", name, ...counts })),
    ...report.per_day.map(({ day: name, ...counts }) => ({ by: "day", name, ...counts })),
    ...report.failures.map(({ stage, code, cause, count }) => ({
      ...{ by: "failure", name: [stage, code, cause].filter((part) => part !== null).join(" · "), failed: count },
    })),
  ];
  const write = (value: number | undefined) => (value === undefined ? "" : String(value));
  return writeCsv([
    HEADERS,
    ...lines.map(({ by, name, id, searches, failed, tokens, cost_usd: cost }) => [
      ...[report.month, by, name, id ?? "", write(searches), write(failed), write(tokens)],
      cost === undefined ? "" : cost.toFixed(4),
    ]),
  ]);
}
