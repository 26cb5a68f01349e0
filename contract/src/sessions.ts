import { z } from "zod";

export const sessionSchema = z.object({
  id: z.uuid(),
  /** The session that asks. */
  current: z.boolean(),
  /** Browser and system: "Firefox · Windows". Null where the browser did not say. */
  device: z.string().nullable(),
  /** The network address of the last use. */
  ip_address: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** To within the 15 minutes that an access token lasts. */
  last_used_at: z.iso.datetime(),
  /** When it ends if it is not used again. */
  expires_at: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;

/** GET /account/sessions: the own ones that live, the current one first, then by last use. */
export const sessionListSchema = z.object({ items: z.array(sessionSchema) });

/** DELETE /account/sessions: all but the current one. */
export const endedSessionsSchema = z.object({ status: z.literal("success"), ended: z.int() });
