import type { DesignId } from "./designs.ts";
import { makeWordedCue, type WordedCue } from "./worded-cue.ts";

const AGE =
  "(?:\\d{1,3}|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty)[- ]?(?:years?|yr|months?|weeks?|days?)[- ]?old";
const PERSON =
  "(?:man|woman|boy|girl|male|female|patient|infant|child|newborn|neonate|baby|teenager|adolescent|adult|gentleman|lady|primigravida|fetus)";
const PEOPLE =
  "(?:patients|cases|children|girls|boys|men|women|infants|neonates|newborns|siblings|brothers|sisters|twins|adults|adolescents|observations)";
const FEW = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";
/** A patient or a case of one's own; not case-control, case fatality, patient safety and the like. */
const ONE =
  "(?:case(?![- ](?:definitions?|fatality|management|mix|finding|load|series|control|based|stud\\w+|ascertainment|detection|for)\\b)|patient\\b(?![- ](?:safety|education|care|outcomes?|population|group|cohort|information|management|data|satisfaction|selection|centered|centred|reported|specific|derived)))";
const NO_METHOD =
  "(?!(?:to|for|of|in|and|that|using|approach|method|technique|protocol|model|strategy|framework|system|study|tool)\\b)";
const AUTHORS = "\\b(?:we|i|authors?|report|article|paper|communication|letter|note)";
const NOW = "(?: here(?:in|by)?| now| also| present| briefly| further)*";
const REPORTED = "(?:is|was|has been) (?:here(?:in)? |also |briefly )?(?:reported|presented|described|documented)\\b";
const REPORTING_WORDS = ["report", "describe", "present", "document", "encountered", " saw "];

interface CaseCue extends WordedCue {
  id: DesignId;
  /** It outweighs what the paper says of a laboratory. */
  isDecisive: boolean;
}

/** What a sentence says of one patient, or of a few, that its authors saw; the most specific first. */
export const CASE_CUES: readonly CaseCue[] = [
  {
    id: "case_report",
    isDecisive: true,
    ...makeWordedCue(REPORTING_WORDS, [
      `${AUTHORS}${NOW} (?:reports?|describes?|presents?|documents?|encountered|saw)(?: here(?:in)?)?(?: on)? (?:the |an? |our |another |one )(?:${NO_METHOD}[\\w'’"-]+,? ){0,6}?${ONE}`,
      `${AUTHORS}${NOW} (?:reports?|describes?|presents?|documents?)(?: here(?:in)?)?(?: on)? (?:the |an? |our |another |one )(?:${NO_METHOD}[\\w'’-]+,? ){0,6}?${PERSON} (?:with|who|whose|in whom|presenting|suffering|having|after)\\b`,
      `\\b(?:an?|one|the|this|another|such an?|first|second|third|fourth|fifth|sixth|seventh) (?:[\\w'’-]+ ){0,4}?case(?!-| stud)\\b.{0,160}?\\b${REPORTED}`,
      `(?<!\\b(?:work-?up of|approach to|evaluation of|care of) )\\b(?:an?|one) (?:[\\w'’-]+,? ){0,4}?${PERSON} (?:with|who|whose|in whom|presenting|suffering)\\b.{0,160}?\\b${REPORTED}(?! (?:to|by|in \\d))`,
    ]),
  },
  {
    id: "case_report",
    isDecisive: true,
    ...makeWordedCue(
      ["old", "aged"],
      [
        `\\b${AGE},? (?:[\\w'’/-]+,? ){0,5}?${PERSON}\\b.{0,120}?\\b(?:presented|presenting|was|with|who|whom|developed|underwent|suffered|suddenly|had|has|consulted|complained|came|visited|experienced|received|sustained|died|became|after|following)\\b`,
        `\\b(?:on|in) an? ${AGE},? (?:[\\w'’/-]+,? ){0,4}?${PERSON}\\b`,
        "\\b(?:man|woman|boy|girl),? aged \\d{1,3}(?: years)?,? (?:\\w+ )?(?:presented|was|with|who|developed|underwent|had)\\b",
      ],
    ),
  },
  {
    id: "case_series",
    isDecisive: false,
    ...makeWordedCue(REPORTING_WORDS, [
      `${AUTHORS}${NOW} (?:reports?|describes?|presents?|documents?|saw|encountered)(?: here(?:in)?)?(?: on)? (?:the cases of |the |our )?${FEW} (?:[\\w'’-]+,? ){0,5}?${PEOPLE}\\b`,
      `(?:^|\\b(?:in|of) )${FEW} (?:[\\w'’-]+,? ){0,5}?(?:patients|cases|children|girls|boys|infants|neonates|siblings|observations)\\b.{0,140}?\\b(?:are|were) (?:here(?:in)? |also )?(?:reported|presented|described)\\b(?! (?:to|by|as|in \\d))`,
    ]),
  },
  {
    id: "case_report",
    isDecisive: false,
    ...makeWordedCue(
      [" case"],
      [
        "\\b(?:this|our|the present|the reported) case (?:report|illustrates?|highlights?|demonstrates?|emphasi[sz]es|underscores|represents?|reminds)\\b",
        "\\bthis is (?:the|one of the|an?) (?!often|usually|always)(?:\\w+ ){1,3}case\\b",
      ],
    ),
  },
];

