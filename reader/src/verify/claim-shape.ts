/** What a claim says of whom: "" where its wording does not show it. */
export interface ClaimShape {
  intervention: string;
  comparator: string;
  outcome: string;
}

const VERB =
  "(?:(?:significantly|markedly|substantially|greatly|modestly|slightly|consistently|also|further|always|never|definitely|certainly|clearly|may|might|can|could|will) )*(?:increas|rais|improv|enhanc|prolong|reduc|decreas|lower|lessen|shorten|prevent|reliev|alleviat|worsen|attenuat|suppress|boost|elevat|diminish|cut|slow|delay|accelerat)(?:e?s|e?d|t)?|(?:led|leads) to (?:(?:significantly|markedly) )?(?:an? )?(?:higher|lower|greater|longer|shorter|fewer|more|less|increased|reduced|improved|better|worse)(?: levels? of| rates? of)?|(?:did|does|do) not (?:significantly )?(?:change|affect|alter|influence|increase|reduce|improve|lower|decrease|prevent|differ in)|(?:had|has|have) no (?:significant )?(?:effect|impact|influence|benefit) (?:on|for)";
const AGAINST =
  "(?:,? (?:as )?compared (?:with|to)|,? (?:rather )?than|,? versus|,? vs\\.?|,? relative to|,? in comparison (?:with|to))";
const COMPARES =
  "(?:(?:significantly|markedly|substantially|slightly|clearly) )?(?:higher|lower|greater|less|longer|shorter|better|worse|more \\w+|less \\w+|fewer|larger|smaller|faster|slower|reduced|increased|improved|decreased)";
const WHERE = "(?:with|in|for|among|after|under|on|following) (?:the )?";

const PEOPLE = "(?:the )?(?:patients|people|participants|subjects|women|men|children|infants|adults|those|eyes)";
const GIVEN =
  "(?:(?:\\w+ )?(?:with|on|given|by)|(?:receiving|taking|using)|who (?:got|received|took|had|used|underwent)|in (?:the )?)";

const SHAPES: readonly RegExp[] = [
  new RegExp(
    `^${PEOPLE} ${GIVEN} (?<intervention>.{2,160}?) (?:needed|had|suffered|lost|reported|showed|required|experienced) (?:significantly )?(?:less|fewer|more|lower|higher|better|worse|shorter|longer) (?<outcome>.{2,200}?)${AGAINST} (?:${PEOPLE} ${GIVEN} )?(?<comparator>.{2,160})$`,
    "iu",
  ),
  new RegExp(
    `^${PEOPLE} ${GIVEN} (?<intervention>.{2,160}?) (?:needed|had|suffered|lost|reported|showed|required|experienced) (?:significantly )?(?:less|fewer|more|lower|higher|better|worse|shorter|longer) (?<outcome>.{2,200})$`,
    "iu",
  ),
  new RegExp(
    `^(?:as )?compared (?:with|to) (?<comparator>.{2,160}?), (?<intervention>.{2,200}?) (?:${VERB}) (?<outcome>.{2,300})$`,
    "iu",
  ),
  /^(?:there (?:was|were) )?no (?:(?:statistically )?significant )?differences? (?:was|were )?(?:found |seen |observed )?in (?<outcome>.{2,300}?) between (?:the )?(?<intervention>.{2,200}?) and (?:the )?(?<comparator>.{2,200})$/iu,
  new RegExp(
    `^(?<outcome>.{2,300}?) (?:was|were|is|are) (?:similar|comparable|unchanged|not (?:significantly )?different) ${WHERE}(?<intervention>.{2,200}?) and (?:with |in )?(?:the )?(?<comparator>.{2,200})$`,
    "iu",
  ),
  new RegExp(
    `^(?<outcome>.{2,300}?) (?:was|were|is|are) ${COMPARES} ${WHERE}(?<intervention>.{2,200}?)${AGAINST} (?:${WHERE})?(?<comparator>.{2,200})$`,
    "iu",
  ),
  new RegExp(
    `^(?<outcome>.{2,300}?) (?:was|were|is|are) ${COMPARES} (?:with|on|under|after) (?:the )?(?<intervention>.{2,200})$`,
    "iu",
  ),
  new RegExp(`^(?<intervention>.{2,200}?) (?:${VERB}) (?<outcome>.{2,300}?)${AGAINST} (?<comparator>.{2,200})$`, "iu"),
  new RegExp(`^(?<intervention>.{2,200}?) (?:${VERB}) (?<outcome>.{2,300})$`, "iu"),
];
/** UTF-16 units of a claim that are looked at. */
const LONGEST = 700;
const NUMBERS_AT_END = /\([^()]{0,240}\)\.?$/u;

/** Where it begins to say by how much, which names no outcome. */
const AMOUNT =
  /,? (?:by (?:(?:about|almost|roughly|nearly|approximately|around|over|under) )?(?:\d[\d.,]{0,12}|an?|one|two|three|four|five|six)[ -]?(?:%|percent|half|quarter|third|degrees?|points?)(?![\p{L}\d])|from (?:(?:about|almost|roughly) )?\d\S{0,12}(?: \p{L}{1,12}){0,2} to )/iu;

function withoutAmount(outcome: string): string {
  const at = outcome.search(AMOUNT);
  return at < 0 ? outcome : outcome.slice(0, at);
}

/** Who did what to which outcome in a claim of the common forms; null for one of another form. */
export function readShape(claim: string): ClaimShape | null {
  const text = claim
    .slice(0, LONGEST)
    .trim()
    .replace(NUMBERS_AT_END, (bracket) => (/\d/u.test(bracket) ? "" : bracket))
    .replace(/[.。]$/u, "")
    .trim();
  for (const shape of SHAPES) {
    const groups = shape.exec(text)?.groups;
    if (groups)
      return {
        intervention: groups.intervention?.trim() ?? "",
        comparator: groups.comparator?.trim() ?? "",
        outcome: withoutAmount(groups.outcome?.trim() ?? ""),
      };
  }
  return null;
}
