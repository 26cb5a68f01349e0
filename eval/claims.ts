import type { Direction, LabelledFinding } from "./findings-corpus.ts";

/** How a claim was made, and so what a careful reader says of it beside its paper. */
export const CLAIM_KINDS = [
  "true",
  "true_number",
  "turned",
  "number_changed",
  "swapped",
  "other_paper",
  "quoted",
  "quoted_turned",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface MadeClaim {
  kind: ClaimKind;
  text: string;
  finding: LabelledFinding;
  /** The paper that it cites. */
  cited: LabelledFinding["paper"];
}

/** What each kind should be found to be; the first is what is counted as right. */
export const EXPECTED: Record<ClaimKind, string> = {
  true: "supported",
  true_number: "supported",
  turned: "contradicted",
  number_changed: "contradicted",
  swapped: "not_in_abstract",
  other_paper: "not_in_abstract",
  quoted: "supported",
  quoted_turned: "contradicted",
};

const SAYINGS: Record<Direction, readonly string[]> = {
  increased: [
    "{I} significantly increased {O} compared with {C}",
    "{O} was significantly higher with {I} than with {C}",
    "Compared with {C}, {I} led to higher {O}",
  ],
  decreased: [
    "{I} significantly reduced {O} compared with {C}",
    "{O} was significantly lower with {I} than with {C}",
    "Compared with {C}, {I} led to lower {O}",
  ],
  no_difference: [
    "There was no significant difference in {O} between {I} and {C}",
    "{I} did not change {O} compared with {C}",
    "{O} was similar with {I} and {C}",
  ],
};
const OPPOSITE: Record<Direction, readonly Direction[]> = {
  increased: ["decreased", "no_difference"],
  decreased: ["increased", "no_difference"],
  no_difference: ["increased", "decreased"],
};

const plain = (text: string) =>
  text
    .replace(/&[a-z]+;|\s+/gu, " ")
    .trim()
    .replace(/[.;:,]+$/u, "");

function write(direction: Direction, at: number, { intervention, comparator, outcome }: LabelledFinding): string {
  const saying = SAYINGS[direction][at % SAYINGS[direction].length] ?? "";
  const text = saying
    .replace("{I}", () => plain(intervention))
    .replace("{O}", () => plain(outcome))
    .replace("{C}", () => plain(comparator));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const P = /\bp ?[=<] ?0?\.\d{2,4}/iu;
const PERCENT = /\d{1,2}\.\d ?%/u;

/** A number of the sentence that reports the finding; null where it prints none of these kinds. */
function findNumber({ paper, right }: LabelledFinding): string | null {
  for (const index of right) {
    const text = [paper.title, ...paper.sentences][index]?.text ?? "";
    const found = PERCENT.exec(text)?.[0] ?? P.exec(text)?.[0];
    if (found) return found;
  }
  return null;
}

/** Another number of the same form: its last figure is raised by four, and its first by two. */
function changeNumber(number: string): string {
  const digits = [...number];
  const last = digits.findLastIndex((character) => /\d/u.test(character));
  const first = digits.findIndex((character) => /[1-9]/u.test(character));
  digits[last] = String((Number(digits[last]) + 4) % 10);
  if (first >= 0 && first !== last) digits[first] = String(1 + ((Number(digits[first]) + 1) % 9));
  return digits.join("");
}

const TURNED: Record<string, string> = {
  ...{ higher: "lower", lower: "higher", increased: "decreased", decreased: "increased", greater: "smaller" },
  ...{ smaller: "greater", longer: "shorter", shorter: "longer", better: "worse", worse: "better", more: "less" },
  ...{ less: "more", reduced: "increased", improved: "worsened", increase: "decrease", decrease: "increase" },
  ...{ reduction: "increase", fewer: "more" },
};
const TURNING = new RegExp(`\\b(?:${Object.keys(TURNED).join("|")})\\b`, "u");

/** The sentence that reports the finding with its first word of direction turned; null where it has none. */
function turnWord(sentence: string): string | null {
  return TURNING.test(sentence) ? sentence.replace(TURNING, (word) => TURNED[word] ?? word) : null;
}

/** Draws 0 up to `most`, the same for the same seed. */
function createSeededDraws(seed: number): (most: number) => number {
  let state = seed >>> 0 || 1;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Claims made of what abstracts report, in each of the kinds. The choices follow from the seed. */
export function makeClaims(findings: readonly LabelledFinding[], seed: number): MadeClaim[] {
  const draw = createSeededDraws(seed);
  return findings.flatMap((finding) => {
    const others = findings.filter(
      ({ pmid, intervention }) => pmid !== finding.pmid && intervention !== finding.intervention,
    );
    const other = others[draw(others.length)];
    const saying = draw(3);
    const opposite = OPPOSITE[finding.label][draw(2)] ?? "increased";
    const text = write(finding.label, saying, finding);
    const own = { finding, cited: finding.paper };
    const number = findNumber(finding);
    const claims: MadeClaim[] = [
      { ...own, kind: "true", text },
      { ...own, kind: "turned", text: write(opposite, saying, finding) },
    ];
    if (number !== null)
      claims.push(
        { ...own, kind: "true_number", text: `${text} (${number})` },
        { ...own, kind: "number_changed", text: `${text} (${changeNumber(number)})` },
      );
    const [quoted] = [...finding.right].map(
      (index) => [finding.paper.title, ...finding.paper.sentences][index]?.text ?? "",
    );
    const turned = quoted ? turnWord(quoted) : null;
    if (quoted && turned !== null)
      claims.push({ ...own, kind: "quoted", text: quoted }, { ...own, kind: "quoted_turned", text: turned });
    if (other)
      claims.push(
        {
          ...own,
          kind: "swapped",
          text: write(finding.label, saying, { ...finding, intervention: other.intervention }),
        },
        { finding, kind: "other_paper", text, cited: other.paper },
      );
    return claims;
  });
}
