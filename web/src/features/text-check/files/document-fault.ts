export const DOCUMENT_FAULTS = ["notText", "damaged", "locked", "withoutText", "tooLong", "tooLarge"] as const;
/** Why a file gives no text that can be checked. */
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

export class DocumentError extends Error {
  override name = "DocumentError";
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Pages that were read, of how many; of a PDF alone. */
export interface DocumentProgress {
  read: number;
  pages: number;
}
