import type { Notice, PaperRecord } from "@medsieve/contract/papers";
import { OctagonX, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../../ui/class-names.ts";
import { NoticePlace } from "./notice-place.tsx";

/** Notices that nobody may miss, the gravest first, and what their band across the card looks like. */
const BANDS = [
  { kind: "retracted", name: "retracted", Icon: OctagonX, look: "border-red bg-red-soft text-red-ink" },
  {
    kind: "expression_of_concern",
    name: "concern",
    Icon: TriangleAlert,
    look: "border-orange bg-orange-soft text-orange-ink",
  },
] as const satisfies readonly { kind: Notice["kind"]; name: string; Icon: unknown; look: string }[];

/** Bands across the card for a retraction and an expression of concern, with where each was published. */
export function PaperBands({ record }: { record: PaperRecord }) {
  const { t } = useTranslation("search");
  return BANDS.map(({ kind, name, Icon, look }) => {
    const notice = record.notices.find((candidate) => candidate.kind === kind);
    if (!notice) return null;
    return (
      <div key={kind} className={joinClasses("flex items-start gap-2.5 border-b-2 px-4 py-2.5", look)}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-bold uppercase tracking-wide">{t(`card.${name}`)}</strong> {t(`card.${name}Text`)}{" "}
          <NoticePlace notice={notice} isFictional={record.demonstration} />
        </p>
      </div>
    );
  });
}
