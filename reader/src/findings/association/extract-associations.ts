import { NO_NUMBERS } from "@medsieve/contract/findings";
import type { PaperText } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import type { AskedRoles } from "../../verdict/question-roles.ts";
import { readNumbers } from "../read-numbers.ts";
import { type AssociationReading, readAssociation } from "./read-association.ts";

/** The one effect and the one p value of a sentence; none where it has more, which may be of something else. */
function readSingleNumbers(text: string): typeof NO_NUMBERS {
  const { effects, ps } = readNumbers(text);
  const [effect] = effects.length === 1 ? effects : [];
  const [p] = ps.length === 1 ? ps : [];
  return {
    ...NO_NUMBERS,
    effect: effect === undefined ? null : { ...pickEffect(effect) },
    ...(p?.value != null && p.relation !== "ns" && { p: p.value, p_relation: p.relation }),
  };
}

const pickEffect = ({
  measure,
  value,
  ci_low,
  ci_high,
  ci_level,
}: ReturnType<typeof readNumbers>["effects"][number]) => ({
  ...{ measure, value, ci_low, ci_high, ci_level },
});

/** What a paper reports of the two things that a question asks to go together; none where it asks for something else. Ids are to be given. */
export function extractAssociations(
  paper: PaperText,
  { relation, interventions, outcomes }: AskedRoles,
): QuotedFinding[] {
  const [exposure] = interventions;
  if (relation !== "association" || exposure === undefined) return [];
  return outcomes.flatMap((outcome) => {
    const reading = readAssociation(paper, exposure, outcome);
    return reading === null ? [] : [writeFinding(reading, paper)];
  });
}

function writeFinding({ direction, evidence, exposure, outcome }: AssociationReading, paper: PaperText): QuotedFinding {
  const write = ({ start, end }: typeof outcome) => evidence.text.slice(start, end);
  return {
    id: `${paper.record.pmid}-f1`,
    ...{ intervention: write(exposure), comparator: null, outcome: write(outcome), direction },
    favours: direction === "no_difference" ? "neither" : "unknown",
    numbers: readSingleNumbers(evidence.text),
    ...{ read_by: "builtin", disputed: false },
    quotes: [{ section: evidence.section, quote: evidence.text }],
  };
}
