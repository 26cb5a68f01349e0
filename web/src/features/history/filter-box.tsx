import { Search, X } from "lucide-react";
import { Button, Input, Label, SearchField } from "react-aria-components";
import { useTranslation } from "react-i18next";

interface FilterBoxProps {
  text: string;
  onChange: (text: string) => void;
}

/** Text to filter the page by; Escape and its button clear it. */
export function FilterBox({ text, onChange }: FilterBoxProps) {
  const { t } = useTranslation("searches");
  return (
    <SearchField value={text} onChange={onChange} className="flex w-full flex-col gap-1">
      <Label className="font-medium text-sm">{t("filter.label")}</Label>
      <span
        className="relative"
        onKeyDownCapture={(event) => {
          if (event.nativeEvent.isComposing) event.stopPropagation();
        }}
      >
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
        <Input
          placeholder={t("filter.hint")}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="focus-ring h-11 w-full rounded-md border border-line-strong bg-raised px-10 text-base text-ink text-ellipsis data-focused:border-accent [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== "" && (
          <Button
            aria-label={t("filter.clear")}
            excludeFromTabOrder={false}
            className="focus-ring absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center rounded-md text-muted data-hovered:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Button>
        )}
      </span>
    </SearchField>
  );
}
