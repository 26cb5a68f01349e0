import { isAffected } from "./asked-event.ts";

/** "Reduce opioid consumption", "reduce the need for oxytocin": what is used less is no treatment. */
const USED =
  /^(?: (?:drug|pain))? (?:consumption|use|usage|requirements?|needs?|intake|prescri\w+|doses?|demand)\b|^(?:の|的|类药物|類藥物|薬)?(?:使用|消費|消费|必要|需要|需求|用量|処方|处方)/iu;
const NEEDED =
  /\b(?:reduc|lower|decreas|increas|affect|influenc|spar)\w* (?:the )?(?:needs?|requirements?|demand|use|consumption) (?:for|of) (?:the |an? )?$/iu;

const USED_LESS = /^の?(?:使用|消費|必要|処方)[^を、。？]{0,3}を(?:減|抑|増|節|低)/u;
/** "抗生素使用": its own name says so. */
const NAMES_USE =
  /.(?:使用|使用量|用量|处方|處方|処方|消費量?|消费量?)$|. (?:use|consumption|prescribing|requirements?)$/iu;
const LESSENS = /(?:减少|減少|降低|增加|节省|節省)[^，。？]{0,6}$/u;

/** Whether a question asks how much of a treatment is used, and not what it does. */
export function isUse(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + written.length)];
  if (NEEDED.test(before) || USED_LESS.test(after)) return true;
  return (USED.test(after) || NAMES_USE.test(written)) && (isAffected(written, text) || LESSENS.test(before));
}
