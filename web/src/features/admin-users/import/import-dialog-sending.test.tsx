import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { preparePageTests } from "../../../testing/page-test.ts";
import { importAll, lines, open, prepareImport, type Sent, saved } from "./import-dialog.fixture.tsx";

preparePageTests();

prepareImport();

describe("importing", () => {
  test("says when it is complete, how many companies were made, and what was refused", async () => {
    const { choose, press, onImported, onClose, calls } = open(importAll(["p2@nord.example"]));
    await choose(lines(60));
    await press("Import 60 users");
    expect(await screen.findByText("Import Complete")).toBeTruthy();
    expect(screen.getByText("Import complete: 59 users imported successfully")).toBeTruthy();
    expect(screen.getByText("Companies created").nextElementSibling?.textContent).toBe("1");
    expect(screen.getByText("Row 3: p2@nord.example: A user with this email already exists")).toBeTruthy();
    expect(calls.map(({ body }) => (body as Sent).users.length)).toEqual([50, 10]);
    expect(calls[0]?.body).toMatchObject({ send_welcome_emails: false });
    await press("Save these rows as CSV");
    const text = await saved[0]?.text;
    expect(text).toContain('"3","p2@nord.example","Person 2"');
    expect(text).not.toContain("pw-2");
    const [, closeButton] = screen.getAllByRole("button", { name: "Close" });
    closeButton?.click();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onImported).toHaveBeenCalledWith("Import complete: 59 users imported successfully", 5000);
  });

  test("sends welcome mails where that is chosen", async () => {
    const { choose, press, person, calls } = open();
    await choose(lines(1));
    await person.click(await screen.findByText("Send welcome emails (without the passwords)"));
    await press("Import 1 user");
    await screen.findByText("Import Complete");
    expect(screen.getByText("Import complete: 1 user imported successfully")).toBeTruthy();
    expect(calls[0]?.body).toMatchObject({ send_welcome_emails: true, language: "en" });
  });

  test("that makes no account at all has failed", async () => {
    const { choose, press } = open(importAll(["p1@nord.example"]));
    await choose(lines(1));
    await press("Import 1 user");
    expect(await screen.findByText("Import Failed")).toBeTruthy();
    expect(screen.getByText("Failed to import users")).toBeTruthy();
  });

  test("that breaks off says which rows are in doubt, and goes on from there", async () => {
    let isDown = false;
    const { choose, press, calls } = open((call) => {
      if (isDown) throw new TypeError("fetch failed");
      isDown = true;
      return importAll()(call);
    });
    await choose(lines(60));
    await press("Import 60 users");
    expect(await screen.findByText("Import Failed")).toBeTruthy();
    expect(screen.getByText(/^Failed to import users: Network error/)).toBeTruthy();
    expect(screen.getByText(/^It is not known whether rows 52 to 61 \(10 users\) arrived/)).toBeTruthy();
    isDown = false;
    await press("Continue with 10 rows");
    expect(await screen.findByText("Import complete: 60 users imported successfully")).toBeTruthy();
    expect(calls.map(({ body }) => (body as Sent).users.length)).toEqual([50, 10, 10]);
  });

  test("can be stopped, and the rest sent later; meanwhile nothing closes it", async () => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const { choose, press, person, onClose, calls } = open(async (call) => {
      await gate;
      return importAll()(call);
    });
    await choose(lines(60));
    await press("Import 60 users");
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Importing…" })).disabled).toBe(true);
    expect(screen.getByText("0 of 60 rows")).toBeTruthy();
    await person.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await press("Stop");
    letThrough();
    expect(await screen.findByText("Import stopped")).toBeTruthy();
    expect(calls).toHaveLength(1);
    await press("Continue with 10 rows");
    expect(await screen.findByText("Import complete: 60 users imported successfully")).toBeTruthy();
  });

  test("that the server refuses says why", async () => {
    const { choose, press } = open(() => ({ status: 403, body: { detail: "x", code: "access_denied" } }));
    await choose(lines(1));
    await press("Import 1 user");
    expect(await screen.findByText("Failed to import users: Your account is not allowed to do this.")).toBeTruthy();
  });
});
