import { SlidersHorizontal } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

interface FilterBarProps {
  /** On one line where there is room; the first is the widest. */
  children: ReactNode;
  /** Filters that are wanted less often: unfolded by a button, and while one of them is set. */
  more?: { children: ReactNode; set: number };
  /** What puts the filters to use, where they wait for that. */
  submit?: ReactNode;
  /** Lifts every filter; null while none is set. */
  onClear: (() => void) | null;
  /** What has to be known of them. */
  note?: ReactNode;
}

/** What a list is limited to, above it. */
export function FilterBar({ children, more, submit, onClear, note }: FilterBarProps) {
  const { t } = useTranslation("lists");
  const [isOpen, setOpen] = useState((more?.set ?? 0) > 0);
  // What is half typed in a field is in the browser's hands alone: only a new field is empty.
  const [timesCleared, setTimesCleared] = useState(0);
  const count = more?.set ?? 0;
  return (
    <section aria-label={t("filters")} className="flex flex-col gap-2">
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:flex">
        <div className="contents xl:[&>*]:min-w-0 xl:[&>*]:flex-1 xl:[&>*:first-child]:flex-[1.4]">
          <Fragment key={timesCleared}>{children}</Fragment>
        </div>
        {(more !== undefined || submit !== undefined || onClear !== null) && (
          <div className="flex shrink-0 flex-wrap gap-2 sm:col-span-full xl:pt-6">
            {submit}
            {more !== undefined && (
              <Button
                aria-expanded={isOpen}
                icon={<SlidersHorizontal aria-hidden className="size-4" />}
                onPress={() => setOpen(!isOpen)}
              >
                {count === 0 ? t("moreFilters") : t("moreFiltersSet", { count })}
              </Button>
            )}
            {onClear !== null && (
              <Button
                variant="quiet"
                onPress={() => {
                  setTimesCleared(timesCleared + 1);
                  onClear();
                }}
              >
                {t("clearFilters")}
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && more !== undefined && (
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Fragment key={timesCleared}>{more.children}</Fragment>
        </div>
      )}
      {note !== undefined && <div className="text-muted text-sm">{note}</div>}
    </section>
  );
}
