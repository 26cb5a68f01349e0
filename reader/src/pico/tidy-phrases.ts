import { completePhrase } from "./complete-phrase.ts";
import type { PicoField } from "./extract-pico.ts";
import { type PicoSpan, trimSpan } from "./pico-span.ts";
import { behind, SOMEBODY } from "./sure-phrases.ts";

/** A clause that has run into a phrase: "patients with X can make possible …". */
const CLAUSE =
  /,? (?:(?:and|or|which|that|but) ){0,3}(?:will|can|may|could|should|would|might|cannot|is|are|was|were|being|been|has|had|did|does|do|ranged|provide[sd]?|suggest\w*|indicat\w*|demonstrat\w*|showed|shows)\b.*$/is;
/** Where something else begins: ", while the control", "without causing". */
const ASIDE = /,? (?:and |or )?(?:while|whereas|where|without \w+ing)\b.*$/is;
/** A quality whose noun stands behind it: "percutaneous endoscopic" before "discectomy". */
const QUALITY_AT_END = /(?:^| )[\p{L}-]+(?:ic|ical|al|ous|ive|ary|oid|able|ible|ular)$/u;
const NOUN_BEHIND =
  /^ (?!(?:and|or|in|of|with|for|to|on|at|by|from|than|was|were|is|are|as|that|which|who|has|had|did)\b)[\p{Ll}-]{4,}(?=[\s,.;:)])/u;
const VERB = /(?:ed|ing|es)$/u;
/** A measure without its unit: "water at 3.0" before "ml/kg". */
const BARE_NUMBER = /(?:,? (?:at|of|for|with|in|to))? [<>≤≥~]?\d+(?:[.,]\d+)*$/u;
const UNIT_BEHIND =
  /^\s?(?:%|[µμ]?[gl]\b|[mkµμ][glm]?\b|ml|mg|kg|mmol|ppm|IU|mm|cm|nm|Gy|h\b|hours?|days?|weeks?|months?|years?)/u;

/** Ways of working out figures, which are no treatment. */
const CALCULATION =
  /\b(?:regression|regulari[sz]ation|lasso|analys[ei]s of (?:variance|covariance)|ANOVA|statistic\w*|algorithm|meta-analys[ei]s|multivariable|multivariate|univariate|model(?:l?ing)?|t-?tests?|literature search|questionnaires?|interviews?)\b/i;
/** What is measured, not done. */
const MEASURED =
  /\b(?:changes?|levels?|rates?|concentrations?|responses?|outcomes?|mortality|survival|incidence|prevalence|differences?|ratings?|expression|activity|characteristics|scores?|frequency|risk)$/i;
/** What a paper says of those it studied, or of itself; no outcome. */
const NO_OUTCOME =
  /^(?:(?:the )?(?:demographic|baseline|admission|clinical|patient)(?:,? (?:and|demographic|clinical|baseline))* (?:characteristics?|features?|data)|methodologic\w* quality|quality of (?:the )?(?:evidence|studies)|limitations?|literature|(?:the )?need for|conditions? effects?|patient care|usefulness|understanding|SPSS|SAS\b|sample size|characteristics|(?:efficacy|effectiveness|effects?|impact) of)\b|^(?:representing|showing|suggesting|indicating|using|including|following|confirming|according|depending|based|compared|related)\b/i;
/** What was done, or with whom: no outcome either. */
const DONE =
  /\b(?:modalit(?:y|ies)|models?|procedures?|groups?|interventions?|treatments?|patients|subjects|participants|criteria|injections?|tablets?|data)$/i;
const PROCEDURE =
  /(?:\b(?:surger(?:y|ies)|intubation|an(?:a)?esthesia|therapy|treatment|transplantation|angioplasty|intervention|procedures?|injury|administration|exposure|challenge|resection|irradiation)|ectomy|plasty|scopy)$/i;

/** What a disease is called by. */
const CONDITION =
  /(?:itis|osis|a?emia|oma|pathy|asis|diseases?|disorders?|syndromes?|cancers?|tumou?rs?|neoplasms?|leuk\w+|infections?|diabetes|failure|pain|depression|asthma|fractures?|malaria|strokes?|epilepsy|obesity|hypertension|deficiency|lesions?|arrest|dementia|insomnia|migraine|cirrhosis|sepsis|shock|pregnancy|rupture)\b/i;
const MEASURED_BEHIND = /^ (?:was|were) (?:assessed|measured|evaluated|recorded)\b/i;
/** "difficulty" before "in swallowing". */
const WITHOUT_ITS_OBJECT =
  /\b(?:difficulty|loss|rates?|risk|levels?|number|quality|duration|incidence|prevalence|frequency|retention)$/i;
