import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { useLanguage } from "../lib/i18n.ts";
import { joinClasses } from "./class-names.ts";
import { Link } from "./link.tsx";
import { listNearPages, listPageNumbers } from "./page-numbers.ts";

interface PaginationProps {
  page: number;
  last: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** `all` lists every page up to seven and leaves gaps beyond; `near` lists at most five, around the current one. */
  lists?: "all" | "near";
}

/** The ways to the other pages of a list; nothing where there is but one. */
export function Pagination({ page, last, hrefOf, lists = "all" }: PaginationProps) {
  const { t } = useTranslation("lists");
  const language = useLanguage();
  if (last <= 1) return null;
  const write = (value: number) => formatNumber(value, language);
  const numbers = lists === "near" ? listNearPages(page, last) : listPageNumbers(page, last);
  return (
    <nav aria-label={t("pages")}>
      <ul className="flex flex-wrap items-center gap-1 text-sm">
        <li>
          <Step href={page > 1 ? hrefOf(page - 1) : null}>
            <ChevronLeft aria-hidden className="size-4" />
            {t("previous")}
          </Step>
        </li>
        {numbers.map((number, index) =>
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