/** Where one sentence of many is about "the patient", it may be anyone; where two do, it is one's own. */
export const PATIENT_HISTORY = makeWordedCue(
  ["the ", "our ", "this "],
  [
    "\\b(?:the|our|this) (?:patient|child|infant|boy|girl|man|woman|neonate|newborn) (?:was|had|underwent|presented|recovered|received|died|developed|responded|remained|became|survived|is alive|did well|made an?|has (?:been|remained))\\b",
  ],
);

/** The section of an abstract with a patient's history. */
export const CASE_SECTION =
  /^(?:clinical )?(?:case|cases|patient concerns?|presentation of (?:the )?case|observations?)(?: (?:report|presentation|description|summary|history|illustration|study|outline)s?)?$/iu;

const FOLLOWS =
  "(?=[.:,;?\\])]|$| (?:with|who|whose|after|undergoing|receiving|taking|following|during|treated|due|and|presenting)\\b)";

/** Titles of papers that report one patient, or a few, though no word says so. */
export const CASE_TITLES: readonly (WordedCue & { id: DesignId })[] = [
  {
    id: "case_report",
    ...makeWordedCue(
      ["in a", "old", "presenting as", "masquerading as", "unusual", "rare", "image"],
      [
        `\\bin an? (?!simulated)(?:[\\w'’-]+,? ){0,4}?(?:patient|man|woman|boy|girl|child|infant|neonate|newborn|adolescent|adult|teenager|fetus)${FOLLOWS}`,
        `\\b(?:in|of|an?) ${AGE}\\b(?! (?:and|to|or|children|adolescents|adults|women|men)\\b)`,
        "(?<!(?:patients|children|adults|women|men|people|infants|those|cases) )\\bpresenting as\\b|\\bmasquerading as\\b",
        "\\b(?:an unusual|a rare) (?:cause|complication|presentation|manifestation) of\\b|^images? in (?:clinical|cardiovascular)\\b",
      ],
    ),
  },
  {
    id: "case_series",
    ...makeWordedCue(
      ["in "],
      [
        "\\bin (?:two|three|four|five|[2-5]) (?:[\\w'’-]+ ){0,3}?(?:patients|siblings|brothers|sisters|cases|children|infants|neonates|twins)\\b",
      ],
    ),
  },
];

/** Patients of veterinarians: animals of an age or a sex. */
export const ANIMAL_PATIENT =
  /\b(?:old|spayed|neutered|castrated|male|female),? (?:[\w'-]+,? ){0,4}?(?:cats?|dogs?|horses?|mares?|geldings?|stallions?|cows?|calf|goats?|ferrets?|parrots?|rats?|mouse|mice|pigs?|rabbits?)\b/u;
