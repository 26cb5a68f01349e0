import { QueryError } from "@medsieve/query/query";
import { AppError } from "@medsieve/runtime/app-error";

/** A text that cannot be read is the client's: 422 with the place (UTF-16 offsets) and what was expected there. */
export function refuseIn(field: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof QueryError)) throw error;
    const { code, message, start, end } = error;
    const msg = end > start ? `${message} (characters ${start + 1} to ${end})` : message;
    throw new AppError(422, "validation_failed", [{ loc: ["body", field], msg }], {
      extra: { problem: { code, start, end } },
    });
  };
}
