import { Star } from "lucide-react";
import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../../ui/class-names.ts";

interface HighlightButtonProps {
  isHighlighted: boolean;
  onChange: (isHighlighted: boolean) => void;
  /** Id of the paper's title. */
  describedBy: string;
}

export function HighlightButton({ isHighlighted, onChange, describedBy }: HighlightButtonProps) {
  const { t } = useTranslation("search");
  return (
    <ToggleButton
      isSelected={isHighlighted}
      onChange={onChange}
      aria-describedby={describedBy}
      data-part="highlight"
      className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md border border-transparent px-2.5 text-sm data-selected:border-yellow/50 data-selected:bg-yellow-soft data-hovered:bg-sunken data-selected:text-yellow-ink md:min-h-8"
    >
      <Star aria-hidden className={joinClasses("size-4", isHighlighted && "fill-current")} />
      {t("highlight.toggle")}
    </ToggleButton>
  );
}
