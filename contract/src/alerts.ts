import { z } from "zod";
import { noticeSchema } from "./papers.ts";

/** A notice about a paper of one of the user's searches that became known after the search. */
export const paperAlertSchema = z.object({
  search_id: z.uuid(),
  /** The question of that search. */
  query: z.string(),
  pmid: z.string(),
  title: z.string(),
  notice: noticeSchema,
  found_at: z.iso.datetime(),
});
export type PaperAlert = z.infer<typeof paperAlertSchema>;

/** GET /alerts: what the header has not shown yet, the newest first, at most 50; `total` of all. */
export const unseenAlertsSchema = z.object({ alerts: z.array(paperAlertSchema), total: z.number().int() });
export type UnseenAlerts = z.infer<typeof unseenAlertsSchema>;

/** GET and PUT /alerts/mails: whether one is mailed when a paper of a saved search is retracted. */
export const alertMailsSchema = z.object({ is_on: z.boolean({ error: "is_on must be true or false" }) });
export type AlertMails = z.infer<typeof alertMailsSchema>;

/** POST /alerts/seen: the header has shown them; those found until this moment are not shown there again. */
export const alertsSeenSchema = z.object({ until: z.iso.datetime({ error: "until must be an ISO date and time" }) });
