import { findAll } from "@medsieve/text/find-all";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { listShortNames, namesArm, settleComparator } from "./settle-names.ts";

const BESIDE =
  /^(?:(?:the |an? )?(?:effects?|efficacy|effectiveness|evaluation|comparison|role|use|study|addition) of )*(?:the )?(?<added>[\p{L}\d][\p{L}\d -]{2,40}?)(?:,? (?:used|given|administered))? as (?:an? )?(?:[\p{L}-]+ )?(?:adjuvant|adjunct|additive|add-on)s? (?:to|with|for|in) (?<base>.{3,})/iu;

const AS = /^(?<given>[\p{L}\d][\p{L}\d -]{2,40}?) as (?:an? )?$/iu;

const OWNER_AT_END = /[’']s$/u;

/** What was added, of a study of "clonidine as an adjuvant to ropivacaine" that both groups got, or what was given as such; else the intervention as it is. */
export function nameAdjuvant(named: string, { title }: PaperText): string {
  const intervention = named.replace(OWNER_AT_END, "");
  const at = title.lower.indexOf(intervention.toLowerCase());
  const { given } = AS.exec(title.text.slice(0, Math.max(0, at)))?.groups ?? {};
  if (given !== undefined) return given;
  const { added, base } = BESIDE.exec(title.text)?.groups ?? {};
  if (added === undefined || base === undefined) return intervention;
  return base.toLowerCase().includes(intervention.toLowerCase()) ? added : intervention;
}

const OF_OTHER =
  /^[- ](?:induced|resistan(?:t|ce)|related|deficien\p{L}+|sensitivity|na[iï]ve|dependent|associated)\b/iu;
/** What was given less of or no longer: "after halving of the etanercept dose". */
const TAKEN_AWAY =
  /\b(?:halving|tapering|withdrawal|withdrawing|discontinuation|discontinuing|stopping|cessation|interruption|dose reduction) (?:of )?(?:the )?(?:doses? of )?(?:the )?(?:[\w-]+ (?:or|and) )?$/iu;
/** "Improves the efficacy of memantine": what both groups got. */
const BOOSTED =
  /\b(?:improv|enhanc|potentiat|augment|increas|boost)\w* (?:the )?(?:[\w-]+ ){0,2}(?:efficacy|effects?|effectiveness|response|action) (?:of|to) (?:the )?$/iu;
/** "A combination consisting of tacrolimus and mizoribine": a part of what was given. */
const PART_OF = /\b(?:consisting of|comprising|composed of) [^:;?]{0,120}$/iu;
const MEANWHILE = /(?<=\S )(?:during|undergoing|under) (?:[\p{L}-]+ ){0,2}$/iu;

/** The title has it only in what people had besides: "bootcamp during chemotherapy", "insulin resistance". */
function isBesides(intervention: string, { title }: PaperText): boolean {
  const places = Array.from(findAll(intervention.toLowerCase(), title.lower));
  return (
    places.length > 0 &&
    places.every((at) => {
      return (
        OF_OTHER.test(title.text.slice(at + intervention.length)) ||
        TAKEN_AWAY.test(title.text.slice(0, at)) ||
        BOOSTED.test(title.text.slice(0, at)) ||
        PART_OF.test(title.text.slice(0, at)) ||
        MEANWHILE.test(
          title.text
            .slice(0, at)
            .split(/[:;?.]/u)
            .at(-1) ?? "",
        )
      );
    })
  );
}

/** What a finding says of which arms; these as they are printed. */
interface NamedArms extends Pick<QuotedFinding, "direction" | "comparator"> {
  intervention: string;
}

const IS_CUT = / (?:of|and|or|with|in|during|for|to|by|from|the|versus|vs)$|^(?:a |the )?combination of [\p{L}\d-]+$/iu;
const IS_SWITCH =
  /\bgeneric (?:products?|versions?|formulations?)\b|\bbiosimilars?\b|\bswitch\p{L}*\b|\breference product\b|\boriginator\b/iu;

const ROUTE = `(?:oral|sublingual|buccal|vaginal|rectal|intravenous|intramuscular|subcutaneous|intrathecal|epidural|inhaled|nebuli[sz]ed|intranasal|topical|early|late|continuous|intermittent|interrupted|daily|weekly|immediate|delayed)`;
/** "Two dose levels of a vaccine", "sublingual and vaginal misoprostol": ways of one treatment were compared. */
const IS_OF_WAYS = new RegExp(
  String.raw`\b(?:two|three|four|[234]|different|various) (?:different )?(?:[\w-]+ ){0,2}(?:(?:dose levels|doses|dosages|schedules|regimens|routes|frequencies|durations|concentrations|formulations) of|positions)\b|\b${ROUTE} (?:and|or|versus|vs\.?|compared (?:with|to)) ${ROUTE} (?=\p{L})`,
  "iu",
);
/** "The different combinations of frequency and intensity of training". */
const IS_OF_SETTINGS = /\bdifferent (?:[\w-]+ ){0,2}(?:combinations|settings|amplitudes|intensities|volumes) of\b/iu;
/** "1- and 2-week therapies": how long each of both groups had it. */
const IS_OF_TIMES = /\b\d{1,3}-? (?:and|or|versus|vs\.?) \d{1,3}[- ](?:days?|weeks?|months?)\b/iu;
const WITHOUT_IT = /\b(?:placebo|controls?|sham|saline|vehicle|untreated|no treatment|usual care|standard care)\b/iu;

/** "Early and delayed pramipexole". */
const PAIR_OF_WAYS = new RegExp(
  String.raw`\b${ROUTE}(?:[- ]start)? (?:and|or|versus|vs\.?|compared (?:with|to)) ${ROUTE}(?:[- ]start)? (?<what>\p{L}{5,})`,
  "iu",
);
/** "Rocuronium based on real weight versus lean mass": two ways to reckon one dose. */
const BASED_ON =
  /^(?: \w+)?,? (?:(?:based|dosed) (?:up)?on|according to|(?:guided|dosed|calculated) (?:by|from)|(?:titrated|adjusted) (?:to|by|for)) [^:;?]{3,80} (?:versus|vs\.?|or|compared (?:with|to)) /iu;

/** Ways of one treatment were compared, and a finding of the treatment itself names no other arm. */
function isOfWays(intervention: string, comparator: string | null, { text }: PaperSentence, { title }: PaperText) {
  if (WITHOUT_IT.test(text)) return false;
  const at = title.lower.indexOf(intervention.toLowerCase());
  if (at >= 0 && BASED_ON.test(title.text.slice(at + intervention.length))) return true;
  if (IS_OF_TIMES.test(title.text)) return true;
  if (comparator !== null) return false;
  const pair = PAIR_OF_WAYS.exec(text)?.groups?.what?.toLowerCase();
  return (
    IS_OF_WAYS.test(title.text) ||
    IS_OF_SETTINGS.test(title.text) ||
    (pair !== undefined && intervention.toLowerCase().includes(pair))
  );
}

/** A copy and its original, which a paper sets beside each other throughout. */
const OF_COPY = /\bbiosimilars?\b/iu;

/** Versions of one drug were compared, and the sentence does not say which; that a copy does as well as its original needs no more. */
function isOfVersions(
  { direction, intervention, comparator }: NamedArms,
  { lower }: PaperSentence,
  { title }: PaperText,
): boolean {
  if (!IS_SWITCH.test(title.text) || (direction === "no_difference" && OF_COPY.test(title.text))) return false;
  return comparator === null || ![intervention, comparator].every((name) => lower.includes(name.toLowerCase()));
}

/** UTF-16 units before a name in which what it was given with stands. */
const REACH = 70;
const JOINED_BEFORE =
  /(?<other>[\p{L}\d][\p{L}\d-]{1,40}) ?(?:\+|plus|combined with|in combination with|together with) ?$/iu;

/** "Insulin + heparin", which no other part of the sentence parts: both were given. */
function isJoinedBefore(intervention: string, comparator: string | null, sentence: PaperSentence, paper: PaperText) {
  const { text, lower } = sentence;
  const names = [intervention, ...listShortNames(intervention, paper)];
  const places = names.flatMap((name) => Array.from(findAll(name.toLowerCase(), lower)));
  const others = places.map((at) => JOINED_BEFORE.exec(text.slice(Math.max(0, at - REACH), at))?.groups?.other ?? null);
  return (
    places.length > 0 &&
    others.every(
      (other) =>
        other !== null &&
        lower.split(other.toLowerCase()).length === 2 &&
        !(comparator ?? "").toLowerCase().includes(other.toLowerCase()) &&
        !intervention.toLowerCase().includes(other.toLowerCase()),
    )
  );
}

/** Whether the intervention of a finding is cut, was given to all groups alike or is one of several versions of one drug. */
export const isArmInDoubt = (
  { direction, intervention, comparator }: NamedArms,
  sentence: PaperSentence,
  paper: PaperText,
): boolean =>
  IS_CUT.test(intervention) ||
  isBesides(intervention, paper) ||
  isOfVersions({ direction, intervention, comparator }, sentence, paper) ||
  isOfWays(intervention, comparator, sentence, paper) ||
  isJoinedBefore(intervention, comparator, sentence, paper);

const IS_RECEIVED =
  /\b(?:in|among|of|for) (?:the )?(?:patients|participants|children|women|men|people|adults|subjects|those)\b[^,;]{0,60}\b(?:receiving|taking|treated with|given|on)(?: \w+)? $/iu;
const ACTS =
  /\b(?:reduce[sd]?|improve[sd]?|increase[sd]?|decrease[sd]?|lower(?:s|ed)|prevent(?:s|ed)?|relieve[sd]?|alleviate[sd]?)\b/iu;

/** "A reduces fatigue in patients receiving interferon": what people got anyway who were given another thing. */
export function isReceivedAnyway(intervention: string, { text, lower }: PaperSentence): boolean {
  const places = Array.from(findAll(intervention.toLowerCase(), lower));
  return (
    places.length > 0 &&
    places.every((at) => {
      const before = text.slice(0, at);
      const received = IS_RECEIVED.exec(before);
      return received !== null && ACTS.test(before.slice(0, received.index));
    })
  );
}

const IS_COMPARED =
  /\b(?:than|compar\p{L}+|versus|vs|relative to|between|groups|arms|placebo|controls?|sham|difference|more|less|better|respectively)\b/iu;
const OVER_TIME =
  /\b(?:(?:from|to|over|than) (?:the )?baseline|before and after|over time|pre-?(?:to )?post|during the ?\d+ (?:days?|weeks?|months?) of|after (?:the |an? )?(?:\d+[- ])?(?:(?:days?|weeks?|months?)(?: of)? )?(?:[\p{L}-]+ ){0,2}(?:treatment|therapy|intervention|training|supplementation|administration|initiation))\b|^in the [\p{L}\d-]{1,20} group, [^;]{0,60}\bshowed (?:an? )?significant|\d ?(?:±[^()]{1,8})? to \d[\d.]* ?(?:±|,? ?p\b)/iu;

/** Something went up or down from one time to another, and no other group is spoken of. */
export function isOverTime(
  { direction, intervention, comparator: named }: QuotedFinding,
  sentence: PaperSentence,
  paper: PaperText,
) {
  const comparator = settleComparator(named, intervention);
  return (
    direction !== "no_difference" &&
    OVER_TIME.test(sentence.text) &&
    !IS_COMPARED.test(sentence.text) &&
    (comparator === null || !namesArm(comparator, sentence, paper))
  );
}

const IS_DONE =
  /\bunderwent\b|^to (?:update|inform|evaluate|assess|determine|compare|review|summari[sz]e)\b[^;]{0,300}\b(?:was|were) searched\b|\b(?:were|was) (?:then )?(?:randomi[sz]ed|randomly|assigned|allocated|enrolled|recruited|prescribed|conducted)\b|\bthis (?:[\p{L}-]+ ){0,2}(?:analysis|study|trial|review) (?:was|pooled|aim\p{L}*|evaluat\p{L}*|compar\p{L}*|will)\b/iu;
/** "This multicentre, double-blind study evaluated": what was looked at. */
const WAS_STUDIED =
  /^this (?:[^.;()]|\([^()]*\)){0,200} (?:study|trial) (?:evaluated|assessed|investigated|examined|compared|explored)\b/iu;
const HAS_RESULT =
  /\bp ?[<=>≤≥]|\bsignifican\p{L}*|\d ?%|\b(?:than|higher|lower|similar|improved|reduced|increased|decreased)\b/iu;
/** Who was taken in: "proteinuria greater than 150 mg/day". */
const MORE_THAN = /\b(?:more|less|greater|higher|lower|older|younger|longer|shorter) than \d[\d.,]*/giu;
const OF_OTHERS =
  /\b(?:previous|earlier|prior|other|several|recent) (?:[\p{L}-]+ )?(?:studies|trials|reports|reviews)\b|\bin one study\b|\b(?:one|two|three|\d) (?:articles?|studies) (?:found|showed|reported)\b/iu;

/** What an interval rules out: "excludes the minimum clinically significant difference". */
const RULED_OUT =
  /\bexclud(?:es|ed|ing) (?:the |an? )?(?:[\w-]+ ){0,3}clinically (?:significant|important|relevant|meaningful)\b/iu;

/** "The results do not support those of open studies, in which a reduction was reported". */
const NOT_AS_OTHERS =
  /\b(?:do|does|did|could) not (?:support|confirm|corroborate|replicate) (?:[\w-]+ ){0,4}(?:results?|findings?|observations?|reports?|stud(?:y|ies)|trials?|those)\b/iu;

/** It says what was done, what is ruled out, or what other studies found. */
export const isNoResultHere = ({ text }: PaperSentence): boolean =>
  RULED_OUT.test(text) ||
  NOT_AS_OTHERS.test(text) ||
  ((IS_DONE.test(text) || WAS_STUDIED.test(text)) && !HAS_RESULT.test(text.replace(MORE_THAN, ""))) ||
  OF_OTHERS.test(text);

/** Letters of a stem that says something. */
const LEAST_STEM = 3;
const LETTERS = /\b(?:[Gg]roups?|[Aa]rms?) (?:[A-D]|[1-5]|I{1,3}|IV)\b/u;
const SOME_ONLY =
  /\b(?:higher|high|lower|low|frequent|regular) (?:[\w-]+ )?(?:attend(?:ees|ers)|adherers|completers|users)\b|\bbut only (?:when|if|in|at|for)\b|\bconsidering only\b|^(?:however,? )?(?:in (?:the |a )?)?per-?protocol analys[ei]s\b|^(?:the |a )?sub-?group analys[ei]s\b|^in (?:men|women|boys|girls|males|females|smokers|completers)\b|\b(?:in|among) (?:the |an? )?(?:[\p{L}-]+ ){0,2}sub-?(?:group|population|set)s?\b|^(?:however, )?among (?:the )?(?:[\p{L}-]+ )?(?:patients|women|men|children|those|people) (?:with|who|aged|in (?!the\b|both\b|each\b|either\b))\b|\bfor (?:patients|women|men|those) who had\b|\bonly (?:observed|seen|found|present|significant|evident) (?:in|among|for|when|at)\b|^(?:women|men|patients|children|subjects|participants|those|people) with(?:out)? (?:an? |any )?(?:prior |previous )?history\b|\bin the (?:sub)?group (?:that|who|which) (?:did|had|developed|experienced)\b|\b(?:while|whereas|but) for patients (?:in|with)\b/iu;

/** "In the male patients in the study group", of a study of both. */
const OF_ONE_SEX =
  /\b(?:in|among) (?:the )?(?<sex>male|female) (?:patients|participants|subjects|children|adults|volunteers)\b(?! and)/iu;
const AMONG_WITH =
  /^(?:however, )?among (?:[\p{L}-]+ )?(?:patients|women|men|children|those|people) with (?<what>[^,;]{3,60}),/iu;

/** It holds for some only, who are not all whom the title is about: "among patients with diabetes" of a trial in diabetes. */
function isOfSome({ text, section, kind }: PaperSentence, { title }: PaperText): boolean {
  const sex = OF_ONE_SEX.exec(text)?.groups?.sex;
  if (sex !== undefined && !title.lower.includes(sex.toLowerCase())) return true;
  if (!SOME_ONLY.test(text)) return false;
  const what = AMONG_WITH.exec(text)?.groups?.what;
  if (what === undefined) return true;
  const { stems } = readSentence(what, section, kind);
  return ![...stems.keys()].every((stem) => title.stems.has(stem) || stem.length < LEAST_STEM);
}

/** It is of groups by letters, without what they got, or holds for some only. */
export const isOfUnknownGroup = (
  intervention: string,
  comparator: string | null,
  sentence: PaperSentence,
  paper: PaperText,
): boolean =>
  isOfSome(sentence, paper) ||
  (LETTERS.test(sentence.text) &&
    ![intervention, comparator].some((name) => name !== null && namesArm(name, sentence, paper)));

const BETTER_THAN = /\b(?:superior to|better than|more effective than) (?<short>\p{Lu}{3,6})\b/u;
const IS_USUAL = /^(?:conventional|usual|standard|routine) /iu;
/** Letters that a short form has of the name that it stands for. */
const SHORT_LETTERS = 3;

/** "HAIC is superior to SORF", a finding of sorafenib, or one of what is usual under another name: the other arm's. */
export function isOfOtherArm({ direction, intervention }: QuotedFinding, { text, lower }: PaperSentence): boolean {
  if (direction === "no_difference" || intervention === null) return false;
  if (IS_USUAL.test(intervention) && !lower.includes(intervention.toLowerCase().split(" ")[0] ?? "")) return true;
  const short = BETTER_THAN.exec(text)?.groups?.short;
  return short !== undefined && intervention.toUpperCase().startsWith(short.slice(0, SHORT_LETTERS));
}

const SIDES = /\b(?:than|versus|vs\.?|compared (?:with|to)|in contrast to|unlike)\b/iu;

/** "Higher with A than with B", a finding of B that names no comparator: whose direction it is, it does not say. */
export function isOfOtherSide(
  { direction, intervention, comparator }: QuotedFinding,
  { text, lower }: PaperSentence,
  paper: PaperText,
) {
  const side = SIDES.exec(text)?.index ?? -1;
  if (direction === "no_difference" || intervention === null || side <= 0 || comparator !== null) return false;
  const whole = lower.indexOf(intervention.toLowerCase());
  if (whole >= 0) return whole > side;
  return listShortNames(intervention, paper).some((short) => text.indexOf(short) > side);
}
