import type { VocabularyRow } from "../vocabulary-row.ts";

/** Cells, genes and immune responses used as treatment. */
export const CELL_GENE_AND_IMMUNE_THERAPIES: readonly VocabularyRow[] = [
  [
    "Immune Checkpoint Inhibitors",
    "immune checkpoint inhibitor|checkpoint inhibitor|checkpoint blockade|PD-1 inhibitor|PD-L1 inhibitor|anti-PD-1|anti-PD-L1|anti-PD-1 antibody|PD-1 blockade|CTLA-4 inhibitor>pembrolizumab|nivolumab|ipilimumab|atezolizumab|durvalumab|cemiplimab|toripalimab|tislelizumab|camrelizumab|sintilimab|dostarlimab",
    "免疫チェックポイント阻害薬|免疫チェックポイント阻害剤|チェックポイント阻害薬|PD-1阻害薬|PD-L1阻害薬|抗PD-1抗体|抗PD-L1抗体|CTLA-4阻害薬>ペムブロリズマブ|ニボルマブ|イピリムマブ|アテゾリズマブ|デュルバルマブ|セミプリマブ|トリパリマブ|チスレリズマブ|カムレリズマブ|シンチリマブ|ドスタルリマブ",
    "免疫检查点抑制剂|检查点抑制剂|PD-1抑制剂|PD-L1抑制剂|PD-1单抗|PD-L1单抗|抗PD-1|CTLA-4抑制剂>帕博利珠单抗|纳武利尤单抗|伊匹木单抗|阿替利珠单抗|度伐利尤单抗|西米普利单抗|特瑞普利单抗|替雷利珠单抗|卡瑞利珠单抗|信迪利单抗|多塔利单抗",
  ],
  ["", "pembrolizumab|Keytruda|lambrolizumab", "ペムブロリズマブ|キイトルーダ", "帕博利珠单抗|派姆单抗|可瑞达"],
  ["Nivolumab", "nivolumab|Opdivo", "ニボルマブ|オプジーボ", "纳武利尤单抗|纳武单抗"],
  ["Ipilimumab", "ipilimumab", "イピリムマブ", "伊匹木单抗"],
  ["", "atezolizumab", "アテゾリズマブ", "阿替利珠单抗"],
  ["", "durvalumab", "デュルバルマブ", "度伐利尤单抗"],
  ["Immunotherapy", "cancer immunotherapy|immunotherapy", "がん免疫療法|免疫療法", "肿瘤免疫治疗|免疫治疗|免疫疗法"],
  [
    "Immunotherapy, Adoptive",
    "CAR-T|CAR T|CAR-T cell therapy|CAR T-cell therapy|chimeric antigen receptor T cell|adoptive cell therapy|tumor-infiltrating lymphocyte therapy>axicabtagene ciloleucel|tisagenlecleucel|lisocabtagene maraleucel|idecabtagene vicleucel|ciltacabtagene autoleucel",
    "CAR-T細胞療法|CAR-T療法|CAR-T細胞|キメラ抗原受容体T細胞|養子免疫療法>アキシカブタゲン|チサゲンレクルユーセル|リソカブタゲン|イデカブタゲン|シルタカブタゲン",
    "CAR-T细胞治疗|CAR-T疗法|CAR-T治疗|CAR-T细胞|嵌合抗原受体T细胞|过继性细胞治疗|过继免疫治疗>阿基仑赛|替沙仑赛|瑞基奥仑赛|艾基维仑赛|西达基奥仑赛",
  ],
  [
    "Antibodies, Bispecific",
    "bispecific antibody|bispecific T-cell engager>blinatumomab|teclistamab|glofitamab|epcoritamab|talquetamab|amivantamab|tarlatamab",
    "二重特異性抗体|バイスペシフィック抗体>ブリナツモマブ|テクリスタマブ|グロフィタマブ|エプコリタマブ|トアルクエタマブ|アミバンタマブ|タルラタマブ",
    "双特异性抗体|双抗>贝林妥欧单抗|特立妥单抗|格菲妥单抗|艾可瑞妥单抗|塔奎妥单抗|埃万妥单抗|塔拉妥单抗",
  ],
  [
    "Genetic Therapy",
    "gene therapy|gene transfer|AAV gene therapy|gene replacement therapy>onasemnogene|voretigene|valoctocogene|etranacogene|elivaldogene|delandistrogene",
    "遺伝子治療|遺伝子補充療法>オナセムノゲン|ボレチゲン||||",
    "基因治疗|基因疗法|基因替代治疗>|||||",
  ],
  [
    "Gene Editing",
    "gene editing|genome editing|base editing|in vivo gene editing>exagamglogene",
    "ゲノム編集|遺伝子編集|塩基編集>エクサガムグロジーン",
    "基因编辑|基因组编辑|碱基编辑>",
  ],
  [
    "RNAi Therapeutics",
    "siRNA therapy|small interfering RNA therapeutics|RNA interference therapy>patisiran|vutrisiran|inclisiran|lumasiran|olpasiran|zilebesiran",
    "siRNA製剤|siRNA治療薬|RNA干渉薬>パチシラン|ブトリシラン|インクリシラン|ルマシラン||ジレベシラン",
    "siRNA药物|小干扰RNA药物|RNA干扰药物>帕替西兰|伏曲西兰|英克司兰|卢马西兰||泽贝西兰",
  ],
  ["", "inclisiran", "インクリシラン", "英克司兰"],
  [
    "Enzyme Replacement Therapy",
    "enzyme replacement therapy|ERT|enzyme replacement",
    "酵素補充療法",
    "酶替代疗法|酶替代治疗",
  ],
  [
    "Stem Cell Transplantation",
    "stem cell transplantation|stem cell therapy|stem cell treatment",
    "幹細胞移植|幹細胞治療|幹細胞療法",
    "干细胞移植|干细胞治疗|干细胞疗法",
  ],
  [
    "Hematopoietic Stem Cell Transplantation",
    "hematopoietic stem cell transplantation|haematopoietic stem cell transplantation|bone marrow transplantation|allogeneic transplantation|HSCT|autologous stem cell transplantation|ASCT|hematopoietic cell transplantation",
    "造血幹細胞移植|骨髄移植|同種移植|自家移植|自家造血幹細胞移植|同種造血幹細胞移植|臍帯血移植",
    "造血干细胞移植|骨髓移植|异基因移植|自体移植|异基因造血干细胞移植|自体造血干细胞移植",
  ],
  [
    "Mesenchymal Stem Cells",
    "mesenchymal stem cell|mesenchymal stromal cell|MSC",
    "間葉系幹細胞|間葉系間質細胞",
    "间充质干细胞|间充质基质细胞",
  ],
  [
    "Induced Pluripotent Stem Cells",
    "induced pluripotent stem cell|iPS cell|iPSC|iPSCs",
    "iPS細胞|人工多能性幹細胞",
    "诱导多能干细胞|iPS细胞",
  ],
  ["Regenerative Medicine", "regenerative medicine|regenerative therapy", "再生医療|再生医学", "再生医学|再生医疗"],
  [
    "Tissue Engineering",
    "tissue engineering|scaffold|bioprinting",
    "組織工学|ティッシュエンジニアリング|足場材料|バイオプリンティング",
    "组织工程|支架材料|生物打印",
  ],
  [
    "Fecal Microbiota Transplantation",
    "fecal microbiota transplantation|faecal microbiota transplantation|FMT|fecal transplant|stool transplant",
    "糞便微生物移植|便微生物移植|糞便移植|腸内細菌叢移植|便移植",
    "粪菌移植|粪便微生物移植|肠道菌群移植|粪便移植",
  ],
  [
    "Oncolytic Virotherapy",
    "oncolytic virus|oncolytic virotherapy",
    "腫瘍溶解性ウイルス|腫瘍溶解ウイルス|ウイルス療法",
    "溶瘤病毒",
  ],
  [
    "Islets of Langerhans Transplantation",
    "islet transplantation|islet cell transplantation",
    "膵島移植",
    "胰岛移植|胰岛细胞移植",
  ],
];
