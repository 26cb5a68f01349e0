import type { Db, Transaction } from "@medsieve/database/client";
import { textCheckMonths, textCheckSettings } from "@medsieve/database/schema/text-checks";
import { and, eq, lt, sql } from "drizzle-orm";
import { type Actor, listChanges, recordAudit } from "./audit.ts";
import { startOfMonth } from "./usage.ts";

/** Texts a month where administrators have set nothing. */
const TEXT_CHECKS_DEFAULT = 50;
const ROW = 1;

/** How many texts an account may check in a month; 0 turns checking off. */
export async function readTextCheckLimit(db: Db | Transaction): Promise<number> {
  const [row] = await db.select().from(textCheckSettings).where(eq(textCheckSettings.id, ROW));
  return row?.monthlyLimit ?? TEXT_CHECKS_DEFAULT;
}

/** Sets it for every account, from the current month on. */
export async function saveTextCheckLimit(db: Db, actor: Actor, limit: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readTextCheckLimit(tx);
    const changes = listChanges({ text_checks: before }, { text_checks: limit });
    if (changes === null) return;
    await tx
      .insert(textCheckSettings)
      .values({ id: ROW, monthlyLimit: limit })
      .onConflictDoUpdate({ target: textCheckSettings.id, set: { monthlyLimit: limit } });
    await recordAudit(tx, actor, "LIMIT_UPDATE", { changes });
  });
}

export interface CountedCheck {
  /** False where none was left. */
  counted: boolean;
  used: number;
  limit: number;
  /** When the count begins again: the first of the next month, 00:00 UTC. */
  endsAt: Date;
}

/** Counts one text of the current month in one statement: with k left, of any number at once exactly k are counted. */
export async function countTextCheck(db: Db, userId: string, now: Date): Promise<CountedCheck> {
  const limit = await readTextCheckLimit(db);
  const month = nameMonth(now);
  const endsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  if (limit > 0) {
    const [row] = await db
      .insert(textCheckMonths)
      .values({ userId, month, used: 1 })
      .onConflictDoUpdate({
        target: [textCheckMonths.userId, textCheckMonths.month],
        set: { used: sql`${textCheckMonths.used} + 1` },
        setWhere: lt(textCheckMonths.used, limit),
      })
      .returning({ used: textCheckMonths.used });
    if (row !== undefined) return { counted: true, used: row.used, limit, endsAt };
  }
  return { counted: false, used: await readUsed(db, userId, month), limit, endsAt };
}

/** Takes a text back that was counted and not checked; never below 0. */
export async function giveBackTextCheck(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(textCheckMonths)
    .set({ used: sql`greatest(${textCheckMonths.used} - 1, 0)` })
    .where(and(eq(textCheckMonths.userId, userId), eq(textCheckMonths.month, nameMonth(now))));
}

/** How many texts an account checked in the current month. */
export function readTextChecks(db: Db, userId: string, now: Date): Promise<number> {
  return readUsed(db, userId, nameMonth(now));
}

async function readUsed(db: Db, userId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ used: textCheckMonths.used })
    .from(textCheckMonths)
    .where(and(eq(textCheckMonths.userId, userId), eq(textCheckMonths.month, month)));
  return row?.used ?? 0;
}

const nameMonth = (now: Date) => startOfMonth(now).toISOString().slice(0, 10);
