import type { ReaderStep } from "@medsieve/contract/searches";
import type { AskModel } from "./model-calls.ts";
import type { ModelRequest } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import { readJson } from "./read-json.ts";

/** Added for a model whose first answer could not be used. */
export const AGAIN =
  "An earlier answer to this could not be used. Answer with the JSON object alone, complete and in the given form.";

/**
 * Asks for an object and reads it; an answer of no use is asked for once more. `read` returns null for one that it
 * cannot use. Throws ModelFailure.
 */
export async function askForObject<Result>(
  ask: AskModel,
  step: ReaderStep,
  request: ModelRequest,
  read: (answer: Record<string, unknown>) => Result | null,
  signal: AbortSignal,
): Promise<Result> {
  for (const material of [request.material, `${request.material}\n\n${AGAIN}`]) {
    const text = await ask(step, { ...request, material }, signal);
    const found = readJson(text);
    const result = found === null || found.isCut ? null : read(found.value);
    if (result !== null) return result;
  }
  throw new ModelFailure("the model's answer could not be used");
}
