import { basename } from "node:path";
import type { EngineState } from "@medsieve/contract/health";
import type { ImportOutcome, ImportProgress } from "@medsieve/contract/import-events";
import { readErrorCode } from "@medsieve/runtime/error-code";
import type { FollowState } from "./follow/read-follow.ts";
import type { LibraryStatus } from "./library-status.ts";

const printNumber = (number: number): string => Math.round(number).toLocaleString("en-US");

/** One line, e.g. "[1/3] a.xml.gz  45 %  1,234 citations  1,050/s  12 s left". */
export function printProgress(progress: ImportProgress): string {
  const share = progress.bytesTotal === 0 ? 0 : Math.floor((100 * progress.bytesRead) / progress.bytesTotal);
  return [
    `[${progress.fileNumber}/${progress.fileCount}] ${basename(progress.file)}`,
    `${Math.min(100, share)} %`,
    `${printNumber(progress.read)} citations`,
    `${printNumber(progress.perSecond)}/s`,
    progress.secondsLeft === null ? "" : `${printDuration(progress.secondsLeft)} left`,
  ]
    .filter((part) => part !== "")
    .join("  ");
}

/** One line on what became of a file. */
export function printOutcome(outcome: ImportOutcome): string {
  const ended = { completed: "done", failed: "FAILED", interrupted: "stopped" }[outcome.status];
  const books = outcome.books > 0 ? `, ${printNumber(outcome.books)} book records passed over` : "";
  return (
    `${basename(outcome.file)}: ${ended}, ${printNumber(outcome.read)} citations in ${printDuration(outcome.seconds)}: ` +
    `${printNumber(outcome.added)} added, ${printNumber(outcome.replaced)} replaced, ` +
    `${printNumber(outcome.unchanged)} unchanged, ${printNumber(outcome.deleted)} deleted${books}`
  );
}

function printDuration(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 99.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** How the library in OpenSearch is, one line each. */
export function printEngine(index: string, { state, reason, papers }: EngineState): string {
  const count = papers === null ? "unknown" : printNumber(papers);
  const lines = [`index in OpenSearch   ${index}`, `state                 ${state}`, `papers                ${count}`];
  return [...lines, ...(reason === null ? [] : [reason])].join("\n");
}

/** What the library holds, one line each. */
export function printStatus(status: LibraryStatus): string {
  const years = status.firstYear === null ? "none" : `${status.firstYear} to ${status.lastYear}`;
  const lines = [
    `papers                ${printNumber(status.papers)}`,
    `demonstration papers  ${printNumber(status.demonstrationPapers)}${status.papers > 0 && status.demonstrationPapers > 0 ? " (not searched while there are real ones)" : ""}`,
    `years                 ${years}`,
    `with abstract         ${printNumber(status.withAbstract)}`,
    `with MeSH headings    ${printNumber(status.withMesh)}`,
    ...(status.behindMesh > 0
      ? [`still to be indexed   ${printNumber(status.behindMesh)} (their headings, while the server runs)`]
      : []),
    `retracted             ${printNumber(status.retracted)}`,
    `notices from lists    ${printNumber(status.listedNotices)}`,
    `newest revision       ${status.revised ?? "unknown"}`,
  ];
  if (status.follow !== null) lines.push(...printFollow(status.follow));
  if (status.papers === 0) lines.push("Import PubMed files with: npm run library:import -- FILE…");
  if (status.imports.length > 0) lines.push("", "Last imports (UTC)");
  for (const entry of status.imports) {
    const counts = `${printNumber(entry.added)} added, ${printNumber(entry.replaced)} replaced, ${printNumber(entry.unchanged)} unchanged, ${printNumber(entry.deleted)} deleted`;
    lines.push(`${entry.startedAt}  ${entry.status.padEnd(11)}  ${basename(entry.file)}: ${counts}`);
    if (entry.status === "interrupted")
      lines.push("    what was stored by then is whole; import the file again for the rest");
    if (entry.error !== null) lines.push(`    ${entry.error}`);
  }
  return lines.join("\n");
}

function printFollow({ folder, lastFile, takenAt, checkedAt, trouble }: FollowState): string[] {
  const taken = lastFile === null ? "none yet" : `${lastFile} (${takenAt})`;
  const lines = [`daily files from      ${folder}, looked into ${checkedAt}`, `last daily file       ${taken}`];
  return trouble === null ? lines : [...lines, `    ${trouble}`];
}

/** Why a command could not do its work: one line where the cause is known, everything where it is not. */
export function printFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = readErrorCode(error);
  if (error instanceof AggregateError || code !== null) {
    return [code, error.message].filter((part) => part !== null && part !== "").join(": ");
  }
  return error.name === "Error" || error.name === "TypeError" ? (error.stack ?? error.message) : error.message;
}
