import { findAll } from "@medsieve/text/find-all";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { areOneInShort } from "./abbreviations.ts";
import { cleanComparator } from "./clean-comparator.ts";
import { splitEntry } from "./finding-text.ts";
import { isOnlyMeasured } from "./only-measured.ts";
import { readTitleArms } from "./title-arms.ts";
import { findFirstWritten } from "./written-names.ts";

/** Both arms as a paper names them; null where it does not, or only one of them is known. */
export interface NamedArms {
  intervention: string | null;
  comparator: string | null;
  /** The question alone says that this was tried, and not the paper's title or its arms. */
  isAsked: boolean;
}

const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());

/** What everybody in a study got anyway, in the words before it. */
const BACKGROUND =
  /\b(?:add(?:ed|ing|-on|ition(?:al)?)(?: (?:treatment|therapy))? to|adjunct(?:ive)?(?: (?:treatment|therapy))? (?:to|with)|controlled (?:on|with|by)|in conjunction with(?: an?)?|together with(?: an?)?|(?:stable|background) (?:doses? of )?|combined with|in combination with)(?: (?:standard|ongoing|existing|current|open-label|background))? $/iu;
/** UTF-16 units before a name in which such words stand. */
const BEFORE = 60;

/** Whether a paper adds its intervention to this, and does not try it. */
function isBackground(written: string, { title, sentences }: PaperText): boolean {
  const mentions = [title, ...sentences.filter(({ kind }) => kind !== "background")].flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(written.toLowerCase());
    return at < 0 ? [] : [BACKGROUND.test(text.slice(Math.max(0, at - BEFORE), at))];
  });
  return mentions.includes(true);
}

/** What a name runs on into. */
const VERB_AT_END =
  / (?:selects|improves|reduces|increases|prevents|decreases|slows|delays|enhances|attenuates|accelerates|shortens|does|is|has|was|were)$/iu;
const LONGEST_NAME = 60;
const RUNS_ON = /\b(?:and|on|for|in|who|were|was|improves?|reduces?|versus|vs|or|than|compared)\b|[,;:()]/iu;

/** "gum-chewing" of "chewing", where the title has it so. */
function completeWord(written: string, { text, lower }: PaperSentence): string {
  const at = lower.indexOf(written.toLowerCase());
  return at <= 0 ? written : (/(?<![\p{L}\d])[\p{L}\d]{1,40}-$/u.exec(text.slice(0, at))?.[0] ?? "") + written;
}

/** The intervention under its full name: of "procalcitonin-guided antibiotics" the antibiotics alone were not tried. */
function nameInFull(written: string, { intervention }: Pico, { title }: PaperText): string {
  const full = intervention.find(
    ({ text }) => text.length <= LONGEST_NAME && text.toLowerCase().includes(written.toLowerCase()),
  )?.text;
  const name = full?.replace(VERB_AT_END, "");
  return name === undefined || RUNS_ON.test(name) ? completeWord(written, title) : name;
}

/** Whether a paper gave it to someone, as far as its arms say: what it only mentions is no arm. */
function isGiven(written: string, { intervention, comparator, elsewhere }: Pico): boolean {
  const others = elsewhere.flatMap(({ field, span }) => (field === "intervention" ? [span] : []));
  return [...intervention, ...comparator, ...others].some(({ text }) => overlaps(text, written));
}

/** Two arms in one phrase, which a sentence about one of them says nothing of. */
const IS_BOTH = /\b(?:or|versus|vs\.?)\b/iu;
/** An intervention with its control behind it, as in "randomly assigned to zinc or placebo". */
const WITH_CONTROL =
  /^(?<tried>.{2,80}) (?:and|or|versus|vs\.?|compared (?:with|to)) (?<control>(?:an? |the |matching |either )?(?:placebo|controls?|usual|standard|sham|no|conventional)\b.*)$/iu;
const COUNT = / ?\(n ?= ?\d+\)$/iu;
const IS_PAIR = /\b(?:and|or|versus|vs\.?)\b/iu;
/** What is done to many and says nothing of what was tried. */
const IS_COMMON =
  /^(?:surgery|chemotherapy|diets?|treatments?|therap(?:y|ies)|interventions?|drugs?|medications?|care|efforts?|reasons?|factors?|strateg(?:y|ies)|methods?|techniques?|approach(?:es)?|programs?|programmes?|management|use|doses?|switching|an(?:a)?esthesia|flexible|normal .{1,60})$/iu;
