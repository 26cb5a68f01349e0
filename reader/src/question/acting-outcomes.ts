import { isChemicalHeading } from "./drug-names.ts";
import type { FoundConcept } from "./found-concept.ts";

/** What is an aim for one and a means for another. */
const MEANS: ReadonlySet<string> = new Set(["Weight Loss", "Alcohol Abstinence"]);
const LEADS =
  /(?:\b(?:by|through|would|could|can|will|does|do|is|if (?:i|he|she|they|we)|effects? of|benefits? of)|^)\s?$/iu;
/** 体重を減らすと, 减肥能: what it does is asked. */
const ACTS =
  /^(?:すれば|したら|すると|ば|ると|ことで|せば|したら)|^(?:后|以后|之后)?(?:能不能|会不会|是否能?|可不可以|可以|能够?|会)(?!复)/u;
const GOAL_BEFORE = /\b(?:help|for|to|cause|causes|lead to|promote|achieve|on)\s(?:me |him |her |us |with )?$/iu;
/** "Help you walk", "can hardly walk": what is to be reached again, or is lost. */
const REACHED: ReadonlySet<string> = new Set(["Walking", "Running"]);
const REACHES =
  /\b(?:help(?:s|ed)? (?:me|you|him|her|them|people)(?: to)?|can(?:not|['’]?t)?|could(?:n['’]t)?|able to|unable to|struggl(?:es|ing) to|hardly|barely|again|to|start(?:ing)?|learn(?:ing)? to)\s$|(?:多久能|才能|还能|能不能|恢复|重新|下地)$/iu;
/** "Reduce intubation", 延缓透析, 透析導入を減らす: a procedure that another treatment is to make needless. How much of a drug is used is read elsewhere. */
const SPARED =
  /\b(?:reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|decreas(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|delay(?:s|ed|ing)?|shorten(?:s|ed|ing)?|progress(?:ion|es|ing)? to|(?:keep|kept|stay) (?:me |him |her |us )?off|(?:the )?need for|risk of|rates? of|cut(?:s|ting)? (?:down )?)\s(?:the |an? |later |repeat |urgent |emergency |post-?operative )?$|(?:减少|降低|避免|延缓|推迟|延迟|免于|进入|发展到|发展为)(?:了)?(?:急诊|再次)?$/iu;
const SPARED_JAPANESE = /^(?:導入|率|件数|使用量|使用)?(?:を|の)?(?:減ら|遅ら|避け|防|回避|短縮|少なく|必要性)/u;
/** "Keep students from starting to smoke": what is not to be begun. */
const TAKEN_UP =
  /\b(?:stop|prevent|keep|deter|discourag)\w*\s[^.;:?]{0,30}\b(?:start|tak|begin)\w*\s(?:to|up)\s(?:[a-z]{1,12},? or )?$/iu;
const WEIGHT = 1;
const OUTCOME_WEIGHT = 0.7;

/** "Can losing weight cure sleep apnea?" asks what the loss does, and not how it is reached. */
export function readActingOutcomes(found: readonly FoundConcept[], text: string): FoundConcept[] {
  return found.map((it) => {
    const { concept, start, end } = it;
    const isSpared =
      concept.kind === "intervention" &&
      !concept.excluded &&
      !isChemicalHeading(concept.heading ?? "") &&
      (SPARED.test(text.slice(Math.max(0, start - 30), start)) || SPARED_JAPANESE.test(text.slice(end, end + 8)));
    const hasActor = found.some(
      (other) =>
        other !== it && other.end <= start && other.concept.kind === "intervention" && other.concept.weight >= 0.4,
    );
    if (isSpared && hasActor) return { ...it, concept: { ...concept, kind: "outcome", weight: OUTCOME_WEIGHT } };
    const led = text.slice(Math.max(0, start - 60), start);
    if (concept.kind === "intervention" && !concept.excluded && TAKEN_UP.test(led))
      return { ...it, concept: { ...concept, kind: "outcome", weight: OUTCOME_WEIGHT } };
    const isReached =
      concept.kind === "intervention" &&
      REACHED.has(concept.heading ?? "") &&
      /^(?:walk|run|走路|走|跑步|歩く)$/iu.test(concept.written);
    if (isReached && REACHES.test(text.slice(Math.max(0, start - 24), start)))
      return { ...it, concept: { ...concept, kind: "outcome", weight: OUTCOME_WEIGHT } };
    if (concept.kind !== "outcome" || concept.excluded || !MEANS.has(concept.heading ?? "")) return it;
    const before = text.slice(Math.max(0, start - 24), start);
    const isMeans = (LEADS.test(before) && !GOAL_BEFORE.test(before)) || ACTS.test(text.slice(end, end + 8));
    const isAimed = found.some((other) => other !== it && other.concept.kind === "condition");
    return isMeans && isAimed ? { ...it, concept: { ...concept, kind: "intervention", weight: WEIGHT } } : it;
  });
}
