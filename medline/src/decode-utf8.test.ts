import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "./decode-utf8.ts";

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Uint8Array, size = 7): Promise<string> {
  let text = "";
  for await (const part of decodeUtf8(inChunks(bytes, size))) text += part;
  return text;
}

describe("decoding a file", () => {
  it("gives the same text however the bytes are cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 9 }), async (text, size) => {
        fc.pre(!text.startsWith("\ufeff") && !text.startsWith("\0<") && !text.startsWith("<\0"));
        expect(await decode(Buffer.from(text), size)).toBe(text);
      }),
    );
  });

  it("takes no notice of a byte order mark", async () => {
    expect(await decode(Buffer.from("\ufeff<a>心不全</a>"))).toBe("<a>心不全</a>");
  });

  it("refuses UTF-16 and says what to do", async () => {
    await expect(decode(Buffer.from("\ufeff<a/>", "utf16le"))).rejects.toThrow(/it is UTF-16; convert it first/);
    await expect(decode(Buffer.from("<a/>", "utf16le"))).rejects.toThrow(/it is UTF-16; convert it first/);
  });

  it("refuses bytes that are no UTF-8, after everything before them", async () => {
    let text = "";
    const read = async () => {
      for await (const part of decodeUtf8(inChunks(Buffer.from("<a>caf\xe9 noir</a>", "latin1"), 100))) text += part;
    };
    await expect(read()).rejects.toThrow(/not valid UTF-8/);
    expect(text).toBe("<a>caf");
  });
});
