import type { FoundConcept } from "./found-concept.ts";

const BEFORE_ENGLISH =
  /\b(?:instead of|rather than|in place of|in lieu of|as opposed to|in preference to|replac(?:e|es|ing)|substituted by|(?:as )?(?:an )?alternatives? (?:to|for)|substitutes? for)\s+(?:(?:a|an|the|my|his|her|our|their|any|using|taking|giving|having|more|usual|standard|routine)\s+)*$/iu;
const AFTER_ENGLISH =
  /^ (?:(?:can|could|should|may) )?(?:be|is|are) (?:safely )?(?:replaced|substituted) (?:by|with|for)\b/iu;
const BEFORE_CHINESE = /(?:而不是|而非|代替|替代|取代|替换)(?:使用|用|服用|应用|做|吃|传统|常规)?$/u;
const AFTER_JAPANESE =
  /^(?:療法|治療|薬|剤)?(?:ではなく|でなく|じゃなく|の(?:代|替|か)わり|に(?:代|替|か)わ[るり]|に代えて|に替えて|の代替)/u;
const COMPARED_BEFORE =
  /(?:\b(?:compared (?:with|to)|comparison (?:with|to)|versus|vs\.?|(?:more \w+|less \w+|worse|(?!(?:other|rather|older|younger|under|over|after|whether|ever|never)\b)[a-z]{3,}er)(?: (?:for|on|with|in) (?:me|him|her|us|them|my age|you|my [a-z]{1,12}))? than|(?:superior|inferior|similar|equivalent) (?:than|to)|as much (?:good|use|benefit|help) as|as (?!(?:soon|long|far|early|many|much|low|high|little|few)\b)(?!(?<!\b(?:works?|worked|do|does|did|just|nearly|almost|not) as )well\b)[a-z]+ as|against)\s+(?:the\s+)?|\b(?:more|less|fewer|higher|lower|greater|longer|shorter|better|worse)\b[^?;,]{0,60} than\s+(?:(?:with|by|after|from|the|an?)\s+)*|(?:优于|劣于|较之)\s*)$/iu;
const COMPARED_AFTER =
  /^(?:療法|治療|薬|剤|投与|管理|法|群)?(?:単独|単剤)?(?:を?(?:飲む|使う|する|受ける|打つ|続ける|やる|行う|塗る))?(?:と比べ|に比べ|と比較|との比較|に比較して|に対する優|より|と同等|と同じ(?:くらい|程度|ように))/u;
/** 与Y相比, 比起Y: of Y something else is asked. */
const COMPARED_AROUND = {
  before: /(?:与|與|和|同|跟|较|比起|相比|相较于|对比)(?:传统|傳統|常规|常規|单纯|單純|单用|單用|普通|标准|標準)?$/u,
  after: /^(?:组|組|法|手术|手術)?(?:相比|比较起来|相较|比(?![例率值如较較对對重]))/u,
};
/** 比单纯Y好 */
const BETTER_THAN = {
  before: /(?:(?<![相对對与與])比|(?<![比相])[较較])(?:传统|傳統|常规|常規|单纯|單純|单用|單用|普通|标准|標準)?$/u,
  after:
    /^(?:组|組|法|训练|訓練)?(?:更|要|还|還|哪)?(?:好|有效|优|優|强|強|快|安全|少|多|低|高|更|能|会|會|容易|适合|適合|能够|可以|是否|显著|明显|缩短|縮短|减少|減少|降低|改善|提高|延长|延長|增加|减轻|減輕|缓解|緩解|预防|預防|促进)/u,
};

/** Whether the question asks for something in the place of this: "instead of Y", Yの代わりに, 而不是Y. */
export function isReplaced({ start, end }: FoundConcept, text: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  return (
    AFTER_ENGLISH.test(after) ||
    BEFORE_ENGLISH.test(before) ||
    BEFORE_CHINESE.test(before) ||
    AFTER_JAPANESE.test(after)
  );
}

const BESIDE_BEFORE =
  /(?:\b(?:versus|vs\.?|or)\s+(?:(?:just|should i|can i|do i need|to) )?(?:(?:try|take|have|use|get|start|stay on|be on|go on|need) )?(?:(?:the|my|some|his|her) )?|(?:还是|還是|与|和|と|または|それとも[、\s]?|或者?)\s*)$/iu;
const BESIDE_AFTER =
  /^(?:(?:\s(?:work|help|first|enough|better|best|do))?\s+(?:versus|vs\.?|or)\b|\s*(?:では?|の|と)?(?:どちら|いずれ|の比較)|(?:哪个|哪個|哪种|哪種|还是|還是|比较))/iu;

/** 薬と手術どちらが, 吃药还是手术: what leads to the other where the question lets choose. */
const LEADS_ON =
  /^(?:治疗|で治す|を飲む|を使う|だけ)?(?:好|更好|比较好|がいい|が良い|でいい)?(?:吗|です)?[，,、]?\s?(?:と|か|または|或者?|和|与|跟|还是|還是|それとも)/u;
const LETS_CHOOSE =
  /どちら|どっち|いずれ|それとも|还是|還是|哪[个個种種样樣]?|谁|(?:か|が)[^、。]{1,12}か(?:[?？。]|$)/u;

/** Whether the question sets this and another beside each other: "exercise or drugs", 手術と薬のどちら, 手术还是药物. */
export function isAlternative({ start, end }: FoundConcept, text: string): boolean {
  if (LEADS_ON.test(text.slice(end, end + 16)) && LETS_CHOOSE.test(text.slice(end))) return true;
  return BESIDE_BEFORE.test(text.slice(Math.max(0, start - 20), start)) || BESIDE_AFTER.test(text.slice(end, end + 20));
}

/** Whether 与…相比 stands around this, so that 相比 does not join it to what follows. */
export function isComparedAround({ start, end }: FoundConcept, text: string): boolean {
  const before = text.slice(Math.max(0, start - 4), start);
  const after = text.slice(end, end + 12);
  return COMPARED_AROUND.before.test(before) && COMPARED_AROUND.after.test(after);
}

/** Whether this is what another treatment is measured by: "better than Y", Yに比べ, 与Y相比. */
export function isMeasuredBy(found: FoundConcept, text: string): boolean {
  const before = text.slice(Math.max(0, found.start - 60), found.start);
  const after = text.slice(found.end, found.end + 12);
  return (
    isReplaced(found, text) ||
    COMPARED_BEFORE.test(before) ||
    COMPARED_AFTER.test(after) ||
    (BETTER_THAN.before.test(before) && BETTER_THAN.after.test(after)) ||
    isComparedAround(found, text)
  );
}
