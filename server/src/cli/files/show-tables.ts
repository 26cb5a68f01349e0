import type { BackupProgress } from "@medsieve/database/backup/write-backup";

const LINE_EVERY_MS = 3_000;

/** A line now and then with the table in hand, and how many of its rows are done. */
export function showTables(): (progress: BackupProgress) => void {
  let shownAt = Date.now();
  return ({ table, rows }) => {
    if (Date.now() - shownAt < LINE_EVERY_MS) return;
    shownAt = Date.now();
    console.log(`${table}  ${rows.toLocaleString("en-US")} rows`);
  };
}
