import type { Direction, FindingNumbers } from "@medsieve/contract/findings";
import { chooseSureLimit, type FindingsModel, LIMITS, loadFindingsModel } from "../models/findings-model.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { overlapWith } from "./asked-terms.ts";
import { judgeBearing } from "./bears-on-arms.ts";
import { deniesChange, deniesEquality, isEffectiveAgainst, isGovernedOtherwise } from "./denied-change.ts";
import { cutClause } from "./describe-direction.ts";
import { findArm } from "./distinguish-arms.ts";
import { readFindingNumbers } from "./finding-numbers.ts";
import type { FindingSentence } from "./finding-text.ts";
import {
  dropContrary,
  isContradicted,
  isException,
  isFailure,
  isNotSignificant,
  isOfComparatorAlone,
  isOfOtherClause,
  isTurnedByThan,
  type Likeliest,
  NOT_SIGNIFICANT,
  readChange,
  readLoss,
  saysBoth,
  saysOnlyBetter,
} from "./hold-against-sentence.ts";
import { readInterval } from "./interval-direction.ts";
import { nameOpponent } from "./name-opponent.ts";
import { isChangedHere, isTakenBack, refersBack } from "./other-parts.ts";
import type { Polarity } from "./outcome-polarity.ts";
import type { RoleAt } from "./tag-roles.ts";
import { goesAgainstGroups, readAmounts, readByNumbers, readGroups } from "./values-of-arms.ts";
import {
  type AskedFinding,
  type PreparedFinding,
  prepareFinding,
  readRoles,
  type WeighedFinding,
  weighAlone,
  weighFinding,
} from "./weigh-finding.ts";

/** What a paper reports of an outcome. */
export interface FindingReading {
  /** "unclear" where the paper reports it, and how is too uncertain to say. */
  direction: Direction;
  /** Of the likeliest direction, given that the outcome is reported; 0 to 1. */
  probability: number;
  /** The likeliest direction, also where it is too uncertain to be said. */
  likeliest: Likeliest;
  /** Share of the outcome's words, by their rarity, that the sentence has; 0 to 1. */
  overlap: number;
  /** The sentence that says so. */
  evidence: PaperSentence;
  /** It says so of the intervention, and not of another drug or of all groups alike. */
  isOfArms: boolean;
  /** The sentence names neither arm and no groups. */
  isOfUnnamed: boolean;
  /** The sentence names the intervention. */
  namesIntervention: boolean;
  /** What the sentence sets the intervention against, where it names another than the paper's comparator; else null. */
  opponent: string | null;
  numbers: FindingNumbers;
}

function chooseLikeliest({ increased, decreased, no_difference }: WeighedFinding): [Likeliest, number] {
  if (no_difference >= increased && no_difference >= decreased) return ["no_difference", no_difference];
  return increased >= decreased ? ["increased", increased] : ["decreased", decreased];
}

/**
 * What a paper reports of an outcome, from its likeliest sentence; null where none reports it. The arms may be "": then
 * what the sentence speaks of is taken for the intervention. Only sentences that state a result of the study are read.
 */
export function readFinding(
  paper: PaperText,
  asked: AskedFinding,
  model: FindingsModel = loadFindingsModel(),
): FindingReading | null {
  return readLikeliest(paper, asked, model)?.reading ?? null;
}

function readLikeliest(paper: PaperText, asked: AskedFinding, model: FindingsModel) {
  const prepared = prepareFinding(paper, asked, model);
  const weighed = weighFinding(prepared, model);
  const reading = weighed && describeFinding(prepared, weighed, asked, model);
  return reading && { prepared, weighed, reading };
}

/** Sentences that are looked at for one that speaks of the intervention. */
const LOOKED_AT = 6;
/** Share of the outcome's words that such a sentence has. */
const NAMES_OUTCOME = 0.6;

/** It says that a difference may be chance: what a conclusion makes of it is no result. */
const isOfChance = (sentence: FindingSentence | undefined): boolean =>
  sentence !== undefined &&
  (isTrend(sentence.sentence) ||
    sentence.numbers.ps.some(({ relation, value }) => relation === "ns" || (value ?? 0) >= NOT_SIGNIFICANT));

/** It names the outcome, speaks of the arms and says which way. */
const isPlain = ({ overlap, isOfArms, direction }: FindingReading): boolean =>
  overlap >= NAMES_OUTCOME && isOfArms && direction !== "unclear";

/**
 * The same, of the intervention where it may be: where the likeliest sentence does not speak of it, the next that names the
 * outcome, does and says plainly which way.
 */
