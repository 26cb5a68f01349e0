import { expect, it } from "vitest";
import { replaceStill } from "./still.ts";

it.each([
  "吃了药血压还是很高怎么办",
  "手術後還是不能動",
  "化疗后还是会掉头发",
  "打了疫苗还是发烧",
  "睡眠还是睡不好",
  "停药后还是不舒服",
  "腰椎手术后腿还是麻",
])("%s asks for no choice", (question) => {
  expect(replaceStill(question)).not.toMatch(/还是|還是/u);
});

it.each([
  "手术还是药物",
  "要吃药还是不吃",
  "会好还是会坏",
  "无创还是有创通气",
  "阿司匹林还是低分子肝素",
  "丙戊酸还是拉莫三嗪",
  "早上还是睡前服用",
  "吃了药还是很高，换手术还是继续",
])("%s asks for one", (question) => {
  expect(replaceStill(question)).toMatch(/还是|還是/u);
});
