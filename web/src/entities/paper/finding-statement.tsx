import type { Finding } from "@medsieve/contract/findings";
import type { ListedPaper } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";
import { useTranslation } from "react-i18next";
import { EvidenceMark, nameEvidence } from "./evidence-mark.tsx";

interface FindingStatementProps {
  finding: Finding;
  paper: ListedPaper;
  /** What everything here is about, which need not be said again. */
  about?: string | null;
  /** Before its sentence is shown in its place in the paper. */
  onShow?: ((pmid: string) => void) | undefined;
}

/** "Duration of colds: lower · zinc vs placebo · MD −1.2", its outcome leading to the sentence. */
export function FindingStatement({ finding, paper, about = null, onShow }: FindingStatementProps) {
  const { t } = useTranslation("verdict");
  const { direction, numbers, evidence } = finding;
  const outcome = upperFirst(finding.outcome);
  const arms = [finding.intervention, finding.comparator].filter((arm) => arm !== null);
  const figures = printNumbers(numbers);
  const said = t(`direction.${direction}`);
  const statement = [`${outcome}${t("colon")}${said}`, arms.join(` ${t("versus")} `), figures]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    <>
      <EvidenceMark
        evidence={nameEvidence(paper.pmid, evidence)}
        findRecord={() => paper}
        subject={{ statement_id: finding.id, pmid: paper.pmid, statement }}
        onShow={onShow}
      >
        <span lang="en">{outcome}</span>
      </EvidenceMark>
      {t("colon")}
      <span className="whitespace-nowrap font-semibold">{said}</span>
      {arms.length > 0 && "\u00a0· "}
      {!(arms.length > 1 && isSame(arms[0], about)) && (
        <span lang="en">{arms.length > 1 ? `${arms[0]} ` : arms[0]}</span>
      )}
      {arms.length > 1 && `${t("versus")} `}
      <span lang="en">{arms[1]}</span>
      {figures !== "" && (
        <>
          {"\u00a0· "}
          <span lang="en" className="tabular-nums">
            {keepTogether(figures)}
          </span>
        </>
      )}
    </>
  );
}

function isSame(name: string | undefined, other: string | null): boolean {
  return name?.toLowerCase() === other?.toLowerCase();
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** No line ends between a figure and what it is of: "p < 0.001". */
export function keepTogether(figures: string): string {
  return figures.replace(/ ([=<>≤≥]) /g, "\u00a0$1\u00a0");
}
