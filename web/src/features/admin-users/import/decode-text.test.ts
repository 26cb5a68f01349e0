import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (hex: string) => Uint8Array.from(hex.split(" "), (pair) => Number.parseInt(pair, 16));

/** 氏名,田中花子 in Shift_JIS. */
const SHIFT_JIS = bytes("8e 81 96 bc 2c 93 63 92 86 89 d4 8e 71");
/** 姓名,张伟,北京协和医院 in GBK. */
const GBK = bytes("d0 d5 c3 fb 2c d5 c5 ce b0 2c b1 b1 be a9 d0 ad ba cd d2 bd d4 ba");

test("UTF-8 is read with and without its mark, which is not part of the text", () => {
  expect(decodeText(utf8("Email,氏名"))).toEqual({ text: "Email,氏名", encoding: "utf-8" });
  expect(decodeText(utf8("\uFEFFEmail,氏名"))).toEqual({ text: "Email,氏名", encoding: "utf-8" });
});

test("UTF-16 is read by its mark", () => {
  expect(decodeText(bytes("ff fe 41 00 30 04"))).toEqual({ text: "Aа", encoding: "utf-16le" });
  expect(decodeText(bytes("fe ff 00 41 04 30"))).toEqual({ text: "Aа", encoding: "utf-16be" });
});

test("Japanese and Chinese of older programs are told apart", () => {
  expect(decodeText(SHIFT_JIS)).toEqual({ text: "氏名,田中花子", encoding: "shift_jis" });
  expect(decodeText(GBK)).toEqual({ text: "姓名,张伟,北京协和医院", encoding: "gb18030" });
});

test("an encoding that someone names overrules what the file looks like", () => {
  expect(decodeText(SHIFT_JIS, "gb18030")).toMatchObject({ encoding: "gb18030" });
  expect(decodeText(GBK, "utf-8")).toEqual({ fault: "unknownEncoding" });
});

test("what is no text is refused, and says what it is", () => {
  expect(decodeText(bytes("50 4b 03 04 14 00"))).toEqual({ fault: "spreadsheet" });
  expect(decodeText(bytes("d0 cf 11 e0 a1 b1"))).toEqual({ fault: "spreadsheet" });
  expect(decodeText(utf8("Email\0,Name"))).toEqual({ fault: "nul" });
  expect(decodeText(bytes("41 80 ff fe fd"))).toEqual({ fault: "unknownEncoding" });
});
