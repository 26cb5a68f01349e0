/** Chinese verbs that lead what is taken or done: 还是吃氨糖, 和滴阿托品. */
const CHINESE_LEAD =
  "(?:直接|应该|应|该|要|去|得|只|单纯|继续|改为?|先|光|长期|每天|早点|马上|立即|早期|延迟|择期|常规|传统|标准){0,2}(?:使用|服用|接受|注射|选择|口服|用|吃|打|做|戴|滴|涂|擦|抹|喝|服|选|上|靠|装|放|换|输|敷|贴)?(?:一下|个|点|些)?";
const CHINESE_TAIL =
  "(?:治疗|手术)?(?:就)?(?:更好|比较好|效果好|好|有用|有效|管用|可以|行|够)?(?:一点|一些|些|点|了)?(?:吗|呢)?[，,、？?]?";
const JAPANESE_TAIL =
  "(?:療法|治療|手術)?(?:だけ)?[をがはでにの]{0,2}(?:だけ)?(?:飲む|飲み続ける|受ける|する|した|打つ|使う|続ける|始める|入れる|塗る|やめる|取る|十分|いい|よい|良い|効く|効果的|必要|有効)?(?:ほうが|方が)?(?:いい|よい|良い|べき)?(?:なの|です|でしょう)?(?:か|のか)?";

/** 还是, または and それとも between two treatments, with the words that belong to either. */
const EITHER = new RegExp(
  String.raw`^${CHINESE_TAIL}\s?(?:还是|還是|或者?|抑或)\s?(?:是|说)?${CHINESE_LEAD}\s*$|^${JAPANESE_TAIL}[、。？?\s]{0,2}(?:それとも|または|あるいは|もしくは)[、\s]?$|^だけで[^、。？?]{0,12}[、。？?\s]$|^[をがでにの]?(?:飲む|受ける|する|打つ|使う|続ける|始める|いい|よい|すべき|べき|した方がいい|したほうがいい)?か[、\s]?$`,
  "u",
);
/** 和 and と, which set two beside each other where something compares them. */
const BESIDE = new RegExp(
  String.raw`^(?:治疗|手术|药)?[，,、]?\s?(?:和|与|跟|同|及)\s?${CHINESE_LEAD}\s*$|^(?:療法|治療|する|飲む|を?使う|を?飲む|を?受ける|を?打つ)?(?:の)?(?:と|、)(?:、)?\s*$`,
  "u",
);

/** 比, with the verb that leads what another is measured by: 吃燕麦比吃白米饭. */
const THAN = new RegExp(String.raw`^\s?(?:要|就|会)?(?:比起?|不如|(?<!比)较)${CHINESE_LEAD}\s?$`, "u");

/** Whether the Chinese words between two treatments measure the first by the second. */
export const measuresBy = (between: string): boolean => between.length <= 8 && THAN.test(between);

/** Whether the Japanese or Chinese words between two treatments let one choose between them. */
export const joinsAlternatives = (between: string): boolean => between.length <= 24 && EITHER.test(between);

/** Whether they set them beside each other, where the question compares. */
export const joinsCompared = (between: string): boolean => between.length <= 16 && BESIDE.test(between);
