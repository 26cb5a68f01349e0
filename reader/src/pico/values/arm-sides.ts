import { stemWord } from "@medsieve/text/stem";
import type { PaperText } from "../../paper-text.ts";
import { findComparedArms, findTitleArms, isControl } from "../find-arms.ts";

/** The arm that a treatment belongs to. */
export type ArmSide = "tried" | "compared";

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}-]+/gu;
/** Words that set no arm apart from another. */
const OF_ANY_ARM =
  /^(?:the|and|or|of|for|with|in|on|by|to|versus|plus|alone|only|therapy|therapies|treatments?|interventions?|regimens?|groups?|arms?|patients|mg|kg|ml|daily|weekly|dos(?:e|es|age)|oral|intravenous|study|trial|effects?|use|combination|combined|single|standard|surgery|programs?|programmes?|\d.*)$/iu;

function listStems(text: string): string[] {
  return (text.toLowerCase().match(WORDS) ?? []).filter((word) => !OF_ANY_ARM.test(word)).map(stemWord);
}

/**
 * By the arms that the title names, "X versus Y", or else the study's aim: which of them a treatment belongs to. Null where it has words of both or of
 * neither, or the title does not name two.
 */
export function readArmSides(paper: PaperText): (treatment: string) => ArmSide | null {
  const arms = paper.once(findComparedArms);
  if (arms === null) return () => null;
  const [tried, compared] = [new Set(listStems(arms.intervention.text)), new Set(listStems(arms.comparator.text))];
  const isTried = (stem: string) => tried.has(stem) && !compared.has(stem);
  const isCompared = (stem: string) => compared.has(stem) && !tried.has(stem);
  const isTitled = paper.once(findTitleArms) !== null;
  return (treatment) => {
    if (isControl(treatment)) return "compared";
    if (!isTitled && paper.title.lower.includes(treatment.toLowerCase())) return null;
    const stems = listStems(treatment);
    const [ofTried, ofCompared] = [stems.some(isTried), stems.some(isCompared)];
    if (ofTried === ofCompared) return null;
    return ofTried ? "tried" : "compared";
  };
}
