import type { Arm } from "./distinguish-arms.ts";
import type { ReadValue } from "./read-numbers.ts";
import type { RoleAt } from "./tag-roles.ts";

/** Kinds of numbers in which results of two arms are given, the plainest sign of one first. */
const KINDS: readonly ReadValue["kind"][] = ["spread", "percent", "share", "plain"];
const WAYS: ReadonlySet<RoleAt["role"]> = new Set(["up", "down", "good", "bad"]);
/** UTF-16 units behind the last word of a clause in which its last number stands. */
const BEHIND = 40;

const amountOf = ({ value, of }: ReadValue) => (of === null || of === 0 ? value : value / of);

/** Each arm where it is first named. */
function findArms(roles: readonly RoleAt[]): { arm: Arm; at: number }[] {
  const arms: { arm: Arm; at: number }[] = [];
  for (const { role, at } of roles)
    if ((role === "int" || role === "cmp") && arms.every(({ arm }) => arm !== role)) arms.push({ arm: role, at });
  return arms;
}

/**
 * Whether the intervention's number is greater (1) or smaller (-1) than the comparator's, each being the one next to its
 * arm: behind it, or before it where the numbers come first. 0 where the arms or their numbers are not both there.
 */
function compareArmValues(roles: readonly RoleAt[], values: readonly ReadValue[]): number {
  const arms = findArms(roles);
  const [first, second] = arms;
  const kind = KINDS.find((one) => values.filter((value) => value.kind === one).length >= 2);
  if (first === undefined || second === undefined || kind === undefined) return 0;
  const own = values.filter((value) => value.kind === kind);
  const comesFirst = (own[0]?.start ?? 0) < first.at;
  const [one, other] = [first, second].map(({ at }) =>
    comesFirst ? own.findLast(({ start }) => start < at) : own.find(({ start }) => start > at),
  );
  const sign = first.arm === "int" ? 1 : -1;
  if (one !== undefined && other !== undefined && one !== other)
    return sign * Math.sign(amountOf(one) - amountOf(other));
  const [left, right] = own;
  return own.length === 2 && left && right ? sign * Math.sign(amountOf(left) - amountOf(right)) : 0;
}

/** The same of the outcome's clause and of the sentence, as they are and where no word of the clause says which way. */
export function describeArmValues(
  roles: readonly RoleAt[],
  clause: readonly RoleAt[],
  values: readonly ReadValue[],
): [number, number, number, number] {
  const from = clause[0]?.at ?? 0;
  const to = (clause.at(-1)?.at ?? 0) + BEHIND;
  const near = compareArmValues(
    clause,
    values.filter(({ start }) => start >= from && start <= to),
  );
  const whole = compareArmValues(roles, values);
  const isSaid = clause.some(({ role }) => WAYS.has(role));
  return [near, whole, isSaid ? 0 : near, isSaid ? 0 : whole];
}
