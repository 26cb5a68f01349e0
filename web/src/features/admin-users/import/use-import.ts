import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { refreshUsers } from "../users-calls.ts";
import { chooseRows } from "./choose-rows.ts";
import type { Encoding } from "./encodings.ts";
import { openImportFile } from "./open-import-file.ts";
import type { FileFault, ReadImport } from "./read-import.ts";
import { type ImportOptions, type ImportProgress, NOTHING_SENT, sendImport } from "./send-import.ts";

/** Bytes; ten times what 100,000 users take. */
const FILE_MAX_BYTES = 100 * 1024 * 1024;

interface RefusedImport {
  step: "refused";
  name: string;
  fault: FileFault | { kind: "tooLarge" | "unreadable" };
  file: File;
  /** The encoding that was chosen; null where it was detected. */
  chosen: Encoding | null;
}

export type ImportState =
  | { step: "choose" }
  | { step: "reading"; name: string }
  | RefusedImport
  | { step: "review"; name: string; file: File; read: ReadImport }
  | { step: "sending"; read: ReadImport; progress: ImportProgress; isStopping: boolean }
  /** `error` is what a call failed with; null for an import that went through, or was stopped. */
  | { step: "ended"; read: ReadImport; progress: ImportProgress; error: unknown };

/** Takes a file of users from being chosen to what became of each row. */
export function useImport() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const reading = useRef<AbortController>(null);
  const isStopped = useRef(false);
  const isSending = state.step === "sending";

  useEffect(
    () => () => {
      reading.current?.abort();
      isStopped.current = true;
    },
    [],
  );
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);

  /** `chosen` overrules what the file looks like. */
  async function open(file: File, chosen: Encoding | null): Promise<void> {
    reading.current?.abort();
    const { name } = file;
    const refuse = (fault: RefusedImport["fault"]) => setState({ step: "refused", name, file, fault, chosen });
    if (file.size > FILE_MAX_BYTES) return refuse({ kind: "tooLarge" });
    const controller = new AbortController();
    reading.current = controller;
    setState({ step: "reading", name });
    try {
      const read = await openImportFile(file, chosen, controller.signal);
      if (controller.signal.aborted) return;
      if ("fault" in read) refuse(read.fault);
      else setState({ step: "review", name, file, read });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn("The file could not be read", error);
      refuse({ kind: "unreadable" });
    }
  }

  /** Begins, or goes on from where an import ended. */
  async function send(read: ReadImport, options: ImportOptions, from?: ImportProgress): Promise<void> {
    isStopped.current = false;
    const { rows } = chooseRows(read, options.updatesExisting);
    let progress: ImportProgress = from ?? { ...NOTHING_SENT, total: rows.length };
    setState({ step: "sending", read, progress, isStopping: false });
    let error: unknown = null;
    try {
      await sendImport({
        rows,
        options,
        from: progress,
        isStopped: () => isStopped.current,
        onProgress: (next) => {
          progress = next;
          setState({ step: "sending", read, progress, isStopping: isStopped.current });
        },
      });
    } catch (caught) {
      error = caught;
    }
    setState({ step: "ended", read, progress, error });
    void refreshUsers(queryClient);
  }

  function stop(): void {
    isStopped.current = true;
    setState((before) => (before.step === "sending" ? { ...before, isStopping: true } : before));
  }

  function chooseAnother(): void {
    reading.current?.abort();
    setState({ step: "choose" });
  }

  return { state, open, send, stop, chooseAnother };
}

export type ImportControl = ReturnType<typeof useImport>;
