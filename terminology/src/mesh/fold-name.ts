const SEPARATOR = 0x20;

/**
 * A byte of a name as names are compared: small letters, digits, and a blank for anything else of ASCII. Bytes of other
 * characters stay as they are.
 */
export function foldByte(byte: number): number {
  if (byte >= 0x61 && byte <= 0x7a) return byte;
  if (byte >= 0x41 && byte <= 0x5a) return byte + 0x20;
  if ((byte >= 0x30 && byte <= 0x39) || byte >= 0x80) return byte;
  return SEPARATOR;
}

/** A name as it is looked up: without case and punctuation, words joined by single blanks. */
export function foldMeshName(name: string): string {
  return name
    .replace(/[A-Z]+/gu, (letters) => letters.toLowerCase())
    .replace(/[\0-\x2f\x3a-\x60\x7b-\x7f]+/gu, " ")
    .trim();
}
