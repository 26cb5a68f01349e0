import { describe, expect, it } from "vitest";
import { readAskedWords } from "./asked-words.ts";

describe("readAskedWords", () => {
  it.each([
    [
      "Does cognitive behavioural therapy affect sleep onset latency?",
      "cognitive behavioural therapy",
      "",
      "sleep onset latency",
    ],
    ["Does taking zinc shorten the duration of colds in children?", "zinc", "", "duration of colds"],
    [
      "Effect of prone positioning on oxygenation compared with the supine position",
      "prone positioning",
      "supine position",
      "oxygenation",
    ],
    ["Does lavender oil relieve dental anxiety?", "lavender oil", "", "dental anxiety"],
    ["Does hypnosis ease labour pain?", "hypnosis", "", "labour pain"],
    [
      "Does zinc (10 mg by mouth each day for the first two weeks; group Z) affect growth?",
      "zinc (10 mg by mouth each day",
      "",
      "growth",
    ],
    ["I: buccal spray C: capsules O: serum 25(OH)D", "buccal spray", "capsules", "serum 25(OH)D"],
  ])("%s", (question, intervention, comparator, outcome) => {
    expect(readAskedWords(question)).toEqual({ intervention, comparator, outcome });
  });

  it.each([
    "zinc common cold",
    "Is acupuncture effective for back pain?",
    "Amoxicillin for otitis media in children",
    "亜鉛は風邪の期間を短縮しますか",
  ])("says nothing of a question whose grammar does not say who does what: %s", (question) => {
    expect(readAskedWords(question)).toBeNull();
  });
});
