import { type ImportRow, importRowSchema, importUpdateRowSchema } from "@medsieve/contract/admin/users";
import Papa from "papaparse";
import { tidyEmail } from "../../../lib/tidy-email.ts";
import { decodeText, type TextEncoding, type TextFault } from "./decode-text.ts";
import type { Encoding } from "./encodings.ts";
import { IMPORT_COLUMNS, type ImportField, type ReadHeader, readHeader } from "./import-columns.ts";

const DELIMITERS = [",", ";", "\t"] as const;
/** Characters within which the first line ends in any file that can be meant. */
const HEADER_SPAN = 10_000;
/** Characters of a heading that a message repeats. */
const HEADING_SHOWN = 60;

export interface NumberedRow {
  /** As a spreadsheet counts: the header is row 1. */
  number: number;
  row: ImportRow;
}

/** What is wrong with a row, by the name of its text. */
export type RowFaultKind =
  | "emailRequired"
  | "emailInvalid"
  | "fullNameRequired"
  | "fullNameInvalid"
  | "passwordRequired"
  | "passwordTooLong"
  | "companyRequired"
  | "companyInvalid"
  | "roleInvalid"
  | "limitInvalid"
  | "repeated";

export interface RowFault {
  number: number;
  kind: RowFaultKind;
  /** Of a repeated address: the row that has it first. */
  first?: number;
}

/** Why nothing of a file can be read. */
export type FileFault =
  | { kind: TextFault | "empty" | "noRows" }
  | { kind: "missingColumns" | "repeatedColumns"; columns: readonly string[] }
  | { kind: "openQuote"; number: number };

export interface ReadImport {
  encoding: TextEncoding;
  /** With those that lack a password, or repeat an address: see choose-rows.ts. */
  rows: NumberedRow[];
  faults: RowFault[];
  /** Rows that have a fault. */
  faulty: number;
  unknownColumns: readonly string[];
}

/** Reads a CSV file of users: rows that can be used, and what is wrong with the others. `chosen`: null to detect it. */
export async function readImport(
  bytes: Uint8Array,
  chosen: Encoding | null,
): Promise<ReadImport | { fault: FileFault }> {
  const decoded = await decodeText(bytes, chosen);
  if ("fault" in decoded) return { fault: { kind: decoded.fault } };
  const { text, skipped, delimiter: named } = dropSeparatorLine(decoded.text);
  if (text.trim() === "") return { fault: { kind: "empty" } };

  const delimiter = named ?? chooseDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const header = readHeader(data[0] ?? []);
  const columnFault = findColumnFault(header);
  if (columnFault !== null) return { fault: columnFault };
  const open = errors.find((error) => error.code === "MissingQuotes" || error.code === "InvalidQuotes");
  if (open !== undefined) return { fault: { kind: "openQuote", number: (open.row ?? 0) + 1 + skipped } };
  const checked = checkRows(data, header, skipped);
  if (checked.rows.length + checked.faulty === 0) return { fault: { kind: "noRows" } };
  const { encoding, basis } = decoded;
  return { encoding: { encoding, basis }, unknownColumns: header.unknown.map(shorten), ...checked };
}

/** Spreadsheets put "sep=;" before a file whose separator they name. */
function dropSeparatorLine(text: string) {
  const line = /^sep=([,;\t])\r?\n/i.exec(text);
  return line === null
    ? { text, skipped: 0, delimiter: undefined }
    : { text: text.slice(line[0].length), skipped: 1, delimiter: line[1] };
}

/** The one with which the first line has the most headings that are known. */
function chooseDelimiter(text: string): string {
  const start = text.slice(0, HEADER_SPAN);
  const countKnown = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(start, { delimiter, preview: 1 });
    return readHeader(data[0] ?? []).places.size;
  };
  return [...DELIMITERS].sort((one, other) => countKnown(other) - countKnown(one))[0] ?? ",";
}

const shorten = (heading: string) => Array.from(heading).slice(0, HEADING_SHOWN).join("");

function findColumnFault({ missing, repeated }: ReadHeader): FileFault | null {
  if (repeated.length > 0) return { kind: "repeatedColumns", columns: repeated.map(shorten) };
  return missing.length > 0 ? { kind: "missingColumns", columns: missing } : null;
}

function checkRows(data: readonly string[][], { places }: ReadHeader, skipped: number) {
  const rows: NumberedRow[] = [];
  const faults: RowFault[] = [];
  let faulty = 0;
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === "")) continue;
    const number = index + 1 + skipped;
    const read = (field: ImportField) => cells[places.get(field) ?? -1] ?? "";
    const given = {
      ...Object.fromEntries(IMPORT_COLUMNS.map(({ field }) => [field, read(field)])),
      email: tidyEmail(read("email")),
      monthly_search_limit: readLimit(read("monthly_search_limit")),
    };
    const parsed = importUpdateRowSchema.safeParse(given);
    if (parsed.success) {
      rows.push({ number, row: parsed.data });
      continue;
    }
    const issues = importRowSchema.safeParse(given).error?.issues ?? [];
    const kinds = new Set(issues.map(({ path, code }) => nameFault(path[0], code, read)));
    for (const kind of kinds) faults.push({ number, kind });
    faulty += 1;
  }
  return { rows, faults, faulty };
}

/** null where the cell is empty; NaN, which no limit is, for what is no number. */
function readLimit(cell: string): number | null {
  const text = cell.normalize("NFKC").trim();
  if (text === "") return null;
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

function nameFault(field: PropertyKey | undefined, code: string, read: (field: ImportField) => string): RowFaultKind {
  const isEmpty = (name: ImportField) => read(name).trim() === "";
  switch (field) {
    case "email":
      return tidyEmail(read("email")) === "" ? "emailRequired" : "emailInvalid";
    case "full_name":
      return isEmpty("full_name") ? "fullNameRequired" : "fullNameInvalid";
    case "password":
      return code === "too_big" ? "passwordTooLong" : "passwordRequired";
    case "company":
      return isEmpty("company") ? "companyRequired" : "companyInvalid";
    case "role":
      return "roleInvalid";
    default:
      return "limitInvalid";
  }
}
