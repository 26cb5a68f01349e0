import type { PreferenceTexts } from "../prompt-texts.ts";

export const BASIC_RESEARCH: PreferenceTexts = {
  searching: `机制研究：基因、蛋白、信号通路、细胞、生物体和实验方法。
- 基因或蛋白写出官方符号、全称、别名及所属家族；若符号与普通英文单词相同，须与全称或 gene[tiab] OR protein[tiab] 同用。没有主题词的蛋白和物质用补充概念 [nm] 检索。
- 生物学过程同时用主题词和自由词："Signal Transduction"[mh]、"Gene Expression Regulation"[mh]、"Mutation"[mh]、"Apoptosis"[mh]；并用副主题词（genetics、metabolism、physiology、pathology、immunology）："Neoplasms/genetics"[mh]
- 表示机制的词：(mechanism*[tiab] OR pathway*[tiab] OR signaling[tiab] OR signalling[tiab] OR regulat*[tiab] OR express*[tiab] OR knockout[tiab] OR "knock-out"[tiab] OR knockdown[tiab] OR CRISPR[tiab] OR transcriptom*[tiab] OR proteom*[tiab])
- 实验体系："Cells, Cultured"[mh]、"Cell Line"[mh]、"Mice, Knockout"[mh]、"Disease Models, Animal"[mh]、organoid*[tiab]，或问题中指明的物种。
- 另设一条只追踪机制而不限疾病的检索式，以及一条只追踪疾病而不限分子的检索式；二者之间的联系往往只以其中一方的名称报道。
- 用上述模块避开纯临床文献，不用NOT。`,
  relevance: `- 0.9及以上：针对问题中同一机制、基因、分子或过程的原始研究，在合适的体系中通过干预（敲除、抑制、回补等）加以验证，而不仅是相关性分析。
- 0.7：在其他体系中验证，或未作干预但论证充分；或专门论述该机制的综述。
- 0.5：同一通路的邻近分子、其他亚型或相关疾病的研究，对问题有参考意义。
- 0.3：只有关联（表达、多态性、生物标志物）而无机制；一般综述；与主题无关的方法学文献。
- 0.1及以下：不涉及机制的临床文献；仅有词语相同而主题不同。`,
};
