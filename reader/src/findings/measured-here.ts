import { findOutcome } from "./outcome-place.ts";

/** What an outcome does not do: it is what acts. */
const ACTS =
  /^ of [\w-]+ (?:that|which)\b|^[^,;]{0,30}?\b(?:(?:was|were|is|are|remain(?:ed|s)?) (?:[\w-]+ )?(?:associated with|(?:more|less|as|equally) effective)|result(?:ed|s) in|led to|leads to|caused?|moderated|predict(?:s|ed)|correlated with|had (?:no|a|an) (?:[\w-]+ )?(?:effect|impact|influence)|reduced the|increased the)\b|^ (?:treatment|management|prophylaxis|medication|combination|supplement(?:ation|s)?|groups?|arms?)\b/iu;
/** What is held even while something else is compared. */
const ADJUSTED =
  /\b(?:(?:adjust(?:ing|ed|ment)|controll(?:ing|ed)|accounting) for|(?:independent(?:ly)?|irrespective|regardless) of)\b[^;()]{0,160}$/iu;
const HAS_VERB =
  /\b(?:was|were|had|did|is|are|showed|demonstrated|remained|resulted|led|found|improved|reduced|increased|decreased|experienced)\b/iu;
/** What something was given for. */
const GIVEN_FOR =
  /\b(?:varied|differed|var(?:y|ies)|differs?|adjusted|stratified) (?:significantly )?(?:by|according to) [^.;]{0,80}$|\b(?<!(?:differences?|changes?) )related to (?:the )?$|\b(?:due|owing|attributable) to (?:an? |the )?(?:[\w-]+ ){0,2}$|\b(?:sub-?groups?|categor(?:y|ies)|stratum|strata) (?:with|of|by) (?:[\w-]+ ){0,3}$|\b(?:antibiotics?|treatments?|therapy|drugs?|medications?|care|prescriptions?) (?:for|of) (?:the )?(?:(?:lower|upper|acute|chronic|severe|mild|suspected|early|advanced) ){0,2}$|\b(?:workload|costs?|time|need|use|demand|requirements?) for (?:the )?$|\b(?:at|during|throughout) (?:the )?(?:(?<=during the |during |throughout the |throughout )(?:[\w-]+ ){0,2})?$|\btime to (?:[\w-]+ ){0,5}$|\b(?:those|patients|subjects|people|individuals|women|men) with (?:[\w-]+ ){0,3}$/iu;
/** Factors that go with something, listed with their odds. */
export const FACTORS = /\b(?:was|were|are|is) (?:[\w-]+ ){0,2}(?:associated with|predictors? of|risk factors?)\b/iu;

/** Whether a sentence has an outcome for what was measured, and not for what acts, is held even or goes with something. */
export function isMeasured(text: string, outcome: string): boolean {
  const place = findOutcome(outcome, text.toLowerCase());
  if (place < 0) return true;
  const before = text.slice(0, place);
  const adjusted = ADJUSTED.exec(before);
  if (adjusted !== null && !HAS_VERB.test(adjusted[0])) return false;
  if (GIVEN_FOR.test(before)) return false;
  const after = text.slice(place + outcome.length);
  if (ACTS.test(after)) return false;
  return !(FACTORS.test(after) && /^ ?\((?:a?OR|a?HR|a?RR)\b/u.test(after));
}
