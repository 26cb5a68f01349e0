import { type DesignModel, type DesignWeights, WEIGHED_DESIGNS, type WeighedDesign } from "../models/design-model.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { describeDesign, describeSentence, scaleDesign } from "./design-features.ts";
import type { DesignId } from "./designs.ts";

/** Words of an abstract from which on its wording shows its design; the weights were learnt from whole abstracts. */
const LEAST_WORDS = 60;

function sumWeights(places: readonly number[], { weights }: DesignWeights): number {
  return places.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
}

/**
 * How probable it is, by the wording of title and abstract as a whole, that a paper reports a randomised trial, and that
 * it is a trial's protocol; null where there is too little to go by. `stated` is the design that its words state.
 */
export function weighDesign(
  paper: PaperText,
  stated: DesignId | null,
  model: DesignModel,
): Record<WeighedDesign, number> | null {
  if (paper.sentences.reduce((sum, { words }) => sum + words.length, 0) < LEAST_WORDS) return null;
  const places = describeDesign(paper, stated);
  const scale = scaleDesign(places);
  const [trial, protocol] = WEIGHED_DESIGNS.map((design) => {
    const { unit, constant } = model[design];
    return 1 / (1 + Math.exp(-(constant + scale * unit * sumWeights(places, model[design]))));
  });
  return { trial: trial ?? 0, protocol: protocol ?? 0 };
}

/** The sentence of an abstract whose words speak most for a design. */
export function findClearestSentence(paper: PaperText, design: WeighedDesign, model: DesignModel): PaperSentence {
  const weights = model[design];
  let [clearest, most] = [paper.title, Number.NEGATIVE_INFINITY];
  for (const sentence of paper.sentences) {
    const weight = sumWeights([...new Set(describeSentence(sentence))], weights);
    if (weight > most) [clearest, most] = [sentence, weight];
  }
  return clearest;
}
