import type { VocabularyRow } from "../vocabulary-row.ts";

/** Cardiac arrest and disturbances of rhythm and conduction. */
export const HEART_RHYTHM: readonly VocabularyRow[] = [
  [
    "Out-of-Hospital Cardiac Arrest",
    "out-of-hospital cardiac arrest|OHCA|out-of-hospital arrest",
    "院外心停止|院外心肺停止",
    "院外心脏骤停|院外心搏骤停",
  ],
  [
    "Death, Sudden, Cardiac",
    "sudden cardiac death|sudden cardiac arrest",
    "心臓突然死|心臓性突然死",
    "心源性猝死|心脏性猝死",
  ],
  [
    "Heart Arrest",
    "cardiac arrest|heart arrest|cardiopulmonary arrest",
    "心肺停止|心停止",
    "心脏骤停|心搏骤停|心跳骤停",
  ],
  [
    "Atrial Fibrillation",
    "atrial fibrillation|AFib|NVAF|AF",
    "発作性心房細動|非弁膜症性心房細動|心房細動",
    "阵发性房颤|非瓣膜性心房颤动|非瓣膜性房颤|心房颤动|心房纤颤|房颤",
  ],
  ["Atrial Flutter", "atrial flutter", "心房粗動", "心房扑动|房扑"],
  [
    "Tachycardia, Supraventricular",
    "supraventricular tachycardia|SVT|paroxysmal supraventricular tachycardia|atrioventricular nodal reentrant tachycardia",
    "発作性上室頻拍|発作性上室性頻拍|上室性頻拍|上室頻拍",
    "阵发性室上性心动过速|室上性心动过速|室上速",
  ],
  [
    "Postural Orthostatic Tachycardia Syndrome",
    "postural orthostatic tachycardia syndrome|postural tachycardia syndrome|POTS",
    "体位性頻脈症候群|起立性頻脈症候群|体位性起立性頻拍症候群",
    "体位性心动过速综合征|直立性心动过速综合征",
  ],
  [
    "Wolff-Parkinson-White Syndrome",
    "Wolff-Parkinson-White syndrome|WPW syndrome|ventricular preexcitation",
    "ウォルフ・パーキンソン・ホワイト症候群|WPW症候群",
    "预激综合征|WPW综合征",
  ],
  [
    "Tachycardia, Ventricular",
    "ventricular tachycardia|electrical storm",
    "心室頻拍|心室性頻拍|電気的ストーム",
    "室性心动过速|室速|电风暴",
  ],
  ["Ventricular Fibrillation", "ventricular fibrillation", "心室細動", "心室颤动|室颤"],
  [
    "Ventricular Premature Complexes",
    "ventricular premature complex|premature ventricular contraction|PVC|ventricular extrasystole",
    "心室性期外収縮|心室期外収縮|期外収縮",
    "室性早搏|室性期前收缩|室早|早搏",
  ],
  [
    "Atrioventricular Block",
    "atrioventricular block|AV block|complete heart block|heart block",
    "房室ブロック|完全房室ブロック",
    "房室传导阻滞|完全性房室传导阻滞|心脏传导阻滞",
  ],
  [
    "Bundle-Branch Block",
    "bundle branch block|left bundle branch block|LBBB|right bundle branch block",
    "脚ブロック|左脚ブロック|右脚ブロック",
    "束支传导阻滞|左束支传导阻滞|右束支传导阻滞",
  ],
  [
    "Sick Sinus Syndrome",
    "sick sinus syndrome|sinus node dysfunction",
    "洞不全症候群|洞結節機能不全",
    "病态窦房结综合征|病窦综合征|窦房结功能障碍",
  ],
  ["Bradycardia", "bradycardia|bradyarrhythmia", "徐脈|徐脈性不整脈", "心动过缓|缓慢性心律失常"],
  ["Tachycardia", "tachycardia|tachyarrhythmia", "頻脈|頻拍|頻脈性不整脈", "心动过速|快速性心律失常"],
  [
    "Long QT Syndrome",
    "long QT syndrome|QT prolongation|LQTS|torsades de pointes",
    "QT延長症候群|QT延長|トルサード・ド・ポアント",
    "长QT综合征|QT间期延长|QT延长综合征|尖端扭转型室性心动过速",
  ],
  ["Brugada Syndrome", "Brugada syndrome", "ブルガダ症候群|ブルガダ型心電図", "Brugada综合征|布鲁加达综合征"],
  [
    "",
    "catecholaminergic polymorphic ventricular tachycardia|CPVT",
    "カテコラミン誘発性多形性心室頻拍",
    "儿茶酚胺敏感性多形性室性心动过速|儿茶酚胺敏感性多形性室速",
  ],
  [
    "Arrhythmias, Cardiac",
    "arrhythmia|cardiac arrhythmia|dysrhythmia|irregular heartbeat",
    "不整脈",
    "心律失常|心律不齐",
  ],
];
