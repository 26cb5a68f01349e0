/** Bytes that are written one after the other; a number has seven bits a byte, the lowest first. */
export interface ByteSink {
  length: () => number;
  pushByte: (byte: number) => void;
  pushNumber: (value: number) => void;
  pushBytes: (bytes: Uint8Array) => void;
  /** All that was written, and begins again empty. */
  take: () => Uint8Array;
  /** What was written so far, until something else is. */
  view: () => Uint8Array;
  /** Begins again empty. */
  clear: () => void;
}

export function createByteSink(expected = 1_024): ByteSink {
  let bytes = new Uint8Array(expected);
  let used = 0;
  function reserve(more: number): void {
    if (used + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(bytes.length * 2, used + more));
    larger.set(bytes.subarray(0, used));
    bytes = larger;
  }
  return {
    length: () => used,
    pushByte(byte) {
      reserve(1);
      bytes[used++] = byte;
    },
    pushNumber(value) {
      reserve(5);
      let rest = value;
      while (rest > 127) {
        bytes[used++] = (rest & 127) | 128;
        rest >>>= 7;
      }
      bytes[used++] = rest;
    },
    pushBytes(more) {
      reserve(more.length);
      bytes.set(more, used);
      used += more.length;
    },
    take() {
      const taken = bytes.slice(0, used);
      used = 0;
      return taken;
    },
    view: () => bytes.subarray(0, used),
    clear() {
      used = 0;
    },
  };
}
