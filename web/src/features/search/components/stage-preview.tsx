import type { Stage } from "@medsieve/contract/constants";
import type { QuestionTerm } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { findLatestStage, listExamples } from "../list-examples.ts";
import type { ShownSearch } from "../search-machine.ts";

/** What the latest stage that brought anything has brought; its room is kept from the start. */
export function LatestPreview({ state }: { state: ShownSearch }) {
  const latest = findLatestStage(state);
  return (
    <div className="h-21 min-w-0">
      {latest !== undefined && <StagePreview key={latest} stage={latest} state={state} isBrief />}
    </div>
  );
}

interface StagePreviewProps {
  stage: Stage;
  state: ShownSearch;
  /** Each thing in one line, cut at its end. */
  isBrief?: boolean;
}

/** A few examples of what a stage has brought; of the first, also what was understood of the question. */
export function StagePreview({ stage, state, isBrief = false }: StagePreviewProps) {
  const { t } = useTranslation("search");
  const lines = listExamples(stage, state);
  const terms = stage === "generating_queries" ? (state.outcome?.terms ?? state.preview.terms) : [];
  if (lines.length === 0 && terms.length === 0) return null;
  return (
    <div className="text-muted text-sm">
      {terms.length > 0 && (
        <p className={isBrief ? "truncate" : "wrap-anywhere"}>
          {t("understood.short", {
            terms: terms.map((term) => nameTerm(term, t)).join(t("listSeparator")),
          })}
        </p>
      )}
      <ul lang="en">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be alike once they are cut
          <li key={index} className="truncate tabular-nums">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameTerm({ written, excluded }: QuestionTerm, t: ReturnType<typeof useTranslation>["t"]): string {
  return excluded ? t("understood.without", { term: written }) : written;
}
