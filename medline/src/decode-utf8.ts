import { isUtf8 } from "node:buffer";
import { UnreadableInputError } from "./medline-file-error.ts";

/** Text of a UTF-8 file. Other encodings are refused, after everything before the first wrong byte was given out. */
export async function* decodeUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let carried: Buffer = Buffer.alloc(0);
  let atStart = true;
  for await (const chunk of chunks) {
    let bytes: Buffer = carried.length === 0 ? Buffer.from(chunk) : Buffer.concat([carried, chunk]);
    if (atStart) {
      if (bytes.length < 4) {
        carried = bytes;
        continue;
      }
      bytes = checkByteOrderMark(bytes);
      atStart = false;
    }
    const end = findLastAscii(bytes) + 1;
    carried = bytes.subarray(end);
    yield* decodeWhole(bytes.subarray(0, end));
  }
  yield* decodeWhole(atStart ? checkByteOrderMark(carried) : carried);
}

/** Decodes bytes that end at the end of a character. */
function* decodeWhole(bytes: Buffer): Generator<string> {
  if (bytes.length === 0) return;
  const text = bytes.toString("utf8");
  if (isUtf8(bytes)) {
    yield text;
    return;
  }
  yield text.slice(0, text.indexOf("\ufffd"));
  throw new UnreadableInputError(
    "it is not valid UTF-8; convert it first, e.g. with: iconv -f LATIN1 -t UTF-8 old.xml > new.xml",
  );
}

function checkByteOrderMark(bytes: Buffer): Buffer {
  const [first, second, third] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const utf16WithoutMark = (first === 0x3c && second === 0) || (first === 0 && second === 0x3c);
  if (utf16 || utf16WithoutMark) {
    throw new UnreadableInputError(
      "it is UTF-16; convert it first, e.g. with: iconv -f UTF-16 -t UTF-8 old.xml > new.xml",
    );
  }
  return first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
}

/** Position of the last one-byte character: whatever comes after it may be half a character. */
function findLastAscii(bytes: Buffer): number {
  let at = bytes.length - 1;
  while (at >= 0 && (bytes[at] ?? 0) >= 0x80) at--;
  return at;
}
