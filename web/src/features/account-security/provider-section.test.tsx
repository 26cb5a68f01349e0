import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ProviderSection } from "./provider-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

function open(link: { name: string | null; linked: boolean }, problem: "oidc_linked_elsewhere" | null = null) {
  fakeApi({ "GET /account/oidc": { body: link } });
  return renderPage(<ProviderSection problem={problem} />);
}

test("leads to the provider to link the account, and back to this page", async () => {
  open({ name: "Hospital sign-in", linked: false });
  const section = await screen.findByRole("region", { name: "Hospital sign-in" });
  const link = within(section).getByRole("link", { name: "Link my account" });
  expect(link.getAttribute("href")).toBe("/api/v1/auth/oidc/start?link=true&return_to=%2Faccount&language=en");
});

test("says that it is linked", async () => {
  open({ name: "Hospital sign-in", linked: true });
  expect(await screen.findByText("Linked")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("says why it could not be linked", async () => {
  open({ name: "Hospital sign-in", linked: false }, "oidc_linked_elsewhere");
  expect(await screen.findByText("This sign-in already belongs to another account here.")).toBeTruthy();
});
