import { VERDICT_COUNTS } from "@medsieve/contract/constants";
import type { Relation } from "@medsieve/contract/verdict";
import { Star, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button, ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { useIsCut } from "../../../lib/use-is-cut.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { describeFilters } from "../describe-filters.ts";
import { countBy, countDesigns, countRecent } from "../filter-papers.ts";
import { isFiltered, PAPER_READERS } from "../list-view.ts";
import type { ShownPaper } from "../search-state.ts";
import { useFollowedPress } from "../use-followed-press.ts";
import { useListView } from "../use-list-view.ts";

/** Designs that are offered as chips; the others stand among the filters. */
const DESIGNS_OFFERED = 3;
const CHIP =
  "focus-ring inline-flex min-h-8 shrink-0 cursor-pointer whitespace-nowrap items-center gap-1.5 rounded-full border px-2.5 text-[0.8125rem] tabular-nums md:min-h-7";

interface FacetsProps {
  papers: readonly ShownPaper[];
  /** What the verdict counts them on. */
  relation: Relation;
  highlighted: ReadonlySet<string>;
  /** The way back stands in the place of the list. */
  hidesClear: boolean;
}

/** The filters that are set, each lifted by a press, and those that are most often wanted, with how many papers each has. */
export function Facets({ papers, relation, highlighted, hidesClear }: FacetsProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view, change, clearFilters } = useListView();
  const row = useRef<HTMLDivElement>(null);
  const marked = papers.filter(({ record }) => highlighted.has(record.pmid)).length;
  const chosen = view.design ?? [];
  const designs = countDesigns(papers).slice(0, DESIGNS_OFFERED);
  const offered = designs.length < 2 ? [] : designs.filter(({ design }) => !chosen.includes(design));
  const recent = countRecent(papers);
  const directions = view.counted === undefined ? countBy(papers, VERDICT_COUNTS, ({ counted }) => counted) : [];
  const readBy = countBy(papers, PAPER_READERS, ({ reading }) => reading?.read_by.reader);
  const readers = view.reader === undefined && readBy.length > 1 ? readBy : [];
  const filters = describeFilters(view, relation, t);
  const press = useFollowedPress(
    row,
    filters.map(({ key }) => key),
  );
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(row);
  return (
    <div className="flex items-start gap-x-2">
      <div
        ref={row}
        className={joinClasses(
          "fade-end flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto p-0.5 [scrollbar-width:none]",
          isWhole && "md:flex-wrap md:overflow-x-visible md:[mask-image:none]",
        )}
      >
        {filters.length > 0 && (
          <ul aria-label={t("filter.active")} className="flex gap-1.5">
            {filters.map(({ key, text, lifted }) => (
              <li key={key} className="flex">
                <Button
                  aria-label={t("filter.lift", { filter: text })}
                  onPress={press(() => change(lifted))}
                  className={`${CHIP} border-accent bg-accent-soft font-medium text-accent`}
                >
                  <span className="whitespace-nowrap">{text}</span>
                  <X aria-hidden className="size-3.5 shrink-0" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isFiltered(view) && !hidesClear && (
          <span className="mx-1 shrink-0 text-accent text-sm">
            <TextButton onPress={press(clearFilters)}>{t("filter.clear")}</TextButton>
          </span>
        )}
        {offered.map(({ design, count }) => (
          <Facet
            key={design}
            isSelected={false}
            onChange={press(() => change({ design: [...chosen, design] }))}
            label={design}
            count={formatNumber(count, language)}
          />
        ))}
        {recent !== null && view.since === undefined && view.until === undefined && (
          <Facet
            isSelected={false}
            onChange={press(() => change({ since: recent.since }))}
            label={t("filter.since", { year: recent.since })}
            count={formatNumber(recent.count, language)}
          />
        )}
        {directions.map(({ kind, count }) => (
          <Facet
            key={kind}
            isSelected={false}
            onChange={press(() => change({ counted: kind }))}
            label={t(`filter.counted.${relation}.${kind}`)}
            count={formatNumber(count, language)}
          />
        ))}
        {readers.map(({ kind, count }) => (
          <Facet
            key={kind}
            isSelected={false}
            onChange={press(() => change({ reader: kind }))}
            label={t(`filter.readBy.${kind}`)}
            count={formatNumber(count, language)}
          />
        ))}
        {view.highlighted !== true && marked > 0 && (
          <Facet
            isSelected={false}
            onChange={press(() => change({ highlighted: true }))}
            label={
              <>
                <Star aria-hidden className="size-3.5" />
                {t("bar.highlighted")}
              </>
            }
            count={formatNumber(marked, language)}
          />
        )}
      </div>
      {(isCut || isWhole) && (
        <span className="shrink-0 pt-1 text-accent text-sm max-md:hidden">
          <TextButton aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? "bar.fewerFacets" : "bar.moreFacets")}
          </TextButton>
        </span>
      )}
    </div>
  );
}

interface FacetProps {
  isSelected: boolean;
  onChange: () => void;
  label: ReactNode;
  count: string;
}

function Facet({ isSelected, onChange, label, count }: FacetProps) {
  return (
    <ToggleButton
      isSelected={isSelected}
      onChange={onChange}
      className={`${CHIP} border-line bg-surface data-hovered:border-accent`}
    >
      {label}
      <span className="text-muted">{count}</span>
    </ToggleButton>
  );
}
