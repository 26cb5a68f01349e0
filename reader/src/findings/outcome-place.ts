/** Letters of a word by which it is known in another form. */
const KNOWN_BY = 6;

/**
 * Where a sentence, in small letters, has an outcome, in UTF-16 units: by its name, in the singular, or by its first word,
 * as "vacuum-assisted or caesarean delivery rate" has the vacuum-assisted delivery rate; -1 where it has none of them.
 */
export function findOutcome(outcome: string, lower: string): number {
  const name = outcome.toLowerCase();
  const whole = lower.indexOf(name);
  if (whole >= 0) return whole;
  const one = name.endsWith("s") ? lower.indexOf(name.slice(0, -1)) : -1;
  if (one >= 0) return one;
  const [first = ""] = name.split(/[ /]/u);
  return first.length < KNOWN_BY ? -1 : lower.indexOf(first);
}
