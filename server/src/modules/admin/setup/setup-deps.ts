import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Readers } from "@medsieve/language-models/readers";
import type { MailCarrier } from "@medsieve/mail/mail-carrier";
import type { Sources } from "@medsieve/sources/sources";
import type { ModelAccess } from "../../../health.ts";
import type { Work } from "../../../work/work.ts";

/** What an installation is made of, as far as it can be made ready. */
export interface SetupDeps {
  database: Database;
  notifications: Notifications;
  sources: Sources;
  readers: Readers;
  work: Work;
  /** Null: none is set. */
  model: Pick<ModelAccess, "vendor" | "model" | "contact"> | null;
  mail: MailCarrier["kind"];
  /** The provider of single sign-on; null: there is none. */
  provider: { name: string; check: () => Promise<void> } | null;
  /** Whether accounts that manage others must have a second factor. */
  isFactorRequired: boolean;
  /** Where a backup is written to see whether it can be; it is removed at once. */
  dataDir: string;
  /** Where a mailed link leads. */
  publicUrl: string;
  now: () => Date;
}
