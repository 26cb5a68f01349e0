import { MODELS_FORBIDDEN, type NO_MODEL_SET } from "@medsieve/contract/reader-failures";
import type { Reader } from "@medsieve/reader/reader";

/** The built-in reader where no model may read, or there is none: it says so wherever a model would have worked. */
export function readWithoutModel(
  builtin: Reader,
  fallback: typeof MODELS_FORBIDDEN | typeof NO_MODEL_SET = MODELS_FORBIDDEN,
): Reader {
  return {
    ...builtin,
    writeQueries: async (...asked) => ({ ...(await builtin.writeQueries(...asked)), fallback }),
    answer: async (...asked) => ({ ...(await builtin.answer(...asked)), fallback }),
    async *readPapers(...asked) {
      for await (const reading of builtin.readPapers(...asked)) {
        const { read_by } = reading;
        yield { ...reading, read_by: { ...read_by, fallback: read_by.fallback ?? fallback } };
      }
    },
  };
}
