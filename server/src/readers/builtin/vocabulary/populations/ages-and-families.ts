import type { VocabularyRow } from "../vocabulary-row.ts";

/** Ages, pregnancy and family. */
export const AGES_AND_FAMILIES: readonly VocabularyRow[] = [
  [
    "Aged",
    "older adults|elderly|older people|aged 65|seniors|older persons|older patients|geriatric|older women|older men|elderly patients|older adult",
    "高齢者|高齢患者|高齢女性|高齢男性|高齢|お年寄り|老人|老年期",
    "老年人|老年患者|高龄患者|老年女性|高龄|老年|老人|长者",
  ],
  [
    "Aged, 80 and over",
    "very elderly|oldest old|octogenarian|nonagenarian|centenarian|very old",
    "超高齢者|後期高齢者|80歳以上|90歳以上|百寿者",
    "高龄老人|超高龄|80岁以上|百岁老人",
  ],
  ["Middle Aged", "middle-aged|middle aged|midlife", "中高年|中年", "中老年|中年"],
  ["Young Adult", "young adults|young adult|young people", "若年成人|若年者|若者", "年轻成人|年轻人|青年人|青年"],
  ["Adult", "adults", "成人", "成年人|成人"],
  [
    "Adolescent",
    "adolescent|teenager|adolescence|teens|youth",
    "思春期|青年期|青少年|10代|ティーンエイジャー",
    "青少年|青春期",
  ],
  [
    "Child",
    "children|child|pediatric|paediatric|childhood|school-age children|kids|school children",
    "小児|子供|子ども|こども|児童|学童|小児患者",
    "儿童|小儿|患儿|孩子|学龄儿童|儿科",
  ],
  [
    "Child, Preschool",
    "preschool children|toddlers|preschoolers|young children|preschool",
    "幼児|未就学児|就学前",
    "学龄前儿童|幼儿",
  ],
  ["Infant", "infant|baby|babies", "乳幼児|乳児|赤ちゃん", "婴幼儿|婴儿|宝宝"],
  ["Infant, Newborn", "newborn|neonate|neonatal|term infants", "新生児|正期産児", "新生儿|足月儿"],
  [
    "Infant, Premature",
    "preterm infant|premature infant|preterm neonate|premature baby|extremely preterm|preterm babies",
    "早産児|未熟児|早期産児",
    "早产儿|极早产儿",
  ],
  [
    "Infant, Low Birth Weight",
    "low birth weight infant|very low birth weight|low birth weight|VLBW",
    "低出生体重児|極低出生体重児",
    "低出生体重儿|极低出生体重儿|低出生体重",
  ],
  [
    "Pregnant People",
    "pregnant women|pregnant woman|pregnancy|pregnant|pregnant people|gestation",
    "妊婦|妊娠中|妊娠期|妊娠女性|妊娠",
    "孕妇|妊娠期|妊娠|怀孕|孕期|孕产妇",
  ],
  [
    "Pregnancy, High-Risk",
    "high-risk pregnancy|high risk pregnancy",
    "ハイリスク妊娠|ハイリスク妊婦",
    "高危妊娠|高危孕妇",
  ],
  ["Postpartum Period", "postpartum|postpartum women|puerperium|after childbirth", "産褥期|産後|分娩後", "产褥期|产后"],
  ["", "lactating women|breastfeeding women|breastfeeding mothers", "授乳婦|授乳中|授乳期", "哺乳期妇女|哺乳期|泌乳"],
  [
    "Postmenopause",
    "postmenopausal women|postmenopausal|postmenopause",
    "閉経後女性|閉経後",
    "绝经后女性|绝经后妇女|绝经后",
  ],
  [
    "Menopause",
    "menopause|menopausal|perimenopausal|menopausal women",
    "更年期女性|更年期|閉経",
    "更年期女性|围绝经期|更年期|绝经",
  ],
  ["Mothers", "mothers|maternal", "母親", "母亲"],
  ["Parents", "parents|fathers", "両親|保護者|父親", "父母|家长|父亲"],
  [
    "Caregivers",
    "caregiver|family caregiver|carer|informal caregiver|family members",
    "介護者|家族介護者|介護家族|ケアラー",
    "照护者|照顾者|家庭照顾者|护理者|照料者",
  ],
  ["Twins", "twins|twin", "双生児|双胎|双子", "双胞胎|双胎"],
];
