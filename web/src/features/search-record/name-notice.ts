import { describeNoticePlace } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import type { TFunction } from "i18next";

/** What kind of notice it is, and where it was published as far as that is known. */
export function nameNotice(notice: Notice, t: TFunction): string {
  const name = nameNoticeKind(notice, t);
  const place = describeNoticePlace(notice);
  return place === null ? name : `${name} (${place})`;
}

export function nameNoticeKind({ kind }: Notice, t: TFunction): string {
  return t(`search:card.notice.${kind}`);
}
