import { z } from "zod";

export const usageSchema = z.object({
  current_usage: z.number().int(),
  limit: z.number().int(),
  /** Start of the current period: the 1st, 00:00 UTC. Screens show one month later. */
  reset_date: z.iso.datetime(),
  /** 0 to 100 and above; a limit of 0 is 100. */
  percentage_used: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

export const usageResponseSchema = z.object({ success: z.literal(true), data: usageSchema });

/** Percent of `limit` that `used` is; a limit of 0 counts as fully used. */
export function percentageUsed(used: number, limit: number): number {
  return limit <= 0 ? 100 : Math.round((used / limit) * 1000) / 10;
}
