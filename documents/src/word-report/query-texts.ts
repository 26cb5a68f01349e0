import type { Language } from "@medsieve/contract/constants";
import english from "@medsieve/contract/locales/en/query-texts.json" with { type: "json" };
import japanese from "@medsieve/contract/locales/ja/query-texts.json" with { type: "json" };
import chinese from "@medsieve/contract/locales/zh/query-texts.json" with { type: "json" };
import type { StrategyNote } from "@medsieve/contract/strategies";

type QueryTexts = typeof english;
type Sentences = Readonly<Record<string, string>>;

const TEXTS: Record<Language, QueryTexts> = { en: english, ja: japanese, zh: chinese };

export function findQueryTexts(language: Language): QueryTexts {
  return TEXTS[language];
}

/** What a warning or a note says in this language; the English sentence that it came with where its code has no text. */
export function describeNote(
  note: Pick<StrategyNote, "code" | "message"> & { values?: Sentences },
  language: Language,
): string {
  const { note: notes, warning, field } = TEXTS[language];
  const { values = {} } = note;
  const named = values.field === undefined ? values : { ...values, field: find(field, values.field) ?? values.field };
  return fill(find(notes, note.code) ?? find(warning, note.code) ?? note.message, named);
}

/** What a remark of an appraisal says, as describeNote does. */
export function describeRemark(remark: StrategyNote, language: Language): string {
  const text = find(TEXTS[language].remark, remark.code);
  return text === undefined ? describeNote(remark, language) : fill(text, remark.values);
}

function find(texts: Sentences, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function fill(text: string, values: Sentences): string {
  return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? "");
}
