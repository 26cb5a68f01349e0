import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { expect, test } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";
import { simplifyCharacter, simplifyChinese } from "./chinese-forms.ts";

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

test("a Chinese text is read in simplified characters, and a Japanese one as it is", () => {
  expect(simplifyChinese("五十肩 關節擴張術 與運動治療哪個好")).toBe("五十肩 关节扩张术 与运动治疗哪个好");
  for (const japanese of ["腹臥位 16時間以上", "術後 併用", "手術と薬の比較"])
    expect(simplifyChinese(japanese)).toBe(japanese);
});

test("Chinese words that compare do so in Taiwan's characters", () => {
  const compared = analyzeQuestion("退化性膝關節炎 玻尿酸 PRP 哪個好").comparison;
  expect(compared.map(({ written }) => written)).toEqual(["玻尿酸", "PRP"]);
});
