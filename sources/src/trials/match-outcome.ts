import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";

/** Words by which the same outcome is worded differently: how and when it is measured, and in whom. */
const WITHOUT_CONTENT = new Set(
  [
    ..."a an and as at by during for from in into of on or over per the to until up with within between".split(" "),
    ..."absolute relative mean median average baseline change changes difference total number numbers".split(" "),
    ..."percent percentage proportion rate rates incidence frequency occurrence level levels score scores".split(" "),
    ..."value values measure measured assessed assessment time point endpoint primary outcome participants".split(" "),
    ..."patients subjects people who day days week weeks month months year years hour hours end study".split(" "),
    ..."treatment follow followup after".split(" "),
  ].map(stemWord),
);

/** The paper's outcome of just the content words of a registered measure, in the paper's words; null where there is none. */
export function matchOutcome(measure: string, outcomes: readonly string[]): string | null {
  const wanted = contentOf(measure);
  if (wanted === "") return null;
  return outcomes.find((outcome) => contentOf(outcome) === wanted) ?? null;
}

function contentOf(text: string): string {
  const stems = splitWords(text)
    .map((word) => stemWord(word.text))
    .filter((stem) => !WITHOUT_CONTENT.has(stem) && !/^\d+$/.test(stem));
  return [...new Set(stems)].sort().join(" ");
}
