import { type Arm, type Arms, findArm } from "./distinguish-arms.ts";
import type { FindingToken } from "./finding-text.ts";

/** A group of a sentence, such as "the massage group", by whose arm it is. */
export interface NamedGroup {
  /** "other" of a group that got neither arm. */
  arm: Arm | "other";
  /** UTF-16 offsets of what names it, end exclusive. */
  start: number;
  end: number;
}

const GROUP = new Set(["group", "groups", "arm", "arms"]);
/** Where a group's name begins behind. */
const BEFORE_NAME = new Set(
  "a an the in of by than with to versus vs v and or both between among for from receiving as was were had that this while whereas but".split(
    " ",
  ),
);
/** Words that name a group by its part in a study, or count it, and not by what it got. */
const BY_PART = new Set(
  (
    "two three four all each either same other another these those its their our respective different present single any one study treated treatment treatments trial within across no " +
    "intervention interventional experimental active test case patient patients control controls placebo sham comparison comparator reference usual standard care routine conventional " +
    "untreated non parallel randomized randomised age sex risk dose doses high low higher lower support focus peer small large total whole overall drug drugs diet main matched eg exp cg ig " +
    "which latter former first second third only using i ii iii iv b c d 1 2 3 4"
  ).split(" "),
);
/** Words of a group's name. */
const LONGEST_NAME = 4;

/** The groups that a sentence names by what they got, in order; those that it only counts or calls control are left out. */
export function listNamedGroups(tokens: readonly FindingToken[], arms: Arms): NamedGroup[] {
  return tokens.flatMap(({ lower }, at): NamedGroup[] => {
    if (!GROUP.has(lower)) return [];
    let first = at;
    while (first > 0 && at - first < LONGEST_NAME && !BEFORE_NAME.has(tokens[first - 1]?.lower ?? "")) first--;
    const name = tokens.slice(first, at);
    const [start, end] = [name[0]?.start ?? 0, name.at(-1)?.end ?? 0];
    const own = name.map((_, index) => findArm(tokens, first + index, arms)).find((arm) => arm !== null);
    if (own) return [{ arm: own, start, end }];
    return name.some(({ lower: word }) => !BY_PART.has(word)) ? [{ arm: "other", start, end }] : [];
  });
}

const NUMBERED = /\b[Gg]roups? (?:[IVX]{1,4}|[A-Z]{1,3}\d{0,2}|\d)\b|\b(?:[IVX]{1,4}|[B-H]|\d) (?:group|arm)\b/u;

/** Whether a sentence speaks of groups by a number or a letter, which says not what they got. */
export function namesNumberedGroups(text: string): boolean {
  return NUMBERED.test(text);
}
