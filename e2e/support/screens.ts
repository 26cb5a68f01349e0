import type { Language } from "@medsieve/contract/constants";
import type { Page } from "playwright-core";
import { ADMIN } from "./server.ts";
import { textOf } from "./texts.ts";

/** What a person does and sees on the screens, by the words on them in one language. */
export function openScreens(page: Page, language: Language = "en") {
  const t = (key: string, values?: Record<string, string | number>) => textOf(language, key, values);
  const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });

  const question = page.getByRole("textbox", { name: t("search:question.label") });
  const papers = page.getByRole("listitem").getByRole("article");

  return {
    t,
    question,
    papers,
    /** Papers that have been read; the others are still placeholders. */
    readPapers: papers.and(page.locator("[aria-busy=false]")),
    send: button("search:question.send"),
    stop: button("search:question.stop"),
    newSession: page.getByRole("main").getByRole("button", { name: t("search:newSession") }),
    welcome: page.getByRole("heading", { name: t("search:welcome.title") }),
    demonstrationBand: button("search:banner.short.demonstration"),
    progress: page.getByRole("region", { name: t("search:progress.title") }),
    /** The whole card of the paper that was opened, where there is room for it beside the list. */
    pane: page.getByRole("complementary", { name: t("search:pane.title") }),
    /** The line that opens queries, source and all else that is known of a search that has ended. */
    facts: page
      .getByRole("region", { name: t("search:progress.title") })
      .getByRole("button")
      .first(),
    chooseLayout: (layout: "list" | "full") =>
      page.getByRole("radio", { name: t(`search:bar.layouts.${layout}`), exact: true }).click(),
    /** The line that is read out when the search moves on. */
    said: (what: string) => page.getByRole("status").filter({ hasText: t(`search:progress.said.${what}`) }),
    history: page.getByRole("navigation", { name: t("history:title") }),
    historyEntry: (text: string) => page.getByRole("link", { name: text }),
    userMenu: page.getByRole("button", { name: ADMIN.email }),

    async signIn(password = ADMIN.password, email = ADMIN.email): Promise<void> {
      await page.getByLabel(t("account:signIn.email"), { exact: true }).fill(email);
      await page.getByLabel(t("account:signIn.password"), { exact: true }).fill(password);
      await button("account:signIn.submit").click();
    },

    async ask(text: string): Promise<void> {
      await question.fill(text);
      await button("search:question.send").click();
    },

    async waitForEnd(): Promise<void> {
      await this.said("completed").waitFor({ state: "attached" });
      await this.newSession.waitFor();
    },
  };
}
