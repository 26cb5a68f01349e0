// @ts-nocheck
const t0=performance.now();
const { TERMINOLOGY } = await import("@medsieve/terminology/terminology");
const t1=performance.now();
TERMINOLOGY.concepts.length;
const t2=performance.now();
const idx = await import("../reader/src/question/name-index.ts");
const t3=performance.now();
const ea = await import("../reader/src/question/east-asian-names.ts");
const t4=performance.now();
const { analyzeQuestion } = await import("../reader/src/question/analyze-question.ts");
const t5=performance.now();
analyzeQuestion("does metformin reduce mortality in type 2 diabetes?");
const t6=performance.now();
analyzeQuestion("糖尿病患者におけるメトホルミンの効果");
const t7=performance.now();
console.log({terminology:t1-t0, concepts:t2-t1, nameIndex:t3-t2, ea:t4-t3, analyzeImport:t5-t4, first:t6-t5, ja:t7-t6});
console.log(process.memoryUsage().rss/1e6);
