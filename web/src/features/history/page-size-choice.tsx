import { useTranslation } from "react-i18next";
import { ToggleGroup } from "../../ui/toggle.tsx";
import type { PageSize } from "./history-view.ts";

interface PageSizeChoiceProps {
  sizes: readonly PageSize[];
  /** May be one that is not among `sizes`; then none of them is marked. */
  value: PageSize;
  onChange: (size: PageSize) => void;
}

/** How many searches a page has. */
export function PageSizeChoice({ sizes, value, onChange }: PageSizeChoiceProps) {
  const { t } = useTranslation("searches");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden className="text-muted">
        {t("perPage")}
      </span>
      <ToggleGroup
        label={t("perPage")}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(value)}
        onChange={(chosen) => {
          const size = sizes.find((candidate) => String(candidate) === chosen);
          if (size !== undefined) onChange(size);
        }}
      />
    </span>
  );
}
