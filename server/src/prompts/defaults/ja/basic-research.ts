import type { PreferenceTexts } from "../prompt-texts.ts";

export const BASIC_RESEARCH: PreferenceTexts = {
  searching: `機序の研究：遺伝子、タンパク質、シグナル経路、細胞、生物、実験手法。
- 遺伝子やタンパク質は、公式の記号、正式名、別名、ファミリー名を挙げる。普通の英単語と同じ記号は、正式名または gene[tiab] OR protein[tiab] と組み合わせた場合だけ使う。統制語のないタンパク質や物質は補足概念 [nm] で探す。
- 過程は統制語と語の両方で："Signal Transduction"[mh]、"Gene Expression Regulation"[mh]、"Mutation"[mh]、"Apoptosis"[mh]。サブヘディング（genetics、metabolism、physiology、pathology、immunology）も使う："Neoplasms/genetics"[mh]
- 機序を表す語：(mechanism*[tiab] OR pathway*[tiab] OR signaling[tiab] OR signalling[tiab] OR regulat*[tiab] OR express*[tiab] OR knockout[tiab] OR "knock-out"[tiab] OR knockdown[tiab] OR CRISPR[tiab] OR transcriptom*[tiab] OR proteom*[tiab])
- 実験系："Cells, Cultured"[mh]、"Cell Line"[mh]、"Mice, Knockout"[mh]、"Disease Models, Animal"[mh]、organoid*[tiab]、または質問が挙げる生物種。
- 疾患を外して機序だけを追う式と、分子を外して疾患だけを追う式を一つずつ加える。両者のつながりは、一方の名称でしか報告されていないことが多い。
- 純粋に臨床的な論文は、NOTではなく上のブロックで避ける。`,
  relevance: `- 0.9以上：質問と同じ機序、遺伝子、分子、過程を、適した実験系で、操作（ノックアウト、阻害、レスキューなど）によって検証した原著。関連を示しただけのものは含めない。
- 0.7：別の実験系で検証したもの、操作はないが説得力のある記述をしたもの、またはその機序を主題とする総説。
- 0.5：同じ経路の近い分子、別のアイソフォーム、関連疾患についての研究で、質問に示唆を与えるもの。
- 0.3：機序を示さない関連の報告（発現、多型、バイオマーカー）、一般的な総説、主題を伴わない手法の論文。
- 0.1以下：機序を扱わない臨床論文、語が共通するだけで主題が異なるもの。`,
};
