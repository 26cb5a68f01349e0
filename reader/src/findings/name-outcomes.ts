import { findName, type PaperText } from "../paper-text.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { findMeasured } from "./measured-as.ts";
import { findOutcomePolarity } from "./outcome-polarity.ts";
import { findWritten } from "./written-names.ts";

/** Outcomes of a paper that are read beside those that the question asks for. */
const MOST_OUTCOMES = 6;
/** UTF-16 units of an outcome's name. */
const SHORTEST = 3;
const LONGEST = 100;

/** A single word is one only where it is known for what it means: "mortality", and not "drug". */
const isOutcome = (text: string) => text.trim().includes(" ") || findOutcomePolarity(text) !== "unknown";
/** A phrase that ran on into what became of the outcome. */
const RUNS_ON =
  /\b(?:reduced|declined|increased|decreased|improved|lowered|reduces|increases|improves|was|were|had|did|compared)\b/iu;

/** A phrase that was cut in a list or a table of numbers. */
const IS_CUT =
  /\d ?%|\bv\/s\b|\band\/\S|[<>≥≤]$|\b(?:and|or|both|the) (?:the )?(?:percentage|change|number|rate|[A-Z]{2,5})$|\b(?:appropriate|exclusive|physical|clinical|significant|cardiovascular|overall|self-reported|inflammatory|immunological|respiratory|metabolic|neurological|renal|hepatic|pulmonary|cardiac|psychological|functional)$/u;
/** A phrase that names no outcome. */
const IS_NONE =
  /\b(?:heterogeneity|publication bias|secondary outcomes?|primary outcomes?|sample size|follow-up rates?)\b|\byears? of life$|\b(?:stages?|categor(?:y|ies)|attitudes?|stay|evaluation)$|^(?:overall |significant |mean )?(?:declines?|increases?|decreases?|reductions?|changes?|improvements?|differences?)$|^(?:particularly|especially|including|such as|namely) |^(?:none of|participation|impaired|enhanced|better|worse|good) |^pharmacokinetics?$|\b(?:analys[ie]s|ratios?|criteria)\b|\b(?:patients?|study) outcomes?$|\bdiagnos[ei]s$|^(?:treatment|management|therapy|diagnosis|clinical) of\b|^numbers? of (?:newborns|infants|children|patients|women|men|participants|subjects|people|individuals|cases|adults)$|^(?:risks?|rates?|measures|scores?|levels?|pressure|function|incidence|prevalence|frequency|effectiveness|effects?|efficacy|benefits?)(?: \([^()]*\))?$|^(?:effectiveness|efficacy|effects?) of\b|\b(?:sessions?|units?|clusters?|conditions?|subscales?|views?)$|^(?:(?:annual(?:ized|ised)?|overall|crude|adjusted|mean|event|individual|percent|total) )+(?:rates?|scores?|values?)$|\bover time$|\b(?:wait(?:ing)?[ -]?list|attention|active|no[ -]treatment) controls?$|\b(?:sex|gender|ethnicity|age)$|\b(?:relative|absolute|pooled|attributable) risks?$|\b(?:and|as well as) the \p{L}+s$|^rates? of (?:improvement|change)|^measures and |;|\bassociated$|^(?:(?:the|left|right|lumbar|total|distal|proximal|femoral) )*(?:femoral neck|hip|spine|lumbar spine|radius|forearm|femur|knees?|legs?|arms?|body|brain|heart|liver|blood|plasma|serum|skin|teeth|bones?|muscles?)$|^(?:mean|median|average|total) (?:times?|scores?|numbers?|durations?|lengths?|values?|changes?)$|\bsettings?$|^(?:periods?|times?|values?|results?|measures?|parameters?|data|outcomes?|treatments?|groups?|proportion of (?:patients|participants|subjects))$|\bpostoperative (?:nights?|days?)$/iu;
