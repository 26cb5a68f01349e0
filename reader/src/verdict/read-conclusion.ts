import { CONCLUDES } from "../answer/choose-sentences.ts";
import { readChange } from "../answer/read-direction.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { doesName } from "./name-match.ts";
import { namesCondition, namesOutcome } from "./names-outcome.ts";
import type { AskedRoles } from "./question-roles.ts";
import { namesOtherDrug } from "./speaks-of-arms.ts";

/** What the authors say in the end of the treatment that a question asks about. */
export type Concluded = "better" | "no_better" | "worse" | "open";

/** One clause of a conclusion that says which way. */
export interface ConcludedClause {
  /** Where it stands. */
  sentence: string;
  said: Concluded;
  /** It names what the question asks about, or speaks of the effect in general: "is effective in fibromyalgia". */
  isOnAsked: boolean;
  /** It sets the treatment against another one: "more effective than". */
  isComparison: boolean;
}

/** Sentences of an abstract without headings among which its conclusion stands. */
const LAST = 4;
/** Of these the ones that conclude whether they say so or not. */
const ALWAYS = 2;
const CLAUSE_END =
  /[;:]|,? \b(?:but|whereas|while|although|though|however|yet|even though)\b|,(?= (?:with|without) no?\b)/iu;
/** What a treatment did not do to anyone says nothing of what it is good for. */
const OF_SAFETY =
  /\b(?:without|with no|no|with (?:few|minimal|low|less|fewer)|(?:did|does|do) not (?:increase|cause|have|produce|show)|not increasing)\b (?:[\w-]+ ){0,5}?(?:adverse|side[- ]effects?|safety|complications?|toxicit\w+|risks?|harm\w*|mortality|bleeding|reactions?|sequelae|sedation)\b[^,;.]*/giu;
const SAFETY_ALONE =
  /\b(?:safe|safety|well[- ]tolerated|tolerability|adverse|side[- ]effects?|complications?|toxicit\w+)\b/iu;

