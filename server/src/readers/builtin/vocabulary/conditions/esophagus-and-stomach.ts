import type { VocabularyRow } from "../vocabulary-row.ts";

/** Oesophagus, stomach, and digestive disease as such. */
export const ESOPHAGUS_AND_STOMACH: readonly VocabularyRow[] = [
  [
    "Gastroesophageal Reflux",
    "gastroesophageal reflux disease|gastroesophageal reflux|GERD|acid reflux|nonerosive reflux disease",
    "胃食道逆流症|非びらん性胃食道逆流症|胃酸逆流|逆流性食道疾患",
    "胃食管反流病|胃食管反流|非糜烂性反流病|反酸",
  ],
  [
    "Esophagitis, Peptic",
    "reflux esophagitis|erosive esophagitis|peptic esophagitis",
    "逆流性食道炎|びらん性食道炎",
    "反流性食管炎|糜烂性食管炎",
  ],
  ["Heartburn", "heartburn", "胸やけ|胸焼け", "烧心|胃灼热"],
  [
    "Barrett Esophagus",
    "Barrett esophagus|Barrett's esophagus|Barrett's oesophagus",
    "バレット食道",
    "巴雷特食管|Barrett食管",
  ],
  [
    "Eosinophilic Esophagitis",
    "eosinophilic esophagitis|EoE",
    "好酸球性食道炎",
    "嗜酸性粒细胞性食管炎|嗜酸细胞性食管炎|嗜酸性食管炎",
  ],
  ["Esophageal Achalasia", "achalasia|esophageal achalasia", "食道アカラシア|アカラシア", "贲门失弛缓症|贲门失弛缓"],
  ["Esophageal Stenosis", "esophageal stricture|esophageal stenosis", "食道狭窄", "食管狭窄"],
  [
    "Esophageal and Gastric Varices",
    "esophageal varices|gastric varices|variceal bleeding|esophagogastric varices",
    "食道胃静脈瘤|食道静脈瘤破裂|食道静脈瘤|胃静脈瘤|静脈瘤出血",
    "食管胃底静脉曲张破裂出血|食管胃底静脉曲张|食管静脉曲张|胃底静脉曲张|静脉曲张破裂出血|静脉曲张出血",
  ],
  ["Hernia, Hiatal", "hiatal hernia|hiatus hernia", "食道裂孔ヘルニア|裂孔ヘルニア", "食管裂孔疝|裂孔疝"],
  [
    "Dyspepsia",
    "dyspepsia|functional dyspepsia|indigestion",
    "機能性ディスペプシア|ディスペプシア|消化不良|胃もたれ|胃部不快感",
    "功能性消化不良|消化不良",
  ],
  [
    "Gastroparesis",
    "gastroparesis|diabetic gastroparesis|delayed gastric emptying",
    "糖尿病性胃不全麻痺|胃不全麻痺|胃排出遅延",
    "糖尿病性胃轻瘫|胃轻瘫|胃排空延迟",
  ],
  [
    "Helicobacter Infections",
    "Helicobacter pylori infection|Helicobacter pylori|H. pylori|H pylori infection|Helicobacter infection",
    "ヘリコバクター・ピロリ感染症|ヘリコバクター・ピロリ感染|ヘリコバクターピロリ感染|ピロリ菌感染症|ピロリ菌感染|ヘリコバクター・ピロリ|ヘリコバクターピロリ|ピロリ菌",
    "幽门螺杆菌感染|幽门螺旋杆菌感染|幽门螺杆菌|幽门螺旋杆菌",
  ],
  [
    "Gastritis, Atrophic",
    "atrophic gastritis|intestinal metaplasia|gastric intestinal metaplasia",
    "萎縮性胃炎|腸上皮化生",
    "慢性萎缩性胃炎|萎缩性胃炎|胃肠上皮化生|肠上皮化生|肠化生",
  ],
  [
    "Gastritis",
    "gastritis|chronic gastritis|autoimmune gastritis",
    "慢性胃炎|急性胃炎|自己免疫性胃炎|胃炎",
    "慢性胃炎|急性胃炎|自身免疫性胃炎|胃炎",
  ],
  ["Stomach Ulcer", "gastric ulcer|stomach ulcer", "胃潰瘍", "胃溃疡"],
  ["Duodenal Ulcer", "duodenal ulcer", "十二指腸潰瘍", "十二指肠溃疡"],
  [
    "Peptic Ulcer Hemorrhage",
    "peptic ulcer bleeding|peptic ulcer hemorrhage|bleeding ulcer",
    "消化性潰瘍出血|出血性潰瘍|出血性消化性潰瘍",
    "消化性溃疡出血|溃疡出血",
  ],
  [
    "Peptic Ulcer",
    "peptic ulcer|peptic ulcer disease|NSAID-induced ulcer",
    "消化性潰瘍|胃十二指腸潰瘍",
    "消化性溃疡|胃十二指肠溃疡",
  ],
  [
    "Zollinger-Ellison Syndrome",
    "Zollinger-Ellison syndrome|gastrinoma",
    "ゾリンジャー・エリソン症候群|ガストリノーマ",
    "卓-艾综合征|佐林格-埃利森综合征|胃泌素瘤",
  ],
  [
    "Gastrointestinal Hemorrhage",
    "gastrointestinal bleeding|gastrointestinal hemorrhage|GI bleeding|upper gastrointestinal bleeding|lower gastrointestinal bleeding",
    "上部消化管出血|下部消化管出血|消化管出血|下血",
    "上消化道出血|下消化道出血|消化道出血|胃肠道出血|便血",
  ],
  [
    "Gastrointestinal Diseases",
    "gastrointestinal disease|digestive disease|gastrointestinal disorder",
    "消化管疾患|消化器疾患|胃腸障害",
    "胃肠道疾病|消化系统疾病|胃肠疾病",
  ],
];
