import type { ErrorCode } from "@medsieve/contract/error-codes";
import type { Db } from "@medsieve/database/client";
import { type Actor, recordAudit } from "../db/audit.ts";
import { countRefusal, isSummedUp } from "./refusal-tallies.ts";

/** Beyond so many of an account within an hour, they are logged together. */
const MOST_OF_ACCOUNT = 50;

/** Refusals because of a role, a company or a scope; others are no attempt at more than one may do. */
const DENIALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "access_denied",
  "administrators_only",
  "other_company",
  "scope_missing",
  "token_not_accepted",
]);

export function isDenial(code: ErrorCode): boolean {
  return DENIALS.has(code);
}

/**
 * Records in the audit log that a signed-in user was refused a call. Of one account, call and reason the 1st, 10th, 100th …
 * within an hour is an entry, with the number so far; beyond the bound, of the account alone.
 */
export async function recordDenial(
  db: Db,
  actor: Actor & { id: string },
  { call, reason }: { call: string; reason: ErrorCode },
  now: Date,
): Promise<void> {
  const keys = [`denied ${reason} ${actor.id} ${call}`, `denied ${actor.id}`];
  const [ofCall = 0, ofAccount = 0] = await countRefusal(db, keys, now);
  const isFlood = ofAccount > MOST_OF_ACCOUNT;
  const attempts = isFlood ? ofAccount : ofCall;
  if (!isSummedUp(attempts)) return;
  await recordAudit(db, actor, "ACCESS_REFUSED", {
    ...(isFlood ? { reason: "many_refusals" } : { reason, call }),
    ...(attempts > 1 ? { attempts } : {}),
  });
}
