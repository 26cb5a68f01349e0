import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";
import type { QuestionText } from "./question-text.ts";
import type { Ways } from "./ways.ts";

/** Two ways, as the user wrote them, with what is named in each. */
export interface QuestionWays extends Pick<Ways, "areOfOne"> {
  each: readonly { written: string; concepts: readonly QuestionConcept[] }[];
}

const MANNER = "guided|led|based|assisted|delivered|supported|directed|driven|initiated|eluting|controlled";
/** "Ultrasound guided" before a block, "-based" behind a centre: by what an arm is done belongs to it. */
const BY_WHAT = new RegExp(String.raw`(?<![\p{L}\p{N}])\p{L}{2,15}[ -](?:${MANNER}) $`, "iu");
const BY_IT = new RegExp(
  String.raw`^(?:-\p{L}{1,12}){1,3}|^[ -](?:${MANNER})\b(?: (?:care|follow-?up|therapy|training|rehab|programme|program|group|clinic)\b)?`,
  "iu",
);

/** Where each of the treatments stands that are compared. */
export function placeArms(compared: readonly QuestionConcept[], found: readonly FoundConcept[], text: string): Place[] {
  return compared.flatMap((arm) => {
    const place = found.find(({ concept }) => concept === arm);
    if (place === undefined) return [];
    // "Laparoscopic hernia repair": how it is done belongs to it.
    const way = found.find(
      (it) =>
        ["intervention", "word"].includes(it.concept.kind) &&
        !compared.includes(it.concept) &&
        /^\p{L}*(?:scopic|assisted|ic)$/iu.test(it.concept.written) &&
        text.slice(it.end, place.start) === " ",
    );
    const before =
      BY_WHAT.exec(text.slice(Math.max(0, place.start - 28), place.start))?.[0] ??
      (way === undefined ? "" : text.slice(way.start, place.start));
    const after = BY_IT.exec(text.slice(place.end, place.end + 30))?.[0] ?? "";
    // "Than diet and exercise": both are what it is measured by.
    const joined = found.find(
      (it) =>
        it.concept.kind === "intervention" &&
        !compared.includes(it.concept) &&
        text.slice(place.end, it.start) === " and ",
    );
    const isLast = arm === compared.at(-1);
    return [
      { start: place.start - before.length, end: (isLast ? joined?.end : undefined) ?? place.end + after.length },
    ];
  });
}

/** Ways by their words and by what is named in them. */
export function describeWays(
  { places, areOfOne }: Ways,
  found: readonly FoundConcept[],
  text: QuestionText,
): QuestionWays {
  const each = places.map(({ start, end }) => ({
    written: text.getWritten(start, end),
    concepts: found.filter((it) => start <= it.start && it.end <= end).map(({ concept }) => concept),
  }));
  return { areOfOne, each };
}
