import { FALLBACK_LANGUAGE, type Language } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";

/** The language in which the account of the row of `users` is mailed: that of the pages it last used, else of its last search. */
export const MAIL_LANGUAGE = sql<Language>`coalesce(users.language,
  (select searches.language from searches where searches.user_id = users.id order by searches.created_at desc limit 1),
  ${FALLBACK_LANGUAGE})`;
