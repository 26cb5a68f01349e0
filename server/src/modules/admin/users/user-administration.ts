import type { Db } from "../../../db/client.ts";
import type { Notifications } from "../../../db/notifications.ts";
import type { Passwords } from "../../../passwords.ts";

/** What changing accounts needs. */
export interface UserAdministration {
  db: Db;
  notifications: Notifications;
  passwords: Passwords;
  /** Where mailed links lead. */
  publicUrl: string;
  now: () => Date;
}
