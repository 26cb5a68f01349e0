/** Verbs by which a half of a claim says what became of an outcome. */
const VERB =
  "(?:(?:also|significantly|markedly|slightly|further) )?(?:(?:increas|rais|improv|enhanc|prolong|reduc|decreas|lower|shorten|prevent|reliev|worsen|attenuat|suppress|delay)(?:e?s|e?d)|led to|leads to|(?:did|does|do) not \\w+|(?:had|has|have) no (?:significant )?(?:effect|impact|influence))";
const OPENS_HALF = new RegExp(`(?:, ?(?:and|but|yet|while)|;? (?:but|yet|and)) (?=(?:it |they )?${VERB}\\b)`, "iu");
const SUBJECT = new RegExp(`^(?<subject>.{2,160}?) (?=${VERB}\\b)`, "iu");
const CONTRASTS = /(?:, |; )(?:but|while|whereas|although|and) (?=.{12,})/iu;
/** Words of an outcome that went some way, without which a part of a sentence is no half of its own. */
const STATES =
  /\b(?:increas\w*|reduc\w*|decreas\w*|lower\w*|higher|greater|longer|shorter|fewer|more|less|better|worse|improv\w*|prolong\w*|prevent\w*|worsen\w*|no (?:significant )?(?:difference|effect)|not)\b/iu;
const AGAINST = / (?:compared (?:with|to)|relative to|versus) [^,;]{2,120}$/iu;

/**
 * The halves of a claim that says two things of what was tried: "zinc shortened colds but increased nausea". Each is a sentence
 * of its own; the second gets the subject of the first, and what both are compared with. One where it says one thing.
 */
export function splitHalves(claim: string): string[] {
  const text = claim.trim().replace(/[.。]$/u, "");
  const verb = OPENS_HALF.exec(text);
  if (verb !== null) {
    const [first, second] = [text.slice(0, verb.index), text.slice(verb.index + verb[0].length)];
    const subject = SUBJECT.exec(first)?.groups?.subject;
    if (subject === undefined) return [claim];
    const against = AGAINST.exec(second)?.[0] ?? "";
    const own = AGAINST.test(first) ? first : `${first}${against}`;
    return [`${own}.`, `${subject} ${second.replace(/^(?:it|they) /iu, "")}.`];
  }
  const contrast = CONTRASTS.exec(text);
  if (contrast === null) return [claim];
  const halves = [text.slice(0, contrast.index), text.slice(contrast.index + contrast[0].length)];
  return halves.every((half) => STATES.test(half)) ? halves.map((half) => `${half}.`) : [claim];
}
