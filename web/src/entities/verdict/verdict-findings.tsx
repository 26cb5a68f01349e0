import type { Finding } from "@medsieve/contract/findings";
import type { ListedPaper } from "@medsieve/contract/papers";
import { printNumbers } from "@medsieve/contract/print-numbers";
import type { Verdict, VerdictCount, VerdictDoubt } from "@medsieve/contract/verdict";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { cutDesignNote } from "../paper/cut-design-note.ts";
import { nameEvidence } from "../paper/evidence-mark.tsx";
import { FindingStatement } from "../paper/finding-statement.tsx";
import { PaperChip } from "../paper/paper-chip.tsx";
import { useOpenAtSentence } from "../paper/record-place.tsx";
import { COUNT_LOOKS } from "./count-looks.ts";

/** Findings that are in view before the others are unfolded. */
const SHOWN = 3;

interface VerdictFindingsProps {
  verdict: Verdict;
  /** By rank. */
  papers: readonly ListedPaper[];
  onOpen: (pmid: string) => void;
  /** Before a sentence is shown in its place in a paper. */
  onShow?: ((pmid: string) => void) | undefined;
  /** Folded, it stands on the line of the findings that are folded. */
  children?: ReactNode;
}

interface CountedFinding {
  paper: ListedPaper;
  rank: number;
  count: VerdictCount;
  finding: Finding;
  /** Why the paper counts as unclear; null where it does not, or its sentences leave it open. */
  doubt: VerdictDoubt | null;
}

/** One finding a paper, each with its numbers, its sentence and its paper. */
export function VerdictFindings({ verdict, papers, onOpen, onShow, children }: VerdictFindingsProps) {
  const { t } = useTranslation("verdict");
  const language = useLanguage();
  const findings = listFindings(verdict, papers);
  const shown = chooseShown(findings);
  const rest = findings.filter((found) => !shown.includes(found));
  const draw = (found: CountedFinding) => (
    <FindingLine key={found.finding.id} {...{ found, onOpen, onShow }} about={verdict.asked.intervention} />
  );
  return (
    <div>
      <ul aria-label={t("findings")} className="flex flex-col gap-1">
        {shown.map(draw)}
      </ul>
      <div className="flex flex-wrap gap-x-6 [&>*>button]:whitespace-nowrap [&>[data-expanded]]:basis-full">
        {rest.length > 0 && (
          <Disclosure title={t("more", { count: rest.length, shown: formatNumber(rest.length, language) })}>
            <ul aria-label={t("findings")} className="flex flex-col gap-1.5 pt-1">
              {rest.map(draw)}
            </ul>
          </Disclosure>
        )}
        {children}
      </div>
    </div>
  );
}

/** The best papers' findings, among them one of each kind that is counted, so that what speaks otherwise is in view. */
function chooseShown(findings: readonly CountedFinding[]): readonly CountedFinding[] {
  const firsts = findings.filter(({ count }, at) => findings.findIndex((other) => other.count === count) === at);
  const others = findings.filter((found) => !firsts.includes(found));
  const chosen = [...firsts, ...others].slice(0, SHOWN);
  return findings.filter((found) => chosen.includes(found));
}

/** Of each paper the finding that says most: the first with numbers. */
function listFindings(verdict: Verdict, papers: readonly ListedPaper[]): CountedFinding[] {
  const places = new Map(papers.map((paper, index) => [paper.pmid, { paper, rank: index + 1 }]));
  return verdict.papers.flatMap(({ pmid, count, doubt, finding_ids: ids }) => {
    const place = places.get(pmid);
    const own = place?.paper.findings.filter(({ id }) => ids.includes(id)) ?? [];
    const directed = own.filter(({ direction }) => direction !== "unclear");
    // Verdicts of before did not say why.
    const isMixed = count === "unclear" && directed.length === own.length && own.length > 1;
    const fitting = count === "unclear" || directed.length === 0 ? own : directed;
    const finding = fitting.find(({ numbers }) => printNumbers(numbers) !== "") ?? fitting[0];
    return place === undefined || finding === undefined
      ? []
      : [{ ...place, count, finding, doubt: doubt ?? (isMixed ? "mixed" : null) }];
  });
}

interface FindingLineProps {
  found: CountedFinding;
  /** The intervention that the verdict is about. */
  about: string | null;
  onOpen: (pmid: string) => void;
  onShow?: ((pmid: string) => void) | undefined;
}

function FindingLine({ found, about, onOpen, onShow }: FindingLineProps) {
  const { t } = useTranslation("verdict");
  const { paper, rank, finding, count, doubt } = found;
  const openAt = useOpenAtSentence(onOpen);
  const { Icon, ink } = COUNT_LOOKS[count];
  return (
    <li className="wrap-anywhere flex gap-2 text-sm leading-5 xl:text-[0.8125rem]">
      <Icon aria-hidden className={joinClasses("mt-[3px] size-3.5 shrink-0", ink)} />
      <p className="min-w-0">
        <FindingStatement finding={finding} paper={paper} about={about} onShow={onShow} />{" "}
        <PaperChip paper={paper} rank={rank} onOpen={openAt(nameEvidence(paper.pmid, finding.evidence))} />
        <PaperKind paper={paper} />
        {doubt !== null && <Doubt text={t(`doubt.${doubt}`)} />}
        {finding.disputed && <Doubt text={t("disputed")} />}
        {finding.read_by === "builtin" && paper.read_by.reader === "model" && <Doubt text={t("byBuiltin")} />}
      </p>
    </li>
  );
}

/** How strong a finding is, at a glance: of what design its paper is, and how many people it is about. */
function PaperKind({ paper: { study_design: design, sample_size: size } }: { paper: ListedPaper }) {
  const { t } = useTranslation("verdict");
  const language = useLanguage();
  const facts = [
    design === null ? null : cutDesignNote(design).name.replace(t("trial.long"), t("trial.short")),
    size === null ? null : `n\u00a0=\u00a0${formatNumber(size.n, language)}`,
  ].filter(Boolean);
  return facts.length === 0 ? null : <span className="ml-1.5 text-muted tabular-nums">{facts.join(t("comma"))}</span>;
}

function Doubt({ text }: { text: string }) {
  return <span className="ml-1.5 text-amber-ink text-sm">{text}</span>;
}
