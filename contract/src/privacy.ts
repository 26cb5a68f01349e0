import { z } from "zod";
import { PASSWORD_MAX_LENGTH } from "./constants.ts";

/** DELETE /account: the password; of an account without one, its address, typed once more. */
export const accountErasureSchema = z
  .object({ password: z.string().max(PASSWORD_MAX_LENGTH).optional(), email: z.string().max(320).optional() })
  .refine(({ password, email }) => (password === undefined) !== (email === undefined), {
    error: "Give either password or email",
  });
export type AccountErasure = z.infer<typeof accountErasureSchema>;