/** By what something is measured. */
const IS_MEASURE = /\b(?:tasks?|tests?|scores?|scales?|questionnaires?|index|assessments?|measurements?|responses?)$/iu;
const IS_CONTROL = /^(?:the )?(?:control|placebo|sham|usual|standard|conventional|routine|no) /iu;
/** "no probiotic" in place of "probiotic", where that is what a paper says. */
function nameWithout(text: string, { title, sentences }: PaperText): string {
  return [title, ...sentences].some((sentence) => sentence.text.includes(` no ${text}`)) ? `no ${text}` : text;
}

/** Letters that a word needs to be looked for by its beginning. */
const LEAST_LETTERS = 4;
const IS_COMBINED = /\b(?:combin\w+|plus)\b/iu;

/** Two names of one thing: all of one in the other, or a word of it where neither is a control. */
function isOfSame(control: string, tried: string): boolean {
  if (overlaps(control, tried)) return true;
  const words = new Set(splitEntry(tried).filter((word) => word.length > LEAST_LETTERS));
  return !IS_CONTROL.test(`${control} `) && splitEntry(control).some((word) => words.has(word));
}

/** What was tried by the title, and against what: first what the question asks for; null where the title does not say. */
function chooseByTitle(paper: PaperText, pico: Pico, named: string | null): NamedArms | null {
  const titled = readTitleArms(paper.title.text);
  if (titled === null) return null;
  const { tried, against } = titled;
  const isPair = against === null && IS_PAIR.test(tried) && !IS_COMBINED.test(tried);
  if (isPair) return { intervention: null, comparator: null, isAsked: false };
  if (against === null) {
    const control =
      pico.comparator[0] === undefined ? null : cleanComparator(nameWithout(pico.comparator[0].text, paper));
    return {
      intervention: tried,
      comparator: control === null || isOfSame(control, tried) ? null : control,
      isAsked: false,
    };
  }
  const isTurned = named !== null && overlaps(against, named) && !overlaps(tried, named);
  return isTurned || (IS_CONTROL.test(`${tried} `) && !IS_CONTROL.test(`${against} `))
    ? { intervention: against, comparator: tried, isAsked: false }
    : { intervention: tried, comparator: against, isAsked: false };
}

const ASSIGNS = /\b(?:random\w*|assign\w*|allocat\w*)\b/iu;
/** People are given something, and are no arm by themselves. */
const IS_OF_PEOPLE = /\b(?:physicians|nurses|patients|participants|subjects|students|children|women) of\b/iu;

/** Whether the paper is about it: its title names it, or a sentence says that people were assigned to it. */
function isOwn(name: string, { title, sentences }: PaperText): boolean {
  if (IS_OF_PEOPLE.test(name) || IS_COMMON.test(name) || IS_MEASURE.test(name)) return false;
  const words = splitEntry(name).filter((word) => word.length >= LEAST_LETTERS && !IS_COMMON.test(word));
  const begins = (lower: string) =>
    words.some((word) => lower.includes(word.slice(0, Math.max(LEAST_LETTERS, word.length - 2))));
  const lower = name.toLowerCase();
  return (
    begins(title.lower) ||
    title.lower.includes(lower) ||
    sentences.some(({ kind, lower: text }) => kind !== "background" && text.includes(lower) && ASSIGNS.test(text))
  );
}

const IS_GROUP = /^(?:[- ]treated)?(?: \([^()]{1,12}\))? (?:group|arm|recipients)\b/u;
const IS_JOINED = /(?:\b(?:and|plus|with|or)|[+/&])(?: the)? ?$/u;

/** "In the ondansetron group", "ondansetron recipients": it is an arm by itself, and given with nothing else. */
function isGroup(name: string, { sentences }: PaperText): boolean {
  const lower = name.toLowerCase();
  return sentences.some((sentence) => {
    if (sentence.kind === "background") return false;
    return Array.from(findAll(lower, sentence.lower)).some((at) => {
      const before = sentence.lower.slice(0, at);
      const behind = sentence.lower.slice(at + lower.length);
      return IS_GROUP.test(behind) && !IS_JOINED.test(before);
    });
  });
}

