import {
  type BatchImportResult,
  batchImportResultSchema,
  type ImportOutcome,
  type ImportRefusal,
  type ImportRow,
} from "@medsieve/contract/admin/users";
import type { Language } from "@medsieve/contract/constants";
import { callApi } from "../../../lib/api-client.ts";
import type { NumberedRow } from "./read-import.ts";

/** Rows a call sends: few enough that a broken connection leaves little in doubt, and progress is seen. */
const ROWS_PER_CALL = 50;
/** Milliseconds that a call may take: every password is hashed, and the server may be at work on other things. */
const CALL_TIMEOUT_MS = 180_000;

export interface ImportOptions {
  sendsWelcome: boolean;
  /** The passwords are temporary. */
  mustChangePassword: boolean;
  /** Rows whose address has an account change it. */
  updatesExisting: boolean;
  /** Of the welcome mails. */
  language: Language;
}

export interface FailedRow {
  number: number;
  row: ImportRow;
  /** `made_before`: there is an account, which may be of the call that broke off with this row in it. */
  reason: ImportRefusal | "made_before" | null;
  /** The server's sentence, in English. */
  message: string;
}

/** How far an import is. Rows that are neither done nor failed have not been sent, or it is unknown: `inDoubt`. */
export interface ImportProgress {
  total: number;
  /** Rows that were answered, whichever way. */
  answered: number;
  imported: number;
  /** Of those imported: accounts that were changed, and that were already as their row says. */
  updated: number;
  unchanged: number;
  companiesCreated: number;
  failed: readonly FailedRow[];
  /** Rows of the call that broke off; they are sent again when the import goes on. */
  inDoubt: readonly NumberedRow[];
}

export const NOTHING_SENT: Omit<ImportProgress, "total"> = {
  answered: 0,
  imported: 0,
  updated: 0,
  unchanged: 0,
  companiesCreated: 0,
  failed: [],
  inDoubt: [],
};

interface ImportRun {
  rows: readonly NumberedRow[];
  options: ImportOptions;
  /** Where to go on from: nothing sent, or where an earlier run ended. */
  from: ImportProgress;
  /** Ends the run before its next call; one that is on its way is waited for. */
  isStopped: () => boolean;
  onProgress: (progress: ImportProgress) => void;
}

/** Sends rows call by call. Throws what a call failed with, after `onProgress` got the rows in doubt. */
export async function sendImport({ rows, options, from, isStopped, onProgress }: ImportRun): Promise<void> {
  let progress = from;
  while (progress.answered < rows.length && !isStopped()) {
    const batch = rows.slice(progress.answered, progress.answered + ROWS_PER_CALL);
    const doubted = new Set(progress.inDoubt.map(({ number }) => number));
    try {
      progress = addAnswers(progress, batch, doubted, await sendBatch(batch, options));
      onProgress(progress);
    } catch (error) {
      onProgress({ ...progress, inDoubt: batch });
      throw error;
    }
  }
}

async function sendBatch(batch: readonly NumberedRow[], options: ImportOptions) {
  const { sendsWelcome, mustChangePassword, updatesExisting, language } = options;
  const users = batch.map(({ row }) => row);
  const answer = await callApi({
    method: "POST",
    path: "/admin/users/batch-import",
    body: {
      users,
      update_existing: updatesExisting,
      send_welcome_emails: sendsWelcome,
      must_change_password: mustChangePassword,
      language,
    },
    schema: batchImportResultSchema,
    timeoutMs: CALL_TIMEOUT_MS,
  });
  return answer.results;
}

function addAnswers(
  progress: ImportProgress,
  batch: readonly NumberedRow[],
  doubted: ReadonlySet<number>,
  results: BatchImportResult["results"],
): ImportProgress {
  const failed = batch.flatMap(({ number, row }, index): FailedRow[] => {
    const result = results[index];
    if (result?.success) return [];
    const wasMade = result?.reason === "email_taken" && doubted.has(number);
    return [
      { number, row, reason: wasMade ? "made_before" : (result?.reason ?? null), message: result?.message ?? "" },
    ];
  });
  const countAs = (outcome: ImportOutcome) => results.filter((result) => result.outcome === outcome).length;
  return {
    total: progress.total,
    answered: progress.answered + batch.length,
    imported: progress.imported + batch.length - failed.length,
    updated: progress.updated + countAs("updated"),
    unchanged: progress.unchanged + countAs("unchanged"),
    companiesCreated: progress.companiesCreated + results.filter((result) => result.company_created).length,
    failed: [...progress.failed, ...failed],
    inDoubt: [],
  };
}
