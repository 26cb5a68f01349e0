/** A question in compatibility form (NFKC: full-width letters, half-width kana, ligatures resolved). */
export interface QuestionText {
  text: string;
  /** What the user wrote where these UTF-16 offsets of `text` are. */
  getWritten: (start: number, end: number) => string;
}

/** A character with the marks that follow it, those of half-width kana among them. */
const CLUSTER = /.[\p{M}\uFF9E\uFF9F]*/gsu;

/** Normalizes character by character, so that each place of the result leads back to what was typed. Never throws. */
export function readQuestionText(question: string): QuestionText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of question.matchAll(CLUSTER)) {
    const normal = cluster.normalize("NFKC");
    for (let unit = 0; unit < normal.length; unit++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += normal;
  }
  return {
    text,
    getWritten: (start, end) => (end <= start ? "" : question.slice(starts[start] ?? 0, ends[end - 1] ?? 0)),
  };
}
