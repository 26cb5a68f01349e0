import { type Language, PROMPT_MAX_LENGTH } from "@medsieve/contract/constants";
import { PROMPT_PLACEHOLDERS, type PromptField } from "@medsieve/contract/prompts";
import { RotateCcw } from "lucide-react";
import { lazy, type RefObject, Suspense } from "react";
import { Button as AriaButton, FieldError, Label, Text, TextArea, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { findFault } from "./find-fault.ts";

const TextDiff = lazy(async () => ({ default: (await import("./text-diff.tsx")).TextDiff }));

interface PromptSettingProps {
  field: PromptField;
  language: Language;
  text: string;
  builtIn: string;
  onChange: (text: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** One of the two prompts, with the placeholders it takes and how it differs from the built-in one. */
export function PromptSetting({ field, language, text, builtIn, onChange, inputRef }: PromptSettingProps) {
  const { t } = useTranslation("admin-prompts");
  const interfaceLanguage = useLanguage();
  const fault = findFault(field, text, t);
  const length = formatNumber(text.length, interfaceLanguage);
  const max = formatNumber(PROMPT_MAX_LENGTH, interfaceLanguage);

  /** Puts a placeholder where the cursor stands, in place of what is selected. */
  function insert(placeholder: string): void {
    const { selectionStart: start, selectionEnd: end } = inputRef.current ?? { selectionStart: 0, selectionEnd: 0 };
    onChange(text.slice(0, start) + placeholder + text.slice(end));
    requestAnimationFrame(() => {
      inputRef.current?.focus();
      inputRef.current?.setSelectionRange(start + placeholder.length, start + placeholder.length);
    });
  }

  return (
    <section className="flex flex-col gap-2" aria-label={t(`field.${field}`)}>
      <TextField
        value={text}
        onChange={onChange}
        validationBehavior="aria"
        isInvalid={fault !== null}
        className="flex w-full flex-col gap-1"
      >
        <Label className="font-medium text-sm">{t(`field.${field}`)}</Label>
        <TextArea
          ref={inputRef}
          rows={14}
          lang={language}
          className="focus-ring w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2 text-ink leading-relaxed data-invalid:border-red data-focused:border-accent"
        />
        <Text slot="description" className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>{t(`hint.${field}`)}</span>
          <span className="tabular-nums">{t("length", { length, max })}</span>
        </Text>
        <FieldError className="font-medium text-red-ink text-sm">{fault}</FieldError>
      </TextField>
      <ul aria-label={t("placeholders")} className="flex flex-wrap gap-x-5 text-sm">
        {PROMPT_PLACEHOLDERS[field].map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-1.5">
            <AriaButton
              onPress={() => insert(`{${name}}`)}
              aria-label={t("insert", { name: `{${name}}` })}
              className="focus-ring min-h-11 cursor-pointer rounded-md px-1 font-mono text-accent underline decoration-1 underline-offset-3 data-hovered:text-accent-hover md:min-h-8"
            >
              {`{${name}}`}
            </AriaButton>
            <span className="text-muted">{t(`placeholder.${name}`)}</span>
          </li>
        ))}
      </ul>
      {text !== builtIn && (
        <Disclosure title={t("diff.show")}>
          <div className="flex flex-col items-start gap-2 pt-1">
            <div className="w-full">
              <Suspense>
                <TextDiff before={builtIn} after={text} language={language} />
              </Suspense>
            </div>
            <Button icon={<RotateCcw aria-hidden className="size-4" />} onPress={() => onChange(builtIn)}>
              {t("diff.restore")}
            </Button>
          </div>
        </Disclosure>
      )}
    </section>
  );
}
