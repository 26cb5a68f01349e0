import type { PressRemark, PressReport } from "@medsieve/contract/strategies";
import { Info, TriangleAlert, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describeRemark } from "./describe-note.ts";

const ALL_KINDS: readonly PressRemark["kind"][] = ["problem", "note", "judge"];

interface AppraisedElementsProps {
  elements: PressReport["elements"];
  query: string;
  /** Elements without a remark of these kinds are left out. */
  kinds?: readonly PressRemark["kind"][];
}

/** The elements of PRESS with what is said of each. */
export function AppraisedElements({ elements, query, kinds = ALL_KINDS }: AppraisedElementsProps) {
  const { t } = useTranslation("query-texts");
  const shown = elements
    .map(({ element, remarks }) => ({ element, remarks: remarks.filter(({ kind }) => kinds.includes(kind)) }))
    .filter(({ remarks }) => remarks.length > 0);
  return (
    <ol className="flex flex-col gap-3">
      {shown.map(({ element, remarks }) => (
        <li key={element} className="flex flex-col gap-1">
          <p className="font-medium">{t(`element.${element}`)}</p>
          <ul className="flex flex-col gap-1">
            {remarks.map((remark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two remarks of one kind
              <Remark key={index} remark={remark} query={query} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const LOOKS = {
  problem: { Icon: TriangleAlert, look: "text-amber-ink" },
  note: { Icon: Info, look: "text-ink" },
  judge: { Icon: UserCheck, look: "text-muted" },
} as const;

function Remark({ remark, query }: { remark: PressRemark; query: string }) {
  const { t } = useTranslation("query-texts");
  const language = useLanguage();
  const { Icon, look } = LOOKS[remark.kind];
  const { text, isTranslated } = describeRemark(remark, t);
  const { start, end, words } = remark;
  const piece = start === null || end === null ? "" : query.slice(start, end);
  return (
    <li className={`flex gap-1.5 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <span className="sr-only">{t(`kind.${remark.kind}`)} </span>
        {piece !== "" && piece !== query && (
          <code lang="en" className="line-clamp-2 break-all print:line-clamp-none font-mono text-xs leading-5">
            {piece}
          </code>
        )}
        <span lang={isTranslated ? undefined : "en"}>{text}</span>
        {words.length > 0 && (
          <ul className="flex flex-wrap gap-x-3 text-muted text-xs leading-5 tabular-nums">
            {words.map(({ word, papers }) => (
              <li key={word}>
                <span lang="en">{word}</span> {formatNumber(papers, language)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
