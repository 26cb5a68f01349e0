const TIME_BEFORE =
  /\b(?:early|earlier|very early|immediate|prompt|urgent|delayed|deferred|late) (?:(?:elective|initiation of|use of|treatment with|administration of|introduction of|start of|starting|the) )?$|(?:早期|早め|即時|遅延|超早期|立即|延迟|延期)(?:の|的|に|使用|给予|应用|开始|启动|行)?$|\d ?(?:時間|小时|日|天)(?:以内|以内の|内の?|之内)(?:に|行)?$/iu;
const TIME_AFTER =
  /^ (?:therapy |treatment |surgery )?within (?:the first )?\d+ ?(?:h\b|hours?|days?|minutes?)|^(?:を|の)?(?:早期|\d+ ?時間以内)に/iu;

/** Whether a question asks of a treatment given early or late, by the words right beside its name. */
export function isTimed(written: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  return TIME_BEFORE.test(text.slice(0, at)) || TIME_AFTER.test(text.slice(at + written.length));
}
