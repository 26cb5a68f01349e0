import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { PAGE_SIZES, type PageSize } from "./history-view.ts";
import { listPageNumbers } from "./page-numbers.ts";
import { PageSizeChoice } from "./page-size-choice.tsx";

interface HistoryPagerProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  size: PageSize;
  onSizeChange: (size: PageSize) => void;
  total: number;
  /** Searches on this page. */
  loaded: number;
  /** How many of them the filters let through; null without a filter. */
  filtered: number | null;
}

/** Where in the history one is, and the ways to the other pages. */
export function HistoryPager(props: HistoryPagerProps) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  const { page, last, hrefOf, size, total, loaded, filtered } = props;
  const write = (value: number) => formatNumber(value, language);
  const from = (page - 1) * size + 1;
  const range = { from: write(from), to: write(from + loaded - 1), total: write(total), count: total };
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {filtered === null
          ? t("range", range)
          : t("filteredRange", { count: loaded, shown: write(filtered), loaded: write(loaded) })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {last > 1 && (
          <nav aria-label={t("pages")}>
            <ul className="flex flex-wrap items-center gap-1">
              <li>
                <Step href={page > 1 ? hrefOf(page - 1) : null}>
                  <ChevronLeft aria-hidden className="size-4" />
                  {t("previous")}
                </Step>
              </li>
              {listPageNumbers(page, last).map((number, index, numbers) =>
                number === "gap" ? (
                  <li key={`gap after ${numbers[index - 1]}`} aria-hidden className="px-1 text-muted">
                    …
                  </li>
                ) : (
                  <li key={number}>
                    <Link
                      href={hrefOf(number)}
                      aria-label={t("page", { page: write(number) })}
                      {...(number === page ? { "aria-current": "page" as const } : {})}
                      className={joinClasses(
                        STEP_LOOK,
                        "min-w-11 justify-center px-2 tabular-nums md:min-w-9",
                        number === page ? "border-accent bg-accent-soft font-semibold" : "border-transparent",
                      )}
                    >
                      {write(number)}
                    </Link>
                  </li>
                ),
              )}
              <li>
                <Step href={page < last ? hrefOf(page + 1) : null}>
                  {t("next")}
                  <ChevronRight aria-hidden className="size-4" />
                </Step>
              </li>
            </ul>
          </nav>
        )}
        <PageSizeChoice sizes={PAGE_SIZES} value={size} onChange={props.onSizeChange} />
      </div>
    </footer>
  );
}

const STEP_LOOK =
  "inline-flex min-h-11 items-center gap-1 rounded-md border text-ink data-hovered:bg-sunken md:min-h-9";

/** Leads nowhere without an address. */
function Step({ href, children }: { href: string | null; children: ReactNode }) {
  const look = joinClasses(STEP_LOOK, "border-transparent px-2.5");
  if (href === null) {
    return (
      <span aria-disabled="true" className={joinClasses(look, "text-muted opacity-55")}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  );
}
