import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { openApp, ROUTES } from "./app.fixture.tsx";

preparePageTests();

const focused = () => document.activeElement;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("a page that a link leads to", () => {
  test("has the focus on its title, and so does the one that the way back leads to", async () => {
    signInAs(makeUser());
    fakeApi(ROUTES);
    const { person, router } = openApp("/check-text");
    await heading("Check a text");
    expect(focused()).toBe(document.body);
    const back = screen.getByRole("link", { name: "Back to search" });
    await act(() => router.navigate({ to: "/bring-search" }));
    const title = await heading("Bring your own search");
    await waitFor(() => expect(focused()).toBe(title));
    expect(back.isConnected).toBe(false);
    await person.tab();
    expect(title.closest("main")?.contains(focused())).toBe(true);
    act(() => router.history.back());
    const earlier = await heading("Check a text");
    await waitFor(() => expect(focused()).toBe(earlier));
  });

  test("keeps the focus that it put into itself", async () => {
    fakeApi({ ...ROUTES, "GET /auth/options": { body: { demo_signup: true } } });
    const { person } = openApp("/login");
    await person.click(await screen.findByRole("link", { name: "Sign up for a free demo account" }));
    const title = await heading("Free demo account");
    await waitFor(() => expect(focused()).toBe(title));
  });

  test("shows a past search from the list with the focus on the page", async () => {
    signInAs(makeUser());
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await screen.findByText("search page of nothing");
    await person.click(await screen.findByRole("link", { name: /Do statins help the very old/ }));
    await screen.findByText(/^search page of 8b1f/);
    await waitFor(() => expect(focused()).toBe(screen.getByRole("main")));
  });
});
