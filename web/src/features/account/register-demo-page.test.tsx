import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { changeLanguage } from "../../lib/i18n.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { RegisterDemoPage } from "./register-demo-page.tsx";

preparePageTests();

const OK = { body: { status: "success" } };
const ENTRY = {
  email: "park@nordhospital.example",
  name: "Jiwoo Park",
  company: "Nordhospital",
  useCase: "Clinical practice",
};
const LABELS = { email: "Email", name: "Full name", company: "Company or organization" } as const;

async function openPage(
  answer: FakeAnswer | FakeRoute | "no network" = OK,
  options: FakeAnswer | "no network" = { body: { demo_signup: true } },
) {
  const calls = fakeApi({ "GET /auth/options": options, "POST /auth/register-demo": answer });
  const { person } = renderPage(<RegisterDemoPage />);
  await screen.findByRole("button", { name: "Create demo account" });
  return { person, sent: () => calls.filter((call) => call.method === "POST") };
}

async function fillIn(person: Awaited<ReturnType<typeof openPage>>["person"], entry: Partial<typeof ENTRY>) {
  for (const field of ["email", "name", "company"] as const) {
    const text = entry[field] ?? "";
    await person.click(screen.getByLabelText(LABELS[field]));
    if (text !== "") await person.paste(text);
  }
  if (entry.useCase) await person.click(screen.getByRole("radio", { name: entry.useCase }));
}

async function register(answer: FakeAnswer | FakeRoute | "no network") {
  const opened = await openPage(answer);
  await fillIn(opened.person, ENTRY);
  await opened.person.click(screen.getByRole("button", { name: "Create demo account" }));
  return opened;
}

function expectKept(): void {
  for (const field of ["email", "name", "company"] as const) {
    expect(screen.getByLabelText<HTMLInputElement>(LABELS[field]).value).toBe(ENTRY[field]);
  }
  expect(screen.getByRole<HTMLInputElement>("radio", { name: ENTRY.useCase }).checked).toBe(true);
}

describe("signing up for a demo account", () => {
  test("sends what was entered, tidied, and names the four next steps", async () => {
    const { person, sent } = await openPage();
    await fillIn(person, {
      ...ENTRY,
      email: "  Park@Nordhospital.example ",
      name: "  Jiwoo Park ",
      company: " Nordhospital",
    });
    await person.dblClick(screen.getByRole("button", { name: "Create demo account" }));
    expect(await screen.findByRole("heading", { name: "Almost there: check your email" })).toBeTruthy();
    expect(sent()).toMatchObject([
      {
        path: "/auth/register-demo",
        body: {
          email: "park@nordhospital.example",
          full_name: "Jiwoo Park",
          company_name: "Nordhospital",
          use_case: "clinical",
          language: "en",
        },
      },
    ]);
    const steps = screen.getAllByRole("listitem").map((step) => step.textContent);
    expect(steps).toHaveLength(4);
    expect(steps[0]).toContain("park@nordhospital.example");
    expect(steps[1]).toContain("within 48 hours");
    expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test("asks for mail in the language of the page", async () => {
    const { person, sent } = await openPage();
    await changeLanguage("ja");
    await person.click(await screen.findByLabelText("メールアドレス"));
    await person.paste(ENTRY.email);
    await person.click(screen.getByLabelText("氏名"));
    await person.paste("森 愛子");
    await person.click(screen.getByLabelText("所属組織"));
    await person.paste("北病院");
    await person.click(screen.getByRole("radio", { name: "診療" }));
    await person.click(screen.getByRole("button", { name: "デモアカウントを作成" }));
    await waitFor(() => expect(sent()).toMatchObject([{ body: { language: "ja", full_name: "森 愛子" } }]));
    await changeLanguage("en");
  });

  test.each([
    [{}, "Email is required", "Email"],
    [{ ...ENTRY, email: "park@nordhospital" }, "Please enter a valid email address", "Email"],
    [{ ...ENTRY, name: " ​　" }, "Full name is required", "Full name"],
    [{ ...ENTRY, name: "x".repeat(10_000) }, "Please use at most 200 characters", "Full name"],
    [{ ...ENTRY, company: "   " }, "Company/Organization name is required", "Company or organization"],
    [{ ...ENTRY, company: "x".repeat(201) }, "Please use at most 200 characters", "Company or organization"],
    [{ ...ENTRY, useCase: "" }, "Please select your primary use case", "Clinical practice"],
  ])("is refused in place, the first wrong field focused (%#)", async (entry, message, focused) => {
    const { person, sent } = await openPage();
    await fillIn(person, entry);
    await person.click(screen.getByRole("button", { name: "Create demo account" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(focused));
    expect(sent()).toEqual([]);
  });

  test("shows every message at once for an empty form", async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole("button", { name: "Create demo account" }));
    for (const message of [
      "Email is required",
      "Full name is required",
      "Company/Organization name is required",
      "Please select your primary use case",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
  });

  test("with an address that has an account says so at the address", async () => {
    await register({ status: 409, body: { detail: "Taken", code: "email_taken" } });
    const text = "An account with this email already exists. Please login or use a different email.";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expectKept();
  });

  test("says what is wrong in the language that is chosen afterwards", async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole("button", { name: "Create demo account" }));
    await screen.findByText("Full name is required");
    await act(() => changeLanguage("zh"));
    expect(await screen.findByText("请输入姓名")).toBeTruthy();
    expect(screen.queryByText("Full name is required")).toBeNull();
    await act(() => changeLanguage("en"));
  });

  test.each<[FakeAnswer | "no network", string]>([
    [{ status: 500, body: { detail: "The mail room is closed", code: "server_error" } }, "The mail room is closed"],
    [{ status: 500 }, "Registration failed. Please try again later."],
    [{ status: 418, body: { detail: "I am a teapot" } }, "I am a teapot"],
    [
      {
        status: 422,
        body: {
          detail: [
            { loc: ["body", "email"], msg: "This host takes no mail." },
            { loc: ["body", "full_name"], msg: "Too short." },
          ],
          code: "validation_failed",
        },
      },
      "This host takes no mail. Too short.",
    ],
    ["no network", "Network error. Please check your connection"],
  ])("that fails with %j says why and keeps what was entered", async (answer, text) => {
    await register(answer);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expectKept();
  });

  test("too often says when it can be tried again", async () => {
    await register({
      status: 429,
      headers: { "retry-after": "3600" },
      body: { detail: "No", code: "too_many_attempts" },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("You can try again in 60 minutes.");
  });

  test("that was closed in the meantime says so", async () => {
    await register({ status: 403, body: { detail: "No", code: "signup_closed" } });
    expect(await screen.findByRole("heading", { name: "Free sign-up is closed" })).toBeTruthy();
  });

  test("is possible also where it could not be learnt whether it is open", async () => {
    const { person } = await openPage(OK, "no network");
    await fillIn(person, ENTRY);
    await person.click(screen.getByRole("button", { name: "Create demo account" }));
    expect(await screen.findByRole("list", { name: "Next steps" })).toBeTruthy();
  });
});

test("where sign-up is closed there is no form, and a way back", async () => {
  fakeApi({ "GET /auth/options": { body: { demo_signup: false } } });
  renderPage(<RegisterDemoPage />);
  expect(await screen.findByText("Free sign-up is not open on this server.")).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/login");
});
