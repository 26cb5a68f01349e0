import { listKeys } from "@medsieve/contract/list-keys";

/** What the characters of a file are written for, in the order in which the choice lists it. */
const ENCODINGS_BY_WRITING = {
  unicode: ["utf-8", "utf-16le", "utf-16be"],
  japanese: ["shift_jis", "euc-jp", "iso-2022-jp"],
  simplifiedChinese: ["gb18030"],
  traditionalChinese: ["big5"],
  korean: ["euc-kr"],
  westernEuropean: ["windows-1252", "iso-8859-15", "macintosh"],
  cyrillic: ["windows-1251", "koi8-r", "koi8-u", "iso-8859-5", "ibm866", "x-mac-cyrillic"],
  centralEuropean: ["windows-1250", "iso-8859-2", "iso-8859-16"],
  baltic: ["windows-1257", "iso-8859-13", "iso-8859-4"],
  nordic: ["iso-8859-10"],
  celtic: ["iso-8859-14"],
  southEuropean: ["iso-8859-3"],
  greek: ["windows-1253", "iso-8859-7"],
  turkish: ["windows-1254"],
  hebrew: ["windows-1255", "iso-8859-8"],
  arabic: ["windows-1256", "iso-8859-6"],
  thai: ["windows-874"],
  vietnamese: ["windows-1258"],
} as const;
export type Writing = keyof typeof ENCODINGS_BY_WRITING;
/** A label of the Encoding Standard, of which every browser can decode all. */
export type Encoding = (typeof ENCODINGS_BY_WRITING)[Writing][number];

/** Every encoding that a file of users may have, with what is written in it. */
export const ENCODINGS: readonly { encoding: Encoding; writing: Writing }[] = listKeys(ENCODINGS_BY_WRITING).flatMap(
  (writing) => ENCODINGS_BY_WRITING[writing].map((encoding) => ({ encoding, writing })),
);

/** Names that differ from the label in more than capitals: a label may stand for several encodings. */
const NAMES: Partial<Record<Encoding, string>> = {
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  shift_jis: "Shift_JIS",
  gb18030: "GBK / GB18030",
  big5: "Big5",
  "windows-1252": "Windows-1252 / ISO-8859-1",
  "windows-1254": "Windows-1254 / ISO-8859-9",
  "windows-874": "Windows-874 / TIS-620",
  macintosh: "Mac OS Roman",
  "x-mac-cyrillic": "Mac OS Cyrillic",
};

/** By its own name, whatever the interface speaks. */
export function nameEncoding(encoding: Encoding): string {
  return NAMES[encoding] ?? encoding.toUpperCase().replace("WINDOWS", "Windows");
}
