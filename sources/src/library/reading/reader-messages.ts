import { MedlineFileError } from "@medsieve/medline/medline-file-error";
import type { DraftedSegment, ReadPart } from "./citation-reader.ts";

/** What is asked of a thread that reads. */
export type ReaderRequest =
  | { type: "read"; reading: number; file: string; path: string }
  /** One more part may come. */
  | { type: "more" }
  | { type: "stop" }
  | { type: "draft"; batch: number; rows: readonly number[] }
  | { type: "finish" }
  | { type: "drop" };

/** An error, whose class does not come through. */
export type ReaderFailure =
  | { medline: { file: string; line: number | null; lastPmid: string | null; reason: string } }
  | { message: string; stack: string };

export type ReaderAnswer =
  | { type: "part"; reading: number; part: ReadPart }
  | { type: "failed"; reading: number; failure: ReaderFailure }
  | { type: "drafted"; drafted: DraftedSegment }
  | { type: "undrafted"; failure: ReaderFailure };

export function describeFailure(error: unknown): ReaderFailure {
  if (error instanceof MedlineFileError) {
    const { file, line, lastPmid, reason } = error;
    return { medline: { file, line, lastPmid, reason } };
  }
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

export function restoreFailure(failure: ReaderFailure): Error {
  if ("medline" in failure) {
    const { file, line, lastPmid, reason } = failure.medline;
    return new MedlineFileError(file, line, lastPmid, reason);
  }
  return Object.assign(new Error(failure.message), { stack: failure.stack });
}
