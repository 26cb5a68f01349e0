import type { Encoding } from "./encodings.ts";

/** The characters that names of people and of hospitals have most often, by the encoding in which they are usually written. */
const COMMON: readonly (readonly [readonly Encoding[], ReadonlySet<string>])[] = [
  [
    ["euc-jp", "shift_jis"],
    new Set(
      "佐藤鈴木高橋田中伊渡辺山本村小林加吉口松井上斎清水崎森池阿部石川前岡長谷後近坂遠青西福太三浦金野原和竹内河島安東大久保丸今武新平杉横関市宮荒柴菅千葉桜熊秋増片戸酒工桑北矢神服星浅沢岩堀土黒白望月" +
        "子美恵陽一郎健輔花真由香奈優結衣愛沙紀里佳直樹翔拓也介智弘博幸正秀雄男夫浩之明彦隆志哲誠勝裕康修治俊史光義昭孝信行則洋麻晴葵蓮悠斗菜穂咲莉央桃々病院学医科国立研究京都阪県民総合赤十字",
    ),
  ],
  [
    ["gb18030"],
    new Set(
      "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪任姜范方石姚谭廖邹熊陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文" +
        "伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂建国华红玉梅婷雪晶欣宇浩志海峰波辉斌鹏飞凯俊博嘉怡雨子涵轩梓萱佳琪思雅慧玲燕琳瑶颖莹倩月春云凤珍医院大学北京上中人民第一附属西公司有限科",
    ),
  ],
  [
    ["euc-kr"],
    new Set(
      "김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허남심노하곽성차주우구민진지영수철희미경은현준호연훈동숙자순옥정선혜원재상태석병대학교병원의료센터국립",
    ),
  ],
  [
    ["big5"],
    new Set(
      "陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴志明淑芬家豪美玲俊傑雅婷怡君建宏冠宇宗翰佩珊詩涵承恩品妤惠華文雄秀英麗醫院大學國立總臺北榮民長庚紀念",
    ),
  ],
];

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}々]/gu;

/** How many of the East Asian characters of a text are common in names in its encoding, from 0 to 1; null where it has none, or of others. */
export function rateNames(text: string, encoding: Encoding): number | null {
  const common = COMMON.find(([encodings]) => encodings.includes(encoding))?.[1];
  const characters = text.match(EAST_ASIAN);
  if (common === undefined || characters === null) return null;
  return characters.filter((character) => common.has(character)).length / characters.length;
}
