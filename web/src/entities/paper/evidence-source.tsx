import type { CitedEvidence } from "@medsieve/contract/answers";
import type { ListedRecord } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { findContext, findQuotedText } from "./find-context.ts";
import { findRecordLanguage } from "./text-language.ts";

const SECTIONS = new Map([
  ["title", "evidence.section.title"],
  ["abstract", "evidence.section.abstract"],
  ["publication types", "evidence.section.publicationTypes"],
  ["MeSH", "evidence.section.mesh"],
  ["keywords", "evidence.section.keywords"],
]);

interface EvidenceSourceProps {
  evidence: CitedEvidence;
  /** Undefined where the paper is not at hand. */
  record: ListedRecord | undefined;
  /** The statement rests on several papers. */
  namesPaper: boolean;
}

/** What a statement rests on: where it stands, its sentence, a translation where there is one, and how sure that is. */
export function EvidenceSource({ evidence, record, namesPaper }: EvidenceSourceProps) {
  const { t } = useTranslation("search");
  const { section, quote, status, problem, gloss, pmid } = evidence;
  const paper = namesPaper ? `PMID ${pmid}` : null;
  if (quote === null) {
    return (
      <p>
        {paper !== null && <span className="font-semibold text-muted text-xs">{paper}: </span>}
        {t(namesPaper ? "evidence.noneInPaper" : "evidence.none")}
      </p>
    );
  }
  const known = section === null ? undefined : SECTIONS.get(section);
  const name = known === undefined ? section : t(known);
  const heading = [paper, name === null ? null : t("evidence.from", { section: name })].filter((part) => part !== null);
  return (
    <div>
      {heading.length > 0 && <p className="font-semibold text-muted text-xs">{heading.join(" · ")}</p>}
      <Sentence evidence={evidence} record={record} quote={quote} />
      {gloss !== undefined && (
        <>
          <p className="mt-1">{gloss}</p>
          <p className="text-muted text-xs">{t("evidence.gloss")}</p>
        </>
      )}
      {status === "repaired" && <p className="mt-1 text-muted text-xs">{t("evidence.repaired")}</p>}
      {problem === "numbers_differ" && <p className="mt-1 text-amber-ink text-xs">{t("evidence.numbersDiffer")}</p>}
    </div>
  );
}

function Sentence({
  evidence,
  record,
  quote,
}: {
  evidence: CitedEvidence;
  record?: ListedRecord | undefined;
  quote: string;
}) {
  const { t } = useTranslation("search");
  const text = record === undefined ? null : findQuotedText(record, evidence);
  const { before, after } =
    text === null ? { before: "", after: "" } : findContext(text, evidence.start ?? 0, evidence.end ?? 0);
  const language = findRecordLanguage(quote, record?.languages ?? []);
  if (before === "" && after === "") return <blockquote lang={language}>{t("evidence.quote", { quote })}</blockquote>;
  return (
    <blockquote lang={language} className="text-muted">
      {before}
      <strong className="font-medium text-ink">{quote}</strong>
      {after}
    </blockquote>
  );
}
