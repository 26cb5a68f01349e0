import { DECISION_CHOICES } from "@medsieve/contract/constants";
import { isRetracted } from "@medsieve/contract/notices";
import { useTranslation } from "react-i18next";
import { useDecisions } from "../../../entities/decision/decisions.ts";
import { useKnownHighlights } from "../../../entities/highlight/highlights.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { useIsMobile } from "../../../lib/use-media-query.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ToggleGroup } from "../../../ui/toggle.tsx";
import { countYears } from "../count-years.ts";
import { countChoices, countDesigns } from "../filter-papers.ts";
import { MIN_SCORES } from "../list-view.ts";
import type { ShownPaper } from "../search-state.ts";
import { useListView } from "../use-list-view.ts";
import { DesignFilter } from "./design-filter.tsx";
import { SortToggle } from "./sort-toggle.tsx";
import { YearFilter } from "./year-filter.tsx";

interface PaperFiltersProps {
  papers: ShownPaper[];
  /** null while highlights are not known. */
  searchId: string | null;
  /** While the search runs, nothing can be filtered yet; the filters keep their room. */
  isRunning: boolean;
}

const ANY = "any";

/** What of the papers is shown: by year, score, design, decision, highlight, and retraction. */
export function PaperFilters({ papers, searchId, isRunning }: PaperFiltersProps) {
  const { t } = useTranslation(["search", "decision"]);
  const language = useLanguage();
  const { view, change } = useListView();
  const isMobile = useIsMobile();
  const highlighted = useKnownHighlights(searchId);
  const decisions = useDecisions(searchId);
  const choices = countChoices(papers, decisions ?? new Map());
  const marked = papers.filter(({ record }) => highlighted.has(record.pmid)).length;
  const retracted = papers.filter(({ record }) => isRetracted(record)).length;
  // On a phone the filters leave room for the list: what would hide all papers or none is not offered there.
  const offers = {
    decision: !isMobile || view.decision !== undefined || choices.included + choices.excluded > 0,
    highlighted: !isMobile || view.highlighted === true || marked > 0,
    retracted: !isMobile || view.retracted === "hidden" || retracted > 0,
  };
  return (
    <div className="flex flex-col gap-3">
      {isMobile && <SortToggle />}
      <YearFilter
        bars={countYears(papers)}
        since={view.since}
        until={view.until}
        onChange={(since, until) => change({ since, until })}
        isDisabled={isRunning}
      />
      <DesignFilter
        designs={countDesigns(papers)}
        chosen={view.design ?? []}
        onChange={(design) => change({ design: design.length === 0 ? undefined : design })}
        isDisabled={isRunning}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden className="text-sm">
          {t("filter.score")}
        </span>
        <ToggleGroup
          label={t("filter.score")}
          value={String(view.score ?? ANY)}
          onChange={(value) => change({ score: MIN_SCORES.find((score) => String(score) === value) })}
          options={[
            { value: ANY, label: t("filter.anyScore") },
            ...MIN_SCORES.map((score) => ({ value: String(score), label: `≥ ${score.toFixed(2)}` })),
          ]}
          isDisabled={isRunning}
        />
      </div>
      {decisions && offers.decision && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span aria-hidden className="text-sm">
            {t("decision:filter.label")}
          </span>
          <ToggleGroup
            label={t("decision:filter.label")}
            value={view.decision ?? ANY}
            onChange={(value) => change({ decision: DECISION_CHOICES.find((choice) => choice === value) })}
            options={[
              { value: ANY, label: t("decision:filter.any") },
              ...DECISION_CHOICES.map((choice) => ({
                value: choice,
                label: t(`decision:filter.${choice}`, { shown: formatNumber(choices[choice], language) }),
              })),
            ]}
          />
        </div>
      )}
      <div className="flex flex-col">
        {offers.highlighted && (
          <Checkbox
            isSelected={view.highlighted === true}
            onChange={(isOn) => change({ highlighted: isOn || undefined })}
            isDisabled={isRunning}
          >
            {t("filter.onlyHighlighted", { shown: formatNumber(marked, language) })}
          </Checkbox>
        )}
        {offers.retracted && (
          <Checkbox
            isSelected={view.retracted === "hidden"}
            onChange={(isOn) => change({ retracted: isOn ? "hidden" : undefined })}
            isDisabled={isRunning}
          >
            {t("filter.hideRetracted", { shown: formatNumber(retracted, language) })}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
