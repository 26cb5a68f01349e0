/** How many searches an export has written so far; only its subscribers are drawn again, not the whole page. */
export interface ExportProgress {
  read(): number;
  subscribe(listener: () => void): () => void;
}

export function createExportProgress(): ExportProgress & { report(done: number): void } {
  let done = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => done,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: (next) => {
      done = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
