import type { VocabularyRow } from "../vocabulary-row.ts";

/** Sleep, alcohol and other substances, and addictive behaviour. */
export const SLEEP_AND_SUBSTANCE_USE: readonly VocabularyRow[] = [
  [
    "Sleep Initiation and Maintenance Disorders",
    "insomnia|chronic insomnia|sleeplessness|insomnia disorder",
    "慢性不眠症|不眠障害|不眠症|不眠|入眠困難|眠れない",
    "慢性失眠|失眠障碍|失眠症|失眠|睡不着|入睡困难",
  ],
  ["Parasomnias", "parasomnia|sleepwalking|nightmares", "睡眠時随伴症|夢遊病|悪夢", "异态睡眠|梦游症|睡眠行走|噩梦"],
  [
    "Sleep Bruxism",
    "sleep bruxism|bruxism|teeth grinding",
    "睡眠時ブラキシズム|ブラキシズム|歯ぎしり",
    "夜磨牙症|夜磨牙|磨牙症|磨牙",
  ],
  [
    "Sleep Disorders, Circadian Rhythm",
    "circadian rhythm sleep disorder|shift work sleep disorder|delayed sleep phase disorder",
    "概日リズム睡眠・覚醒障害|概日リズム睡眠障害|睡眠相後退症候群|交代勤務睡眠障害",
    "昼夜节律睡眠障碍|昼夜节律失调性睡眠障碍|睡眠时相延迟综合征|轮班工作睡眠障碍",
  ],
  ["Jet Lag Syndrome", "jet lag", "時差ぼけ|時差症候群", "时差综合征|时差反应"],
  [
    "Sleep Deprivation",
    "sleep deprivation|sleep loss|insufficient sleep",
    "睡眠不足|断眠|睡眠剥奪",
    "睡眠剥夺|睡眠不足",
  ],
  [
    "Sleep Wake Disorders",
    "sleep disorder|sleep disturbance|sleep problems|poor sleep",
    "睡眠障害|睡眠覚醒障害|睡眠の問題",
    "睡眠障碍|睡眠紊乱|睡眠问题",
  ],
  [
    "Alcohol Withdrawal Delirium",
    "delirium tremens|alcohol withdrawal delirium",
    "振戦せん妄|アルコール離脱せん妄",
    "震颤谵妄|酒精戒断性谵妄",
  ],
  [
    "",
    "alcohol withdrawal|alcohol withdrawal syndrome",
    "アルコール離脱症候群|アルコール離脱症状|アルコール離脱",
    "酒精戒断综合征|酒精戒断症状|酒精戒断",
  ],
  [
    "Alcoholism",
    "alcohol use disorder|alcoholism|alcohol dependence|alcohol addiction",
    "アルコール依存症|アルコール使用障害|アルコール使用症|アルコール中毒症",
    "酒精使用障碍|酒精依赖|酒精成瘾|酗酒",
  ],
  ["Binge Drinking", "binge drinking|heavy episodic drinking", "ビンジ飲酒|一気飲み|暴飲", "狂饮|暴饮"],
  [
    "Opioid-Related Disorders",
    "opioid use disorder|OUD|opioid dependence|opioid addiction|opioid abuse",
    "オピオイド使用障害|オピオイド使用症|オピオイド依存症|オピオイド依存",
    "阿片类药物使用障碍|阿片使用障碍|阿片类药物依赖|阿片类药物成瘾|阿片成瘾",
  ],
  [
    "Opiate Overdose",
    "opioid overdose|opiate overdose|heroin overdose",
    "オピオイド過量摂取|オピオイド過剰摂取|オピオイド中毒",
    "阿片类药物过量|阿片类药物中毒",
  ],
  [
    "Cocaine-Related Disorders",
    "cocaine use disorder|cocaine dependence|cocaine addiction",
    "コカイン使用障害|コカイン依存",
    "可卡因使用障碍|可卡因依赖|可卡因成瘾",
  ],
  [
    "Amphetamine-Related Disorders",
    "methamphetamine use disorder|amphetamine dependence|methamphetamine dependence|stimulant use disorder",
    "覚醒剤使用障害|メタンフェタミン使用障害|覚醒剤依存症|覚醒剤依存|覚せい剤依存",
    "甲基苯丙胺使用障碍|甲基苯丙胺依赖|冰毒成瘾|苯丙胺类兴奋剂使用障碍",
  ],
  [
    "Marijuana Abuse",
    "cannabis use disorder|cannabis dependence|marijuana abuse",
    "大麻使用障害|大麻依存症|大麻依存",
    "大麻使用障碍|大麻依赖|大麻成瘾",
  ],
  [
    "Tobacco Use Disorder",
    "nicotine dependence|tobacco use disorder|tobacco dependence|nicotine addiction",
    "ニコチン依存症|ニコチン依存|タバコ依存症|たばこ依存",
    "尼古丁依赖|烟草依赖|尼古丁成瘾|烟瘾",
  ],
  [
    "Gambling",
    "gambling disorder|pathological gambling|gambling",
    "ギャンブル依存症|ギャンブル障害|病的賭博|ギャンブル等依存症",
    "赌博障碍|病理性赌博|赌博成瘾",
  ],
  [
    "Internet Addiction Disorder",
    "internet addiction|internet gaming disorder|gaming disorder|smartphone addiction",
    "インターネット依存症|インターネット依存|ネット依存|ゲーム障害|ゲーム依存|スマホ依存",
    "网络游戏成瘾|网络成瘾|网瘾|游戏障碍|手机成瘾|智能手机成瘾",
  ],
  [
    "Substance Withdrawal Syndrome",
    "withdrawal symptoms|substance withdrawal|opioid withdrawal|discontinuation syndrome",
    "離脱症候群|離脱症状|中止後症候群|退薬症状",
    "戒断综合征|戒断症状|撤药综合征|停药综合征",
  ],
  [
    "Substance-Related Disorders",
    "substance use disorder|substance abuse|drug addiction|drug abuse|substance use|drug dependence",
    "物質使用障害|物質使用症|薬物依存症|薬物依存|薬物乱用|物質乱用",
    "物质使用障碍|物质滥用|药物滥用|药物成瘾|药物依赖|吸毒",
  ],
];
