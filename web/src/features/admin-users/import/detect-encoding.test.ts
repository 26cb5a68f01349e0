import fc from "fast-check";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { ENCODINGS } from "./encodings.ts";
import { type ListLanguage, makeUserList } from "./user-lists.fixture.ts";

const LISTS = 200;
const LANGUAGES: readonly ListLanguage[] = [
  "japanese",
  "simplifiedChinese",
  "traditionalChinese",
  "korean",
  "russian",
  "western",
];

/** Encoded as `encoding`, without a byte order mark. */
function encode(text: string, encoding: string): Uint8Array {
  return new Uint8Array(iconv.encode(text, encoding, { addBOM: false }));
}

interface Count {
  /** Lists of which every character came out right. */
  right: number;
  /** Lists that came out wrong, and of which the page would not have said that it is unsure. */
  silentlyWrong: number;
}

async function count(encoding: string, languages: readonly ListLanguage[]): Promise<Count> {
  const counted = { right: 0, silentlyWrong: 0 };
  for (let n = 0; n < LISTS; n += 1) {
    const text = makeUserList(languages[n % languages.length] ?? "western", n * 7919 + 13);
    const read = await decodeText(encode(text, encoding), null);
    const isRight = "text" in read && read.text === text;
    if (isRight) counted.right += 1;
    else if ("text" in read && read.basis !== "unsure") counted.silentlyWrong += 1;
  }
  return counted;
}

describe("of 200 short lists of users without a byte order mark", () => {
  test.each<[string, readonly ListLanguage[], number, number]>([
    ["utf-8", LANGUAGES, 200, 0],
    ["utf-16le", LANGUAGES, 200, 0],
    ["utf-16be", LANGUAGES, 200, 0],
    ["shift_jis", ["japanese"], 198, 0],
    ["gb18030", ["simplifiedChinese"], 196, 1],
    ["gbk", ["simplifiedChinese"], 196, 1],
    ["big5", ["traditionalChinese"], 196, 0],
    ["euc-kr", ["korean"], 196, 0],
    ["euc-jp", ["japanese"], 198, 0],
    ["koi8-r", ["russian"], 200, 0],
    ["windows-1251", ["russian"], 200, 0],
    ["windows-1252", ["western"], 200, 0],
    ["iso-8859-1", ["western"], 200, 0],
    ["windows-1250", ["centralEuropean"], 130, 1],
  ])(
    "in %s, of %j, at least %i come out right, and at most %i wrong without a word",
    async (encoding, languages, least, most) => {
      const counted = await count(encoding, languages);
      expect(counted.right).toBeGreaterThanOrEqual(least);
      expect(counted.silentlyWrong).toBeLessThanOrEqual(most);
    },
  );
});

const nameOf = (read: DecodedText) => ("text" in read ? read.text.split("\n")[1]?.split(",")[1] : read.fault);
const listOf = (name: string) => `Email Address,Full Name,Password,Company\np1@nord.example,${name},pw,Nordhospital`;

test.each([
  ["김철수", "euc-kr"],
  ["José", "windows-1252"],
  ["Noël", "windows-1252"],
  ["François", "iso-8859-1"],
  ["Иванов", "windows-1251"],
  ["Иванов", "koi8-r"],
  ["田中花子", "shift_jis"],
  ["小林 恵子", "euc-jp"],
  ["山口 結衣", "euc-jp"],
  ["张伟", "gbk"],
  ["陳志明", "big5"],
])("a single name, %s in %s, comes out right", async (name, encoding) => {
  expect(nameOf(await decodeText(encode(listOf(name), encoding), null))).toBe(name);
});

test("ISO-2022-JP, which is ASCII to look at, is read by its escapes", async () => {
  const bytes = [0x1b, 0x24, 0x42, 0x45, 0x44, 0x43, 0x66, 0x1b, 0x28, 0x42];
  expect(await decodeText(Uint8Array.from(bytes), null)).toEqual({
    text: "田中",
    encoding: "iso-2022-jp",
    basis: "sure",
  });
});

test("a name with a low byte of NUL does not hide UTF-16", async () => {
  const text = listOf("一郎 一一一");
  expect(nameOf(await decodeText(encode(text, "utf-16be"), null))).toBe("一郎 一一一");
});

test("each encoding of the choice can be chosen, and reads what it wrote", async () => {
  const unknownHere = ["iso-8859-16", "iso-2022-jp"];
  for (const { encoding } of ENCODINGS.filter((one) => !unknownHere.includes(one.encoding))) {
    const read = await decodeText(encode(listOf("Anna"), encoding.replace("x-mac-cyrillic", "maccyrillic")), encoding);
    expect(read).toMatchObject({ text: listOf("Anna"), encoding, basis: "chosen" });
  }
});

test("whatever the bytes, the answer is a text or a fault", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const read = await decodeText(bytes, null);
      expect("fault" in read || !read.text.includes("\0")).toBe(true);
    }),
    { numRuns: 50 },
  );
});