const NO_BETTER =
  /^\W*not\b|\b(?:no|nor|neither|lack of|without|little|never)\b (?:[\w-]+ ){0,5}(?:differences?|effects?|benefits?|improvements?|changes?|reductions?|advantages?|evidence|impact|influence|superiority|efficacy|role|value)\b|\b(?:did|does|do|was|were|is|are|could|can|has|have|may|had|be)(?: not|n['’]t)\b (?!only\b)|\bcannot\b|\bdevoid of\b|\bnot (?:significantly )?(?:effective|superior|beneficial|better|different|efficacious|recommended|justified|supported|enhanced|improved|reduced)|\bineffective\b|\b(?:fail(?:s|ed)?|unable) to \w+|\bno more (?:\w+ )?(?:effective|efficacious|beneficial)\b|\b(?:non-?inferior\w*|equivalent|comparable|comparative|similar(?:ly)?|equally|equal|same)\b|\bas (?:\w+ ){0,2}(?:effective|efficacious|good|safe|useful)(?: \w+){0,4} as\b/iu;
const EFFECTIVE =
  /(?<!\bcost[- ])\b(?:effective(?:ly|ness)?|efficacious|efficacy|efficient(?:ly)?|beneficial|benefits?|benefit(?:t?ed)|useful|helpful|superior(?:ity)?|promising|successful(?:ly)?|valuable|advantages?|advantageous|favou?rabl[ey]|recommended|treatment of choice|standard of care)\b/iu;
const BETTER =
  /\b(?:(?:ha(?:s|ve|d)|with) an? (?:positive |significant |beneficial |favou?rable )?(?:impact|influence) on|improv\w+|better|alleviat\w+|ameliorat\w+|reliev\w+|accelerat\w+|enhanc\w+|shorten\w*|slow(?:s|ed|ing)|prevent(?:s|ed|ing)?|protect\w*|attenuat\w+|prolong(?:s|ed)? (?:survival|remission|analgesia|(?:the )?(?:duration of )?(?:\w+ )?(?:analgesia|block|remission)))\b/iu;
const WORSE =
  /\b(?:worse(?:n\w*)?|harm(?:s|ful|ed)|inferior|detrimental|deleterious|impairs?|impaired|impairing|less effective|aggravat\w+)\b/iu;
/** "A greater decline in renal function" is no better function. */
const IS_LOSS = /\b(?:declin\w+|loss(?:es)?|deteriorat\w+|impair\w+)\b/iu;
/** What may come of it is no result. */
const HEDGED = /\b(?:limited|may|might|could|potential(?:ly)?|possibl[ey]|seems?|appears?)\b/iu;
const OPEN =
  /\b(?:unclear|inconclusive|insufficient|conflicting|contradictory|inconsistent|mixed results|uncertain|could not be (?:proved|proven|shown|determined)|remains? to be)\b/iu;
const MORE_STUDY =
  /\b(?:further|future|larger|more|additional) (?:[\w-]+,? ){0,4}(?:stud(?:y|ies)|trials?|research|investigations?|work)\b|\b(?:needed|warranted|required)\b|\bshould be (?:studied|investigated|confirmed|tested)\b/iu;
const THAN = /\b(?:than|compared (?:with|to)|versus|vs\.?|over|superior to|inferior to)\b/iu;
const COMPARES =
  /\b(?:more|better|superior|less|worse|inferior|higher|lower|than|compared|versus|similar(?:ly)?|comparable|equivalent|as \w+ as)\b/iu;

/** The sentences in which the authors conclude. */
export function listConcluding({ sentences }: PaperText): PaperSentence[] {
  const headed = sentences.filter(({ kind }) => kind === "conclusion");
  if (headed.length > 0) return headed;
  return sentences
    .slice(-LAST)
    .filter(
      ({ kind, text }, at, last) =>
        (kind === "plain" || kind === "results") && (at >= last.length - ALWAYS || CONCLUDES.test(text)),
    );
}

function readClause(clause: string): Concluded | null {
  if (OPEN.test(clause)) return "open";
  if (NO_BETTER.test(clause)) return "no_better";
  if (HEDGED.test(clause)) return null;
  const isGood = EFFECTIVE.test(clause) || BETTER.test(clause) || (readChange(clause).isGood && !IS_LOSS.test(clause));
  const isBad = WORSE.test(clause);
  if (isGood === isBad) return null;
  return isGood ? "better" : "worse";
}

const turn = (said: Concluded): Concluded => (said === "better" ? "worse" : said === "worse" ? "better" : said);

/** Where a clause names the treatment: before what it compares, behind it, or not at all; null where it compares others. */
function readSide(clause: string, roles: AskedRoles, paper: PaperText): "first" | "second" | "unnamed" | null {
  const { interventions, comparators } = roles;
  const at = THAN.exec(clause)?.index ?? clause.length;
  const [before, behind] = [clause.slice(0, at), clause.slice(at)];
  const isFirst = doesName(before, interventions, paper);
  const isSecond = !isFirst && doesName(behind, interventions, paper);
  if (comparators.length > 0 && at < clause.length && !doesName(isSecond ? before : behind, comparators, paper))
    return null;
  if (isFirst) return "first";
  if (isSecond) return "second";
  return namesOtherDrug(clause, "", roles, paper) ? null : "unnamed";
}

function isOnAsked(clause: string, { outcomes, conditions }: AskedRoles, paper: PaperText): boolean {
  if (outcomes.length > 0) return namesOutcome(clause, outcomes, paper);
  return conditions.length === 0 || EFFECTIVE.test(clause) || namesCondition(clause, conditions, paper);
}

/** A title that says what came of it: "X reduces Y: a randomised trial". */
const SAYS_RESULT =
  /\b(?:improves?|reduces?|prevents?|decreases?|increases?|enhances?|attenuates?|alleviates?|relieves?|shortens?|accelerates?|ameliorates?|slows?|delays|does not|do not|is (?:not )?(?:effective|superior)|fails? to)\b/iu;

/** The clauses of a paper's conclusion, or of its title, that say what the treatment asked about does; empty where none does. */
export function readConclusion(roles: AskedRoles, paper: PaperText): ConcludedClause[] {
  let isOfTreatment = doesName(paper.title.text, roles.interventions, paper);
  const title = SAYS_RESULT.test(paper.title.text) && !paper.title.text.includes("?") ? [paper.title] : [];
  return [...title, ...listConcluding(paper)].flatMap(({ text }) => {
    if (MORE_STUDY.test(text) && !BETTER.test(text)) return [];
    return text.split(CLAUSE_END).flatMap((part): ConcludedClause[] => {
      const clause = part.replace(OF_SAFETY, " ");
      const side = readSide(clause, roles, paper);
      if (side === "first" || side === "second") isOfTreatment = true;
      if (side === null || !isOfTreatment) return [];
      const said = readClause(clause);
      if (said === null || (SAFETY_ALONE.test(clause) && !EFFECTIVE.test(clause) && !BETTER.test(clause))) return [];
      const isComparison = COMPARES.test(clause);
      const isTurned = side === "second" && isComparison;
      return [
        {
          sentence: text,
          said: isTurned ? turn(said) : said,
          isOnAsked: isOnAsked(clause, roles, paper),
          isComparison,
        },
      ];
    });
  });
}
