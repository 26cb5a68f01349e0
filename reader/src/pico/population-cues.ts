import { BEGIN, makeCue, type PicoCue } from "./pico-span.ts";

/** Phrases of English abstracts that state who was studied. */

const PEOPLE =
  "patients|adults|children|women|men|girls|boys|participants|subjects|individuals|infants|neonates|newborns|volunteers|students|adolescents|" +
  "people|persons|residents|outpatients|inpatients|survivors|mothers|workers|nurses|physicians|veterans|athletes|players|smokers|males|females|" +
  "families|parents|couples|cases|pregnancies|youths|youth|teenagers|toddlers|households|schools|practices|clinics|hospitals|recipients|donors|eyes|knees|hips|teeth|" +
  "drinkers|users|offenders|caregivers|carers|dyads|runners|cyclists|hypertensives|diabetics|asthmatics|vegetarians|employees|soldiers|villages|wards|limbs|implants|lesions";
const ANIMALS =
  "mice|rats|rabbits|pigs|piglets|swine|dogs|cats|sheep|lambs|ewes|horses|cows|calves|goats|monkeys|macaques|hamsters|guinea pigs|gerbils|zebrafish|chickens|broilers";
const NUMBER =
  "(?:(?!(?:19|20)\\d\\d\\b)(?:\\d{1,3}(?:[, ]\\d{3}){1,4}|\\d{1,12})|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|" +
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|" +
  "(?:one|two|three|four|five|six|seven|eight|nine) hundred(?: and)?(?: [\\w-]+)?)";
const WORD = "[\\p{L}][\\p{L}\\p{N}'’/-]{0,80}|\\d{1,3}[- ]?(?:year|month|week|day)s?[- ]old";
/** A word that may stand before the people it describes. */
const DESCRIBING =
  "(?:(?!(?:in|of|for|to|with|the|from|by|on|or|at|is|are|was|were|that|than|such|these|those|months?|weeks?|years?|days?|hours?|minutes?|mo|y|yrs?|wks?|d|h|min|daily|mg|ml|kg|mm|cm|sites?|centers|centres|studies|trials|per|times|groups?|had|received|completed|out|units?|patients|participants|people|puts|among|during|after|before|compared)\\b)" +
  `(?:${WORD}))`;
const VERB =
  "were|was|received|underwent|completed|participated|took|had|have|did|showed|is|are|will|reported|compared|randomi[sz]ed|randomly|assigned|allocated|divided|by|to determine|to receive|to evaluate|to assess|to compare|using|we|via|in a|into|entered|enrolled|participating|served|used|performed|responded|agreed|gave|could|would|may";
/** What follows the people and still says who they are, up to the verb of the sentence. */
const WHO =
  "(?:,? (?:(?:newly|recently|previously|currently|already) )?(?:with|without|who|whose|undergoing|aged|age|between|having|diagnosed|suffering|treated|admitted|scheduled|referred|requiring|over|" +
  "awaiting|presenting|attending|living|hospitali[sz]ed|affected|older|younger|taking|infected|exhibiting|at (?:high|low|increased|risk|least)|on (?!day|the)|of (?!the )|from (?!the|\\d)|in (?!a|the|each|whom)|\\([^)]{1,90}\\))(?! (?:which|whom)\\b)" +
  `(?:,? (?!(?:${VERB})\\b)(?:\\d{1,3}(?:,\\d{3})+|[^\\s,;:]+))*)*`;
const END = "(?=[\\s.,;:)\\]]|$)";

const PEOPLE_WORDS = `${PEOPLE}|${ANIMALS}`.replaceAll("?", "");
const cue = (pattern: string) => makeCue(PEOPLE_WORDS, pattern);

