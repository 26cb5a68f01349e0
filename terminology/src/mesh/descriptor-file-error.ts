/** A descriptor file that cannot be read: where it went wrong, and a plain sentence that says why. */
export class DescriptorFileError extends Error {
  /** From 1. */
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string, cause?: unknown) {
    super(`line ${line}: ${reason}`, { cause });
    this.name = "DescriptorFileError";
    this.line = line;
    this.reason = reason;
  }
}
