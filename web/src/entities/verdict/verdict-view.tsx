import type { Language } from "@medsieve/contract/constants";
import type { ListedPaper } from "@medsieve/contract/papers";
import type { Verdict, VerdictCount } from "@medsieve/contract/verdict";
import type { ReactNode } from "react";
import { findReadingLanguage } from "../paper/text-language.ts";
import { VerdictFindings } from "./verdict-findings.tsx";
import { VerdictMeter } from "./verdict-meter.tsx";

interface VerdictViewProps {
  verdict: Verdict;
  /** Those of the search, by rank. */
  papers: readonly ListedPaper[];
  /** Language the search was asked in. */
  asked: Language;
  /** Whose papers alone are listed; null: all are. */
  chosen?: VerdictCount | null;
  onChoose?: (count: VerdictCount | null) => void;
  /** Leads to a paper in the page. */
  onOpen: (pmid: string) => void;
  /** Before a sentence is shown in its place in a paper. */
  onShow?: (pmid: string) => void;
  /** The answer in full. */
  children?: ReactNode;
}

/** What the papers say together: the sentence, the papers by what they report, and their findings. */
export function VerdictView(props: VerdictViewProps) {
  const { verdict, papers, asked, chosen = null, onChoose, onOpen, onShow, children } = props;
  const isCounted = verdict.papers.length > 0;
  const lead = verdict.lead ?? verdict.text;
  const rest = verdict.text.slice(lead.length).trim();
  return (
    <div className="flex flex-col gap-2">
      <p lang={findReadingLanguage(verdict.text, asked)} className="wrap-anywhere leading-snug">
        <strong className="font-semibold text-lg xl:text-base [word-break:auto-phrase]">{lead}</strong>
        {rest !== "" && <span className="block pt-0.5 text-sm tabular-nums xl:text-[0.8125rem]">{rest}</span>}
      </p>
      {isCounted && <VerdictMeter verdict={verdict} chosen={chosen} onChoose={onChoose} />}
      {isCounted ? (
        <VerdictFindings verdict={verdict} papers={papers} onOpen={onOpen} onShow={onShow}>
          {children}
        </VerdictFindings>
      ) : (
        children
      )}
    </div>
  );
}

/** Whether papers were looked for on what something does, and none has a result on it. */
export function isWithoutResult(verdict: Verdict | null): boolean {
  return verdict !== null && (verdict.state === "not_addressed" || verdict.state === "no_finding");
}

/** Whether the verdict says all that the answer could, so that the answer in full can be folded, or left out. */
export function findAnswerPlace(verdict: Verdict | null): "open" | "folded" | "left_out" {
  if (verdict === null) return "open";
  if (verdict.papers.length > 0) return "folded";
  return verdict.state === "not_addressed" ? "left_out" : "open";
}
