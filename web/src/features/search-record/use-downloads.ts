import { useCallback, useEffect, useRef, useState } from "react";
import { fetchFile } from "../../lib/fetch-file.ts";
import { type SavedFile, saveFile } from "../../lib/save-file.ts";

export type FileOrder =
  | {
      name: string;
      /** Below /api/v1. */
      path: string;
    }
  /** A file that this page writes from what it fetches, which may name it otherwise. */
  | { name: string; write: (signal: AbortSignal) => Promise<SavedFile> };

export type DownloadState =
  | { kind: "idle" }
  | { kind: "running"; name: string; bytes: number }
  | { kind: "saved"; name: string }
  | { kind: "failed"; order: FileOrder; error: unknown };

export interface Downloads {
  state: DownloadState;
  /** Fetches a file and hands it to the browser; one at a time. */
  fetchAndSave(order: FileOrder): void;
  /** Hands over what this page has written itself. */
  save(name: string, type: string, text: string): void;
  cancel(): void;
}

/** Bytes between two updates of the progress. */
const UPDATE_EACH = 64 * 1024;

/** Files of a record: what is fetched, how far that is, and what went wrong. `onSaved` says elsewhere that one was saved. */
export function useDownloads(onSaved?: (name: string) => void): Downloads {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  function finish(name: string): void {
    setState(onSaved === undefined ? { kind: "saved", name } : { kind: "idle" });
    onSaved?.(name);
  }

  async function run(order: FileOrder, signal: AbortSignal): Promise<void> {
    const { name } = order;
    setState({ kind: "running", name, bytes: 0 });
    if ("write" in order) {
      const written = await order.write(signal);
      signal.throwIfAborted();
      saveFile(written);
      return finish(written.name);
    }
    let shown = 0;
    const file = await fetchFile({
      path: order.path,
      signal,
      onProgress: (bytes) => {
        if (signal.aborted || bytes - shown < UPDATE_EACH) return;
        shown = bytes;
        setState({ kind: "running", name, bytes });
      },
    });
    saveFile({ name, type: file.type, parts: [file] });
    finish(name);
  }

  return {
    state,
    cancel,
    fetchAndSave(order) {
      if (running.current !== null) return;
      const control = new AbortController();
      running.current = control;
      run(order, control.signal)
        .catch((error: unknown) => {
          if (control.signal.aborted) return setState({ kind: "idle" });
          console.warn(`${order.name} could not be downloaded`, error);
          setState({ kind: "failed", order, error });
        })
        .finally(() => {
          running.current = null;
        });
    },
    save(name, type, text) {
      saveFile({ name, type, parts: [text] });
      finish(name);
    },
  };
}
