import type { VocabularyRow } from "../vocabulary-row.ts";

/** Electricity, magnetism, ultrasound and radiation as treatment. */
export const STIMULATION_AND_RADIATION: readonly VocabularyRow[] = [
  [
    "Radiotherapy",
    "radiotherapy|radiation therapy|irradiation|radiation treatment",
    "放射線療法|放射線治療|照射",
    "放射治疗|放射疗法|放疗",
  ],
  [
    "Radiosurgery",
    "stereotactic body radiotherapy|stereotactic radiosurgery|radiosurgery|SBRT|stereotactic ablative radiotherapy|SABR|Gamma Knife",
    "体幹部定位放射線治療|定位放射線治療|定位照射|ガンマナイフ",
    "立体定向放疗|立体定向体部放疗|立体定向放射外科|伽玛刀|伽马刀",
  ],
  [
    "Radiotherapy, Intensity-Modulated",
    "intensity-modulated radiotherapy|IMRT|intensity modulated radiation therapy",
    "強度変調放射線治療",
    "调强放疗|调强放射治疗|调强适形放疗",
  ],
  [
    "Proton Therapy",
    "proton therapy|proton beam therapy|carbon ion radiotherapy|heavy ion radiotherapy",
    "陽子線治療|粒子線治療|重粒子線治療|炭素イオン線治療",
    "质子治疗|质子放疗|重离子治疗|碳离子放疗",
  ],
  ["Brachytherapy", "brachytherapy", "小線源治療|小線源療法|密封小線源", "近距离放疗|近距离治疗|后装治疗"],
  [
    "Radiation Dose Hypofractionation",
    "hypofractionated radiotherapy|hypofractionation|ultra-hypofractionated",
    "寡分割照射|寡分割放射線治療",
    "大分割放疗|低分割放疗",
  ],
  [
    "Cranial Irradiation",
    "whole-brain radiotherapy|prophylactic cranial irradiation|WBRT",
    "全脳照射|予防的全脳照射",
    "全脑放疗|预防性脑照射|预防性全脑照射",
  ],
  [
    "Radiopharmaceuticals",
    "radioligand therapy|radiopharmaceutical|lutetium PSMA|177Lu-PSMA-617|peptide receptor radionuclide therapy|PRRT",
    "放射性リガンド療法|核医学治療|ルテチウムPSMA|ペプチド受容体核医学内用療法",
    "放射性配体治疗|核素治疗|镥PSMA|肽受体放射性核素治疗|放射性药物",
  ],
  [
    "Iodine Radioisotopes",
    "radioactive iodine|radioiodine|radioiodine therapy",
    "放射性ヨウ素内用療法|放射性ヨウ素|アイソトープ治療",
    "放射性碘治疗|放射性碘|碘131",
  ],
  [
    "Transcranial Magnetic Stimulation",
    "transcranial magnetic stimulation|TMS|rTMS|repetitive transcranial magnetic stimulation|theta burst stimulation",
    "反復経頭蓋磁気刺激|経頭蓋磁気刺激療法|経頭蓋磁気刺激",
    "重复经颅磁刺激|经颅磁刺激|磁刺激治疗",
  ],
  [
    "Transcranial Direct Current Stimulation",
    "transcranial direct current stimulation|tDCS",
    "経頭蓋直流電気刺激|経頭蓋直流刺激",
    "经颅直流电刺激",
  ],
  [
    "Electroconvulsive Therapy",
    "electroconvulsive therapy|ECT|electroshock therapy",
    "電気けいれん療法|電気痙攣療法|修正型電気けいれん療法",
    "电休克疗法|电休克治疗|无抽搐电休克|电抽搐治疗|电休克",
  ],
  [
    "Deep Brain Stimulation",
    "deep brain stimulation|DBS",
    "脳深部刺激療法|脳深部刺激術|脳深部刺激",
    "脑深部电刺激|脑深部刺激|深部脑刺激",
  ],
  [
    "Vagus Nerve Stimulation",
    "vagus nerve stimulation|VNS|transcutaneous vagus nerve stimulation",
    "迷走神経刺激療法|迷走神経刺激",
    "迷走神经刺激|迷走神经电刺激",
  ],
  [
    "Spinal Cord Stimulation",
    "spinal cord stimulation|epidural stimulation",
    "脊髄刺激療法|脊髄電気刺激|脊髄刺激",
    "脊髓电刺激|脊髓刺激",
  ],
  [
    "High-Intensity Focused Ultrasound Ablation",
    "focused ultrasound|high-intensity focused ultrasound|MR-guided focused ultrasound|HIFU",
    "集束超音波治療|集束超音波|収束超音波",
    "聚焦超声|高强度聚焦超声|磁共振引导聚焦超声",
  ],
  [
    "Ultrasonic Therapy",
    "therapeutic ultrasound|ultrasound therapy|low-intensity pulsed ultrasound|LIPUS",
    "超音波療法|低出力超音波パルス|低出力パルス超音波",
    "超声治疗|低强度脉冲超声",
  ],
  [
    "Brain-Computer Interfaces",
    "brain-computer interface|BCI|brain-machine interface",
    "ブレイン・マシン・インターフェース|ブレインマシンインターフェース|ブレイン・コンピュータ・インターフェース",
    "脑机接口",
  ],
  ["", "hypoglossal nerve stimulation", "舌下神経刺激療法|舌下神経刺激", "舌下神经刺激"],
  [
    "Mandibular Advancement",
    "oral appliance|mandibular advancement device",
    "マウスピース|口腔内装置|下顎前方移動装置",
    "口腔矫治器|下颌前移器",
  ],
  [
    "",
    "sacral nerve stimulation|sacral neuromodulation|tibial nerve stimulation",
    "仙骨神経刺激療法|仙骨神経刺激|脛骨神経刺激",
    "骶神经刺激|骶神经调节|胫神经刺激",
  ],
  [
    "Lithotripsy",
    "lithotripsy|extracorporeal shock wave lithotripsy|ureteroscopy|percutaneous nephrolithotomy|ESWL",
    "体外衝撃波結石破砕術|尿管鏡|結石破砕術|経皮的腎砕石術",
    "体外冲击波碎石|输尿管镜|碎石术|经皮肾镜取石",
  ],
];
