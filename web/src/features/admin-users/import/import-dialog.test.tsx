import { screen, within } from "@testing-library/react";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import {
  HEADER,
  importAll,
  line,
  lines,
  open,
  openDialog,
  prepareImport,
  type Sent,
  saved,
} from "./import-dialog.fixture.tsx";

preparePageTests();

prepareImport();

describe("before anything is sent", () => {
  test("there is a template with the columns", async () => {
    const { press } = open();
    await press("Download the template");
    expect(saved[0]?.name).toBe("user_import_template.csv");
    const { data } = Papa.parse<string[]>((await saved[0]?.text)?.replace("\uFEFF", "") ?? "");
    expect(data[0]).toEqual(HEADER.split(","));
  });

  test("the first ten users are shown, without passwords, and how many more there are", async () => {
    const { choose, calls } = open();
    await choose(lines(13));
    expect(await screen.findByText("13 users can be imported")).toBeTruthy();
    const table = within(screen.getByRole("table"));
    expect(table.getByText("p10@nord.example")).toBeTruthy();
    expect(table.queryByText("p11@nord.example")).toBeNull();
    expect(screen.getByText("... and 3 more users")).toBeTruthy();
    expect(document.body.textContent).not.toContain("pw-1");
    expect(calls).toEqual([]);
  });

  test("each row that cannot be imported is reported, and all of it can be saved", async () => {
    const { choose, press } = open();
    await choose(`${lines(2)}\nno-address,Noah,,Nordhospital,boss,-1\n${line(1)}`);
    const reported = [
      "Row 4: Invalid email format",
      "Row 4: Password is required",
      "Row 4: Role must be 'admin', 'user', or 'demo' (or 'company_admin')",
      "Row 4: Monthly Search Limit must be a positive number",
      "Row 5: the email address is already in row 2",
    ];
    for (const text of reported) expect(await screen.findByText(text)).toBeTruthy();
    await press("Save all 5 errors as CSV");
    expect(await saved[0]?.text).toContain("Row 5: the email address is already in row 2");
  });

  test.each([
    [",A,pw,N,,", "Email Address is required"],
    ["a@nord.example,,pw,N,,", "Full Name is required"],
    ["a@nord.example,A,pw,,,", "Company is required"],
    ["a@nord.example,A,pw,N,,1.5", "Monthly Search Limit must be a positive number"],
  ])("a row that reads %j is reported with its number", async (row, fault) => {
    const { choose } = open();
    await choose(`${HEADER}\n${row}`);
    expect(await screen.findByText(`Row 2: ${fault}`)).toBeTruthy();
  });

  test("a file with no row that can be imported offers no import", async () => {
    const { choose } = open();
    await choose(`${HEADER}\nno-address,,,,,`);
    expect(await screen.findByText("No valid users to import")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  });

  test.each([
    ["", "Failed to parse CSV: The file is empty."],
    [HEADER, "Failed to parse CSV: The file has headings, but no rows below them."],
    ["Email Address,Company\nx,y", /^Failed to parse CSV: Missing columns: Full Name\./],
    [`${HEADER},role\n${line(1)},x`, /^Failed to parse CSV: Repeated columns: role\./],
    [`${HEADER}\n${line(1)}\0`, /^Failed to parse CSV: The file contains NUL characters/],
    ["PK\u0003\u0004", /^Failed to parse CSV: This is a spreadsheet/],
  ])("a file that reads %j is refused with advice, and another can be chosen", async (content, text) => {
    const { choose } = open();
    await choose(content);
    expect(await screen.findByText(text)).toBeTruthy();
    await choose(lines(1));
    expect(await screen.findByText("1 user can be imported")).toBeTruthy();
  });

  test("a file in Shift_JIS is recognised, and its encoding can be changed", async () => {
    const { choose } = open();
    const japanese = Uint8Array.from([0x93, 0x63, 0x92, 0x86, 0x89, 0xd4, 0x8e, 0x71]);
    await choose(
      new Blob([`${HEADER}\np1@nord.example,`, japanese, ",pw,Nordhospital,user,"]) as unknown as BlobPart,
      "名簿.csv",
    );
    expect(await screen.findByText("田中花子")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Shift_JIS · Japanese/ })).toBeTruthy();
  });

  test("a file whose encoding is not sure says so above the names, and is read again in the one that is chosen", async () => {
    const { choose, person } = open();
    /** 佐藤 in EUC-JP, in which it is read; it is Chinese and Korean as well. */
    const name = Uint8Array.from([0xba, 0xb4, 0xc6, 0xa3]);
    await choose(new Blob([`${HEADER}\np1@nord.example,`, name, ",pw,Nordhospital,user,"]) as unknown as BlobPart);
    expect(await screen.findByText(/The character encoding could not be determined/)).toBeTruthy();
    expect(screen.getByText(/Check the names below/)).toBeTruthy();
    expect(screen.getByText("佐藤")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /Character encoding/ }));
    await person.click(await screen.findByRole("option", { name: "EUC-KR · Korean" }));
    expect(await screen.findByText("병튁")).toBeTruthy();
    expect(screen.queryByText(/could not be determined/)).toBeNull();
  });

  test("a file that an encoding was wrongly chosen for can be read in another", async () => {
    const { choose, person } = open();
    await choose(`${HEADER}\np1@nord.example,José,pw,Nordhospital,user,`);
    expect(await screen.findByText("José")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /Character encoding/ }));
    await person.click(await screen.findByRole("option", { name: "UTF-16 LE · all languages" }));
    expect(await screen.findByText(/^Failed to parse CSV/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /Character encoding/ }));
    await person.click(await screen.findByRole("option", { name: "UTF-8 · all languages" }));
    expect(await screen.findByText("José")).toBeTruthy();
  });
});

