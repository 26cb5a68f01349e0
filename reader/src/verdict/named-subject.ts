import { readWordConcept } from "../question/name-index.ts";
import type { AskedRoles } from "./question-roles.ts";

const HELPS =
  /^(?:does|do|did|can|could|will|would|is|are|has|have) (?:the |an? |any )?(?<subject>\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,3}?) (?:really |actually )?(?:helps? |works? (?:for|in|against) |effective |useful |beneficial |any good |of (?:any )?(?:use|benefit) )/iu;
/** What is no name of what helps. */
const IS_NO_NAME =
  /\b(?:i|we|you|he|she|it|they|there|this|that|these|those|anything|something|someone|anyone|what|which|my|your|his|her|our|their|people|patients|men|women|children|having|being|doctors?|nurses?|gps?)\b/iu;

/** "Does internet-based therapy help people with depression?": what stands before, where no treatment is known by name. */
export function nameSubject(roles: AskedRoles, text: string): AskedRoles {
  const { interventions, conditions, outcomes, excluded, relation } = roles;
  if (interventions.length > 0 || conditions.length + outcomes.length === 0 || relation !== "effect") return roles;
  if (excluded.length > 0) return roles;
  const subject = HELPS.exec(text)?.groups?.subject;
  if (subject === undefined || IS_NO_NAME.test(subject)) return roles;
  if (conditions.some(({ written }) => subject.toLowerCase().includes(written.toLowerCase()))) return roles;
  return { ...roles, interventions: [readWordConcept(subject, [subject], false)], isTreatment: true, isGuess: false };
}
