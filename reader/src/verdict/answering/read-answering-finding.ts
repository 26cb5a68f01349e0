import { nameSureComparator, nameTried, tidyArm } from "../../findings/arm-labels.ts";
import { readFavoured } from "../../findings/favoured.ts";
import type { Cue, FindingSentence } from "../../findings/finding-text.ts";
import { chooseArms } from "../../findings/name-arms.ts";
import { isName } from "../../findings/name-outcomes.ts";
import { isOnlyMeasured } from "../../findings/only-measured.ts";
import { type FindingReading, readFindingIn } from "../../findings/read-finding.ts";
import { completeWord } from "../../findings/settle/complete-name.ts";
import { findWritten } from "../../findings/written-names.ts";
import { findName, type PaperSentence, type PaperText } from "../../paper-text.ts";
import type { Pico } from "../../pico/extract-pico.ts";
import type { QuotedFinding } from "../../reader.ts";
import { doesName } from "../name-match.ts";
import type { AskedRoles } from "../question-roles.ts";
import { ANSWERS_FROM, isOnOutcome } from "./choose-answering.ts";
import { findAnswers } from "./find-answers.ts";

/** Sentences that are looked at for one that says plainly which way. */
const LOOKED_AT = 4;

/** "(PFS)" behind what it stands for. */
const SHORT_FORM = /\((?<short>\p{Lu}[\p{L}\d-]{1,9})\)$/u;

/** An outcome that is named elsewhere as this sentence has it, whole or by its short form; null where it does not. */
function findPrinted(name: string, { text, lower }: PaperSentence): string | null {
  const at = lower.indexOf(name.toLowerCase());
  if (at >= 0) return text.slice(at, at + name.length);
  const short = SHORT_FORM.exec(name)?.groups?.short;
  return short !== undefined && text.split(/[^\p{L}\d-]+/u).includes(short) ? short : null;
}

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
  const named = [...pico.outcome, ...elsewhere].flatMap(({ text }) => findPrinted(text, sentence) ?? []);
  const [longest] = asked.toSorted((a, b) => b.length - a.length);
  return [...new Set([...(longest === undefined ? [] : [longest]), ...own.filter(isName), ...named.filter(isName)])];
}

/** What a sentence says that sets groups against each other. */
const COMPARING = ["than", "same", "both"] as const satisfies readonly Cue[];

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
  return written === undefined || isOnlyMeasured(written, paper) ? null : { intervention: written, comparator: null };
}

function describe(reading: FindingReading, arms: Arms, outcome: string, paper: PaperText): AnsweringFinding | null {
  const { evidence, direction, numbers, opponent } = reading;
  const intervention = nameTried(arms.intervention, evidence);
  if (intervention === null) return null;
  const named = completeWord(outcome, evidence);
  return {
    intervention,
    comparator:
      opponent ??
      (arms.comparator === null ? null : nameSureComparator(arms.comparator, arms.intervention, evidence, paper.title)),
    ...{
      outcome: named,
      direction,
      favours: readFavoured(direction, named),
      numbers,
      read_by: "builtin",
      disputed: false,
    },
    quotes: [{ section: evidence.section, quote: evidence.text }],
  };
}

/** An answer before it has its number. */
export type AnsweringFinding = Omit<QuotedFinding, "id">;

/** It sets others against each other than the arms that were asked for, or says nothing of what was tried. */
function isOfOthers({ namesIntervention, opponent }: FindingReading, cues: FindingSentence["cues"]): boolean {
  return !namesIntervention || opponent !== null || COMPARING.some((cue) => cues.has(cue));
}

/** A finding of the sentence, plain where it says which way; of several outcomes the first plain one, else the first. */
function readSentence(
  { sentence, cues }: FindingSentence,
  { paper, pico, roles, arms }: { paper: PaperText; pico: Pico; roles: AskedRoles; arms: Arms },
): AnsweringFinding | null {
  let first: AnsweringFinding | null = null;
  for (const outcome of listOutcomesIn(sentence, pico, roles)) {
    if (!isOnOutcome(outcome, roles, paper)) continue;
    const asked = { intervention: arms.intervention, comparator: arms.comparator ?? "", outcome };
    const reading = readFindingIn(sentence, paper, asked);
    if (reading === null) continue;
    if (!reading.isOfArms && isOfOthers(reading, cues)) continue;
    const direction = reading.isOfArms ? reading.direction : "unclear";
    const finding = describe({ ...reading, direction }, arms, outcome, paper);
    if (finding !== null && direction !== "unclear") return finding;
    first ??= finding;
  }
  return first;
}

/**
 * What a paper reports in the sentences that answer a question most likely and say plainly which way, one for each; where
 * none does, the likeliest that is on the question, its direction unclear. Any relevance is taken for full: whether the
 * paper counts is decided when all are read.
 */
export function readAnsweringFindings(paper: PaperText, pico: Pico, roles: AskedRoles): AnsweringFinding[] {
  if (roles.interventions.length === 0) return [];
  const arms = nameArms(paper, pico, roles);
  if (arms === null) return [];
  const answers = findAnswers({ roles, paper, relevance: 1 }).filter(({ probability }) => probability >= ANSWERS_FROM);
  const found = answers
    .slice(0, LOOKED_AT)
    .flatMap(({ sentence }) => readSentence(sentence, { paper, pico, roles, arms }) ?? []);
  const plain = found.filter(({ direction }) => direction !== "unclear");
  return plain.length > 0 ? plain : found.slice(0, 1);
}
