import type { ModelVendor } from "../src/model-settings.ts";

/** What a call is for. */
export type ModelStep = "queries" | "repair" | "reading" | "answer";

/** Tokens as a vendor counts them; `cached` of the input came from its cache. */
export interface WireTokens {
  input: number;
  output: number;
  cached?: number;
}

interface Wire {
  path: RegExp;
  /** Below the server's address. */
  basePath: string;
  /** Every text of the prompt, in order. */
  readTexts: (body: Body) => string[];
  /** A whole answer; null tokens leave the usage out. */
  writeAnswer: (text: string, tokens: WireTokens | null, isCut: boolean) => unknown;
  /** The header that carries the key. */
  keyHeader: string;
}

interface Body {
  system?: { text: string }[];
  messages?: { content: string | { text?: string }[] }[];
  input?: { content: string | { text?: string }[] }[];
  systemInstruction?: { parts: { text: string }[] };
  contents?: { parts: { text: string }[] }[];
}

const listTexts = (content: string | { text?: string }[]): string[] =>
  typeof content === "string" ? [content] : content.map((part) => part.text ?? "");

/**
 * How each vendor is asked and answers, without streaming. From their references: OpenAI "Chat completions" and
 * "Responses", Anthropic "Messages", Google "generateContent".
 */
export const WIRES: Record<ModelVendor, Wire> = {
  "openai-compatible": {
    path: /^\/compatible\/v1\/chat\/completions$/,
    basePath: "/compatible/v1",
    keyHeader: "authorization",
    readTexts: ({ messages = [] }) => messages.flatMap(({ content }) => listTexts(content)),
    writeAnswer: (content, tokens, isCut) => ({
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_790_000_000,
      model: "test-model",
      choices: [
        { index: 0, message: { role: "assistant", content }, logprobs: null, finish_reason: isCut ? "length" : "stop" },
      ],
      ...(tokens === null
        ? {}
        : {
            usage: {
              prompt_tokens: tokens.input,
              completion_tokens: tokens.output,
              total_tokens: tokens.input + tokens.output,
              prompt_tokens_details: { cached_tokens: tokens.cached ?? 0 },
            },
          }),
    }),
  },
  openai: {
    path: /^\/openai\/v1\/responses$/,
    basePath: "/openai/v1",
    keyHeader: "authorization",
    readTexts: ({ input = [] }) => input.flatMap(({ content }) => listTexts(content)),
    writeAnswer: (text, tokens, isCut) => ({
      id: "resp_1",
      object: "response",
      created_at: 1_790_000_000,
      status: isCut ? "incomplete" : "completed",
      error: null,
      incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
      model: "test-model",
      output: [
        {
          id: "msg_1",
          type: "message",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
      usage:
        tokens === null
          ? null
          : {
              input_tokens: tokens.input,
              input_tokens_details: { cached_tokens: tokens.cached ?? 0 },
              output_tokens: tokens.output,
              output_tokens_details: { reasoning_tokens: 0 },
              total_tokens: tokens.input + tokens.output,
            },
    }),
  },
  anthropic: {
    path: /^\/anthropic\/v1\/messages$/,
    basePath: "/anthropic/v1",
    keyHeader: "x-api-key",
    readTexts: ({ system = [], messages = [] }) => [
      ...system.map(({ text }) => text),
      ...messages.flatMap(({ content }) => listTexts(content)),
    ],
    writeAnswer: (text, tokens, isCut) => ({
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "test-model",
      content: [{ type: "text", text }],
      stop_reason: isCut ? "max_tokens" : "end_turn",
      stop_sequence: null,
      ...(tokens === null
        ? {}
        : {
            usage: {
              input_tokens: tokens.input - (tokens.cached ?? 0),
              output_tokens: tokens.output,
              cache_read_input_tokens: tokens.cached ?? 0,
              cache_creation_input_tokens: 0,
            },
          }),
    }),
  },
  google: {
    path: /^\/google\/v1beta\/models\/[\w.-]+:generateContent$/,
    basePath: "/google/v1beta",
    keyHeader: "x-goog-api-key",
    readTexts: ({ systemInstruction, contents = [] }) => [
      ...(systemInstruction?.parts ?? []).map(({ text }) => text),
      ...contents.flatMap(({ parts }) => parts.map(({ text }) => text)),
    ],
    writeAnswer: (text, tokens, isCut) => ({
      candidates: [
        { content: { role: "model", parts: [{ text }] }, finishReason: isCut ? "MAX_TOKENS" : "STOP", index: 0 },
      ],
      ...(tokens === null
        ? {}
        : {
            usageMetadata: {
              promptTokenCount: tokens.input,
              cachedContentTokenCount: tokens.cached ?? 0,
              candidatesTokenCount: tokens.output,
              totalTokenCount: tokens.input + tokens.output,
            },
          }),
      modelVersion: "test-model",
    }),
  },
};
