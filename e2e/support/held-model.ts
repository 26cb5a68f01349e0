import { answerWell } from "../../language-models/test/model-answers.ts";
import { openModelServer } from "../../language-models/test/model-server.ts";
import type { ModelStep } from "../../language-models/test/model-wire.ts";

/** A language model on a local server, which can be made to wait, so that a search is met in its middle for certain. */
export interface HeldModel {
  /** Settings that make a server ask it. */
  settings: Record<string, string>;
  /** Leaves calls of `step` unanswered, but for the first `free` ones, until the answer is called. */
  hold(step: ModelStep, free?: number): () => void;
  close(): Promise<void>;
}

/** `query` is the one it writes for every question. */
export async function openHeldModel(query: string): Promise<HeldModel> {
  let waitFor: (step: ModelStep) => Promise<void> | undefined = () => undefined;
  const server = await openModelServer(async (call) => {
    await waitFor(call.step);
    return answerWell(call, [query]);
  });
  const { baseUrl, model } = server.settingsFor("openai-compatible");
  return {
    settings: { LLM_PROVIDER: "openai-compatible", LLM_BASE_URL: String(baseUrl), LLM_MODEL: model },
    hold: (step, free = 0) => {
      let passed = 0;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      waitFor = (asked) => (asked !== step || passed++ < free ? undefined : released);
      return release;
    },
    close: () => server.close(),
  };
}
