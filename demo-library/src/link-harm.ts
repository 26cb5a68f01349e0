import { listKeys } from "@medsieve/contract/list-keys";
import type { PaperDraft } from "./paper-draft.ts";

/** Titles that speak of treating what is here a harm. */
const TREATMENT_TITLES =
  /^(?:outcomes of|preclinical evaluation of|management of|feasibility) |: case report$|: a randomized \S+ trial$/i;

/** Of a harm one says "statins and diabetes", not "statins for diabetes" or "in diabetes". */
export function linkHarm(draft: PaperDraft, condition: string): PaperDraft {
  const mention = ` ${condition}`;
  const link = (text: string) =>
    text.replaceAll(` in${mention}`, ` and${mention}`).replaceAll(` for${mention}`, ` and${mention}`);
  const parts = draft.parts === null ? null : { ...draft.parts };
  if (parts !== null) {
    for (const name of listKeys(parts)) parts[name] = link(parts[name]);
  }
  const fitting = draft.titles.filter((title) => !TREATMENT_TITLES.test(title) || !title.includes(condition));
  return { ...draft, titles: (fitting.length > 0 ? fitting : draft.titles).map(link), parts };
}
