import type { Language, Preference } from "@medsieve/contract/constants";
import type { PromptSet } from "@medsieve/contract/prompts";
import { type Ref, useImperativeHandle, useRef } from "react";
import { NumberSetting } from "./number-setting.tsx";
import { type Field, NUMBER_FIELDS, readText, TEXT_FIELDS } from "./prompt-places.ts";
import { PromptSetting } from "./prompt-setting.tsx";
import type { PromptEdits } from "./use-prompt-edits.ts";

/** Lets a check that found a fault move the focus to its field. */
export interface FormHandle {
  focus: (field: Field) => void;
}

interface SettingsFormProps {
  language: Language;
  preference: Preference;
  editor: PromptEdits;
  defaults: PromptSet;
  handle: Ref<FormHandle>;
}

/** The four settings of one preference in one language. */
export function SettingsForm({ language, preference, editor, defaults, handle }: SettingsFormProps) {
  const maxQueries = useRef<HTMLInputElement>(null);
  const resultsPerQuery = useRef<HTMLInputElement>(null);
  const queryPrompt = useRef<HTMLTextAreaElement>(null);
  const analysisPrompt = useRef<HTMLTextAreaElement>(null);
  const numbers = { max_queries: maxQueries, num_results_per_query: resultsPerQuery };
  const texts = { query_generation_prompt: queryPrompt, analysis_prompt: analysisPrompt };
  useImperativeHandle(handle, () => ({ focus: (field) => ({ ...numbers, ...texts })[field].current?.focus() }));

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {NUMBER_FIELDS.map((field) => (
          <NumberSetting
            key={field}
            field={field}
            text={editor.read({ language, preference, field })}
            builtIn={defaults[language][preference][field]}
            onChange={(text) => editor.write({ language, preference, field }, text)}
            inputRef={numbers[field]}
          />
        ))}
      </div>
      {TEXT_FIELDS.map((field) => (
        <PromptSetting
          key={field}
          field={field}
          language={language}
          text={editor.read({ language, preference, field })}
          builtIn={readText(defaults, { language, preference, field })}
          onChange={(text) => editor.write({ language, preference, field }, text)}
          inputRef={texts[field]}
        />
      ))}
    </div>
  );
}