/** The title has it beside another, "selenium and coenzyme Q10", that was given with it or compared with it. */
function isPartOfTwo(name: string, paper: PaperText): boolean {
  const { lower } = paper.title;
  const at = lower.indexOf(name.toLowerCase());
  if (at < 0 || isGroup(name, paper)) return false;
  return (
    /^(?: supplementation)? (?:and|plus|\+|with or without) (?!its|their|the|placebo|usual|standard)/u.test(
      lower.slice(at + name.length),
    ) || /(?:\band|plus|\+) $/u.test(lower.slice(0, at))
  );
}

/** The arms that a question asks about as the paper names them, else those of the paper; the title knows best. */
export function chooseArms(
  paper: PaperText,
  pico: Pico,
  interventions: readonly QuestionConcept[],
  comparators: readonly QuestionConcept[],
): NamedArms {
  const arms = nameArms(paper, pico, interventions, comparators);
  const isNone =
    arms.comparator !== null &&
    (isBackground(arms.comparator, paper) || areOneInShort(arms.intervention, arms.comparator, paper));
  return isNone ? { ...arms, comparator: null } : arms;
}

function nameArms(
  paper: PaperText,
  pico: Pico,
  interventions: readonly QuestionConcept[],
  comparators: readonly QuestionConcept[],
): NamedArms {
  const named = findFirstWritten(interventions, paper);
  const asked = findFirstWritten(comparators, paper);
  const titled = chooseByTitle(paper, pico, named);
  const isAsked = named !== null && isTriedAsAsked(named, paper, pico);
  if (named !== null && asked !== null && areCompared(named, asked, paper)) {
    return { intervention: named, comparator: asked, isAsked: true };
  }
  if (titled?.intervention) {
    const isOther = isAsked && !overlaps([titled.intervention, titled.comparator].join(" "), named);
    if (isOther && isGiven(named, pico)) return { intervention: named, comparator: asked, isAsked: true };
    return titled.comparator === null && asked !== null && isComparedWith(asked, titled.intervention, paper)
      ? { ...titled, comparator: asked }
      : titled;
  }
  const chosen = titled ?? chooseByPico(paper, pico, named, asked);
  const isTried =
    chosen.intervention !== null && isOwn(chosen.intervention, paper) && !isPartOfTwo(chosen.intervention, paper);
  if (isTried) return chosen;
  return isAsked
    ? { intervention: named, comparator: asked ?? chosen.comparator, isAsked: true }
    : { ...chosen, intervention: null };
}

const COMPARES =
  /\b(?:compar\w+|versus|vs\.?|head-to-head|differences? between|two|three|efficacy of|effects? of|or)\b/iu;

/** Under what anaesthesia or beside what the rest is given: "emergence from anaesthesia with sevoflurane". */
const GIVEN_UNDER =
  /\b(?:during|under|undergoing|from|after|receiving) (?:[\w-]+ ){0,4}(?:an(?:a)?esthesia|surgery|chemotherapy) (?:with|using|by) (?:[\w-]+ and )?$/iu;

/** Whether a paper sets the two against each other that the question does, as its title or its assignment says. */
function areCompared(named: string, asked: string, paper: PaperText): boolean {
  if (overlaps(named, asked) || IS_CONTROL.test(`${asked} `)) return false;
  const { title } = paper;
  if (GIVEN_UNDER.test(title.text.slice(0, Math.max(0, title.lower.indexOf(asked.toLowerCase()))))) return false;
  const areInTitle = [named, asked].every((name) => title.lower.includes(name.toLowerCase()));
  if (areInTitle && COMPARES.test(title.text) && !IS_COMBINED.test(title.text)) return !isJoined(named, asked, paper);
  return isGroup(named, paper) && isGroup(asked, paper);
}

