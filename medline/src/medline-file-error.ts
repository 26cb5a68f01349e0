/** A PubMed file that cannot be read on: where it went wrong, and a plain sentence that says why. */
export class MedlineFileError extends Error {
  readonly file: string;
  /** Line of the file, from 1; null where the file could not be read at all. */
  readonly line: number | null;
  /** PMID of the last citation that was read whole; null when there was none. */
  readonly lastPmid: string | null;
  readonly reason: string;

  constructor(file: string, line: number | null, lastPmid: string | null, reason: string, cause?: unknown) {
    const where = line === null ? file : `${file}, line ${line}`;
    const after = lastPmid === null ? "no citation was complete before it" : `last complete citation: PMID ${lastPmid}`;
    super(line === null ? `${where}: ${reason}` : `${where}: ${reason} (${after})`, { cause });
    this.name = "MedlineFileError";
    this.file = file;
    this.line = line;
    this.lastPmid = lastPmid;
    this.reason = reason;
  }
}

/** Something is wrong with the bytes or the text that come in; the parser adds file, line and last PMID. */
export class UnreadableInputError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "UnreadableInputError";
  }
}
