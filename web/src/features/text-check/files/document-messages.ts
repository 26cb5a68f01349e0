import type { DocumentFault, DocumentProgress } from "./document-fault.ts";

export type DocumentAnswer =
  | { type: "progress"; progress: DocumentProgress }
  | { type: "text"; text: string }
  | { type: "fault"; fault: DocumentFault };
