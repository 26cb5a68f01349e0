import type { Transaction } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { sessions } from "@medsieve/database/schema/index";
import { inArray } from "drizzle-orm";

/** Signs these users out everywhere. Call notifySockets once the transaction is through. */
export async function endSessions(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.delete(sessions).where(inArray(sessions.userId, [...userIds]));
}

/** Lets the open sockets of these users look whether they may stay. */
export async function notifySockets(notifications: Notifications, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) await notifications.publish("usage", id);
}
