import type { VocabularyRow } from "../vocabulary-row.ts";

/** Fertility treatment, pregnancy, delivery and the newborn. */
export const BIRTH_AND_NEWBORN_CARE: readonly VocabularyRow[] = [
  [
    "Cesarean Section",
    "cesarean section|caesarean section|cesarean delivery|caesarean delivery|C-section",
    "帝王切開術|帝王切開",
    "剖宫产术|剖宫产|剖腹产",
  ],
  [
    "Labor, Induced",
    "induction of labor|labor induction|induction of labour|labour induction|cervical ripening",
    "分娩誘発|陣痛誘発|頸管熟化",
    "引产|催产|宫颈成熟",
  ],
  [
    "Vaginal Birth after Cesarean",
    "vaginal birth after cesarean|VBAC|trial of labor after cesarean|TOLAC",
    "帝王切開後経腟分娩",
    "剖宫产后阴道分娩",
  ],
  [
    "Delivery, Obstetric",
    "vaginal delivery|childbirth|vaginal birth|operative vaginal delivery",
    "経腟分娩|吸引分娩|出産|分娩",
    "阴道分娩|自然分娩|产钳助产|分娩",
  ],
  ["Episiotomy", "episiotomy", "会陰切開", "会阴侧切|会阴切开"],
  [
    "Umbilical Cord Clamping",
    "delayed cord clamping|umbilical cord clamping|cord milking",
    "臍帯遅延結紮|臍帯クランプ",
    "延迟脐带结扎|延迟断脐|脐带结扎",
  ],
  [
    "Cerclage, Cervical",
    "cervical cerclage|cerclage|cervical pessary",
    "頸管縫縮術|子宮頸管縫縮術",
    "宫颈环扎术|宫颈环扎",
  ],
  ["Prenatal Care", "prenatal care|antenatal care", "妊婦健診|周産期管理|妊婦健康診査", "产前保健|产前检查|孕期保健"],
  [
    "Prenatal Diagnosis",
    "prenatal diagnosis|prenatal screening|non-invasive prenatal testing|NIPT|amniocentesis",
    "出生前診断|出生前検査|羊水検査",
    "产前诊断|产前筛查|无创产前检测|羊膜腔穿刺",
  ],
  [
    "Fertilization in Vitro",
    "in vitro fertilization|in vitro fertilisation|IVF|IVF-ET",
    "体外受精",
    "体外受精|试管婴儿",
  ],
  [
    "Sperm Injections, Intracytoplasmic",
    "intracytoplasmic sperm injection|ICSI",
    "顕微授精|卵細胞質内精子注入法",
    "卵胞浆内单精子注射|单精子注射",
  ],
  [
    "Reproductive Techniques, Assisted",
    "assisted reproductive technology|assisted reproduction|ART pregnancy|fertility treatment|infertility treatment",
    "生殖補助医療|不妊治療",
    "辅助生殖技术|辅助生殖|不孕治疗",
  ],
  [
    "Embryo Transfer",
    "embryo transfer|frozen embryo transfer|single embryo transfer|blastocyst transfer",
    "胚移植|凍結融解胚移植|凍結胚移植",
    "胚胎移植|冻融胚胎移植|冻胚移植",
  ],
  [
    "Preimplantation Diagnosis",
    "preimplantation genetic testing|PGT-A|preimplantation diagnosis",
    "着床前診断|着床前検査|着床前遺伝学的検査",
    "植入前遗传学检测|胚胎植入前诊断",
  ],
  [
    "Fertility Preservation",
    "fertility preservation|oocyte cryopreservation|egg freezing",
    "妊孕性温存|卵子凍結",
    "生育力保存|卵子冷冻|冻卵",
  ],
  [
    "Insemination, Artificial",
    "intrauterine insemination|artificial insemination|IUI",
    "人工授精|子宮内人工授精",
    "人工授精|宫腔内人工授精",
  ],
  [
    "Abortion, Induced",
    "induced abortion|medical abortion|termination of pregnancy|abortion",
    "人工妊娠中絶|中絶薬|中絶",
    "人工流产|药物流产|终止妊娠",
  ],
  [
    "Kangaroo-Mother Care Method",
    "kangaroo mother care|skin-to-skin contact|kangaroo care",
    "カンガルーケア|早期母子接触|皮膚接触",
    "袋鼠式护理|袋鼠妈妈护理|皮肤接触",
  ],
  [
    "Neonatal Screening",
    "newborn screening|neonatal screening",
    "新生児マススクリーニング|新生児スクリーニング",
    "新生儿筛查",
  ],
  ["Circumcision, Male", "male circumcision|circumcision", "包茎手術|割礼", "包皮环切术|包皮环切"],
];
