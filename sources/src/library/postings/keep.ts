/** Keeps what was asked for lately, up to a number of bytes; what is asked for again while it is being made is made once. */
export interface Keep<Value> {
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

export function createKeep<Value>(mostBytes: number, sizeOf: (value: Value) => number): Keep<Value> {
  /** The longest unused first. */
  const kept = new Map<string, { value: Promise<Value>; bytes: number }>();
  let bytes = 0;
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const entry = { value: make(), bytes: 0 };
      kept.set(key, entry);
      entry.value.then(
        (value) => {
          if (kept.get(key) !== entry) return;
          entry.bytes = sizeOf(value);
          bytes += entry.bytes;
          for (const [oldest, { bytes: freed }] of kept) {
            if (bytes <= mostBytes) break;
            kept.delete(oldest);
            bytes -= freed;
          }
        },
        () => {
          if (kept.get(key) === entry) kept.delete(key);
        },
      );
      return entry.value;
    },
  };
}
