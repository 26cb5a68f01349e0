/** Day and time as reports of searches give them, "2026-11-21 14:05 UTC". */
export function formatUtc(instant: string): string {
  const iso = new Date(instant).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
