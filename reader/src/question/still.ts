/** 还是 and what follows it, up to four characters. */
const STILL = /(?:还是|還是)(?<next>[^\s,，。；;？?！!]{1,4})/gu;
/** What follows 还是 where it means "still": a degree, a denial, an auxiliary, or a complaint that ends the clause. */
const GOES_ON =
  /^(?:很|太|这么|這麼|那么|那麼|非常|有点|有點|没(?!药)|沒|不(?![锈鏽])|会(?![阴厌])|會(?![陰厭])|有(?![创創氧线線])|要(?!素)|得(?!宝)|总是|總是|老是|一直|反复|反覆|经常|經常|觉得|覺得|感觉|感覺|难以|難以|无法|無法|睡不|(?:高|低|疼|痛|麻|痒|癢|咳|咳嗽|喘|吐|肿|腫|发烧|发热|發燒|發熱|出血|便秘|失眠)(?:$|[吗嗎怎的该該]))/u;
/** The same word before it makes it "or": 要吃药还是不吃, 会好还是会坏. */
const MODAL = /^(?:不|没|沒|会|會|有|要|得)/u;
const LONGEST_SIDE = 16;

/** 光吃药行不行，还是得做支架, 要吃还是不用吃: what is asked before it lets one choose. */
const ASKS_BEFORE = /(?:行不行|行吗|可以吗|够吗|够不够|就行|就够|就可以|好不好|能行|吗|么)[，,、？?]?\s?$/u;
const DOES_NOT = /^不(?:用|要|需|必|吃|做|打|治|管)/u;

/** Whether the side before 还是 is built as the side behind it, so that one of the two is asked for. */
function isAlternative(before: string, next: string): boolean {
  const [modal] = MODAL.exec(next) ?? [];
  if (modal === undefined) return false;
  const isDenied = modal === "不" || modal === "没" || modal === "沒";
  const rest = isDenied ? next.slice(1, 2) : modal;
  return rest !== "" && before.includes(rest) && !(isDenied && /[后後]/u.test(before));
}

/**
 * A question with 仍然 for each 还是 that means "still", and not "or": 吃了药血压还是很高, 手还是不能动. As long as it was.
 */
export function replaceStill(text: string): string {
  return text.replace(STILL, (whole: string, next: string, index: number) => {
    if (!GOES_ON.test(next)) return whole;
    const whereItAsks = text.slice(Math.max(0, index - LONGEST_SIDE), index);
    if (ASKS_BEFORE.test(whereItAsks) && /^(?:得|要|有|不)/u.test(next)) return whole;
    const before = whereItAsks.replace(/^.*[,，。；;？?]/su, "");
    const isRefused = DOES_NOT.test(next) && /[要该需]/u.test(before);
    return isRefused || isAlternative(before, next) ? whole : `仍然${whole.slice(2)}`;
  });
}
