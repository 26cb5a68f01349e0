/** What an answer has to be: one of the contract's schemas, or `readBy` where zod is not to be loaded. */
export interface AnswerSchema<Answer> {
  safeParse(value: unknown): { success: true; data: Answer } | { success: false; data?: undefined };
}

/** A schema of a function that answers null for what it does not take. */
export function readBy<Answer>(read: (value: unknown) => Answer | null): AnswerSchema<Answer> {
  return {
    safeParse: (value) => {
      const data = read(value);
      return data === null ? { success: false } : { success: true, data };
    },
  };
}

/** Takes every answer, and none at all. */
export const anyAnswer: AnswerSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The one of `choices` that `value` is; null where it is none of them. */
export function readChoice<const Choice>(choices: readonly Choice[], value: unknown): Choice | null {
  return choices.find((choice) => choice === value) ?? null;
}
