import { SECOND_FACTOR_RULES, type SecondFactorRule } from "@medsieve/contract/constants";
import { z } from "zod";

/** The settings of signing in: what each takes, and in words. */
export const SIGN_IN_SETTINGS = {
  SECOND_FACTOR: {
    schema: z.enum(SECOND_FACTOR_RULES),
    fallback: "optional",
    takes: `one of: ${SECOND_FACTOR_RULES.join(", ")}`,
  },
} as const;

export interface SignInSettings {
  secondFactor: SecondFactorRule;
}

/** Throws EnvError for a setting that cannot be used. */
export function readSignInSettings(read: (name: "SECOND_FACTOR") => SecondFactorRule | null): SignInSettings {
  return { secondFactor: read("SECOND_FACTOR") ?? "optional" };
}
