import { KEPT_DATA } from "@medsieve/contract/kept-data";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { changeLanguage } from "../../lib/i18n.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { KeptDataPage } from "./kept-data-page.tsx";

preparePageTests();

test.each(["en", "ja", "zh"] as const)(
  "says in %s of everything that is kept what it is and what erasing leaves",
  async (language) => {
    await changeLanguage(language);
    renderPage(<KeptDataPage />);
    await screen.findByRole("heading", { level: 1 });
    const page = document.body.textContent ?? "";
    const texts = await import(`../../locales/${language}/kept-data.json`);
    for (const [id, { onErasing }] of Object.entries(KEPT_DATA)) {
      expect(page).toContain(texts.data[id].name);
      expect(page).toContain(texts.data[id].text);
      expect(page).toContain(texts.erasing[onErasing]);
    }
  },
);
