import type { Language } from "@medsieve/contract/constants";
import { orderNotices } from "@medsieve/contract/notices";
import type { ListedPaper } from "@medsieve/contract/papers";
import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { NOTICE_LOOKS } from "../../../entities/notice/notice-looks.ts";
import { cutDesignNote } from "../../../entities/paper/cut-design-note.ts";
import { findFirstSentence } from "../../../entities/paper/find-first-sentence.ts";
import { FindingLine } from "../../../entities/paper/finding-line.tsx";
import { StatementText } from "../../../entities/paper/statement-text.tsx";
import { findReadingLanguage } from "../../../entities/paper/text-language.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useLoadedTexts } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { chooseFinding } from "../choose-finding.ts";

const TAG =
  "mr-1.5 inline-block max-w-full truncate rounded-sm border px-1 align-bottom text-[0.8125rem] leading-[1.35]";

interface RowReadingProps {
  paper: ListedPaper;
  /** Language the search was asked in. */
  asked: Language;
  /** Of the paper's findings those on the question. */
  findingIds: readonly string[];
}

/** What has to be known of a paper before its finding, what it found, and its PICO in a line. */
export function RowReading({ paper, asked, findingIds }: RowReadingProps) {
  const finding = chooseFinding(paper, findingIds);
  return (
    <>
      <p className="mt-0.5 line-clamp-3 max-h-15 wrap-anywhere sm:line-clamp-2 sm:max-h-10">
        <RowTags paper={paper} />
        {finding !== undefined && <FindingLine finding={finding} />}
        {finding === undefined && paper.summary !== null && (
          <span lang={findReadingLanguage(paper.summary, asked)}>
            <StatementText
              text={paper.summary}
              field="summary"
              paper={paper}
              isStatic
              from={findFirstSentence(paper.summary, paper.statements)}
            />
          </span>
        )}
      </p>
      <RowPico paper={paper} asked={asked} />
    </>
  );
}

function RowTags({ paper }: { paper: ListedPaper }) {
  const t = useLoadedTexts("search");
  const language = useLanguage();
  return (
    <>
      {paper.demonstration && (
        <Tag look="border-amber/50 bg-amber-soft text-amber-ink" title={t("card.demonstration")}>
          <FlaskConical aria-hidden className="inline size-3.5 align-[-2px]" />
          <span className="sr-only">{t("card.demonstration")}</span>
        </Tag>
      )}
      {orderNotices(paper.notices)
        .filter((notice, index, all) => all.findIndex(({ kind }) => kind === notice.kind) === index)
        .map(({ kind }) => (
          <Tag
            key={kind}
            look={
              NOTICE_LOOKS[kind].tone === "red"
                ? "border-red bg-red-soft font-semibold text-red-ink"
                : "border-amber/50 bg-amber-soft text-amber-ink"
            }
          >
            {t(`card.notice.${kind}`)}
          </Tag>
        ))}
      {!paper.has_abstract && <Tag look="border-line text-muted">{t("card.titleOnly")}</Tag>}
      {paper.study_design !== null && <DesignTag design={paper.study_design} />}
      {paper.sample_size !== null && (
        <Tag look="border-line bg-sunken text-ink tabular-nums">n = {formatNumber(paper.sample_size.n, language)}</Tag>
      )}
    </>
  );
}

/** What a design was read from is drawn as a broken line; in words it stands on the card. */
function DesignTag({ design }: { design: string }) {
  const { name, note } = cutDesignNote(design);
  return (
    <Tag
      look={joinClasses("border-accent/40 bg-accent-soft text-accent", note !== "" && "border-dashed border-accent")}
      {...(note === "" ? {} : { title: design })}
    >
      {name}
      {note !== "" && <span className="sr-only"> {note}</span>}
    </Tag>
  );
}

function Tag({ look, title, children }: { look: string; title?: string; children: ReactNode }) {
  return (
    <span className={joinClasses(TAG, look)} title={title}>
      {children}
    </span>
  );
}

/** "120 adults · zinc vs placebo · length of the cold"; what is not reported is left out. */
function RowPico({ paper, asked }: { paper: ListedPaper; asked: Language }) {
  const t = useLoadedTexts("search", "verdict");
  const { population, intervention, comparator, outcome } = paper;
  const arms = [intervention, comparator].filter((part) => part !== null);
  const compared = arms.length === 0 ? null : arms.join(` ${t("verdict:versus")} `);
  const parts = [population, compared, outcome].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <p className="mt-0.5 truncate text-[0.8125rem] text-muted" lang={findReadingLanguage(parts.join(" "), asked)}>
      {parts.join(" · ")}
    </p>
  );
}
