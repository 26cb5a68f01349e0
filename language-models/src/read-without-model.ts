import { MODELS_FORBIDDEN } from "@medsieve/contract/constants";
import type { Reader } from "@medsieve/reader/reader";

/** The built-in reader for people whose company allows no model: it says so wherever a model would have worked. */
export function readWithoutModel(builtin: Reader): Reader {
  const fallback = MODELS_FORBIDDEN;
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
