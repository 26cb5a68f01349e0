import type { Language } from "@medsieve/contract/constants";
import { listArms } from "@medsieve/contract/question-words";
import type { QueryDetail, SearchProvenance } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { describeFallbacks } from "../../../entities/paper/describe-reader-failure.ts";
import { QuestionWords } from "../../../entities/question-words/question-words.tsx";
import { SOURCE_TEXTS } from "../../../entities/search/source-texts.ts";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { countFlow } from "../count-flow.ts";
import { isLive, type ShownSearch } from "../search-machine.ts";
import type { ShownPaper } from "../search-state.ts";
import { Fact } from "./fact.tsx";
import { LimitsText } from "./limits-text.tsx";
import { QueryList } from "./query-list.tsx";
import { QuestionUnderstood } from "./question-understood.tsx";

/** How many of the papers that were named as known were read. */
function KnownFact({ known, papers }: { known: readonly string[]; papers: readonly ShownPaper[] }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const read = papers.filter(({ record, reading }) => reading !== null && known.includes(record.pmid));
  return (
    <Fact title={t("facts.known")}>
      <p className="text-sm">
        {t("facts.knownText", {
          count: read.length,
          read: formatNumber(read.length, language),
          known: formatNumber(known.length, language),
        })}
      </p>
    </Fact>
  );
}

interface SearchFactsProps {
  state: ShownSearch;
}

/** What is known of a search: how many papers came how far, its queries, what was not understood, and who answered. */
export function SearchFacts({ state }: SearchFactsProps) {
  const { t } = useTranslation("search");
  const queries = state.outcome?.queries ?? state.preview.queryDetails ?? describeWritten(state);
  const words = state.outcome?.questionWords ?? state.preview.questionWords;
  const provenance = state.outcome?.provenance ?? null;
  return (
    <div className="flex flex-col gap-5">
      <Flow state={state} />
      {state.question && (
        <Fact title={t("facts.preference")}>
          <p className="text-sm">{t(`preference.${state.question.preference}.label`)}</p>
        </Fact>
      )}
      {state.question && (
        <Fact title={t("limits.label")}>
          <p className="text-sm">
            <LimitsText limits={state.question.limits} />
          </p>
        </Fact>
      )}
      {state.question !== null && state.question.knownPmids.length > 0 && (
        <KnownFact known={state.question.knownPmids} papers={state.papers} />
      )}
      <QuestionUnderstood
        terms={state.outcome?.terms ?? state.preview.terms}
        arms={listArms(state.question?.text ?? "", words)}
        notUnderstood={state.outcome?.notUnderstood ?? state.preview.notUnderstood}
      />
      {state.question !== null && <QuestionWords question={state.question.text} words={words} onAsk={null} />}
      {queries.length > 0 && (
        <Fact title={t("facts.queries")}>
          <QueryList queries={queries} isRunning={isLive(state)} />
        </Fact>
      )}
      {provenance && <Provenance provenance={provenance} />}
    </div>
  );
}

function describeWritten({ preview }: ShownSearch): QueryDetail[] {
  return (preview.queries ?? []).map((query) => ({
    ...query,
    hits: null,
    understood: null,
    written_as: null,
    changes: [],
    broadened_from: null,
    warnings: [],
  }));
}

const STEPS = ["found", "added", "kept", "read"] as const;

function Flow({ state }: { state: ShownSearch }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const flow = countFlow(state);
  const shown = STEPS.filter((step) => flow[step] !== null || (isLive(state) && step !== "added"));
  if (shown.length === 0) return null;
  return (
    <Fact title={t("facts.flow")}>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {shown.map((step) => (
          <div key={step} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{t(`facts.step.${step}`)}</dt>
            <dd className="font-semibold text-xl tabular-nums">{formatStep(flow[step], language)}</dd>
          </div>
        ))}
      </dl>
    </Fact>
  );
}

/** A dash stands for what is not known yet. */
function formatStep(count: number | null, language: Language): string {
  return count === null ? "–" : formatNumber(count, language);
}

function Provenance({
  provenance: { source, reader, reader_fallbacks, searched_at, tokens, token_usage, cost_usd },
}: {
  provenance: SearchProvenance;
}) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const spent = tokens.input + tokens.output;
  const isCostKnown = token_usage?.every((used) => used.cost_usd !== null) ?? true;
  const cost = new Intl.NumberFormat(language, { style: "currency", currency: "USD", maximumFractionDigits: 4 });
  return (
    <Fact title={t("facts.answeredBy")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
        <dt className="text-muted">{t("facts.source")}</dt>
        <dd className="wrap-anywhere">
          {t(SOURCE_TEXTS[source.id].name)}
          {source.fallback !== null && <span className="block text-amber-ink">{t("banner.fallback")}</span>}
        </dd>
        <dt className="text-muted">{t("facts.reader")}</dt>
        <dd className="wrap-anywhere">
          {reader.id === "builtin"
            ? t("facts.readerBuiltin")
            : [reader.vendor, reader.model].filter(Boolean).join(" · ") || t("card.unnamedModel")}
          {describeFallbacks(t, reader_fallbacks).map((line) => (
            <span key={line} className="block text-amber-ink">
              {line}
            </span>
          ))}
        </dd>
        <dt className="text-muted">{t("facts.searchedAt")}</dt>
        <dd>
          <time dateTime={searched_at}>{formatDateTime(searched_at, language)}</time>
        </dd>
        {spent > 0 && (
          <>
            <dt className="text-muted">{t("facts.tokens")}</dt>
            <dd className="tabular-nums">
              {formatNumber(spent, language)} ({isCostKnown ? cost.format(cost_usd) : t("facts.costUnknown")})
            </dd>
          </>
        )}
      </dl>
    </Fact>
  );
}
