import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { AuthGuard } from "../../../http/auth-guard.ts";
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

/** What the calls that see and change accounts need. */
export interface UserRoutesOptions extends UserAdministration {
  guard: AuthGuard;
}
