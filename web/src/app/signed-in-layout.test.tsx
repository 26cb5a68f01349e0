import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests, setMobile } from "../testing/page-test.ts";
import { openApp, ROUTES, SEARCH_ID, user } from "./app.fixture.tsx";

preparePageTests();

describe("the header", () => {
  test("leads to the start page by its logo, and shows the month's searches", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    openApp(`/?search=${SEARCH_ID}`);
    const home = await screen.findByRole("link", { name: "Medsieve, start page" });
    expect(home.getAttribute("href")).toBe("/");
    expect(await screen.findByText("12 of 100 searches")).toBeTruthy();
  });

  test("offers English, Japanese and Simplified Chinese, each by its own name", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await person.click(await screen.findByRole("button", { name: "Language: English" }));
    const offered = await screen.findAllByRole("menuitemradio");
    expect(offered.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ["English", "en"],
      ["日本語", "ja"],
      ["简体中文", "zh"],
    ]);
  });

  test("switches the language, which lasts", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await person.click(await screen.findByRole("button", { name: "Language: English" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "日本語" }));
    expect(await screen.findByRole("button", { name: "新しい検索" })).toBeTruthy();
    expect(document.documentElement.lang).toBe("ja");
    expect(localStorage.getItem("language")).toBe("ja");
  });

  test("switches the theme, which lasts", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await person.click(await screen.findByRole("button", { name: "Appearance: Same as device" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "Dark" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    await person.click(screen.getByRole("button", { name: "Appearance: Dark" }));
    await person.click(await screen.findByRole("menuitemradio", { name: "Same as device" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test("hides and shows the past searches, and remembers which", async () => {
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await person.click(await screen.findByRole("button", { name: "Close search history" }));
    expect(screen.queryByRole("navigation", { name: "Search history" })).toBeNull();
    expect(localStorage.getItem("sidebar_open")).toBe("false");
    await person.click(screen.getByRole("button", { name: "Open search history" }));
    expect(screen.getByRole("navigation", { name: "Search history" })).toBeTruthy();
  });
});

describe("on a phone", () => {
  test("the past searches cover the page, hold the focus, and give way to the one that is chosen", async () => {
    setMobile(true);
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    const opener = await screen.findByRole("button", { name: "Open search history" });
    expect(screen.queryByRole("link", { name: /Do statins help/ })).toBeNull();
    await person.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Search history" });
    for (let press = 0; press < 6; press += 1) {
      await person.tab();
      expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));

    await person.click(opener);
    await person.click(await screen.findByRole("link", { name: /Do statins help/ }));
    expect(await screen.findByText(`search page of ${SEARCH_ID}`)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("the month's searches are in the account's menu", async () => {
    setMobile(true);
    signInAs(user);
    fakeApi(ROUTES);
    const { person } = openApp("/");
    await person.click(await screen.findByRole("button", { name: /Account of Aiko Mori/ }));
    await screen.findByRole("menu");
    expect(screen.getByRole("meter", { name: "Searches this month" })).toBeTruthy();
  });
});
