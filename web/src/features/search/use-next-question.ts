import { DEFAULT_PREFERENCE, type Preference } from "@medsieve/contract/constants";
import { NO_LIMITS, type SearchLimits, searchLimitsSchema } from "@medsieve/contract/searches";
import { useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

function readKeptLimits(): SearchLimits {
  return searchLimitsSchema.safeParse(readStored("limits")).data ?? NO_LIMITS;
}

/** What the next question prefers and is limited to; kept as `SearchSession` says. */
export function useNextQuestion() {
  const [preference, setPreference] = useState<Preference>(() => readStored("preference") ?? DEFAULT_PREFERENCE);
  const [limits, setLimits] = useState<SearchLimits>(readKeptLimits);

  function prefer(chosen: Preference): void {
    setPreference(chosen);
    writeStored("preference", chosen);
  }

  function limitTo(chosen: SearchLimits): void {
    setLimits(chosen);
    writeStored("limits", chosen);
  }

  /** Chooses what this question was asked with. */
  function choose(question: { preference: Preference; limits: SearchLimits }): void {
    prefer(question.preference);
    limitTo(question.limits);
  }

  return { preference, prefer, limits, limitTo, choose };
}