/** Whether a paper sets its intervention against what the question does: people were assigned to it, or it is a group. */
function isComparedWith(asked: string, tried: string, paper: PaperText): boolean {
  if (isOfSame(asked, tried) || isJoined(tried, asked, paper)) return false;
  if (GIVEN_UNDER.test(paper.title.text.slice(0, Math.max(0, paper.title.lower.indexOf(asked.toLowerCase())))))
    return false;
  const lower = asked.toLowerCase();
  const isAssigned = paper.sentences.some(
    (sentence) => sentence.kind !== "background" && sentence.lower.includes(lower) && ASSIGNS.test(sentence.lower),
  );
  return isAssigned || isGroup(asked, paper);
}

/** "A plus B", or "A+B": they were given together. */
function isJoined(named: string, asked: string, { title, sentences }: PaperText): boolean {
  const pairs = [`${named} plus ${asked}`, `${asked} plus ${named}`, `${named} + ${asked}`, `${asked} + ${named}`];
  const joined = pairs.map((pair) => pair.toLowerCase());
  return [title, ...sentences].some(({ lower }) => joined.some((pair) => lower.includes(pair)));
}

/** What the title says something was tried on, or was answered: "effect of A on vaccine immunogenicity", "response to the vaccine", or what both that it compares were used with. */
const ACTED_UPON =
  /\b(?:effects?|impact|influence) of .{3,120} on [^:;?]{0,80}$|\bresponses? to (?:[\w-]+ ){0,7}$|\b(?:as effective as|versus|vs\.?|compared (?:with|to)|superior to|better than) .{3,120} (?:by|using|via) (?:the |an? )?$/iu;

/** The title has it only as what another thing was tried on. */
function isActedUpon(named: string, { title }: PaperText): boolean {
  const places = Array.from(findAll(named.toLowerCase(), title.lower));
  return places.length > 0 && places.every((at) => ACTED_UPON.test(title.text.slice(0, at)));
}

/** What the title sets its intervention against. */
const SET_AGAINST = /\b(?:versus|vs\.?|compared (?:with|to)|than|over|against) (?:[\w‐-]+ )?$/iu;

/** Whether what the question asks about is what the paper tried, alone or as one of those that it sets against each other. */
function isTriedAsAsked(named: string, paper: PaperText, { comparator }: Pico): boolean {
  if (isSetBeside(named, paper) || isOnlyMeasured(named, paper)) return false;
  if (comparator.some(({ text }) => overlaps(text, named))) return false;
  return isOwn(named, paper);
}

/** What a paper sets its intervention against, gives to everybody, or has in its title beside another. */
export function isSetBeside(named: string, paper: PaperText): boolean {
  const inTitle = paper.title.lower.indexOf(named.toLowerCase());
  if (inTitle >= 0 && SET_AGAINST.test(paper.title.text.slice(0, inTitle))) return true;
  return isPartOfTwo(named, paper) || isBackground(named, paper) || isActedUpon(named, paper);
}

function chooseByPico(paper: PaperText, pico: Pico, named: string | null, asked: string | null): NamedArms {
  const isBoth = pico.comparator.length === 0 ? IS_PAIR : IS_BOTH;
  const split = pico.intervention.map(({ text }) => WITH_CONTROL.exec(text)?.groups ?? { tried: text, control: null });
  const tried = split
    .map(({ tried: text }) => (text ?? "").replace(COUNT, "").replace(VERB_AT_END, ""))
    .filter((text) => text !== "" && !isBoth.test(text));
  const own = tried.find((text) => !IS_CONTROL.test(text) && !IS_COMMON.test(text)) ?? null;
  const compared = pico.comparator[0]?.text ?? split[0]?.control ?? null;
  const control = compared === null ? null : cleanComparator(nameWithout(compared, paper));
  const isTried = named !== null && isGiven(named, pico) && !isBackground(named, paper) && !isActedUpon(named, paper);
  const other = own !== null && named !== null && overlaps(own, named) && !isTried ? null : own;
  const intervention = isTried
    ? nameInFull(named, pico, paper)
    : (other ?? (named !== null && own === null ? named : null));
  const candidates = [asked, control, own].filter((text) => text !== null);
  const comparator = candidates.find((text) => intervention === null || !overlaps(text, intervention)) ?? null;
  const isGuessed = comparator === own && control === null && asked === null;
  return { intervention, comparator: isGuessed ? null : comparator, isAsked: false };
}
