/**
 * Calls `end` when `npm start` is gone, even where it was killed and could say nothing: its channel to this process closes. A server
 * that was started directly, or by a service manager with a channel of its own, goes on. Returns whether anything is watched.
 */
export function endWithStarter(end: () => void): boolean {
  const { MEDSIEVE_STARTED_BY: starter } = process.env;
  if (process.channel === undefined || starter !== String(process.ppid)) return false;
  process.once("disconnect", end);
  process.channel.unref();
  return true;
}
