import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import type { DesignCount } from "../filter-papers.ts";

interface DesignFilterProps {
  designs: DesignCount[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isDisabled: boolean;
}

/** A menu of the study designs among the papers, any of which can be chosen. */
export function DesignFilter({ designs, chosen, onChange, isDisabled }: DesignFilterProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const [only] = chosen;
  const value =
    chosen.length === 0
      ? t("filter.anyDesign")
      : chosen.length === 1
        ? only
        : t("filter.designs", { count: chosen.length, shown: formatNumber(chosen.length, language) });
  return (
    <div className="flex items-center justify-between gap-3">
      <span aria-hidden className="shrink-0 text-sm">
        {t("filter.design")}
      </span>
      <Menu
        aria-label={t("filter.design")}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={(keys) => onChange(designs.map(({ design }) => design).filter((one) => isChosen(keys, one)))}
        trigger={
          <Button
            isDisabled={isDisabled || designs.length === 0}
            aria-label={`${t("filter.design")}${t("facts.colon")}${value}`}
            className="focus-ring inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-raised px-3 text-sm data-disabled:cursor-not-allowed data-hovered:bg-sunken data-disabled:opacity-55 md:min-h-8"
          >
            <span className="min-w-0 truncate">{value}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </Button>
        }
      >
        {designs.map(({ design, count }) => (
          <MenuItem key={design} id={design}>
            {t("filter.designCount", { design, shown: formatNumber(count, language) })}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function isChosen(keys: "all" | Set<string | number>, design: string): boolean {
  return keys === "all" || keys.has(design);
}
