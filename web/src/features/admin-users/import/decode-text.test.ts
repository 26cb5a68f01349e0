import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (hex: string) => Uint8Array.from(hex.split(" "), (pair) => Number.parseInt(pair, 16));

/** 氏名,田中花子 in Shift_JIS. */
const SHIFT_JIS = bytes("8e 81 96 bc 2c 93 63 92 86 89 d4 8e 71");
/** 姓名,张伟,北京协和医院 in GBK. */
const GBK = bytes("d0 d5 c3 fb 2c d5 c5 ce b0 2c b1 b1 be a9 d0 ad ba cd d2 bd d4 ba");

test("UTF-8 is read with and without its mark, which is not part of the text", async () => {
  expect(await decodeText(utf8("Email,氏名"), null)).toEqual({ text: "Email,氏名", encoding: "utf-8", basis: "sure" });
  expect(await decodeText(utf8("\uFEFFEmail,氏名"), null)).toEqual({
    text: "Email,氏名",
    encoding: "utf-8",
    basis: "stated",
  });
});

test("UTF-16 is read by its mark", async () => {
  expect(await decodeText(bytes("ff fe 41 00 30 04"), null)).toEqual({
    text: "Aа",
    encoding: "utf-16le",
    basis: "stated",
  });
  expect(await decodeText(bytes("fe ff 00 41 04 30"), null)).toEqual({
    text: "Aа",
    encoding: "utf-16be",
    basis: "stated",
  });
});

test("Japanese and Chinese of older programs are distinguished", async () => {
  expect(await decodeText(SHIFT_JIS, null)).toMatchObject({ text: "氏名,田中花子", encoding: "shift_jis" });
  expect(await decodeText(GBK, null)).toMatchObject({ text: "姓名,张伟,北京协和医院", encoding: "gb18030" });
});

test("an encoding that someone names overrules what the file looks like", async () => {
  expect(await decodeText(SHIFT_JIS, "gb18030")).toMatchObject({ encoding: "gb18030" });
  expect(await decodeText(GBK, "utf-8")).toEqual({ fault: "unknownEncoding" });
});

test("what is no text is refused, and says what it is", async () => {
  expect(await decodeText(bytes("50 4b 03 04 14 00"), null)).toEqual({ fault: "spreadsheet" });
  expect(await decodeText(bytes("d0 cf 11 e0 a1 b1"), null)).toEqual({ fault: "spreadsheet" });
  expect(await decodeText(utf8("Email\0,Name"), null)).toEqual({ fault: "nul" });
  expect(await decodeText(bytes("41 80 ff fe fd"), null)).toEqual({ fault: "unknownEncoding" });
});