describe("accounts that exist", () => {
  const foretell: FakeRoute = ({ body }) => {
    const { users, update_existing: updates } = body as Sent & { update_existing: boolean };
    const changes = [
      { field: "role", from: "user", to: "demo" },
      { field: "monthly_limit", from: 30, to: null },
    ];
    const results = users.map(({ email }, index) => {
      const base = { email, message: "", reason: null, success: true, changes: [], company_created: false };
      if (index > 0) return { ...base, outcome: "created", company_created: true };
      return updates
        ? { ...base, outcome: "updated", changes }
        : { ...base, outcome: "refused", reason: "email_taken", success: false };
    });
    return { body: { total: results.length, successful: 1, failed: 1, results } };
  };

  test("are foretold row by row, and changed where that is chosen", async () => {
    const calls = fakeApi({
      "POST /admin/users/batch-import/preview": foretell,
      "POST /admin/users/batch-import": importAll(),
    });
    const { choose, press, person } = openDialog();
    await choose(lines(2));
    await press("Check against existing accounts");
    expect(await screen.findByText(/^What the import will do: 1 new 1 skipped$/)).toBeTruthy();
    expect(screen.getByText("Row 2: p1@nord.example: skipped. A user with this email already exists")).toBeTruthy();
    await person.click(screen.getByText("Update accounts that already exist"));
    const changed = "Row 2: p1@nord.example: Role: User → Demo; Monthly limit: 30 → Default";
    expect(await screen.findByText(changed)).toBeTruthy();
    expect(screen.getByText("Row 3: p2@nord.example: new account; the company is created")).toBeTruthy();
    expect(JSON.stringify(calls)).not.toContain("pw-1");
    await press("Save this list as CSV");
    expect(await saved[0]?.text).toContain(
      '"2","p1@nord.example","updated","Role: User → Demo; Monthly limit: 30 → Default"',
    );
    await press("Import 2 users");
    expect(await screen.findByText("Import Complete")).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ update_existing: true });
  });

  test("are updated by a file without passwords, which makes no new ones", async () => {
    const calls = fakeApi({
      "POST /admin/users/batch-import/preview": foretell,
      "POST /admin/users/batch-import": importAll(),
    });
    const { choose, press, person } = openDialog();
    await choose("Email Address,Full Name,Company\np1@nord.example,Person 1,Nordhospital");
    expect(await screen.findByText("Row 2: Password is required")).toBeTruthy();
    expect(screen.getByText("Rows without a password can only update accounts that already exist.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
    await person.click(screen.getByText("Update accounts that already exist"));
    expect(await screen.findByText(/^Row 2: p1@nord.example: Role: User → Demo/)).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ users: [{ has_password: false }], update_existing: true });
    await press("Import 1 user");
    expect(await screen.findByText("Import Complete")).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ users: [{ password: null }], update_existing: true });
  });

  test("say why they could not be looked at", async () => {
    fakeApi({
      "POST /admin/users/batch-import/preview": () => ({ status: 403, body: { detail: "x", code: "access_denied" } }),
    });
    const { choose, press } = openDialog();
    await choose(lines(1));
    await press("Check against existing accounts");
    expect(
      await screen.findByText("The rows could not be checked: Your account is not allowed to do this."),
    ).toBeTruthy();
  });
});
