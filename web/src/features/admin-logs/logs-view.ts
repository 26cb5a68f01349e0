import { LOG_OUTCOMES, type LogOutcome } from "@medsieve/contract/admin/query-logs";
import { SEARCH_TYPES, type SearchType } from "@medsieve/contract/constants";
import { listKeys } from "@medsieve/contract/list-keys";
import { type Address, readId } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export const GROUPINGS = ["user", "company"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What the server filters by, over all logs. */
export interface LogsFilter {
  ip?: string | undefined;
  user?: string | undefined;
  company?: string | undefined;
  outcome?: LogOutcome | undefined;
  type?: SearchType | undefined;
  model?: string | undefined;
  /** A version of prompts after a "v", without which an address might take it for a number. */
  prompts?: string | undefined;
  text?: string | undefined;
  /** Days (UTC) such as 2026-03-01, both included. */
  start?: string | undefined;
  end?: string | undefined;
}

/** Which logs are shown, as the address keeps it; what is as usual is not there. */
export interface LogsView extends LogsFilter {
  page?: number | undefined;
  size?: ListPageSize | undefined;
  group?: Grouping | undefined;
}

/** As an address names none of the filters. */
export const NO_FILTERS = {
  ip: undefined,
  user: undefined,
  company: undefined,
  outcome: undefined,
  type: undefined,
  model: undefined,
  prompts: undefined,
  text: undefined,
  start: undefined,
  end: undefined,
} as const satisfies Record<keyof LogsFilter, undefined>;

/** The view an address names; what it has that cannot be used counts as not there. */
export function readLogsView(address: Address): LogsView {
  const { page, size, group, ip, user, company, outcome, type, model, prompts, text, start, end } = address;
  return {
    page: readPageNumber(page),
    size: readListPageSize(size),
    group: readChoice(GROUPINGS, group) ?? undefined,
    ip: typeof ip === "string" && /^[\da-z.:%]{1,64}$/i.test(ip) ? ip : undefined,
    user: readId(user),
    company: readId(company),
    outcome: readChoice(LOG_OUTCOMES, outcome) ?? undefined,
    type: readChoice(SEARCH_TYPES, type) ?? undefined,
    model: typeof model === "string" && model.length <= 200 ? model : undefined,
    prompts: typeof prompts === "string" && /^v[\da-f]{1,64}$/.test(prompts) ? prompts : undefined,
    text: readWords(text),
    ...readDays(readDay(start), readDay(end)),
  };
}

/** A period that ends before it starts is none. */
function readDays(start: string | undefined, end: string | undefined): Pick<LogsFilter, "start" | "end"> {
  return start !== undefined && end !== undefined && start > end
    ? { start: undefined, end: undefined }
    : { start, end };
}

export function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^[1-8]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

export function isFiltered(view: LogsView): boolean {
  return listKeys(NO_FILTERS).some((name) => view[name] !== undefined);
}
