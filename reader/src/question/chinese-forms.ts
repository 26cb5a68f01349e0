import { Converter } from "opencc-js/t2cn";

/** Forms of Japanese medical words that OpenCC leaves as they are, with the simplified form after each. */
const FURTHER_FORMS = new Map(
  [..."頚颈 欝郁 嶋岛 顎颌 嚢囊 靭韧 湾弯 酵酶 覆复".split(" ")].map((pair) => [...pair] as [string, string]),
);

const HAN = /\p{Script=Han}/u;
const known = new Map(FURTHER_FORMS);

/** The simplified Chinese form of a character that Japanese or traditional Chinese writes in another, else the character itself. */
export function simplifyCharacter(character: string): string {
  const kept = known.get(character);
  if (kept !== undefined) return kept;
  const form = HAN.test(character) ? simplifyHan(character) : character;
  known.set(character, form);
  return form;
}

function simplifyHan(character: string): string {
  const { fromJapanese, fromTraditional } = loadConverters();
  const simplified = fromTraditional(fromJapanese(character));
  // Offsets in a question hold for its simplified form, too.
  const form = simplified.length === character.length ? simplified : character;
  return FURTHER_FORMS.get(form) ?? form;
}

interface Converters {
  fromJapanese: (text: string) => string;
  fromTraditional: (text: string) => string;
}

let converters: Converters | null = null;

function loadConverters(): Converters {
  converters ??= {
    fromJapanese: Converter({ from: "jp", to: "cn" }),
    fromTraditional: Converter({ from: "t", to: "cn" }),
  };
  return converters;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Traditional forms that Japan no longer writes, and words of Chinese grammar. */
const CHINESE_ALONE =
  /[亞傳價儉兒兩凈劍劑勛勞勳勸厤啞單噁嚙嚴圍圓圖團堯壓壘壞奬孃實寬專對嵗巖帶廢廣廳彈彿從徵惡惱應懷戰戲捲搖擇擊據擴攝攪曆曉棧榮樂樣檢櫻權歡歲歷歸氣淚淨滿澤濟濱濾瀧瀨煉燒營犧獎獵獸疊發穩糰絲綉經緣縣縱縴總繡繩繪繼續纖聽肅腦臟艷莊葯蒐藝藥螢蠟覺覽觀譯讀變讓讚豐豔貳賣賴贊輕轉遞遲邊醬釀釋錢鍊鐵鑄關險隱雜雞靈顯騷驅驗驛髒髮鷄鷗鹼鹽麪麵齊齋齒齡齧龍龜醫國學會體來當區點黃參雙濕聲與舊處晝斷屆數樓淺溫畫禮號萬亂獨稱臺灣爭狀盡蟲觸裡餘蠻嗎們這麼您怎呢吧哪她沒餵]/u;

/**
 * A Chinese text in simplified characters, as long as it was, so that what is said of Chinese words is said once. One with
 * kana, or with nothing that Japanese does not write, stays as it is.
 */
export function simplifyChinese(text: string): string {
  return CHINESE_ALONE.test(text) && !KANA.test(text) ? [...text].map(simplifyCharacter).join("") : text;
}
