import type { AdminUser } from "@medsieve/contract/admin/users";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { describeError, describeErrorCode } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import type { BatchOutcome, BatchTask } from "./users-calls.ts";

/** Refusals that are named one by one. */
const NAMED_MAX = 10;

/** What was done with several users, who was refused and why, and where it broke off, a line each. */
export function describeOutcome(
  { kind }: BatchTask,
  users: readonly AdminUser[],
  { results, failure }: BatchOutcome,
  t: TFunction<"admin-users">,
  language: Language,
): { isWhole: boolean; text: string } {
  const show = (count: number) => ({ count, shown: formatNumber(count, language) });
  const isDeletion = kind === "delete";
  const refused = results.filter((result) => !result.success);
  const successful = results.length - refused.length;
  const isWhole = refused.length === 0 && failure === null;
  const lines: string[] = [];
  if (isWhole || successful > 0) lines.push(t(isDeletion ? "done.deleted" : "done.changed", show(successful)));
  if (refused.length > 0) {
    const reasons = describeRefusals(refused, users, t);
    const unnamed = refused.length - reasons.length;
    if (unnamed > 0) reasons.push(t("confirm.more", show(unnamed)));
    const values = { ...show(refused.length), reasons: reasons.join("\n") };
    lines.push(t(isDeletion ? "failed.deleteSome" : "failed.changeSome", values));
  }
  if (failure !== null) {
    const values = { reason: describeError(failure, t) };
    lines.push(t(isDeletion ? "failed.deleteMany" : "failed.changeMany", values));
  }
  return { isWhole, text: lines.join("\n") };
}

function describeRefusals(
  refused: BatchOutcome["results"],
  users: readonly AdminUser[],
  t: TFunction<"admin-users">,
): string[] {
  const nameOf = (id: string) => users.find((user) => user.id === id)?.email ?? id;
  return refused
    .slice(0, NAMED_MAX)
    .map(({ user_id, message, code }) => `${nameOf(user_id)}: ${describeErrorCode(code, t) ?? message}`);
}
