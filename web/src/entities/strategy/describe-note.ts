import type { StrategyNote } from "@medsieve/contract/strategies";
import i18next, { type TFunction } from "i18next";

/** What a note says, in the user's language; the server's English sentence for a code that this interface does not know. */
export function describeNote(
  { code, message, values }: StrategyNote,
  t: TFunction,
): { text: string; isTranslated: boolean } {
  if (i18next.exists(`query-texts:note.${code}`)) {
    return {
      text: t(`query-texts:note.${code}`, { ...values, field: describeField(values.field, t) }),
      isTranslated: true,
    };
  }
  const isTranslated = i18next.exists(`query-texts:warning.${code}`);
  return { text: isTranslated ? t(`query-texts:warning.${code}`) : message, isTranslated };
}

/** What a remark of an appraisal says, as describeNote does. */
export function describeRemark(remark: StrategyNote, t: TFunction): { text: string; isTranslated: boolean } {
  const { code, values } = remark;
  if (!i18next.exists(`query-texts:remark.${code}`)) return describeNote(remark, t);
  return { text: t(`query-texts:remark.${code}`, values), isTranslated: true };
}

/** Notes name a field by a tag of PubMed's, or by a word that screens translate. */
function describeField(field: string | undefined, t: TFunction): string {
  if (field === undefined || !i18next.exists(`query-texts:field.${field}`)) return field ?? "";
  return t(`query-texts:field.${field}`);
}
