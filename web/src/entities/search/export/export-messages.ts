import type { ExportedSearch, ExportFile, ExportOrder, Written } from "./export-builder.ts";

/** What the page asks of the worker; each is answered once, in order. */
export type WorkerRequest =
  | { type: "begin"; order: ExportOrder }
  | { type: "add"; search: ExportedSearch }
  | { type: "finish" };

export type WorkerAnswer =
  | { type: "done" }
  | { type: "added"; written: Written }
  | { type: "finished"; file: ExportFile }
  /** `message` is for the console. */
  | { type: "failed"; message: string };
