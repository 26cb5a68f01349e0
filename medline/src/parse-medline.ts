import type { MedlineEvent } from "./medline-event.ts";
import { MedlineFileError, UnreadableInputError } from "./medline-file-error.ts";
import { createRecordReader } from "./record-reader.ts";

/**
 * Reads PubMed XML (PubmedArticleSet, or the older MedlineCitationSet) as it comes in, holding one record at a time.
 * `file` names the input in errors. Throws MedlineFileError, after everything complete before it was given out.
 */
export async function* parseMedline(chunks: AsyncIterable<string>, file: string): AsyncGenerator<MedlineEvent> {
  const reader = createRecordReader();
  const fail = (error: unknown) => {
    if (!(error instanceof UnreadableInputError)) throw error;
    throw new MedlineFileError(file, reader.line(), reader.lastPmid(), error.message, error);
  };
  try {
    for await (const chunk of chunks) {
      const failure = attempt(() => reader.write(chunk));
      yield* reader.take();
      if (failure !== null) throw failure.error;
    }
    const failure = attempt(() => reader.end());
    yield* reader.take();
    if (failure !== null) throw failure.error;
  } catch (error) {
    fail(error);
  }
}

function attempt(action: () => void): { error: unknown } | null {
  try {
    action();
    return null;
  } catch (error) {
    return { error };
  }
}
