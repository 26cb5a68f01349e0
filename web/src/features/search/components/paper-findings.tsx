import type { ListedPaper } from "@medsieve/contract/papers";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FindingStatement } from "../../../entities/paper/finding-statement.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";

/** Findings that are in view before the others are unfolded. */
const SHOWN = 3;

interface PaperFindingsProps {
  paper: ListedPaper;
  /** Of its findings those on the question, which stand first. */
  onQuestion: readonly string[];
}

/** What a paper found, each finding with its numbers and its sentence. */
export function PaperFindings({ paper, onQuestion }: PaperFindingsProps) {
  const { t } = useTranslation(["search", "verdict"]);
  const language = useLanguage();
  const titleId = useId();
  const isAsked = (id: string) => Number(onQuestion.includes(id));
  const findings = [...paper.findings].sort((a, b) => isAsked(b.id) - isAsked(a.id));
  if (findings.length === 0) return null;
  const rest = findings.slice(SHOWN);
  const list = (part: typeof findings) => (
    <ul aria-labelledby={titleId} className="flex flex-col gap-1 text-[0.9375rem] leading-snug">
      {part.map((finding) => (
        <li key={finding.id} className="wrap-anywhere">
          <FindingStatement finding={finding} paper={paper} />
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <h4 id={titleId} className="mb-0.5 font-medium text-muted text-sm">
        {t("card.findings")}
      </h4>
      {list(findings.slice(0, SHOWN))}
      {rest.length > 0 && (
        <Disclosure title={t("verdict:more", { count: rest.length, shown: formatNumber(rest.length, language) })}>
          {list(rest)}
        </Disclosure>
      )}
    </div>
  );
}