const OBJECT_BEHIND = /^ (?:in|of) [\p{L}-]{4,}(?=[\s,.;)]|$)/u;
/** What is said behind those who were left out. */
const EXCLUDED = /^[^.;]{0,80} (?:was|were) (?:excluded|ineligible|not (?:included|eligible|enrolled))\b/iu;
/** Numbers of registers, and names of studies: "[ISRCTN…]", "the … Program (HIP) study". */
const REGISTERED = /\b(?:ISRCTN|NCT|ACTRN|UMIN|ChiCTR)\d/u;
const STUDY_BEHIND =
  /^,? (?:and (?:colleagues|co-?workers)|et al|randomi[sz]ed|study|trial|registry|cohort|testing|tests?|capacity|tolerance)\b/i;
/** "Singapore and Malaysia". */
const PLACES = /^\p{Lu}\p{Ll}+(?:,? (?:and )?\p{Lu}\p{Ll}+)+$/u;
const BEGINS_LOOSE =
  /^(?:as|between|among|during|within|before|after|under|at|by|from|immediately|shortly|prior to|following|throughout|until|upon|via) /iu;
/** What introduces outcomes, and what is said of one in comparing it: "much lower" before "rate of bleeding". */
const INTRODUCES =
  /^(?:the )?(?:(?:primary|secondary|main|other) )?(?:outcomes?|end[- ]?points?)(?: measures?)?(?:,|:| such as| like) (?=\S)/i;
const COMPARES =
  /^(?:an? |the )?(?:much |significantly |substantially |markedly |slightly )?(?:lower|higher|greater|smaller|longer|shorter|better|worse) (?=(?:rates?|risks?|incidences?|prevalence|frequency|mortality|levels?|scores?|numbers?|proportions?|odds|durations?|times?|qualit(?:y|ies))\b)/i;
/** Those who are compared with, and what is said of them. */
const OF_CONTROLS =
  /\bcontrols?(?: groups?| arms?)?(?: ?\([^()]*\))?,? (?:who |which |that )?(?:received|were given|was given|had) $/i;
/** A scale without what it measures. */
const BARE_SCALE = /^(?:visual analog(?:ue)?|numeric(?:al)? rating|likert)(?: \w+)? scales?$/i;
/** What a treatment is called by, behind the words that distinguish it from others: "weight" before "loss programme". */
const TREATMENT_BEHIND =
  /^(?: (?:loss|therapy|treatment|programs?|programmes?|training|interventions?|regimens?|supplementation|injections?|infusions?|surgery|management|education|diets?|exercises?)(?=[\s,.;:)])){1,3}/i;
/** What a study does, not what is given. */
const STUDIES =
  /^(?:estimate|determine|assess|evaluate|compare|investigate|examine|test|measure|identify|describe)s? /i;
/** Ages up to which, behind those from which. */
const AGES_BEHIND = /^ ?(?:to|-|–) ?\d+(?: (?:years?|months?|weeks?|days?))?(?= |[,.;)])/i;
/** How something was measured or shown, before its device. */
const MEASURED_BY =
  /\b(?:by means of|(?:measured|assessed|imaged|examined|recorded) (?:by|with|using)|\bsamples? of) $/i;
/** What a paper does with a treatment: "design of", "combining". */
const HANDLED =
  /^(?:(?:[\w-]+ )?(?:design|rationale|evaluation|comparison|use|effects?|efficacy|effectiveness|safety|impact|tolerability)(?: and (?:efficacy|effectiveness|safety|tolerability))? of (?:the )?|combining )/i;
/** What waits for more: "blood loss greater" before "than 500 ml". */
const ENDS_LOOSE =
  / (?:followed|combined|compared|greater|lower|higher|longer|shorter|smaller|larger|fewer|less|more|containing|consisting|comprising|including|involving|achieving)$/i;
/** What leads up to an outcome: "Overall, the", "At week 12,". */
const LEADS_UP =
  /^(?:altogether|overall|moreover|however|in addition|(?:for|at|after|during|within) [^,]{2,40}), (?:the )?(?=\S)/i;
