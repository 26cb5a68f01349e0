const OCCASION_BEFORE =
  /\b(?:before|after|during|while|following|undergoing|prior to|awaiting|recovering from|(?:as )?(?:an? )?bridge to) (?:[\w-]+ (?:of )?)?$|\b(?:at|in|post|pre)[- ]$/iu;
const OCCASION_AFTER = /^(?:の|的)?(?:前|後|后|中|期間)/u;

/** Whether a treatment is only when something is given: "music before surgery". */
export function isOccasion(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return OCCASION_BEFORE.test(text.slice(0, at)) || OCCASION_AFTER.test(text.slice(at + written.length));
}
