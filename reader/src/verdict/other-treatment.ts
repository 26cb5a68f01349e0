import type { Finding } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import { readAbbreviations } from "../findings/abbreviations.ts";
import type { PaperText } from "../paper-text.ts";
import { listDrugs } from "../question/drug-names.ts";
import { doesName } from "./name-match.ts";
import type { AskedRoles } from "./question-roles.ts";

type Arms = Pick<AskedRoles, "interventions" | "comparators">;
type Stopped = Pick<AskedRoles, "interventions" | "isStopped">;

const STOPS =
  /\b(?:discontinu\w+|withdraw\w*|withh(?:e|o)ld\w*|cessation|stopp?(?:ed|ing|s)?|interrupt\w+|deprescri\w+|quit\w*|abstinen\w+)\b/iu;
/** "One year of discontinuation reduced bone density". */
const STOPPING_DID =
  /\b(?:discontinuation|withdrawal|stopping|discontinuing)\b[^.;,]{0,60}\b(?:reduced|increased|decreased|improved|worsened|led|resulted|caused)\b/iu;

/** What came of stopping the treatment, where the question asks what it does, or the reverse. */
function isOfStopping(quote: string, { interventions, isStopped }: Stopped, { title }: PaperText): boolean {
  if (isStopped) return !STOPS.test(quote) && !STOPS.test(title.text);
  return STOPPING_DID.test(quote) && !interventions.some(({ written }) => STOPS.test(written));
}

const ROUTE =
  "(?:subcutaneous|intravenous|intramuscular|oral|sublingual|buccal|rectal|vaginal|transdermal|topical|inhaled|intranasal|intrathecal|epidural)";
/** "Subcutaneous vs intravenous infliximab". */
const ROUTES = new RegExp(
  String.raw`\b${ROUTE} (?:administration )?(?:versus|vs\.?|or|compared (?:with|to)) ${ROUTE} `,
  "iu",
);
const IS_ROUTE = new RegExp(String.raw`\b${ROUTE}\b`, "iu");

/** A title that compares two routes of the treatment, where the question names none. */
function areRoutes(title: string, { interventions, comparators }: Arms, paper: PaperText): boolean {
  const found = ROUTES.exec(title);
  if (found === null || [...interventions, ...comparators].some(({ written }) => IS_ROUTE.test(written))) return false;
  return doesName(title.slice(found.index + found[0].length), interventions, paper);
}

const JOINED = /(?<=\p{L})[/+–-](?=\p{L})/u;

/** Every time a title names the treatment it is as a part of one thing with another drug: "indacaterol/glycopyrronium". */
function isOnlyCombined(title: string, quote: string, { interventions, comparators }: Arms, paper: PaperText): boolean {
  const asked = [...interventions, ...comparators];
  const named = title.split(/[\s,:;]+/u).filter((word) => doesName(word, interventions, paper));
  const isOther = (drug: string) =>
    !doesName(drug, asked, paper) && !asked.some(({ written }) => written.toLowerCase().includes(drug.toLowerCase()));
  const isWithOther = (word: string) => JOINED.test(word) && listDrugs(word).some(isOther);
  return (
    named.length > 0 &&
    named.every(isWithOther) &&
    !quote.split(/[\s,:;()]+/u).some((word) => !JOINED.test(word) && doesName(word, interventions, paper))
  );
}

/** "Hyaluronic acid plus clodronate". */
const WITH_MORE =
  /^(?<one>.{2,80}?) ?(?:\bplus\b|\+|\b(?:combined|in combination|together|along) with\b) ?(?<other>.{2,80})$/iu;
/** "Budesonide/formoterol": two drugs in one. */
const TWO_IN_ONE = /^(?<one>[\p{L}-]{4,60})\/(?<other>[\p{L}-]{4,60})$/u;
/** What everybody in a study gets, and what protects from the treatment itself. */
const IS_USUAL =
  /\b(?:progest\w+|medroxyprogesterone|usual|standard|routine|conventional|care|placebo|sham|saline|education|advice)\b/iu;
/** Letters of a word that names something. */
const LEAST_LETTERS = 5;

/** What was given is the treatment with another thing, which those that it is compared with did not get. */
export function isGivenWithMore(
  { intervention, comparator }: Pick<Finding, "intervention" | "comparator">,
  { interventions, comparators }: Arms,
  paper: PaperText,
): boolean {
  const inOne = TWO_IN_ONE.exec(intervention?.trim() ?? "")?.groups;
  const { one, other } = inOne ?? WITH_MORE.exec(intervention ?? "")?.groups ?? {};
  if (one === undefined || other === undefined) return false;
  const asked = [...interventions, ...comparators];
  const more = [one, other].filter((part) => !doesName(part, asked, paper));
  const [added] = more;
  if (added === undefined || more.length > 1 || IS_USUAL.test(added)) return false;
  if (inOne !== undefined && listDrugs(added).length === 0) return false;
  const words = (added.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);
  const against = (comparator ?? "").toLowerCase();
  return !words.some((word) => against.includes(word)) && !isGivenToAll(words, paper);
}

const WITH_PLACEBO =
  /\b(?:placebo|PBO)[ -](?:plus|and|combined with|with) ?(?<one>[\p{L}\d-]+)|\b(?:placebo|PBO) ?\+ ?(?<added>[\p{L}\d-]+)|\b(?<other>[\p{L}\d-]+)(?: (?:plus|and) | ?\+ ?)(?:placebo|PBO)\b/giu;

/** The paper says elsewhere that those who got placebo had it, too: "PBO plus MTX". */
function isGivenToAll(words: readonly string[], paper: PaperText): boolean {
  const stems = words.map(stemWord);
  const abbreviations = readAbbreviations(paper);
  const isIt = (name: string) =>
    words.includes(name.toLowerCase()) || (abbreviations.get(name)?.some((stem) => stems.includes(stem)) ?? false);
  return [paper.title, ...paper.sentences].some(({ text }) =>
    Array.from(text.matchAll(WITH_PLACEBO)).some(({ groups = {} }) =>
      isIt(groups.one ?? groups.added ?? groups.other ?? ""),
    ),
  );
}

/** Whether a finding of the treatment's name is of stopping it, of its routes, or of a combination that it is a part of. */
export const isOfOtherTreatment = (quote: string, roles: AskedRoles, paper: PaperText): boolean =>
  isOfStopping(quote, roles, paper) ||
  areRoutes(paper.title.text, roles, paper) ||
  (!roles.areTogether && isOnlyCombined(paper.title.text, quote, roles, paper));
