import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const populations = (question: string) =>
  analyzeQuestion(question).concepts.flatMap(({ kind, heading, alsoHeadings }) =>
    kind === "population" ? [[heading, ...alsoHeadings]] : [],
  );
const numbers = (question: string) =>
  analyzeQuestion(question).terms.flatMap(({ kind, written }) => (kind === "number" ? [written] : []));

describe("ages in a question", () => {
  it.each([
    ["statins in adults over 65", ["Aged"]],
    ["statins in patients ≥65 years", ["Aged"]],
    ["statins, 65 years and older", ["Aged"]],
    ["statins in people aged 65+", ["Aged"]],
    ["65歳以上の高齢者とスタチン", ["Aged"]],
    ["65岁及以上老年人使用他汀", ["Aged"]],
    ["六十五岁以上 他汀", ["Aged"]],
    ["statins in patients aged 80 or older", ["Aged, 80 and over"]],
    ["80歳以上のスタチン", ["Aged, 80 and over"]],
    ["asthma in children under 5", ["Infant", "Child, Preschool"]],
    ["5歳未満の小児の喘息", ["Infant", "Child, Preschool"]],
    ["5岁以下儿童哮喘", ["Infant", "Child, Preschool"]],
    ["otitis in infants under 6 months", ["Infant"]],
    ["asthma in a 12-year-old", ["Child"]],
    ["My mum is 82 and has AF. Should she take warfarin?", ["Aged, 80 and over"]],
    ["I am 70 and take aspirin", ["Aged"]],
    ["anticoagulation for AF >75", ["Aged"]],
    ["hip fracture surgery over 80", ["Aged, 80 and over"]],
    ["七十多岁 房颤 抗凝", ["Aged"]],
    ["60代後半の心房細動", ["Middle Aged", "Aged"]],
    ["8个月的宝宝发烧", ["Infant"]],
    ["6か月の赤ちゃんの湿疹", ["Infant"]],
    ["Dad, 78, has prostate cancer", ["Aged"]],
    ["67M with COPD, azithromycin", ["Aged"]],
    ["febrile infant 29-60 d, procalcitonin", ["Infant"]],
    ["bronchiolitis in a 1-year-old", ["Infant"]],
    ["bronchiolitis, 7 months old", ["Infant"]],
    ["bronchiolitis in a 3-week-old", ["Infant, Newborn"]],
    ["jaundice, 5 days old", ["Infant, Newborn"]],
    ["asthma, 30 months old", ["Child, Preschool"]],
    ["細気管支炎、生後 7 か月", ["Infant"]],
    ["黄疸、生後 5 日", ["Infant, Newborn"]],
    ["黄疸、生後 3 週", ["Infant, Newborn"]],
    ["细支气管炎，7 月龄", ["Infant"]],
    ["细支气管炎，7个月大", ["Infant"]],
    ["黄疸，3 周龄", ["Infant, Newborn"]],
    ["黄疸，5 日龄", ["Infant, Newborn"]],
    ["asthma in adolescents 13-17 years old", ["Adolescent"]],
    ["statins in women over 50", ["Middle Aged", "Aged"]],
    ["asthma in adults aged 18 to 64", ["Adult"]],
    ["asthma, ages 18-30", ["Young Adult"]],
    ["statins in over 80s", ["Aged, 80 and over"]],
    ["statins for the over-70s", ["Aged"]],
    ["asthma in children under five", ["Infant", "Child, Preschool"]],
    ["asthma in the over-sixties", ["Aged"]],
  ])("%s", (question, headings) => {
    expect(populations(question)).toEqual([headings]);
    expect(numbers(question)).toEqual([]);
    expect(analyzeQuestion(question).notUnderstood).toEqual([]);
  });

  it.each([
    "statins over 10 years",
    "statins over three visits",
    "statins in the 1980s",
    "patients followed for over 5 years",
    "aspirin 65 mg in stroke",
    "BMI over 30",
    "patients over 12 weeks of treatment",
  ])("%s: none", (question) => {
    expect(populations(question)).toEqual([]);
  });
});

describe("numbers in a question", () => {
  it.each([
    ["dexamethasone 6 mg daily for 10 days", ["6 mg daily", "10 days"]],
    ["systolic blood pressure <120 mmHg", ["<120 mmHg"]],
    ["HbA1c above 7.5% for 12 weeks", ["above 7.5%", "12 weeks"]],
    ["heparin 5,000 IU/day", ["5,000 IU/day"]],
    ["heart failure, stage 3", ["stage 3"]],
    ["NIV in COPD, pH 7.25-7.35", ["pH 7.25-7.35"]],
    ["プレドニゾロン20mgを6か月間", ["20mg", "6か月間"]],
    ["收缩压低于140mmHg", ["低于140mmHg"]],
    ["heart failure in 2020", ["2020"]],
  ])("%s: %j, with their units, and they are understood", (question, expected) => {
    expect(numbers(question)).toEqual(expected);
    expect(analyzeQuestion(question).notUnderstood).toEqual([]);
  });

  it("leaves the numbers of names alone", () => {
    for (const question of ["COVID-19", "2型糖尿病", "interleukin 6", "IL-6", "12-lead"]) {
      expect(numbers(question)).toEqual([]);
    }
  });
});
