import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { type FakeRoute, fakeApi } from "../../../testing/fake-api.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { ImportDialog } from "./import-dialog.tsx";

/** Files that were handed to the browser by the test at hand. */
export const saved: { name: string; text: Promise<string> }[] = [];

/** Before each test an administrator is signed in, and files that are saved are kept in `saved`. */
export function prepareImport(): void {
  beforeEach(() => {
    signInAs(makeUser({ role: "admin" }));
    saved.length = 0;
    let latest = new Blob();
    const createObjectURL = (blob: Blob) => {
      latest = blob;
      return "blob:1";
    };
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: latest.text() });
    });
  });
}

export const HEADER = "Email Address,Full Name,Password,Company,Role,Monthly Search Limit";
export const line = (n: number, role = "user") => `p${n}@nord.example,Person ${n},pw-${n},Nordhospital,${role},`;
export const lines = (count: number) => [HEADER, ...Array.from({ length: count }, (_, n) => line(n + 1))].join("\n");

export interface Sent {
  users: { email: string }[];
}

/** Makes an account of every row but those of `known`. */
export const importAll =
  (known: readonly string[] = []): FakeRoute =>
  ({ body }) => {
    const results = (body as Sent).users.map(({ email }) => {
      const success = !known.includes(email);
      const message = success ? "User created" : "A user with this email already exists";
      return {
        email,
        success,
        message,
        reason: success ? null : "email_taken",
        outcome: success ? "created" : "refused",
        changes: [],
        company_created: email.startsWith("p1@"),
      };
    });
    const successful = results.filter((result) => result.success).length;
    return { body: { total: results.length, successful, failed: results.length - successful, results } };
  };

export function open(route: FakeRoute | "no network" = importAll()) {
  const calls = fakeApi({ "POST /admin/users/batch-import": route });
  return { ...openDialog(), calls };
}

export function openDialog() {
  const onClose = vi.fn();
  const onImported = vi.fn();
  const page = renderPage(<ImportDialog onClose={onClose} onImported={onImported} />);
  const choose = async (content: BlobPart, name = "users.csv") => {
    await screen.findByText("Drop a CSV file here");
    const input = document.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([content], name)] } });
  };
  const press = async (name: string | RegExp) => page.person.click(await screen.findByRole("button", { name }));
  return { ...page, onClose, onImported, choose, press };
}
