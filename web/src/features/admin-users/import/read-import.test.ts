import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { chooseRows } from "./choose-rows.ts";
import { type FileFault, type ReadImport, readImport } from "./read-import.ts";

const HEADER = "Email Address,Full Name,Password,Company,Role,Monthly Search Limit";

const open = (text: string) => readImport(new TextEncoder().encode(text), null);

async function read(text: string, updatesExisting = false): Promise<ReadImport> {
  const result = await open(text);
  if ("fault" in result) throw new Error(JSON.stringify(result.fault));
  return { ...result, ...chooseRows(result, updatesExisting) };
}

async function refuse(text: string): Promise<FileFault> {
  const result = await open(text);
  if (!("fault" in result)) throw new Error("the file was read");
  return result.fault;
}

const addresses = async (text: string) => (await read(text)).rows.map(({ row }) => row.email);

describe("a row", () => {
  test("leaves open what it does not give: role and limit", async () => {
    expect((await read(`${HEADER}\n Mori@Nord.example ,Aiko Mori,pw,Nordhospital,,`)).rows).toEqual([
      {
        number: 2,
        row: {
          email: "mori@nord.example",
          full_name: "Aiko Mori",
          password: "pw",
          company: "Nordhospital",
          role: null,
          monthly_search_limit: null,
        },
      },
    ]);
  });

  test("may have a role in capitals, full-width digits, and a limit of 0", async () => {
    const { rows } = await read(`${HEADER}\na@nord.example,A,pw,N,ADMIN,２０\nｂ＠nord.example,B,pw,N,demo,0`);
    expect(rows.map(({ row }) => [row.email, row.role, row.monthly_search_limit])).toEqual([
      ["a@nord.example", "admin", 20],
      ["b@nord.example", "demo", 0],
    ]);
  });

  test.each([
    [",A,pw,N,,", "emailRequired"],
    ["a.nord.example,A,pw,N,,", "emailInvalid"],
    ["a@nord.example, ,pw,N,,", "fullNameRequired"],
    [`a@nord.example,${"x".repeat(201)},pw,N,,`, "fullNameInvalid"],
    ["a@nord.example,A,,N,,", "passwordRequired"],
    [`a@nord.example,A,${"x".repeat(257)},N,,`, "passwordTooLong"],
    ["a@nord.example,A,pw,,,", "companyRequired"],
    ["a@nord.example,A,pw,N,boss,", "roleInvalid"],
    ["a@nord.example,A,pw,N,,-1", "limitInvalid"],
    ["a@nord.example,A,pw,N,,1.5", "limitInvalid"],
    ["a@nord.example,A,pw,N,,1e12", "limitInvalid"],
    ["a@nord.example,A,pw,N,,many", "limitInvalid"],
  ])("that reads %j is reported: %s", async (row, kind) => {
    expect(await read(`${HEADER}\n${row}`)).toMatchObject({ rows: [], faulty: 1, faults: [{ number: 2, kind }] });
  });

  test("is reported with all that is wrong with it", async () => {
    const { faults, faulty } = await read(`${HEADER}\n,,,,boss,x`);
    expect(faults.map(({ kind }) => kind)).toEqual([
      "emailRequired",
      "fullNameRequired",
      "passwordRequired",
      "companyRequired",
      "roleInvalid",
      "limitInvalid",
    ]);
    expect(faulty).toBe(1);
  });

  test("needs no password where existing accounts are updated", async () => {
    const text = "Email Address,Full Name,Company\na@nord.example,A,N\nA@nord.example,B,N\nx,C,N";
    const [asked, updating] = [await read(text), await read(text, true)];
    expect(asked).toMatchObject({ rows: [], faulty: 3 });
    expect(asked.faults.map(({ number, kind }) => [number, kind])).toEqual([
      [2, "passwordRequired"],
      [3, "passwordRequired"],
      [4, "emailInvalid"],
      [4, "passwordRequired"],
    ]);
    expect(updating.rows.map(({ number, row }) => [number, row.password])).toEqual([[2, null]]);
    expect(updating.faults).toEqual([
      { number: 3, kind: "repeated", first: 2 },
      { number: 4, kind: "emailInvalid" },
    ]);
  });

  test("whose address an earlier row has names that row", async () => {
    const { rows, faults } = await read(`${HEADER}\na@nord.example,A,pw,N,,\n\nA@NORD.example,B,pw,N,,`);
    expect(rows.map(({ number }) => number)).toEqual([2]);
    expect(faults).toEqual([{ number: 4, kind: "repeated", first: 2 }]);
  });

  test("is numbered as a spreadsheet does: the header is 1, empty lines count, line breaks in a cell do not", async () => {
    const { rows } = await read(`${HEADER}\n"a@nord.example","A","p\nw","N",,\n\nb@nord.example,B,pw,N,,`);
    expect(rows.map(({ number }) => number)).toEqual([2, 4]);
    expect(rows[0]?.row.password).toBe("p\nw");
  });

  test("of a megabyte is only itself refused", async () => {
    const { rows, faults } = await read(
      `${HEADER}\na@nord.example,${"x".repeat(1_000_000)},pw,N,,\nb@nord.example,B,pw,N,,`,
    );
    expect(rows).toHaveLength(1);
    expect(faults).toEqual([{ number: 2, kind: "fullNameInvalid" }]);
  });
});

