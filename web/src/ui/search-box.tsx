import { Search, X } from "lucide-react";
import { Button, Input, Label, SearchField } from "react-aria-components";
import { useTranslation } from "react-i18next";

interface SearchBoxProps {
  label: string;
  hint?: string;
  text: string;
  onChange: (text: string) => void;
  maxLength?: number;
}

/** Words to search a list for; Escape and its button clear it, unless an input method is at work. */
export function SearchBox({ label, hint, text, onChange, maxLength }: SearchBoxProps) {
  const { t } = useTranslation("lists");
  return (
    <SearchField
      value={text}
      onChange={onChange}
      {...(maxLength === undefined ? {} : { maxLength })}
      className="flex w-full flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <span
        className="relative"
        onKeyDownCapture={(event) => {
          if (event.nativeEvent.isComposing) event.stopPropagation();
        }}
      >
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted md:top-2" />
        <Input
          {...(hint === undefined ? {} : { placeholder: hint })}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="focus-ring h-11 w-full text-ellipsis rounded-md border border-line-strong bg-raised px-10 text-base text-ink data-focused:border-accent md:h-9 [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== "" && (
          <Button
            aria-label={t("clearSearch")}
            excludeFromTabOrder={false}
            className="focus-ring absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center rounded-md text-muted data-hovered:text-ink md:size-9"
          >
            <X aria-hidden className="size-4" />
          </Button>
        )}
      </span>
    </SearchField>
  );
}