/** People counted: "a total of 120 children with asthma". */
export const COUNTED_PEOPLE = cue(
  `(?<span>(?<![-–./\\d]|p ?[<=>] ?|(?:type|phase|grade|stage|group|class|level|day|week|part|step) )${BEGIN}${NUMBER} (?:\\([^)]{1,30}\\) )?(?:${DESCRIBING},? (?:and )?){0,6}?(?:${PEOPLE}|${ANIMALS})${WHO})${END}`,
);
/** People who were enrolled, their number not given with them. */
export const ENROLLED_PEOPLE = cue(
  `${BEGIN}(?:enrolled|recruited|included|randomi[sz]ed|studied|enrolling|recruiting|including) (?<span>(?:${DESCRIBING} ){0,5}(?:${PEOPLE}|${ANIMALS})${WHO})${END}`,
);
/** Animals, and what was special about them. */
export const ANIMALS_STUDIED = makeCue(
  ANIMALS,
  `(?<span>(?<!\\p{L})(?:${DESCRIBING} ){0,4}?(?:${ANIMALS})(?: (?:with|without|lacking|fed|given|after|overexpressing|expressing|carrying|deficient|injected|treated|infected|exposed|undergoing)(?: (?!(?:${VERB}|and)\\b)[^\\s.,;:()]+){1,8})?)${END}`,
);
/** People a sentence begins with, to say what was done with them. */
export const PEOPLE_TREATED = cue(
  `^(?:[\\w ]{1,30}, )?(?<span>(?!(?:all|both|these|those|the)\\b)(?:${DESCRIBING} (?:and )?){0,5}(?:out-?|in-?)?(?:${PEOPLE}|${ANIMALS})${WHO}) (?:\\([^)]{1,60}\\) )?(?:were|was) (?:\\w+ly )?(?:random|assigned|allocated|enrolled|recruited|studied|treated|divided|given|included)`,
);
/** People spoken of, the most specific first. */
export const PEOPLE_SPOKEN_OF: readonly PicoCue[] = [
  cue(
    `${BEGIN}(?:in|among|for|of|with|on|by) (?<span>(?!(?:these|those|all|both|our|other|some|most|many|the)\\b)(?:${DESCRIBING} (?:and )?){0,5}(?:${PEOPLE}|${ANIMALS}) (?:with|undergoing|aged|who|receiving|having|requiring|after|at|from|hospitali[sz]ed|suffering|living|treated|infected|scheduled)(?: (?!(?:were|was|and to|is|are|compared|by|using|to|versus|vs)\\b)[^\\s.;:,()]+){1,14})${END}`,
  ),
  cue(
    `${BEGIN}(?:in|among|of|for|on|by) (?<span>(?!(?:these|those|all|both|our|most|some|many|other|few|the)\\b)(?:${DESCRIBING} (?:and )?){1,5}(?:${PEOPLE}|${ANIMALS}))${END}`,
  ),
  makeCue(
    "old",
    `(?<span>${BEGIN}(?:an? )?\\d{1,3}[- ](?:year|month|week|day)s?[- ]old (?:${WORD} ){0,4}(?:man|woman|boy|girl|male|female|patient|infant|child|neonate)(?: (?:with|who)(?: (?!(?:was|were|presented)\\b)[^\\s.;:]+){1,16})?)${END}`,
  ),
];
/** At most so many words: to the end of the clause, else as many as stand before one of these. */
function takeWords(most: number, before: string): string {
  const words = `[^\\s.;:,()?]+(?: [^\\s.;:,()?]+){0,${most - 1}} ?`;
  return `(?:${words}(?=[.;:,(?]|$)|${words}(?= (?:${before})\\b))`;
}

/** The illness that a title names as what is treated, prevented or found. */
export const CONDITION_IN_TITLE: readonly PicoCue[] = [
  makeCue(
    "",
    `\\b(?:(?:treatment|prevention|prophylaxis|management|therapy|eradication|diagnosis|control|relief|reduction) (?:of|for|in)|patients with|therapy (?:for|of|in)|treating|preventing|against) (?<span>(?!(?:patients|the|adults|children|women|men)\\b)${takeWords(9, "with|by|using|in|among|after|during|versus|vs|and its|a|an")})`,
  ),
  makeCue(
    "",
    `\\b(?:for|undergoing|after|following|during|in) (?<span>(?!(?:the|a|an|clinical|actual|use|patients|adults|children|women|men|treatment|prevention|response|vitro|vivo|different|two|three)\\b)${takeWords(8, "with|by|using|among|versus|vs|a|an|in|and the|compared")})`,
  ),
];