describe("a file", () => {
  test.each([";", "\t", ","])("whose cells are parted by %j is read", async (mark) => {
    const text = [HEADER, 'a@nord.example,"Mori, Aiko",pw,N,,'].join("\r\n");
    const rows = Papa.parse<string[]>(text).data;
    expect(await addresses(Papa.unparse(rows, { delimiter: mark }))).toEqual(["a@nord.example"]);
  });

  test("of Excel that names its separator is read, and its rows are numbered as Excel shows them", async () => {
    const { rows } = await read(`sep=;\r\n${HEADER.replaceAll(",", ";")}\r\na@nord.example;A;pw;N;;`);
    expect(rows.map(({ number }) => number)).toEqual([3]);
  });

  test("may have its columns in any order and case, with others between them", async () => {
    const result = await read("PASSWORD,note,company,full_name,email   address\npw,x,N,A,a@nord.example");
    expect(result.rows[0]?.row).toMatchObject({ email: "a@nord.example", password: "pw", company: "N", role: null });
    expect(result.unknownColumns).toEqual(["note"]);
  });

  test("without columns that it needs is refused by their names", async () => {
    expect(await refuse("Email Address,Company,constructor\na@nord.example,N,x")).toEqual({
      kind: "missingColumns",
      columns: ["Full Name"],
    });
  });

  test("with a column twice is refused by its name", async () => {
    expect(await refuse(`${HEADER},password\na@nord.example,A,pw,N,,,pw2`)).toEqual({
      kind: "repeatedColumns",
      columns: ["password"],
    });
  });

  test("whose quotation marks do not match is refused by the row", async () => {
    expect(await refuse(`${HEADER}\na@nord.example,"A,pw,N,,\nb@nord.example,B,pw,N,,`)).toEqual({
      kind: "openQuote",
      number: 2,
    });
  });

  test.each([
    ["", "empty"],
    [" \n\n", "empty"],
    [`${HEADER}\r\n`, "noRows"],
    [`${HEADER}\n,,,,,\n`, "noRows"],
  ])("that reads %j is refused: %s", async (text, kind) => {
    expect(await refuse(text)).toEqual({ kind });
  });

  test("of any rows is read without a word lost, whatever they hold", async () => {
    const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((text) => {
      const kept = text.trim();
      return kept === text && kept !== "" && !/\p{Cc}/u.test(text);
    });
    const row = fc.record({ full_name: word, password: word, company: word });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(",", ";", "\t"),
        async (people, mark) => {
          const lines = people.map(({ full_name, password, company }, n) => [
            `p${n}@nord.example`,
            full_name,
            password,
            company,
            "user",
            "",
          ]);
          const text = Papa.unparse([HEADER.split(","), ...lines], { delimiter: mark });
          expect(
            (await read(text)).rows.map(({ row: { full_name, password, company } }) => ({
              full_name,
              password,
              company,
            })),
          ).toEqual(people);
        },
      ),
    );
  });
});
