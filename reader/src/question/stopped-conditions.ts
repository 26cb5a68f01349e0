import type { FoundConcept } from "./found-concept.ts";
import { readWordConcept } from "./name-index.ts";

const STOP = /^(?:stop|stops|stopping|stopped)$/iu;
/** What may stand between it and what is stopped: "stop my eczema", "stop it coming back", "stop him from snoring". */
const BETWEEN =
  /^ (?:(?:an?|my|his|her|our|their|your|the|this|that|these|those|it|me|him|them|you|us|from|getting|catching|developing|picking up|having|all|any|another|further|more|new|being) ){0,4}$/iu;
/** "Will changing soap stop it?" asks of a thing; "should I stop it?" of what someone takes. */
const BY_A_THING = /\b(?:will|would|does|do|did|can|could|might)\s(?!(?:i|we|he|she|they|you)\b)[^.?!]{2,60}\s$/iu;
const PRONOUN = /^ (?:it|them|this|that|these)(?=\s*[?.,!]|\s(?:coming|happening|from|getting|in|at|or|and|if)\b|$)/iu;
/** "Won't stop scratching" says that it goes on. */
const NEVER = /\b(?:won['’]?t|can['’]?t|cannot|doesn['’]?t|didn['’]?t|never|not)\s$/iu;
const ILLNESS: ReadonlySet<string> = new Set(["condition", "outcome"]);

/** "What can I do to stop my eczema?" asks how it is prevented: nothing that is taken is left off. */
export function readStoppedConditions(found: readonly FoundConcept[], text: string): FoundConcept[] {
  return found.flatMap((it) => {
    if (!STOP.test(it.concept.written)) return [it];
    if (NEVER.test(text.slice(Math.max(0, it.start - 12), it.start))) return [];
    const stopped = found.find(
      ({ start, concept }) => ILLNESS.has(concept.kind) && BETWEEN.test(text.slice(it.end, start)),
    );
    const isByThing = PRONOUN.test(text.slice(it.end)) && BY_A_THING.test(text.slice(0, it.start));
    if (stopped === undefined && !isByThing) return [it];
    return [{ ...it, concept: readWordConcept(it.concept.written, ["prevention", "prevent"], true) }];
  });
}
