import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { searches } from "@medsieve/database/schema/index";
import { and, eq } from "drizzle-orm";

/** Ends what this user's searches are doing, wherever they run; they keep what was read by then. */
export async function stopSearches(db: Db, notifications: Notifications, userId: string): Promise<void> {
  const running = await db
    .update(searches)
    .set({ cancelRequested: true })
    .where(and(eq(searches.userId, userId), eq(searches.status, "running")))
    .returning({ id: searches.id });
  for (const { id } of running) await notifications.publish("search_cancel", id);
}