/** A programme or study by its name, in which something was done. */
const NAMED_STUDY = /^(?:\p{Lu}[\p{L}'’-]+ ){1,5}(?:Program(?:me)?|Study|Trial|Initiative|Project|Survey)$/u;
/** "patients with cancer resistant" before "to taxanes". */
const WAITS_FOR_TO = / (?:resistant|refractory|allergic|intolerant|sensitive|related|due|prone)$/i;
/** A point of the body or a group's sign, which is no comparator. */
const BARE_SIGN = /^\p{Lu}{1,3}[ -]?\d+$/u;

const MAKES_NO_SENSE =
  /!\[\w|^#|^[^“]*”|^(?:requires?|underwent) |^\p{Ll}+, and \d|\b(\p{L}{4,}) (?:and|or) \1$|^[^(]*\)|^\d+[.)] ?$|\b(?:two|three|four|both|each|first|second) groups?$|^.{1,3}$|^(?:[Hh]ow|[Ww]hy|[Ww]hat|[Ww]hen|[Ww]hether) | (?:caused|resulted|led)$|^(?:severe|mild|most|some|many|other|rare|all) cases$/u;

/** "34 patients (97 %)" is a result. */
export const SHARE_OF_PEOPLE = /\(\d[\d.]* ?%\)/u;

/** Null where a phrase is cut so that it says nothing, or something else. */
export function tidyPhrase(field: PicoField, { text: given, sentence }: PicoSpan): PicoSpan | null {
  let text = given
    .replace(/^of (?:the )?/i, "")
    .replace(ASIDE, "")
    .replace(CLAUSE, "")
    .replace(/,? (?:whose|there|they|it)\b.*$/is, "");
  if (/\p{Lu}\p{Ll}+$/u.test(text) && /^ \p{Lu}\p{Ll}/u.test(behind(text, sentence.text))) {
    text = text.replace(/ (?:from|in|at|of) (?:the )?\p{Lu}.*$/su, "");
  }
  text = text.slice(0, findUnopened(text));
  if (field === "outcome") text = text.replace(LEADS_UP, "").replace(INTRODUCES, "").replace(COMPARES, "");
  if (field === "outcome") text = text.replace(/ (?:of|by) [\d.]+ ?%.*$/su, "");
  if (field === "outcome") text = takeMeasured(text, sentence.text);
  if (BARE_NUMBER.test(text) && UNIT_BEHIND.test(behind(text, sentence.text))) text = text.replace(BARE_NUMBER, "");
  text = text.replace(/ or (?:remain|no|not|nothing)\b.*$/isu, "").replace(ENDS_LOOSE, "");
  if (behind(text, sentence.text).startsWith(" to ")) text = text.replace(WAITS_FOR_TO, "");
  if (field === "intervention") text = text.replace(HANDLED, "");
  if (field === "intervention") text = text.replace(/,? (?:and |or )?(?:placebo|sham)\b.*$/is, "");
  if (field === "comparator") text = text.replace(/^.* or to /iu, "");
  if (field === "population") text = text.replace(/, [\p{Ll}]+ing\b.*$/su, "");
  if (field === "intervention") text = dropRisk(text);
  if (field !== "outcome" && MEASURED_BEHIND.test(behind(text, sentence.text)))
    text = text.includes(" and ") ? text.slice(0, text.lastIndexOf(" and ")) : text;
  if (field === "intervention") text += TREATMENT_BEHIND.exec(behind(text, sentence.text))?.[0] ?? "";
  if (field === "population" && /\baged? \d+$/i.test(text))
    text += AGES_BEHIND.exec(behind(text, sentence.text))?.[0] ?? "";
  text += WITHOUT_ITS_OBJECT.test(text) ? (OBJECT_BEHIND.exec(behind(text, sentence.text))?.[0] ?? "") : "";
  text = addNoun(text.replace(/ (?:once|twice|every)$/iu, ""), sentence.text);
  const trimmed = trimSpan(text, sentence);
  const span = trimmed && completePhrase(field, trimmed);
  if (span !== null && !span.text.includes(" ") && QUALITY_AT_END.test(span.text) && /ive$/u.test(span.text))
    return null;
  if (span === null || isCut(span) || isBeside(field, span) || !isOf(field, span)) return null;
  return span;
}

/** "the risk of stroke with aspirin" as "aspirin". */
function dropRisk(text: string): string {
  const end = text.toLowerCase().lastIndexOf(" with ");
  const isRisk = end >= 0 && /\b(?:risks?|mortality|rates?|incidence)\b/i.test(text.slice(0, end));
  return isRisk ? text.slice(end + " with ".length) : text;
}

/** Where a bracket closes that was never opened; the end, in UTF-16 units, where there is none. */
function findUnopened(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") open++;
    else if (text[at] === ")" && --open < 0) return at;
  }
  return text.length;
}

/** "effects of A, B and C on D": D is measured. */
function takeMeasured(text: string, sentence: string): string {
  const at = text.lastIndexOf(" on ");
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(text)));
  return at > 0 && /\b(?:effects?|impact|influence|actions?) of\b/i.test(`${before} ${text.slice(0, at)}`)
    ? text.slice(at + 4)
    : text;
}

/** A quality takes the noun behind it in; one without a noun stays as it is. */
function addNoun(text: string, sentence: string): string {
  if (!QUALITY_AT_END.test(text)) return text;
  const noun = NOUN_BEHIND.exec(behind(text, sentence))?.[0];
  return noun === undefined || VERB.test(noun.trim()) ? text : text + noun;
}

