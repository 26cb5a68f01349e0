const OCCASION_BEFORE =
  /\b(?:before|after|during|while|under|following|undergoing|prior to|awaiting|recovering from|(?:as )?(?:an? )?bridge to) (?:(?:my|your|his|her|our|their|the|an?) )?(?:[\w-]+ (?:of )?)?(?:(?:[\w-]+ ){1,3}or (?:an? )?)?$|\b(?:at|in|post|pre)[- ]$/iu;
const OCCASION_AFTER = /^(?:の|的)?(?:前|後|后|中|期間|期间|時(?![間期])|时(?![间机期长]))/u;

/** Whether a treatment is only when something is given: "music before surgery". */
export function isOccasion(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return OCCASION_BEFORE.test(text.slice(0, at)) || OCCASION_AFTER.test(text.slice(at + written.length));
}

const SERVES = /は[^。？?]{0,40}$/u;
const SERVED = /^(?:[の中時後前][^。？?はがを、]{1,16})?に(?:は|も|おいて)?(?:有用|有効|効果|役立|適|安全|使)/u;
/** Whether a treatment is what another is to serve: the sedation of AはBの鎮静に有用か. */
export function isAimOfUse(written: string, text: string): boolean {
  const at = text.indexOf(written);
  return at > 0 && SERVES.test(text.slice(0, at)) && SERVED.test(text.slice(at + written.length));
}
