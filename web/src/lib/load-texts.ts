import type { BackendModule, ReadCallback } from "i18next";
import { loadPart } from "./reachability.ts";

/** Texts of the pages alone, and those of the contract, which the server's documents have as well. */
const ADDRESSES = import.meta.glob<string>(["../locales/*/*.json", "../../../contract/src/locales/*/*.json"], {
  query: "?url",
  import: "default",
  eager: true,
});
/** Addresses of the translation files as built, by "en/common". */
const FILES = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [file.replace(/^.*locales\//u, "").replace(".json", ""), address]),
);

/** The texts are not there, however often they are asked for. */
class MissingTexts extends Error {}

async function fetchTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const address = FILES.get(`${language}/${namespace}`);
  if (address === undefined) throw new MissingTexts(`There are no texts for ${namespace} in ${language}`);
  const answer = await loadPart(() => fetch(address));
  const message = `The texts for ${namespace} in ${language} were answered with ${answer.status}`;
  if (!answer.ok) throw answer.status < 500 ? new MissingTexts(message) : new Error(message);
  return (await answer.json()) as Record<string, unknown>;
}

/** Fetches the texts of one language and one namespace when i18next asks for them; it asks again for what may yet come. */
export const loadTexts: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    fetchTexts(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, !(error instanceof MissingTexts)),
    );
  },
};
