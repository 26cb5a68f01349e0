import { QUESTION_TERM_KINDS, type QuestionTerm } from "@medsieve/contract/searches";
import { Ban } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Fact } from "./fact.tsx";

type TermKind = QuestionTerm["kind"];

/** The order in which a question is usually put: who, what is done, for what, with what outcome. */
const KIND_ORDER: Record<TermKind, number> = {
  population: 0,
  intervention: 1,
  condition: 2,
  outcome: 3,
  subject: 4,
  number: 5,
  word: 6,
};
const KINDS = QUESTION_TERM_KINDS.toSorted((one, other) => KIND_ORDER[one] - KIND_ORDER[other]);

interface QuestionUnderstoodProps {
  terms: readonly QuestionTerm[];
  /** What it sets against each other; empty where nothing is. */
  arms: readonly string[];
  /** Words of the question that are in no query. */
  notUnderstood: readonly string[];
}

/** What the question was taken to be about, by kind and with its MeSH headings, and the words that were not understood. */
export function QuestionUnderstood({ terms, arms, notUnderstood }: QuestionUnderstoodProps) {
  const { t } = useTranslation(["search", "query-texts"]);
  const shown = KINDS.filter((kind) => terms.some((term) => term.kind === kind));
  return (
    <>
      {shown.length > 0 && (
        <Fact title={t("understood.title")}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-sm">
            {shown.map((kind) => (
              <div key={kind} className="contents">
                <dt className="pt-px text-muted">{t(`understood.kind.${kind}`)}</dt>
                <dd className="flex min-w-0 flex-wrap gap-1.5">
                  {terms
                    .filter((term) => term.kind === kind)
                    .map((term, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a question may name one thing twice
                      <TermBadge key={index} term={term} />
                    ))}
                </dd>
              </div>
            ))}
            {arms.length > 0 && (
              <div className="contents">
                <dt className="pt-px text-muted">{t("query-texts:compared")}</dt>
                <dd className="flex min-w-0 flex-wrap gap-1.5">
                  {arms.map((arm) => (
                    <Badge key={arm}>{arm}</Badge>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        </Fact>
      )}
      {notUnderstood.length > 0 && (
        <Fact title={t("facts.notUnderstood")}>
          <p className="mb-1.5 text-muted text-sm">{t("facts.notUnderstoodText")}</p>
          <ul className="flex flex-wrap gap-1.5">
            {notUnderstood.map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question may have a word twice
              <li key={index} className="min-w-0">
                <Badge tone="amber">{word}</Badge>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

/** Whether two names are the same to a reader. */
function isAlike(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
}

function TermBadge({ term: { written, heading, searched_as, excluded } }: { term: QuestionTerm }) {
  const { t } = useTranslation("search");
  const meaning =
    heading !== null
      ? !isAlike(heading, written) && t("understood.mesh", { heading })
      : searched_as !== null && !isAlike(searched_as, written) && t("understood.searchedAs", { words: searched_as });
  return (
    <Badge
      tone={excluded ? "amber" : "neutral"}
      icon={excluded ? <Ban aria-hidden className="size-3.5 shrink-0" /> : undefined}
    >
      <span className="min-w-0">
        <span className="font-medium">{excluded ? t("understood.without", { term: written }) : written}</span>
        {meaning && (
          <>
            {" "}
            <span className={excluded ? undefined : "text-muted"}>{meaning}</span>
          </>
        )}
      </span>
    </Badge>
  );
}
