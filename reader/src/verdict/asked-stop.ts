const STOPPED_BEFORE =
  /\b(?:stop(?:ping|ped)?|discontinu(?:e|ed|ing)|discontinuation of|withdraw(?:n|ing)?|withdrawal of|cessation of|interrupt(?:ed|ing)|interruption of|deprescribing|coming off|withh(?:e|o)ld(?:ing)?) (?:(?:the|his|her|my|our|your|their|an?|long-term) )?$|(?:停用|停止|停服|停|中断)(?:使用|服用)?$/iu;
const STOPPED_AFTER =
  /^ (?:therapy |treatment )?(?:discontinuation|withdrawal|cessation|interruption|(?:is |are |was |were )?(?:stopped|discontinued|withdrawn))\b|^(?:の|を)?(?:投与|使用|服用|内服)?(?:を|の)?(?:中止|休薬|中断|やめ)|^(?:的)?(?:停药|停用|停止使用|中断|撤药)/iu;

/** Whether a question asks what comes of stopping a treatment, by the words right beside its name. */
export function isStopped(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return STOPPED_BEFORE.test(text.slice(0, at)) || STOPPED_AFTER.test(text.slice(at + written.length));
}
