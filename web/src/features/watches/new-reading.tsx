import { isBorneOut, type Statement } from "@medsieve/contract/statements";
import type { NewPaper } from "@medsieve/contract/watches";
import { useTranslation } from "react-i18next";
import { nameEvidence, UnverifiedMark } from "../../entities/paper/evidence-mark.tsx";
import { EvidenceSource } from "../../entities/paper/evidence-source.tsx";
import { ReaderBadge } from "../../entities/paper/reader-badge.tsx";
import { findRecordLanguage } from "../../entities/paper/text-language.ts";

interface NewReadingProps {
  pmid: string;
  /** Null: not loaded. */
  title: string | null;
  reading: NonNullable<NewPaper["reading"]>;
}

/** What a new paper says of the question, with the sentences that say it, and who read it. */
export function NewReading({ pmid, title, reading: { relevance_score, statements, read_by } }: NewReadingProps) {
  const { t } = useTranslation("watches");
  return (
    <section
      aria-label={t("reading.label", { title: title ?? `PMID ${pmid}` })}
      className="flex max-w-reading flex-col gap-1.5 text-sm"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <span className="text-muted">{t("reading.relevance", { score: relevance_score.toFixed(2) })}</span>
        <ReaderBadge readBy={read_by} />
      </p>
      {statements.map((statement) => (
        <Saying key={statement.id} pmid={pmid} statement={statement} />
      ))}
    </section>
  );
}

/** A statement, and the paper's own words where these are others. */
function Saying({ pmid, statement }: { pmid: string; statement: Statement }) {
  const { text, evidence } = statement;
  const others = nameEvidence(pmid, evidence).filter(({ quote }) => quote !== null && !text.includes(quote));
  return (
    <div className="wrap-anywhere">
      <p lang={findRecordLanguage(text, [])} dir="auto">
        {text}
        {!isBorneOut(statement) && <UnverifiedMark />}
      </p>
      {others.map((one) => (
        <blockquote
          key={`${one.section} ${one.section_index} ${one.start}`}
          className="mt-1 border-line border-l-2 pl-3 text-muted"
        >
          <EvidenceSource evidence={one} record={undefined} namesPaper={false} />
        </blockquote>
      ))}
    </div>
  );
}
