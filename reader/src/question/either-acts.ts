import { isEastAsian } from "./east-asian-text.ts";
import { readQuestionFrame } from "./question-frame.ts";

/** What asks which of two does more. */
const WHICH =
  /\b(?:better|best|worse|more|most|less|least|fewer|faster|quicker|sooner|longer|safer|greater|superior|inferior|than|versus|vs|which|compared?|comparison|prefer\w*)\b|哪|谁|更|还是|還是|比|优|区别|差|どちら|どっち|いずれ|それとも|より|違|比較/iu;
/** "Does A or B make C worse?" */
const WORSENS =
  /^(?:do|does|did|can|could|will|would|may) [^?.,;]{2,60} or [^?.,;]{2,40} makes? [^?.,;]{2,60} worse[?.]?$/iu;
/** 针灸或推拿能否…, カフェインまたはアルコールは…か: what acts stands before its verb. */
const ACTS_EAST_ASIAN =
  /^[^，,。；;？?\\s]{0,30}(?:或者?|又は|または|あるいは|もしくは)[^，,。；;？?\s]{1,20}?(?:能否|能不能|可否|是否|会不会|可以|能|会|は|が)[^或か]{2,}/u;

/** "Does A or B raise C?": what either of them does is asked, and not which of the two does more. */
export function asksOfEither(text: string): boolean {
  if (WORSENS.test(text)) return true;
  if (WHICH.test(text)) return false;
  if (isEastAsian(text)) return ACTS_EAST_ASIAN.test(text);
  const frame = readQuestionFrame(text);
  if (frame === null || frame.isLabelled || frame.comparator !== null) return false;
  return / or /iu.test(text.slice(frame.intervention.start, frame.intervention.end));
}
