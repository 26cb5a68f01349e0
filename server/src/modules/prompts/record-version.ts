import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import type { PromptChange, PromptVersion, PromptVersionKind } from "@medsieve/contract/prompt-versions";
import type { PromptSet, PromptSettings } from "@medsieve/contract/prompts";
import type { Transaction } from "@medsieve/database/client";
import { type PromptSettingsRow, promptSettings, promptVersions } from "@medsieve/database/schema/index";
import { max } from "drizzle-orm";
import type { Actor } from "../../db/audit.ts";
import { nameTexts } from "../../prompts/prompt-store.ts";

/** How a version comes to be. */
export interface Origin {
  kind: Exclude<PromptVersionKind, "first">;
  restoredFrom?: number;
}

interface Saved {
  before: PromptSet;
  rowsBefore: PromptSettingsRow[];
  after: PromptSet;
}

const FIELDS = [
  "max_queries",
  "num_results_per_query",
  "query_generation_prompt",
  "analysis_prompt",
] as const satisfies readonly (keyof PromptSettings)[];

/**
 * Adds what was saved to the history, within the lock of the save; before the first of all, what held until then. A save that
 * changed nothing makes no version.
 */
export async function recordVersion(tx: Transaction, actor: Actor, origin: Origin, saved: Saved): Promise<void> {
  const changes = listPromptChanges(saved.before, saved.after);
  if (changes.length === 0) return;
  const [newest] = await tx.select({ number: max(promptVersions.number) }).from(promptVersions);
  let number = newest?.number ?? null;
  if (number === null) {
    number = 1;
    await tx
      .insert(promptVersions)
      .values({ number, kind: "first", settings: saved.rowsBefore, prompts: [], changes: [] });
  }
  await tx.insert(promptVersions).values({
    ...{ number: number + 1, kind: origin.kind, restoredFrom: origin.restoredFrom ?? null },
    ...{ authorId: actor.id, authorEmail: actor.email },
    ...{ settings: await tx.select().from(promptSettings), prompts: listChangedPrompts(changes, saved.after), changes },
  });
}

/** Every setting that differs between two sets. */
export function listPromptChanges(before: PromptSet, after: PromptSet): PromptChange[] {
  return LANGUAGES.flatMap((language) =>
    PREFERENCES.flatMap((preference) =>
      FIELDS.flatMap((field) => {
        const [from, to] = [before[language][preference][field], after[language][preference][field]];
        return from === to ? [] : [{ language, preference, field, from, to }];
      }),
    ),
  );
}

function listChangedPrompts(changes: readonly PromptChange[], after: PromptSet): PromptVersion["prompts"] {
  return LANGUAGES.flatMap((language) =>
    PREFERENCES.flatMap((preference) => {
      const own = changes.filter((one) => one.language === language && one.preference === preference);
      if (own.length === 0) return [];
      const prompt_version = nameTexts(after[language][preference]);
      return [{ language, preference, fields: own.map(({ field }) => field), prompt_version }];
    }),
  );
}
