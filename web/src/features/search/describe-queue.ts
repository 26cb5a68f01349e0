import type { Language } from "@medsieve/contract/constants";
import type { QueueWait } from "@medsieve/contract/search-events";
import type { TFunction } from "i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatDuration } from "./format-progress.ts";

/** "Place 12 in the queue, about 40 sec". */
export function describeQueue({ ahead, seconds }: QueueWait, t: TFunction<"search">, language: Language): string {
  const place = formatNumber(ahead + 1, language);
  if (seconds === null) return t("progress.said.queued", { place });
  return t("progress.said.queuedFor", { place, time: formatDuration(seconds * 1000, language, true) });
}
