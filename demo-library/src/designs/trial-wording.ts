import type { SeededRandom } from "../seeded-random.ts";
import type { Population, TopicCard } from "../topic-card.ts";

const TRIAL_WORDS = [
  "FABLE",
  "FICTION",
  "PRETEND",
  "IMAGINE",
  "NOWHERE",
  "MAKEBELIEVE",
  "PAPERMOON",
  "UTOPIA",
  "WHATIF",
];

/** An acronym that no real trial has, e.g. "FABLE-31". */
export function nameTrial(random: SeededRandom): string {
  return `${random.pick(TRIAL_WORDS)}-${random.drawInteger(2, 98)}`;
}

/** Lengths that trials plan: 48 weeks, never 47. */
const PLANNED_LENGTHS = [
  1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 18, 20, 24, 28, 30, 36, 48, 52, 60, 72, 78, 90, 96, 104, 120, 180,
];

/** Roughly: a year is twelve such months. */
export const DAYS_IN = { days: 1, weeks: 7, months: 30, years: 360 } as const;

/** "12 weeks", "1 year"; no shorter than the times in the outcomes' names. */
export function writeFollowUp(card: TopicCard, random: SeededRandom, outcomes: readonly string[]): string {
  const [low, high, unit] = card.trial.followUp;
  const needed = Math.round(Math.max(0, ...outcomes.map(findDays)) / DAYS_IN[unit]);
  const possible = PLANNED_LENGTHS.filter((length) => length >= Math.max(low, needed) && length <= high);
  const planned = random.pick(possible.length > 0 ? possible : [Math.max(low, needed)]);
  return `${planned} ${planned === 1 ? unit.slice(0, -1) : unit}`;
}

/** The time in an outcome's name, in days: 7 for "delirium within 7 days"; 0 without. */
function findDays(outcome: string): number {
  const [, count = "", unit = ""] =
    /\b(?:at|within|after|by)\b(?: the)? (\d+|one|two|three|five) (day|week|month|year)s?\b(?! of age)/.exec(outcome) ??
    [];
  const [, days = 0] = Object.entries(DAYS_IN).find(([name]) => name === `${unit}s`) ?? [];
  const written = ["zero", "one", "two", "three", "four", "five"].indexOf(count);
  return unit === "" ? 0 : days * (written >= 0 ? written : Number(count));
}

/** "death at 24 weeks"; a time that the outcome's own name gives is not repeated. */
export function addTime(outcome: string, time: string): string {
  return namesTime(outcome) ? outcome : `${outcome} ${time}`;
}

/** "death within 28 days". */
export function namesTime(outcome: string): boolean {
  const named = outcome.search(/\b(?:at|within|after|by|per|in|before)\b/);
  return named >= 0 && /\b(?:hour|day|week|month|year)s?\b/.test(outcome.slice(named));
}

/** "The mean age was 71 years, and 48% were women". */
export function writeParticipants(population: Population, random: SeededRandom): string {
  const age = printAge(random.drawBetween(...population.age));
  if (population.women > 0.97) return `The mean age was ${age}`;
  const share = Math.round(100 * Math.min(0.96, Math.max(0.04, population.women + random.drawBetween(-0.06, 0.06))));
  const females = population.age[1] < 18 ? "girls" : "women";
  if (population.women < 0.03) return `The mean age was ${age}`;
  return random.pick([
    `The mean age was ${age}, and ${share}% were ${females}`,
    `Participants had a mean age of ${age}; ${share}% were ${females}`,
  ]);
}

const ADJUSTED = [
  "age",
  "sex",
  "comorbidity",
  "smoking",
  "body mass index",
  "disease severity",
  "concomitant medication",
];

/** Four things that differ between people of this population and that a model is adjusted for. */
export function listAdjustments(population: Population, random: SeededRandom): string[] {
  const oneSex = population.women > 0.97 || population.women < 0.03;
  const left = ADJUSTED.filter(
    (name) => !(name === "sex" && oneSex) && !(name === "smoking" && population.age[1] < 18),
  );
  return random.shuffle(left).slice(0, 4);
}

function countUnits(count: number, unit: string): string {
  return count <= 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** Infants' ages in days or months. */
export function printAge(years: number): string {
  if (years < 0.16) return countUnits(Math.round(years * 365), "day");
  if (years < 2) return countUnits(Math.round(years * 12), "month");
  return years < 16 ? `${years.toFixed(1)} years` : `${Math.round(years)} years`;
}
