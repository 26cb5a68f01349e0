import { inArray } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import type { Notifications } from "../../db/notifications.ts";
import { sessions } from "../../db/schema/index.ts";

/** Signs these users out everywhere. Call notifySockets once the transaction is through. */
export async function endSessions(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.delete(sessions).where(inArray(sessions.userId, [...userIds]));
}

/** Lets the open sockets of these users look whether they may stay. */
export async function notifySockets(notifications: Notifications, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) await notifications.publish("usage", id);
}
