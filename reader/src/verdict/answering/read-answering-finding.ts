import { nameSureComparator, nameTried, tidyArm } from "../../findings/arm-labels.ts";
import { chooseArms, findWritten } from "../../findings/name-arms.ts";
import { isName } from "../../findings/name-outcomes.ts";
import { findOutcomePolarity } from "../../findings/outcome-polarity.ts";
import { type FindingReading, readFindingIn } from "../../findings/read-finding.ts";
import { findName, type PaperSentence, type PaperText } from "../../paper-text.ts";
import type { Pico } from "../../pico/extract-pico.ts";
import type { QuotedFinding } from "../../reader.ts";
import { doesName } from "../name-match.ts";
import type { AskedRoles } from "../question-roles.ts";
import { ANSWERS_FROM, isOnOutcome } from "./choose-answering.ts";
import { findAnswers } from "./find-answers.ts";

/** Sentences that are looked at for one that says plainly which way. */
const LOOKED_AT = 4;

/** Outcomes as a sentence has them: those that the question asks for by their names, else what the paper measured. */
function listOutcomesIn(sentence: PaperSentence, pico: Pico, { outcomes }: AskedRoles): string[] {
  const asked = outcomes.flatMap(({ names, narrower }) =>
    [...names, ...narrower].flatMap((name) =>
      findName(name, sentence)
        .slice(0, 1)
        .map(({ start, end }) => sentence.text.slice(start, end)),
    ),
  );
  const elsewhere = pico.elsewhere.filter(({ field }) => field === "outcome").map(({ span }) => span);
  const own = [...pico.outcome, ...elsewhere].filter((span) => span.sentence === sentence).map(({ text }) => text);
  return [...asked.toSorted((a, b) => b.length - a.length).slice(0, 1), ...own.filter(isName)];
}

interface Arms {
  intervention: string;
  comparator: string | null;
}

/** The arms as the paper names them, the intervention being one of the question's; null where it names none of these. */
function nameArms(paper: PaperText, pico: Pico, { interventions, comparators }: AskedRoles): Arms | null {
  const chosen = chooseArms(paper, pico, interventions, comparators);
  const own = chosen.intervention === null ? null : tidyArm(chosen.intervention);
  if (own !== null && doesName(own, interventions, paper)) return { intervention: own, comparator: chosen.comparator };
  const [written] = interventions.flatMap((concept) => findWritten(concept, paper) ?? []);
  return written === undefined ? null : { intervention: written, comparator: null };
}

function describe(reading: FindingReading, arms: Arms, outcome: string, paper: PaperText): AnsweringFinding | null {
  const { evidence, direction, numbers, opponent } = reading;
  const intervention = nameTried(arms.intervention, evidence);
  if (intervention === null) return null;
  const polarity = findOutcomePolarity(outcome);
  const isKnown = direction !== "unclear" && polarity !== "unknown";
  const isBetter = isKnown && (direction === "increased") === (polarity === "good");
  const favours =
    direction === "no_difference" ? "neither" : !isKnown ? "unknown" : isBetter ? "intervention" : "comparator";
  return {
    intervention,
    comparator:
      opponent ??
      (arms.comparator === null ? null : nameSureComparator(arms.comparator, arms.intervention, evidence, paper.title)),
    ...{ outcome, direction, favours, numbers, read_by: "builtin", disputed: false },
    quotes: [{ section: evidence.section, quote: evidence.text }],
  };
}

/** An answer before it has its number. */
export type AnsweringFinding = Omit<QuotedFinding, "id">;

/**
 * What a paper reports in the sentences that answer a question most likely and say plainly which way, one for each; none
 * where none does. Any relevance is taken for full: whether the paper counts is decided when all are read.
 */
export function readAnsweringFindings(paper: PaperText, pico: Pico, roles: AskedRoles): AnsweringFinding[] {
  if (roles.interventions.length === 0) return [];
  const arms = nameArms(paper, pico, roles);
  if (arms === null) return [];
  const answers = findAnswers({ roles, paper, relevance: 1 }).filter(({ probability }) => probability >= ANSWERS_FROM);
  return answers.slice(0, LOOKED_AT).flatMap(({ sentence }) => {
    for (const outcome of listOutcomesIn(sentence.sentence, pico, roles)) {
      if (!isOnOutcome(outcome, roles, paper)) continue;
      const asked = { intervention: arms.intervention, comparator: arms.comparator ?? "", outcome };
      const reading = readFindingIn(sentence.sentence, paper, asked);
      const isPlain = reading?.isOfArms && reading.direction !== "unclear";
      const finding = isPlain ? describe(reading, arms, outcome, paper) : null;
      if (finding !== null) return [finding];
    }
    return [];
  });
}
