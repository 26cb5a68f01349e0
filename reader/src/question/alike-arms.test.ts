import { expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const compared = (question: string) => analyzeQuestion(question).comparison.map(({ written }) => written);

it.each([
  ["C. difficile フィダキソマイシンとバンコマイシン 再発率", ["フィダキソマイシン", "バンコマイシン"]],
  ["胚盤胞移植と分割期胚移植 生児獲得率", ["胚盤胞移植", "分割期胚移植"]],
  ["痛风 非布司他 别嘌醇 心血管死亡", ["非布司他", "别嘌醇"]],
  ["透析 西那卡塞 依特卡肽", ["西那卡塞", "依特卡肽"]],
  ["急性虫垂炎 エコーとCT 診断精度", ["エコー", "CT"]],
  ["大動脈弁狭窄症 TAVIとSAVR 5年生存率", ["TAVI", "SAVR"]],
  ["TAVIとSAVRの比較", ["TAVI", "SAVR"]],
  ["酒精戒断 地西泮 劳拉西泮", ["地西泮", "劳拉西泮"]],
  ["多囊卵巢 来曲唑与克罗米芬 活产率", ["来曲唑", "克罗米芬"]],
])("%s sets two of a kind against each other", (question, arms) => {
  expect(compared(question)).toEqual(arms);
});

it.each([
  "スタチン コエンザイムQ10 筋肉痛",
  "ビタミンDとカルシウム 骨折",
  "フィダキソマイシンとバンコマイシンの併用",
  "肝癌 阿替利珠单抗 贝伐珠单抗",
  "febuxostat allopurinol gout",
])("%s does not", (question) => {
  expect(compared(question)).toEqual([]);
});