export function readFindingOfArms(
  paper: PaperText,
  asked: AskedFinding,
  model: FindingsModel = loadFindingsModel(),
): FindingReading | null {
  const likeliest = readLikeliest(paper, asked, model);
  if (likeliest === null || isPlain(likeliest.reading)) return likeliest?.reading ?? null;
  const { prepared, weighed } = likeliest;
  const { isOfArms, overlap } = likeliest.reading;
  const isChance =
    isOfArms && overlap >= NAMES_OUTCOME && isOfChance(prepared.sentences[weighed.ranked[0]?.index ?? -1]);
  for (let at = 1; at < LOOKED_AT; at++) {
    const alone = weighAlone(prepared, weighed, at, model);
    const reading = alone === null ? null : describeFinding(prepared, alone, asked, model);
    if (isChance && reading?.direction !== "no_difference") continue;
    if (reading?.namesIntervention && isPlain(reading)) return reading;
  }
  return likeliest.reading;
}

/** The same, of one sentence alone; null where it states no result or does not report the outcome. */
export function readFindingIn(
  sentence: PaperSentence,
  paper: PaperText,
  asked: AskedFinding,
  model: FindingsModel = loadFindingsModel(),
): FindingReading | null {
  const prepared = prepareFinding(paper, asked, model);
  const weighed = weighFinding(prepared, model);
  const at = weighed?.ranked.findIndex(({ index }) => prepared.sentences[index]?.sentence === sentence) ?? -1;
  const alone = weighed && at >= 0 ? weighAlone(prepared, weighed, at, model) : null;
  return alone && describeFinding(prepared, alone, asked, model);
}

const RESULT_CUES = ["up", "down", "good", "bad", "same", "diff", "neg", "sig"] as const;

/** It has a word or a number that a direction can be read from. */
function speaksOfResult({ cues, numbers }: FindingSentence): boolean {
  return RESULT_CUES.some((cue) => cues.has(cue)) || numbers.ps.length > 0 || numbers.effects.length > 0;
}

