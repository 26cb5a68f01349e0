import { OIDC_PROBLEMS } from "@medsieve/contract/constants";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

preparePageTests();

test("a link of the provider's name leads there, and back to what was wanted", () => {
  renderPage(<SignInPage sessionEnd={null} provider="Hospital sign-in" returnTo="/search-history?page=2" />);
  const href = screen.getByRole("link", { name: "Hospital sign-in" }).getAttribute("href");
  expect(href).toBe("/api/v1/auth/oidc/start?return_to=%2Fsearch-history%3Fpage%3D2&language=en");
  expect(screen.getByLabelText("Password")).toBeTruthy();
});

test("without a provider there is a password alone, and the other way round", () => {
  renderPage(<SignInPage sessionEnd={null} />);
  expect(screen.queryByRole("link", { name: /Hospital/ })).toBeNull();
  cleanup();
  renderPage(<SignInPage sessionEnd={null} provider="Hospital sign-in" passwordSignIn="off" />);
  expect(screen.queryByLabelText("Password")).toBeNull();
  cleanup();
  renderPage(<SignInPage sessionEnd={null} provider="Hospital sign-in" passwordSignIn="admins" />);
  expect(screen.getByText("Passwords are for administrators only.")).toBeTruthy();
});

test.each([
  ["on", /Signing in with a password works as usual/],
  ["admins", /Administrators can sign in with a password/],
  ["off", /^((?!password).)*continue working/],
] as const)("while the provider is down, it says what still works with passwords %s", (passwordSignIn, said) => {
  renderPage(
    <SignInPage sessionEnd={null} provider="Hospital" passwordSignIn={passwordSignIn} problem="oidc_unreachable" />,
  );
  expect(screen.getByRole("alert").textContent).toMatch(said);
});

test("each refusal of the provider's sign-in has a sentence of its own", () => {
  const sentences = OIDC_PROBLEMS.map((problem) => {
    renderPage(<SignInPage sessionEnd={null} provider="Hospital sign-in" problem={problem} />);
    const sentence = screen.getByRole("alert").textContent;
    cleanup();
    return sentence;
  });
  expect(new Set(sentences).size).toBe(OIDC_PROBLEMS.length);
});
