import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { expect, test } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { simplifyCharacter } from "./chinese-forms.ts";

test("every form of a character ends in one form", () => {
  const characters = new Set(
    TERMINOLOGY.concepts.flatMap(({ japanese, chinese }) => [...japanese, ...chinese].join("").split("")),
  );
  const open = [...characters].filter((it) => simplifyCharacter(simplifyCharacter(it)) !== simplifyCharacter(it));
  expect(open).toEqual([]);
});

test("a name in Taiwan's characters is the same name", () => {
  for (const [taiwan, mainland] of [
    ["台灣", "台湾"],
    ["臺灣", "台湾"],
    ["氣喘學童", "气喘学童"],
    ["失智症照顧者", "失智症照顾者"],
  ] as const) {
    const read = (question: string) => analyzeQuestion(question).concepts.map(({ names }) => names[0]?.text);
    expect(read(taiwan)).toEqual(read(mainland));
    expect(read(taiwan)).not.toEqual([]);
  }
});
