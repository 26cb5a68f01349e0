import type { Language, Preference } from "@medsieve/contract/constants";
import type { PromptSettings } from "@medsieve/contract/prompts";

/** The settings of one preference in one language, as they hold now. */
export interface ActivePrompts extends PromptSettings {
  /** Changes whenever one of the two prompts does; readings made under another are not used again. */
  version: string;
}

/** Where a search gets its prompts: an administrator's, else the built-in ones. */
export interface PromptSource {
  read(language: Language, preference: Preference): Promise<ActivePrompts>;
}
