import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FIELD_TAGS } from "./field-tags.ts";
import { type Completion, findCompletion } from "./find-completion.ts";
import { findHeadings } from "./query-calls.ts";
import { useSettled } from "./use-settled.ts";

/** Milliseconds without a keystroke after which headings are asked for. */
const PAUSE_MS = 150;

export interface Suggestion {
  /** What is put into the query. */
  inserted: string;
  label: string;
  /** Explains the label; null where there is nothing to say. */
  detail: string | null;
  /** Language of the label, where it is not that of the page. */
  lang: string | undefined;
  completion: Completion;
}

/** More than these would hide too much of the page; another letter finds the others. */
const SHOWN_MAX = 8;

/** What could stand at the cursor; nothing while `cursor` is null. */
export function useCompletions(text: string, cursor: number | null): Suggestion[] {
  const { t } = useTranslation("queries");
  const completion = cursor === null ? null : findCompletion(text, cursor);
  const whole = useHeadings(completion?.kind === "heading" ? completion : null);
  const lastWord = useHeadings(whole.isEmpty ? (completion?.lastWord ?? null) : null);
  if (completion === null) return [];
  if (completion.kind === "heading") return whole.isEmpty ? lastWord.suggestions : whole.suggestions;
  const typed = completion.typed.trim().toLowerCase();
  const named = FIELD_TAGS.map(({ tag, key }) => ({ tag, name: t(`tag.${key}`) }));
  const begun = named.filter(({ tag }) => tag.startsWith(typed));
  const others = named.filter(({ tag, name }) => !tag.startsWith(typed) && name.toLowerCase().includes(typed));
  return [...begun, ...others].slice(0, SHOWN_MAX).map(({ tag, name }) => {
    const written = `[${tag}]`;
    return { inserted: written, label: written, detail: name, lang: undefined, completion };
  });
}

function useHeadings(wanted: Completion | null): { suggestions: Suggestion[]; isEmpty: boolean } {
  const { t } = useTranslation("queries");
  const typed = (wanted?.typed ?? "").trim();
  const settled = useSettled(typed, PAUSE_MS);
  const found = useQuery({ ...findHeadings(settled), enabled: settled !== "", placeholderData: keepPreviousData });
  if (wanted === null || found.data === undefined) return { suggestions: [], isEmpty: false };
  const suggestions = found.data.slice(0, SHOWN_MAX).map(({ heading, matched }) => ({
    inserted: `"${heading}"[mh]`,
    label: heading,
    detail: matched === null ? null : t("completion.matched", { name: matched }),
    lang: "en",
    completion: wanted,
  }));
  const isSettled = settled === typed && !found.isPlaceholderData;
  return { suggestions, isEmpty: isSettled && suggestions.length === 0 };
}
