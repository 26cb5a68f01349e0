import type { FindingNumbers } from "./findings.ts";

type Group = FindingNumbers["groups"][number];
type Effect = NonNullable<FindingNumbers["effect"]>;

const RELATIONS = { "=": "=", "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

/**
 * The numbers of a finding, the same in every language: "HR 0.78 (95% CI 0.61–0.98), p = 0.03; zinc 4.5 days, placebo
 * 7 days"; "20% vs 10%" of two groups that the sentence does not name. Empty where there are none.
 */
export function printNumbers({ groups, effect, p, p_relation: relation }: FindingNumbers): string {
  const tested = [effect && printEffect(effect), p === null ? null : `p ${RELATIONS[relation ?? "="]} ${p}`];
  const compared = groups.map(printGroup).filter((group) => group !== null);
  const areUnnamed = compared.length === 2 && groups.every(({ name }) => name === null);
  return [tested.filter((part) => part !== null).join(", "), compared.join(areUnnamed ? " vs " : ", ")]
    .filter((part) => part !== "")
    .join("; ");
}

function printEffect({ measure, value, ci_low: low, ci_high: high, ci_level: level }: Effect): string {
  const name = measure === "other" ? "" : `${measure} `;
  if (low === null || high === null) return `${name}${value}`;
  const between = low < 0 || high < 0 ? `${low} to ${high}` : `${low}–${high}`;
  return `${name}${value} (${level === null ? "" : `${level}% `}CI ${between})`;
}

/** Null where there is nothing to print but the group's name. */
function printGroup({ name, n, events, value, sd, unit }: Group): string | null {
  const measured = value === null ? null : `${value}${sd === null ? "" : ` ± ${sd}`}${printUnit(unit)}`;
  const counted = events === null ? (n === null ? null : `n = ${n}`) : `${events}${n === null ? "" : `/${n}`}`;
  if (measured === null && counted === null) return null;
  const figures = measured !== null && counted !== null ? `${measured} (${counted})` : (measured ?? counted);
  return name === null ? figures : `${name} ${figures}`;
}

function printUnit(unit: string | null): string {
  if (unit === null) return "";
  return unit === "%" ? "%" : ` ${unit}`;
}
