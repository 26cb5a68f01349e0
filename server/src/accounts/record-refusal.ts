import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { AuditAction } from "@medsieve/contract/constants";
import type { Db } from "@medsieve/database/client";
import { recordAudit } from "../db/audit.ts";
import { groupAddress } from "../http/client-address.ts";
import { countRefusal, isSummedUp } from "./refusal-tallies.ts";

/** Beyond so many within an hour, refusals are logged together: of the account, the network, or the server. */
const MOST_OF_ACCOUNT = 20;
const MOST_OF_NETWORK = 50;
const MOST_OF_ALL = 1_000;

export interface Refusal {
  action: Extract<AuditAction, "SIGN_IN_FAILED" | "PASSWORD_RESET">;
  reason: AuditReason;
  /** Null where there is none: what was typed as its address is not kept, since it may be a password. */
  account: { id: string; email: string } | null;
  address: string;
}

/**
 * Records in the audit log what someone tried without being signed in. Of one account, network and reason the 1st, 10th,
 * 100th … within an hour is an entry, with the number so far; the bounds above keep a flood from filling the log.
 */
export async function recordRefusal(db: Db, refusal: Refusal, now: Date): Promise<void> {
  const { action, reason, account, address } = refusal;
  const tallies = await addToTallies(db, refusal, now);
  const summary = summarize(tallies);
  if (summary === null) return;
  const { attempts, of } = summary;
  const target = of === "network" || of === "all" || account === null ? {} : describeTarget(account);
  const ipAddress = of === "pair" || of === "network" ? address : null;
  await recordAudit(db, { id: null, email: null, ipAddress }, of === "pair" ? action : "SIGN_IN_FAILED", {
    ...target,
    reason: of === "pair" ? reason : "many_refusals",
    ...(attempts > 1 ? { attempts } : {}),
  });
}

interface Tallies {
  pair: number;
  /** 0 where there is no account. */
  account: number;
  network: number;
  all: number;
}

/** What the entry speaks of, and the number it names; null where there is none to be made. */
function summarize({ pair, account, network, all }: Tallies): { of: keyof Tallies; attempts: number } | null {
  const [of, attempts]: [keyof Tallies, number] =
    all > MOST_OF_ALL
      ? ["all", all]
      : network > MOST_OF_NETWORK
        ? ["network", network]
        : account > MOST_OF_ACCOUNT
          ? ["account", account]
          : ["pair", pair];
  return isSummedUp(attempts) ? { of, attempts } : null;
}

/** Counts one more in the hour of `now`. */
async function addToTallies(db: Db, { reason, account, address }: Refusal, now: Date): Promise<Tallies> {
  const pair = `pair ${reason} ${account?.id ?? ""} ${groupAddress(address)}`;
  const ofAccount = `account ${account?.id ?? ""}`;
  const network = `network ${groupAddress(address)}`;
  const [inPair = 0, inAccount = 0, inNetwork = 0, inAll = 0] = await countRefusal(
    db,
    [pair, ofAccount, network, "all"],
    now,
  );
  return { pair: inPair, account: account === null ? 0 : inAccount, network: inNetwork, all: inAll };
}

function describeTarget({ id, email }: NonNullable<Refusal["account"]>) {
  return { target_id: id, target_email: email };
}
