import { z } from "zod";
import { LANGUAGES } from "./constants.ts";

/** A language as it is stored and sent; `jp` is read as `ja`. */
export const languageSchema = z.preprocess(
  (value) => (value === "jp" ? "ja" : value),
  z.enum(LANGUAGES, { error: `language must be one of: ${LANGUAGES.join(", ")}` }),
);
