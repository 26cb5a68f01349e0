import type { Direction } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import { type FindingSentence, readFindingText, splitEntry } from "../findings/finding-text.ts";
import { chooseArms } from "../findings/name-arms.ts";
import { readFinding } from "../findings/read-finding.ts";
import type { FindingsModel } from "../models/findings-model.ts";
import { type PaperText, readPaperText } from "../paper-text.ts";
import { extractPico } from "../pico/extract-pico.ts";
import { type ClaimShape, readShape } from "./claim-shape.ts";

/** What a claim and a paper say of the same thing. */
export interface ComparedDirections {
  /** Null where the claim, or the paper of it, says nothing for certain. */
  agrees: boolean | null;
  /** The paper's sentence; null where none reports the outcome. */
  evidence: FindingSentence | null;
  /** Whether the claim says which way something went, or that it did not. */
  isDirected: boolean;
  shape: ClaimShape;
}

/** How likely the paper's direction must be. */
const LEAST_SURE = 0.5;

const stemsOf = (text: string) => new Set(splitEntry(text).map(stemWord));

/** The arms as the paper names them, where the claim's words name them; the outcome is what is left. */
function shapeByPaper(words: readonly string[], paper: PaperText): ClaimShape {
  const arms = chooseArms(paper, extractPico(paper, "randomized_trial"), [], []);
  const isNamed = (text: string | null) => {
    const stems = stemsOf(text ?? "");
    return words.some((word) => stems.has(stemWord(word)));
  };
  const intervention = isNamed(arms.intervention) ? (arms.intervention ?? "") : "";
  const comparator = isNamed(arms.comparator) ? (arms.comparator ?? "") : "";
  const ofArms = stemsOf(`${intervention} ${comparator}`);
  return { intervention, comparator, outcome: words.filter((word) => !ofArms.has(stemWord(word))).join(" ") };
}

const DENIES =
  /\b(?:no|not|neither|nor|without|fail(?:s|ed)? to|similar(?:ly)?|comparable|unchanged|equal(?:ly)?|equivalent|alike|(?:was|were|is|are|be|been|up|stayed|remained) (?:much |about |just )?the same|(?<!(?:half|twice|times|third|quarter) )as (?!well as|soon as|far as|\w+ed )\w+(?: [\w-]+){0,6} as)\b|n[’']t\b/iu;
const CHANGES =
  /\b(?:increas\w*|rais\w*|improv\w*|enhanc\w*|prolong\w*|reduc\w*|decreas\w*|lower\w*|higher|greater|longer|shorter|fewer|more|less|better|worse|worsen\w*|shorten\w*|lengthen\w*|attenuat\w*|suppress\w*|elevat\w*|diminish\w*|lessen\w*|delay\w*|prevent\w*|reliev\w*)\b/iu;

/** Whether a claim says which way something went, or that it did not. */
export const saysWay = (claim: string) => DENIES.test(claim) || CHANGES.test(claim);

/** The direction that a claim's own words allow: what it denies is no change, and what it does not deny is one. */
function isAllowed(claim: string, direction: Direction): boolean {
  if (direction === "no_difference") return DENIES.test(claim);
  return !DENIES.test(claim) && CHANGES.test(claim);
}

/**
 * Which way an outcome goes by a claim and by the paper that it cites, both read alike. `words`: those of the claim that name
 * something.
 */
export function compareDirections(
  claimed: PaperText,
  paper: PaperText,
  words: readonly string[],
  model: FindingsModel,
): ComparedDirections {
  const claim = claimed.sentences.at(-1)?.text ?? "";
  const shape = readShape(claim) ?? shapeByPaper(words, paper);
  const isDirected = saysWay(claim);
  const own = readFinding(claimed, shape, model);
  const found = readFinding(paper, shape, model);
  const evidence = readFindingText(paper).find(({ sentence }) => sentence === found?.evidence) ?? null;
  const isSure = found !== null && found.direction !== "unclear" && found.probability >= LEAST_SURE;
  const said = chooseSaid(claim, own?.likeliest ?? null);
  const agrees = !isSure || said === null ? null : said === found.direction;
  if (agrees !== null && evidence !== null && measuresChange(evidence.sentence.text, claim)) {
    return { agrees: null, evidence, isDirected, shape };
  }
  if (agrees === false && said !== null && saysAlso(said, { paper, shape, evidence }, model)) {
    return { agrees: null, evidence, isDirected, shape };
  }
  return { agrees, evidence, isDirected, shape };
}

/** More of a relief, or of a difference from before, is less of what is relieved: which of the two a sentence measures is not read. */
const CHANGE_MEASURED =
  /\b(?<noun>difference|relief|improvement|change)s?\b[^.;]{0,80}\b(?:was|were|is|are)\b[^.;]{0,30}\b(?:higher|lower|greater|smaller|larger|less|more)\b/iu;

function measuresChange(sentence: string, claim: string): boolean {
  const noun = CHANGE_MEASURED.exec(sentence)?.groups?.noun?.toLowerCase();
  return noun !== undefined && !claim.toLowerCase().includes(noun);
}

/** Sentences beside the likeliest that are read, those with most of the outcome's words. */
const OTHERS_READ = 4;
/** Share of an outcome's words from which on a sentence speaks of it. */
const SPEAKS_OF = 0.5;

interface PaperReading {
  paper: PaperText;
  shape: ClaimShape;
  evidence: FindingSentence | null;
}

/** Whether another sentence of the paper, read by itself, says of the outcome what the claim does: then the two do not contradict each other. */
function saysAlso(said: Direction, { paper, shape, evidence }: PaperReading, model: FindingsModel): boolean {
  const outcome = [...stemsOf(shape.outcome)];
  const shareIn = ({ stems }: FindingSentence) =>
    outcome.filter((stem) => stems.has(stem)).length / Math.max(1, outcome.length);
  const others = readFindingText(paper)
    .filter((sentence) => sentence !== evidence && sentence.states)
    .map((sentence) => ({ sentence, share: shareIn(sentence) }))
    .filter(({ share }) => share >= SPEAKS_OF)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, OTHERS_READ);
  return others.some(({ sentence }) => {
    const alone = readPaperText({ ...paper.record, abstract: [{ label: "RESULTS", text: sentence.sentence.text }] });
    const reading = readFinding(alone, shape, model);
    return reading !== null && reading.direction === said && reading.probability >= LEAST_SURE;
  });
}

/** "Relieved pain less than", "improved sleep less than": the other one did it more, and which way that is is not read. */
const DID_LESS =
  /\b(?:increas|rais|improv|enhanc|prolong|reduc|decreas|lower|shorten|lessen|attenuat|suppress|elevat|diminish|delay|prevent|reliev)\w*\b[^.;]{1,120}(?<!no )\bless (?:\w+ )?than\b/iu;

/** The direction of a claim by its reading, unless its own words say that nothing changed. */
function chooseSaid(claim: string, likeliest: Direction | null): Direction | null {
  if (DID_LESS.test(claim)) return null;
  if (likeliest !== null && isAllowed(claim, likeliest)) return likeliest;
  return DENIES.test(claim) ? "no_difference" : null;
}