/** What "no" and "not" deny where they say that nothing differs. */
const DENIED = ["up", "down", "good", "bad", "diff", "sig"] as const;
const NOT = /\b(?:no|not|nor|neither|without|never|none|cannot|fail\w*|lack\w*|unable|absence)\b|n[’']t\b/iu;
/** A group that got nothing denies nothing. */
const NO_GROUP =
  /\bno[ -](?:(?!differ|chang|effect|significan|statistic|evidence|increas|decreas|improve|reduc|between|among|in |of )[\w-]+ ){1,3}(?:groups?|arms?)\b/giu;

/** Its own words or numbers say so: no direction is claimed by likeness alone. */
function bears(direction: Likeliest, { cues, numbers, sentence }: FindingSentence): boolean {
  const intervals = numbers.effects.map(readInterval);
  if (intervals.includes(direction)) return true;
  if (direction !== "no_difference")
    return (["up", "down", "good", "bad"] as const).some((cue) => cues.has(cue)) || numbers.values.length > 1;
  const isNot = numbers.ps.some(({ relation, value }) => relation === "ns" || (value ?? 0) >= NOT_SIGNIFICANT);
  const isDenied =
    cues.has("neg") && NOT.test(sentence.text.replace(NO_GROUP, "")) && DENIED.some((cue) => cues.has(cue));
  return cues.has("same") || isDenied || isNot;
}

/** Whether the words or numbers of the likeliest sentence bear out the likeliest direction, or a result at all. */
export function isBorneOut({ sentences }: PreparedFinding, weighed: WeighedFinding): boolean {
  const sentence = sentences[weighed.ranked[0]?.index ?? -1];
  return sentence !== undefined && speaksOfResult(sentence) && bears(chooseLikeliest(weighed)[0], sentence);
}

/** "A trend was detected for less fatigue": no difference is claimed. */
function isTrend({ lower }: PaperSentence): boolean {
  return /\b(?:an?|the|non-?significant|strong|slight) (?:[\w-]+ )?trends? (?:was|were|to|toward|towards|for|in)\b|\btended to\b/u.test(
    lower,
  );
}

/** UTF-16 units behind an outcome in which its own interval stands. */
const INTERVAL_WITHIN = 110;
const HOLDS_NOTHING = /(?:ci|confidence intervals?)[\])]?[;:,]? ?[([]?[−–-] ?\d[\d.]{0,6} ?(?:,|to|;) ?\+?\d/u;

/** The first interval behind an outcome holds nought, in a form that is not read as an effect. */
function holdsNothing({ lower }: PaperSentence, outcome: string): boolean {
  const at = lower.indexOf(outcome.toLowerCase());
  if (at < 0) return false;
  const behind = lower.slice(at + outcome.length, at + outcome.length + INTERVAL_WITHIN);
  const first = behind.search(/\bci\b|confidence interval/u);
  return first >= 0 && HOLDS_NOTHING.test(behind.slice(first, first + 40));
}

function describeFinding(
  prepared: PreparedFinding,
  weighed: WeighedFinding,
  asked: AskedFinding,
  { limits }: FindingsModel,
): FindingReading | null {
  const [best] = weighed.ranked;
  const sentence = best && prepared.sentences[best.index];
  if (best === undefined || sentence === undefined || weighed.reported < (limits[LIMITS.reported] ?? 0)) return null;
  if (!speaksOfResult(sentence)) return null;
  const [likeliest, probability] = chooseLikeliest(weighed);
  const readNumbers = keepFirst(() => {
    const roles = readRoles(prepared, best.index);
    const printed = readFindingNumbers(sentence, roles, cutClause(roles), asked);
    return { roles, printed, numbers: dropContrary(printed, sentence, likeliest) };
  });
  const readDirection = keepFirst((): Direction => {
    const isSure = probability >= chooseSureLimit(limits, prepared.hasArms) && isBorneOut(prepared, weighed);
    if (!isSure) return readByNumbers(sentence, readNumbers().roles, readNumbers().printed, asked) ?? "unclear";
    return holdDirection(likeliest, sentence, prepared.polarity, asked, readNumbers());
  });
  const readBearing = keepFirst(() => judgeBearing(sentence, prepared.arms, asked, likeliest !== "no_difference"));
  // Most outcomes are left out for one reason or another: what is costly is read when it is asked for.
  return {
    ...{ likeliest, probability },
    get direction() {
      return readDirection();
    },
    overlap: overlapWith(prepared.outcome, sentence.stems),
    evidence: sentence.sentence,
    get isOfArms() {
      return readBearing() === "yes";
    },
    get isOfUnnamed() {
      return readBearing() === "unsaid";
    },
    get namesIntervention() {
      return sentence.tokens.some((_, at) => findArm(sentence.tokens, at, prepared.arms) === "int");
    },
    get opponent() {
      return nameOpponent(sentence, prepared.arms, asked.comparator !== "");
    },
    get numbers() {
      return readNumbers().numbers;
    },
  };
}

/** What `make` makes, when it is first asked for. */
function keepFirst<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The likeliest direction, held against the words and numbers of its sentence. */
function holdDirection(
  likeliest: Likeliest,
  sentence: FindingSentence,
  polarity: Polarity,
  asked: AskedFinding,
  { roles, printed, numbers }: { roles: readonly RoleAt[]; printed: FindingNumbers; numbers: FindingNumbers },
): Direction {
  const isDoubtful =
    saysBoth(sentence.sentence, asked.outcome, roles) ||
    isException(sentence.sentence, asked.outcome) ||
    isContradicted(likeliest, sentence, numbers, asked.outcome) ||
    (isOfOtherClause(likeliest, roles) && !refersBack(likeliest, sentence.sentence)) ||
    isChangedHere(likeliest, sentence.sentence, asked.outcome) ||
    isTakenBack(likeliest, sentence.sentence) ||
    isNotSignificant(likeliest, sentence, printed, asked.outcome) ||
    isOfComparatorAlone(likeliest, sentence, roles) ||
    (likeliest === "no_difference" && deniesEquality(sentence.sentence, asked.outcome)) ||
    (likeliest !== "no_difference" &&
      (deniesChange(sentence.sentence, asked.outcome) ||
        (isEffectiveAgainst(likeliest, sentence.sentence, asked.outcome) && polarity !== "good") ||
        isGovernedOtherwise(likeliest, sentence.sentence, asked.outcome) ||
        isTurnedByThan(likeliest, roles) ||
        goesAgainstGroups(likeliest, sentence, numbers, asked) ||
        isTrend(sentence.sentence) ||
        holdsNothing(sentence.sentence, asked.outcome) ||
        saysOnlyBetter(sentence, polarity) ||
        isFailure(sentence.sentence, asked.outcome)));
  if (isDoubtful) return "unclear";
  return (
    readLoss(likeliest, sentence.sentence, asked.outcome) ??
    readChange(likeliest, sentence) ??
    readAmounts(likeliest, sentence, numbers, asked) ??
    readGroups(likeliest, roles, numbers, asked) ??
    likeliest
  );
}
