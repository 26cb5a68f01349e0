// @ts-nocheck
import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { readVocabularyRows } from "../terminology/src/vocabulary-file.ts";
let t=performance.now(); readVocabularyRows(); console.log("rows again",performance.now()-t);
t=performance.now(); const c=TERMINOLOGY.concepts; console.log("concepts",performance.now()-t, c.length, c.flatMap(x=>x.english).length, c.flatMap(x=>x.japanese).length,c.flatMap(x=>x.chinese).length);
