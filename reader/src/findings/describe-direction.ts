import { combineHashes, hashName } from "../models/feature-hash.ts";
import { NGRAM_SIZE } from "../models/findings-model.ts";
import { describeArmValues } from "./arm-values.ts";
import type { Polarity } from "./outcome-polarity.ts";
import type { ReadValue } from "./read-numbers.ts";
import type { Role, RoleAt } from "./tag-roles.ts";

/** What a sentence says of an outcome, as two models read it. */
export interface DirectionFeatures {
  /** Places of its n-grams in the weights, each once. */
  ngrams: number[];
  /** The last `SHARED` of them are also weighed beside the n-grams. */
  counted: number[];
}

/** What the numbers of both arms say, and the constant. */
export const SHARED = 5;
const LONGEST_GRAM = 4;
/** Roles of one sentence that are read. */
const MOST_ROLES = 60;

/** Neighbours that say the same thing once. */
function merge(roles: readonly RoleAt[]): Role[] {
  const merged: Role[] = [];
  for (const { role } of roles) if (merged.at(-1) !== role) merged.push(role);
  return merged.slice(0, MOST_ROLES);
}

function listNgrams(prefix: string, roles: readonly Role[], places: Set<number>): void {
  const names = ["^", ...roles, "$"];
  for (let from = 0; from < names.length; from++) {
    let name = prefix;
    for (let length = 1; length <= LONGEST_GRAM && from + length <= names.length; length++) {
      name += ` ${names[from + length - 1]}`;
      places.add(combineHashes(length, hashName(name), 0, 0) % NGRAM_SIZE);
    }
  }
}

const ENDS_CLAUSE: ReadonlySet<Role> = new Set(["but", "stop"]);

/** The part of the sentence that holds most of the outcome, cut where another thing is said; all where none does. */
export function cutClause(roles: readonly RoleAt[]): RoleAt[] {
  const clauses: RoleAt[][] = [[]];
  for (const role of roles) {
    if (ENDS_CLAUSE.has(role.role)) clauses.push([]);
    else clauses.at(-1)?.push(role);
  }
  const isCue = ({ role }: RoleAt) => role !== "out" && role !== "int" && role !== "cmp";
  const weigh = (clause: readonly RoleAt[]) => clause.reduce((sum, { weight }) => sum + weight, 0);
  const usable = clauses.filter((clause) => clause.some(isCue) && weigh(clause) > 0);
  const [best] = usable.toSorted((a, b) => weigh(b) - weigh(a));
  return best ?? roles.filter(({ role }) => !ENDS_CLAUSE.has(role));
}

const CHANGES: Partial<Record<Role, number>> = { up: 1, down: -1 };

/** Whose change it is: +1 the intervention's, −1 the comparator's, 0 where nothing says. */
function findSubject(roles: readonly RoleAt[], at: number): number {
  const than = roles.findIndex(({ role }, index) => index > at && role === "than");
  const after = than < 0 ? undefined : roles.slice(than).find(({ role }) => role === "int" || role === "cmp");
  if (after) return after.role === "cmp" ? 1 : -1;
  const near = roles
    .map(({ role }, index) => ({ role, far: Math.abs(index - at) }))
    .filter(({ role }) => role === "int" || role === "cmp")
    .toSorted((a, b) => a.far - b.far)[0];
  return near === undefined ? 0 : near.role === "int" ? 1 : -1;
}

const has = (is: boolean) => (is ? 1 : 0);

function countClause(roles: readonly RoleAt[]): number[] {
  const count = (role: Role) => roles.filter((one) => one.role === role).length;
  const isDenied = (index: number) => roles.slice(Math.max(0, index - 4), index).some(({ role }) => role === "neg");
  let oriented = 0;
  let plain = 0;
  let denied = 0;
  let signed = 0;
  const out = roles.findIndex(({ role }) => role === "out");
  let nearest = { far: Number.POSITIVE_INFINITY, change: 0, subject: 0 };
  for (const [index, { role }] of roles.entries()) {
    if (isDenied(index) && ["up", "down", "diff", "sig", "good"].includes(role)) denied++;
    const change = CHANGES[role] ?? 0;
    if (change === 0 || isDenied(index)) continue;
    const subject = findSubject(roles, index);
    plain += change;
    oriented += change * subject;
    signed += change * (subject === 0 ? 1 : subject);
    const far = Math.abs(index - out);
    if (far < nearest.far) nearest = { far, change, subject };
  }
  const lastOut = roles.findLastIndex(({ role }) => role === "out");
  const pAfter = roles.slice(lastOut + 1).find(({ role }) => role === "p-sig" || role === "p-not")?.role;
  const firstArm = roles.find(({ role }) => role === "int" || role === "cmp")?.role;
  const order = firstArm === undefined ? 0 : firstArm === "int" ? 1 : -1;
  const numbers = count("more") - count("fewer");
  const clip = (value: number) => Math.max(-2, Math.min(2, value)) / 2;
  return [
    ...[has(count("p-sig") > 0), has(count("p-not") > 0), has(count("p-sig") > 0 && count("p-not") === 0)],
    ...[has(count("p-not") > 0 && count("p-sig") === 0), has(pAfter === "p-sig"), has(pAfter === "p-not")],
    ...[has(count("e-up") > 0), has(count("e-down") > 0), has(count("e-same") > 0)],
    ...[has(count("d-up") > 0), has(count("d-down") > 0), has(count("d-same") > 0)],
    ...[has(count("neg") > 0), has(count("same") > 0), has(count("sig") > 0), has(count("diff") > 0), has(denied > 0)],
    ...[
      has(count("up") > 0),
      has(count("down") > 0),
      has(count("good") > 0),
      has(count("bad") > 0),
      has(count("than") > 0),
    ],
    ...[
      has(count("both") > 0),
      has(count("base") > 0),
      has(count("hedge") > 0),
      has(count("int") > 0),
      has(count("cmp") > 0),
    ],
    ...[clip(oriented), clip(plain), clip(signed), nearest.change, nearest.change * nearest.subject],
    ...[nearest.change * (nearest.subject === 0 ? 1 : nearest.subject), order, clip(numbers), clip(numbers) * order],
    ...[
      clip(numbers) * (order === 0 ? 1 : order),
      clip(count("good") - count("bad")),
      clip(count("good") - count("bad")) * order,
    ],
    ...[clip(count("e-up") - count("e-down")), clip(count("d-up") - count("d-down")), clip(plain) * order],
  ];
}

/** What the words of a sentence do, as features of the whole and of the outcome's own part of it. */
export function describeDirection(
  roles: readonly RoleAt[],
  polarity: Polarity,
  values: readonly ReadValue[],
): DirectionFeatures {
  const clause = cutClause(roles);
  const places = new Set<number>();
  listNgrams("s", merge(roles), places);
  listNgrams("c", merge(clause), places);
  const signs = [has(polarity === "good"), has(polarity === "bad")];
  const byArms = describeArmValues(roles, clause, values);
  return { ngrams: [...places], counted: [...countClause(clause), ...countClause(roles), ...signs, ...byArms, 1] };
}
