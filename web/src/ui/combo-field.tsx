import { Check, ChevronDown } from "lucide-react";
import { type Ref, useEffect, useMemo, useState } from "react";
import { Button, ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover, Text } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { useLanguage } from "../lib/i18n.ts";
import { joinClasses } from "./class-names.ts";

/** Options that are drawn at once; typing finds the others. */
const SHOWN_MAX = 50;

interface ComboOption {
  value: string;
  label: string;
}

interface ComboFieldProps {
  label: string;
  hint?: string | undefined;
  options: readonly ComboOption[];
  /** null while none is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** What is wrong, in words; the field is invalid while it is there. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** A choice of one among many, found by typing part of its name. */
export function ComboField(props: ComboFieldProps) {
  const { label, hint, options, value, onChange, onBlur, placeholder, error, inputRef, isDisabled = false } = props;
  const { t } = useTranslation("lists");
  const language = useLanguage();
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const [text, setText] = useState(chosen?.label ?? "");
  useEffect(() => setText(chosen?.label ?? ""), [chosen]);

  const matches = useMemo(() => {
    const wanted = fold(text === chosen?.label ? "" : text);
    return wanted === "" ? options : options.filter((option) => fold(option.label).includes(wanted));
  }, [options, text, chosen]);
  const hidden = matches.length - SHOWN_MAX;

  return (
    <ComboBox
      items={matches.slice(0, SHOWN_MAX)}
      inputValue={text}
      onInputChange={(typed) => {
        setText(typed);
        if (typed === "" && value !== null) onChange(null);
      }}
      selectedKey={value}
      onSelectionChange={(key) => {
        if (key === null) return;
        onChange(String(key));
        setText(options.find((option) => option.value === key)?.label ?? "");
      }}
      onBlur={() => {
        setText(chosen?.label ?? "");
        onBlur?.();
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="flex w-full min-w-0 flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <div className="relative">
        <Input
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          {...(placeholder === undefined ? {} : { placeholder })}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="focus-ring h-11 w-full text-ellipsis rounded-md border border-line-strong bg-raised pr-11 pl-3 text-[0.9375rem] text-ink data-invalid:border-red data-focused:border-accent data-disabled:opacity-55 md:h-9"
        />
        <Button className="absolute inset-y-0 right-0 inline-flex w-10 cursor-pointer items-center justify-center rounded-md text-muted data-hovered:text-ink">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </div>
      {hint !== undefined && (
        <Text slot="description" className="text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
      <Popover className="animate-appear w-(--trigger-width) min-w-60 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg">
        <ListBox<ComboOption>
          className="p-1 outline-none"
          renderEmptyState={() => <p className="px-3 py-2 text-muted text-sm">{t("noMatch")}</p>}
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className={joinClasses(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[0.9375rem] outline-none md:min-h-9",
                "outline-2 outline-transparent -outline-offset-2 data-focused:bg-sunken data-focus-visible:outline-accent",
              )}
            >
              {({ isSelected }) => (
                <>
                  <span className="wrap-anywhere min-w-0 flex-1">{option.label}</span>
                  {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {hidden > 0 && (
          <p className="border-line border-t px-4 py-2 text-muted text-sm">
            {t("moreMatches", { count: hidden, shown: formatNumber(hidden, language) })}
          </p>
        )}
      </Popover>
    </ComboBox>
  );
}

/** Without case, accents' compositions and widths, so that full-width letters find the plain ones. */
function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}
