import type { Locator } from "playwright-core";

/** The text of each element, with its blanks as they are read; also of what is out of sight and not laid out yet. */
export async function readTexts(elements: Locator): Promise<string[]> {
  const texts = await elements.evaluateAll((all) =>
    all.map((element) => {
      const laidOut: HTMLElement[] = [];
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        if (!(part instanceof HTMLElement)) continue;
        if (getComputedStyle(part).getPropertyValue("content-visibility") !== "auto") continue;
        part.style.setProperty("content-visibility", "visible");
        laidOut.push(part);
      }
      const text = element instanceof HTMLElement ? element.innerText : (element.textContent ?? "");
      for (const part of laidOut) part.style.removeProperty("content-visibility");
      return text;
    }),
  );
  return texts.map((text) => text.replace(/\s+/g, " ").trim());
}
