/** How many searches an export has written so far: told to what draws it, and to nothing else of the page. */
export interface ExportProgress {
  read(): number;
  subscribe(listener: () => void): () => void;
}

export function createExportProgress(): ExportProgress & { tell(done: number): void } {
  let done = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => done,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (next) => {
      done = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
