/** Wrong passwords that one network or device may give for an account before it has to wait. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 20_000;
/** The wait doubles with each wrong password up to this. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** Tries are forgotten this long after the last one. */
export const FORGET_AFTER_MS = 24 * 3_600_000;
/** Wrong passwords within STRAIN_WINDOW_MS, for one account or from one network, that put it under strain. */
const STRAIN_FROM = 50;
const STRAIN_WINDOW_MS = 3_600_000;

/** What is remembered of the tries of one network or device for one account; moments in milliseconds since 1970. */
export interface Tries {
  /** Tries that were let through since the last right password. */
  count: number;
  lastAt: number;
  /** None is let through before. */
  waitUntil: number;
}

/** What is remembered of the wrong passwords for one account from everywhere, or from one network for every account. */
export interface Failures {
  count: number;
  /** When this count began. */
  firstAt: number;
}

/**
 * Whether a try is let through, which counts it before its outcome is known; `waitMs` is 0 where it is. A try that is
 * refused changes nothing, so that asking too early never makes the wait longer. Under strain somebody who is seen
 * for the first time waits FIRST_WAIT_MS once, and has no free tries.
 */
export function takeTry(known: Tries | null, isUnderStrain: boolean, now: number): { tries: Tries; waitMs: number } {
  const tries = known !== null && now - known.lastAt < FORGET_AFTER_MS ? known : null;
  if (tries === null && isUnderStrain) {
    return { tries: { count: 0, lastAt: now, waitUntil: now + FIRST_WAIT_MS }, waitMs: FIRST_WAIT_MS };
  }
  if (tries !== null && now < tries.waitUntil) return { tries, waitMs: tries.waitUntil - now };
  const count = (tries?.count ?? 0) + 1;
  return { tries: { count, lastAt: now, waitUntil: now + waitAfter(count, isUnderStrain) }, waitMs: 0 };
}

function waitAfter(count: number, isUnderStrain: boolean): number {
  const waits = isUnderStrain ? count : count - FREE_TRIES + 1;
  return waits <= 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** Math.min(waits - 1, 20), LONGEST_WAIT_MS);
}

/** The count with one more wrong password; one that began more than STRAIN_WINDOW_MS ago begins again. */
export function addFailure(known: Failures | null, now: number): Failures {
  if (known === null || now - known.firstAt >= STRAIN_WINDOW_MS) return { count: 1, firstAt: now };
  return { count: known.count + 1, firstAt: known.firstAt };
}

export function isStrained({ count, firstAt }: Failures, now: number): boolean {
  return count >= STRAIN_FROM && now - firstAt < STRAIN_WINDOW_MS;
}
