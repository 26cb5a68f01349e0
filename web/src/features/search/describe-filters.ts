import type { Relation } from "@medsieve/contract/verdict";
import type { TFunction } from "i18next";
import type { ListView } from "./list-view.ts";

export interface FilterDescription {
  key: string;
  /** In the user's language. */
  text: string;
  /** What of the view to change so that this filter alone is lifted. */
  lifted: Partial<ListView>;
}

/** Every filter that is set, in words. `relation`: what the papers are counted on. */
export function describeFilters(view: ListView, relation: Relation, t: TFunction<"search">): FilterDescription[] {
  const { design = [], since, until, score } = view;
  const filters: FilterDescription[] = design.map((name) => {
    const others = design.filter((other) => other !== name);
    return { key: `design ${name}`, text: name, lifted: { design: others.length === 0 ? undefined : others } };
  });
  if (since !== undefined || until !== undefined) {
    const lifted = { since: undefined, until: undefined };
    filters.unshift({ key: "years", text: describeYears(since, until, t), lifted });
  }
  if (score !== undefined) {
    filters.push({
      key: "score",
      text: t("filter.scoreFrom", { score: score.toFixed(2) }),
      lifted: { score: undefined },
    });
  }
  if (view.counted) {
    filters.push({
      key: "counted",
      text: t(`filter.counted.${relation}.${view.counted}`),
      lifted: { counted: undefined },
    });
  }
  if (view.reader) {
    filters.push({ key: "reader", text: t(`filter.readBy.${view.reader}`), lifted: { reader: undefined } });
  }
  if (view.highlighted) {
    filters.push({ key: "highlighted", text: t("filter.highlighted"), lifted: { highlighted: undefined } });
  }
  if (view.decision) {
    filters.push({ key: "decision", text: t(`decision:${view.decision}`), lifted: { decision: undefined } });
  }
  if (view.retracted) {
    filters.push({ key: "retracted", text: t("filter.withoutRetracted"), lifted: { retracted: undefined } });
  }
  return filters;
}

function describeYears(since: number | undefined, until: number | undefined, t: TFunction<"search">): string {
  if (since === undefined) return t("filter.until", { year: until });
  if (until === undefined) return t("filter.since", { year: since });
  return since === until ? t("filter.year", { year: since }) : t("filter.between", { from: since, to: until });
}
