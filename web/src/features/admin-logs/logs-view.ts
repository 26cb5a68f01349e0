import { SEARCH_TYPES, type SearchType } from "@medsieve/contract/constants";
import { type Address, readId } from "../../lib/read-address.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { type ListPageSize, readListPageSize, readPageNumber, readWords } from "../../lib/read-list-address.ts";

export const GROUPINGS = ["user", "company"] as const;
export const OUTCOMES = ["success", "failed"] as const;
export type Grouping = (typeof GROUPINGS)[number];
export type Outcome = (typeof OUTCOMES)[number];

/** Which logs are shown, as the address keeps it; what is as usual is not there. */
export interface LogsView {
  page?: number | undefined;
  size?: ListPageSize | undefined;
  group?: Grouping | undefined;
  /** These three the server filters by, over all logs. */
  ip?: string | undefined;
  user?: string | undefined;
  company?: string | undefined;
  /** These three filter the loaded page. */
  outcome?: Outcome | undefined;
  type?: SearchType | undefined;
  text?: string | undefined;
}

/** As an address names none of the filters. */
export const NO_FILTERS = {
  ip: undefined,
  user: undefined,
  company: undefined,
  outcome: undefined,
  type: undefined,
  text: undefined,
  page: undefined,
} as const satisfies Partial<LogsView>;

/** The view an address names; what it has that cannot be used counts as not there. */
export function readLogsView({ page, size, group, ip, user, company, outcome, type, text }: Address): LogsView {
  return {
    page: readPageNumber(page),
    size: readListPageSize(size),
    group: readChoice(GROUPINGS, group) ?? undefined,
    ip: typeof ip === "string" && /^[\da-z.:%]{1,64}$/i.test(ip) ? ip : undefined,
    user: readId(user),
    company: readId(company),
    outcome: readChoice(OUTCOMES, outcome) ?? undefined,
    type: readChoice(SEARCH_TYPES, type) ?? undefined,
    text: readWords(text),
  };
}

/** Whether a filter of the server's is set. */
export function hasServerFilter({ ip, user, company }: LogsView): boolean {
  return ip !== undefined || user !== undefined || company !== undefined;
}

/** Whether a filter of the loaded page is set. */
export function hasPageFilter({ outcome, type, text }: LogsView): boolean {
  return outcome !== undefined || type !== undefined || text !== undefined;
}