/** Cut within a word, or before a bracket or a hyphen that belongs to it; or what is left makes no sense. */
export function isCut({ text, sentence }: PicoSpan): boolean {
  const at = sentence.text.indexOf(text);
  const [before, after] = [sentence.text.slice(0, at), sentence.text.slice(at + text.length)];
  return (
    /[\p{L}\p{N}](?:[(‐‑–-]?|\))$/u.test(before) ||
    (/^\d/u.test(text) && /\d (?:to|or|and) $/u.test(before)) ||
    (/^(?:years?|months?|weeks?|days?|hours?)\b/iu.test(text) && /\d[ -]$/u.test(before)) ||
    (QUALITY_AT_END.test(text) && /^ \([^)]*\) \p{Ll}/u.test(after)) ||
    /^[\p{L}\p{N}([]|^-[\p{L}\p{N}]|^[.,]\d/u.test(after) ||
    MAKES_NO_SENSE.test(text)
  );
}

/** What a phrase stands beside that makes it something else: a cause, a stratum, a background. */
const CAUSED_BY = /\b(?:induced by|caused by|due to|attributable to|resulting from|baseline(?: [\w-]+){0,3}) $/i;
/** "Predictors of relapse were age and …": what predicts is not what was measured of the treatment. */
const IS_PREDICTOR = /\bpredictors? of\b[^.;]{0,120}\b(?:were|was|are|is|included?)\b/i;
/** What everybody had. */
const GIVEN_TO_ALL = /\b(?:in addition to|added to|on top of|on a background of)(?: \w+){0,4} $/i;
const IS_FACTOR =
  /^ (?:was|were|is|are) (?:\w+ly )?(?:associated with|determinants?|predictors?|risk factors?|independent)/iu;
const AIMS = /\b(?:effects?|evaluat\w+|assess\w*|investigat\w+|determin\w+|examin\w+|compar\w+|impact)\b/i;

function isBeside(field: PicoField, { text, sentence }: PicoSpan): boolean {
  const at = sentence.text.indexOf(text);
  const before = sentence.text.slice(0, at);
  if (
    CAUSED_BY.test(before) ||
    (field === "intervention" && [OF_CONTROLS, MEASURED_BY, GIVEN_TO_ALL].some((pattern) => pattern.test(before)))
  )
    return true;
  if (field !== "outcome") return false;
  const isBackground = sentence.kind === "background" || /\b(?:is|are) an? \w+/u.test(sentence.text.slice(0, at));
  return (
    /^(?:high|low)-|\beffects?$/i.test(text) ||
    IS_FACTOR.test(behind(text, sentence.text)) ||
    IS_PREDICTOR.test(before) ||
    (isBackground && !AIMS.test(sentence.text))
  );
}

/** "self-esteem with patients": people are named, but the phrase is not of them. */
function isOfSomething(text: string): boolean {
  const [head = "", tail] = text.split(/ (?:with|among|between) (?:the )?/i, 2);
  return tail !== undefined && !SOMEBODY.test(head) && SOMEBODY.test(tail.split(" ", 2).join(" "));
}

function isOf(field: PicoField, { text, sentence }: PicoSpan): boolean {
  if (REGISTERED.test(text) || BEGINS_LOOSE.test(text)) return false;
  if (field === "comparator" && BARE_SIGN.test(text)) return false;
  if (field === "intervention" && (NAMED_STUDY.test(text) || STUDIES.test(text))) return false;
  if (field === "outcome" && BARE_SCALE.test(text)) return false;
  if (field === "population" && isOfSomething(text)) return false;
  if (field === "population" && EXCLUDED.test(behind(text, sentence.text))) return false;
  if (field === "population") {
    if (SHARE_OF_PEOPLE.test(text)) return false;
    if (/\b(?:lower|higher|greater|fewer|(?:virtual|simulated|standardi[sz]ed) patients?)\b/i.test(text)) return false;
    const isSomebody = SOMEBODY.test(text);
    const isElse = PROCEDURE.test(text) || MEASURED.test(text) || PLACES.test(text) || /^\p{L}+ing\b/u.test(text);
    return isSomebody || (sentence.kind === "title" && !isElse && CONDITION.test(text));
  }
  if (field === "intervention" && sentence.kind === "title" && sentence.text.startsWith(text) && / and /u.test(text))
    return false;
  if (field === "intervention" && (/^labou?r$/iu.test(text) || STUDY_BEHIND.test(behind(text, sentence.text))))
    return false;
  if (field === "intervention") return !CALCULATION.test(text) && !MEASURED.test(text);
  return field !== "outcome" || !(NO_OUTCOME.test(text) || DONE.test(text));
}