/** Whether a name may be an outcome's. */
export const isName = (text: string) => ![RUNS_ON, IS_CUT, IS_NONE].some((pattern) => pattern.test(text));
/** What became of it, before an outcome's name. */
const LED =
  /^(?:'|(?:in )?terms? of |(?:between-group differences? in (?:the )?(?:changes? in (?:the )?)?|(?:mean )?changes? from baseline in |baseline |elevated|raised|higher|lower|greater|fewer|less|more|similar|comparable|no|any|all|other|included|including|increasing|decreasing|reducing|improving) )/iu;

/** How something changed, behind an outcome's name. */
const ADVERB_AT_END = / (?:significantly|numerically|markedly|substantially|slightly|statistically|respectively)$/iu;

/** Brackets that hold numbers or remarks, and no part of a name. */
const IS_REMARK = /\d|primary|secondary|end ?point/iu;
const SQUARE = / ?\[[^[\]]*\]/gu;
const ROUND = / ?\([^()]*\)/gu;

function dropRemarks(name: string): string {
  const drop = (part: string) => (IS_REMARK.test(part) ? "" : part);
  return name.replace(SQUARE, drop).replace(ROUND, drop);
}

/** Its brackets open and close. */
const isWhole = (text: string) => text.split("(").length === text.split(")").length;

/** Items of a list, from which on its last "and" parts two of them. */
const LIST = 3;

/** "death, stroke, and need for surgery" as three outcomes; nothing of a list that cannot be parted. */
function splitList(text: string): string[] {
  if (!text.includes(", ")) return [text];
  const items = text.split(/, (?:and |or )?/u);
  const last = items.length < LIST ? [items.at(-1) ?? ""] : (items.at(-1) ?? "").split(/ and /u);
  const all = [...items.slice(0, -1), ...last].map((item) => item.trim());
  return all.filter(isWhole);
}

const USED = /^ (?:consumption|use|usage|requirements?|intake|doses?|demands?|needs?)\b/iu;

/** How much of a drug was used, in the words of the paper: "fentanyl consumption" for opioids; null where it does not say. */
function findUse({ kind, names, narrower }: QuestionConcept, { sentences }: PaperText): string | null {
  if (kind !== "intervention") return null;
  for (const sentence of sentences.filter((one) => one.kind !== "background").toReversed()) {
    const { text } = sentence;
    for (const place of [...names, ...narrower].flatMap((name) => findName(name, sentence))) {
      const used = USED.exec(text.slice(place.end))?.[0];
      if (used !== undefined) return text.slice(place.start, place.end + used.length);
    }
  }
  return null;
}

/** How it went as a whole, where nothing else is named: "excellent or good results", "no difference in any outcome". */
const AS_A_WHOLE =
  /\b(?:(?:excellent|very good|good|fair|satisfactory) (?:or|and|to) (?:excellent|very good|good|satisfactory)|satisfactory|successful|favou?rable) (?:functional |clinical )?(?:results?|outcomes?)\b|\b(?:any|all)(?: of the)?(?: (?:primary|study|main|clinical))? outcomes?(?: measures?| variables?)?\b/iu;

/** What sentences say of all of it in one. */
const listWholes = ({ sentences }: PaperText): string[] =>
  sentences.flatMap(({ text, kind }) =>
    kind === "background" || kind === "objective" || kind === "methods" ? [] : (AS_A_WHOLE.exec(text)?.[0] ?? []),
  );

const overlaps = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase());

/** Outcomes to read, those of the question first, each once; what the paper gave is none. */
export function listOutcomes(
  paper: PaperText,
  pico: Pico,
  asked: readonly QuestionConcept[],
): { text: string; isAsked: boolean }[] {
  const written = asked.flatMap((concept) => {
    const named = findUse(concept, paper) ?? findWritten(concept, paper);
    const measured = findMeasured(concept, paper);
    if (named === null) return measured;
    return [named, ...measured.filter((one) => !overlaps(named, one)).slice(0, 1)];
  });
  const elsewhere = pico.elsewhere.flatMap(({ field, span }) => (field === "outcome" ? [span] : []));
  const phrases = [...pico.outcome, ...elsewhere.filter(({ text }) => isOutcome(text))].flatMap(({ text }) =>
    splitList(text).map((item) =>
      dropRemarks(item.replace(LED, ""))
        .replace(ADVERB_AT_END, "")
        .replace(/, (?=and |or )/u, " ")
        .trim(),
    ),
  );
  const own = [...listWholes(paper), ...phrases];
  const outcomes = written.map((text) => ({ text, isAsked: true }));
  const given = [...pico.intervention, ...pico.comparator].map(({ text }) => text.toLowerCase());
  const known = new Set([...given, ...written.map((text) => text.toLowerCase())]);
  for (const text of own) {
    if (outcomes.length >= written.length + MOST_OUTCOMES) break;
    if (
      text.length < SHORTEST ||
      text.length > LONGEST ||
      !isWhole(text) ||
      !isName(text) ||
      known.has(text.toLowerCase())
    )
      continue;
    known.add(text.toLowerCase());
    outcomes.push({ text, isAsked: false });
  }
  return outcomes;
}
