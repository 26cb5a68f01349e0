import type { AuditReason } from "@medsieve/contract/admin/audit-logs";
import type { AuditAction } from "@medsieve/contract/constants";
import { lt, sql } from "drizzle-orm";
import { recordAudit } from "../db/audit.ts";
import type { Db } from "../db/client.ts";
import { refusalTallies } from "../db/schema/index.ts";
import { groupAddress } from "../http/client-address.ts";

const HOUR_MS = 3_600_000;
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
  return /^10*$/.test(String(attempts)) ? { of, attempts } : null;
}

/** Counts one more in the hour of `now`, for all servers together. */
async function addToTallies(db: Db, { reason, account, address }: Refusal, now: Date): Promise<Tallies> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const keys = {
    pair: `pair ${reason} ${account?.id ?? ""} ${groupAddress(address)}`,
    account: `account ${account?.id ?? ""}`,
    network: `network ${groupAddress(address)}`,
    all: "all",
  };
  // In one order, so that two servers that count at once do not wait for each other.
  const rows = Object.values(keys)
    .sort()
    .map((key) => ({ hour, key, count: 1 }));
  const counted = await db
    .insert(refusalTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [refusalTallies.hour, refusalTallies.key],
      set: { count: sql`${refusalTallies.count} + 1` },
    })
    .returning({ key: refusalTallies.key, count: refusalTallies.count });
  const read = (key: string) => counted.find((one) => one.key === key)?.count ?? 0;
  const all = read(keys.all);
  if (all === 1) await db.delete(refusalTallies).where(lt(refusalTallies.hour, hour));
  return {
    pair: read(keys.pair),
    account: account === null ? 0 : read(keys.account),
    network: read(keys.network),
    all,
  };
}

function describeTarget({ id, email }: NonNullable<Refusal["account"]>) {
  return { target_id: id, target_email: email };
}
