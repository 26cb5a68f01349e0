import { chooseSureLimit, LIMITS } from "@medsieve/reader/models/findings-model";
import { bootstrapStatistic } from "./bootstrap.ts";
import { DIRECTIONS, type Direction } from "./findings-corpus.ts";
import { chooseDirection, type FindingOutcome, type TriedFinding } from "./findings-folds.ts";

interface ReadDirection {
  label: Direction;
  read: Direction;
  /** As probable as the product asks for, also that it is reported at all, and borne out by its sentence. */
  isSpoken: boolean;
  /** The likeliest sentence is one that the labellers marked. */
  isRightSentence: boolean;
}

/** Direction F1 averaged over the three. */
function measureMacroF1(read: readonly ReadDirection[]): number {
  const scores = DIRECTIONS.map((direction) => {
    const both = read.filter((one) => one.label === direction && one.read === direction).length;
    const either =
      read.filter((one) => one.label === direction).length + read.filter((one) => one.read === direction).length;
    return either === 0 ? 0 : (2 * both) / either;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function passes(weighed: TriedFinding | null, limits: Float32Array): weighed is TriedFinding {
  return weighed !== null && weighed.reported >= (limits[LIMITS.reported] ?? 0);
}

function readOne({ finding, limits }: FindingOutcome, weighed: TriedFinding | null, hasArms: boolean): ReadDirection {
  const { direction, probability } = weighed
    ? chooseDirection(weighed)
    : { direction: "no_difference" as const, probability: 0 };
  return {
    ...{ label: finding.label, read: direction },
    isSpoken: passes(weighed, limits) && weighed.isBorneOut && probability >= chooseSureLimit(limits, hasArms),
    isRightSentence: finding.right.has(weighed?.ranked[0]?.index ?? -1),
  };
}

const share = (count: number, all: number) => (all === 0 ? 0 : count / all);

function formatShare(figure: { value: number; low: number; high: number }): string {
  return `${figure.value.toFixed(3)} (${figure.low.toFixed(3)}–${figure.high.toFixed(3)})`;
}

function reportDirection(name: string, read: readonly ReadDirection[], say: (line: string) => void): void {
  const precision = (drawn: readonly ReadDirection[]) => {
    const spoken = drawn.filter(({ isSpoken }) => isSpoken);
    return share(spoken.filter((one) => one.read === one.label).length, spoken.length);
  };
  const shareOf = (is: (one: ReadDirection) => boolean) => (drawn: readonly ReadDirection[]) =>
    share(drawn.filter(is).length, drawn.length);
  const figures: [string, (drawn: readonly ReadDirection[]) => number][] = [
    ["direction, macro F1", measureMacroF1],
    ["precision where it speaks", precision],
    ["share where it speaks", shareOf(({ isSpoken }) => isSpoken)],
    ["right sentence", shareOf(({ isRightSentence }) => isRightSentence)],
  ];
  for (const [figure, measure] of figures)
    say(`  ${name}: ${figure} ${formatShare(bootstrapStatistic(read, measure))}`);
}

/** Prints what was read of the questions, with intervals over the questions. */
export function reportFindings(outcomes: readonly FindingOutcome[], say: (line: string) => void): void {
  reportDirection(
    "arms given",
    outcomes.map((one) => readOne(one, one.withArms, true)),
    say,
  );
  reportDirection(
    "no arms given",
    outcomes.map((one) => readOne(one, one.withoutArms, false)),
    say,
  );
  const others = outcomes.flatMap((one) => one.others.map((weighed) => passes(weighed, one.limits)));
  const said = bootstrapStatistic(others, (drawn) => share(drawn.filter((is) => is).length, drawn.length));
  say(`  outcomes of other abstracts (${others.length}): said to be reported ${formatShare(said)}`);
}

/** One question for comparing two runs. */
export function chooseResults(outcome: FindingOutcome): Record<string, unknown> {
  const { id, pmid } = outcome.finding;
  return {
    id,
    pmid,
    ...readOne(outcome, outcome.withArms, true),
    without_arms: readOne(outcome, outcome.withoutArms, false).read,
  };
}
