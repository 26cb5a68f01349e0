import type { TFunction } from "i18next";

/** What the figures call the reader that works without a model. */
const BUILT_IN = "builtin";

export function nameModel(model: string, t: TFunction): string {
  return model === BUILT_IN ? t("admin-logs:charts.builtin") : model;
}
