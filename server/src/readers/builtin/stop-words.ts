/** Words that build a question and say nothing of its subject. */
export const STOP_WORDS = new Set(
  (
    "a about above after all also among an and any are as at be because been before being between both but by can could did do does " +
    "doing done during each either else evidence ever few find for from further give given had has have having he her here him his how i if in " +
    "into is it its itself latest let literature many may me might more most much must my need no nor not of off on once one only or other our " +
    "out over own paper papers please pubmed recent research review same search shall she should show so some studies study such tell than that the their them then " +
    "there these they this those through to too trial trials two type under until up upon us use used useful user using versus very via vs was we well were what when " +
    "where whether which while who whom whose why will with within without would yes you your article articles compared comparison compare " +
    "dont doesnt didnt isnt arent cant wont wasnt werent just update known data role theres its whats whos s t re d ll"
  ).split(" "),
);

/** Words that say little of the subject: used for ranking with a small weight, never required. */
export const WEAK_WORDS = new Set(
  (
    "acute adult expected health healthy worth affect affects associated association average benefit benefits best better care case cases cause caused causes change changes chronic clinical " +
    "common condition course day days decrease decreased develop different difference disease diseases disorder disorders dose doses drug drugs early effect " +
    "effective effectiveness effects efficacy factor factors female frequency good group groups guideline guidelines help helps high higher human humans " +
    "hours impact improve improved improves improvement increase increased increases influence intervention interventions label late level levels long low lower lowering lowers male man " +
    "management manage mechanism mechanisms medical medication medicine medicines men method methods mild moderate month months new novel number old older optimal options " +
    "outcome outcomes patient patients people per person persons possible potential predict prevent prevented preventing prevention prevents primary problem problems " +
    "rate rates reduce reduced reduces reducing reduction regimen related relationship response result results risk risks safe safety secondary severe " +
    "severity short significance significant standard state strategies strategy subject subjects superior suitable supplement supplementation shorten lessen delay accelerate enhance promote alleviate relieve protect protective control lead role alter modify induce involve develop suffer experience symptom symptoms syndrome term test " +
    "tests therapies therapeutic therapy time treat treated treating treatment treatments treats trigger week weeks with woman women work works year years young"
  ).split(" "),
);

/** Japanese and Chinese words and particles that build a question, or say little of its subject. */
export const EAST_ASIAN_STOP_WORDS = new Set(
  (
    "患者 治療 療法 有効 有効性 効果 影響 予防 予防効果 改善 安全性 比較 検討 研究 論文 文献 臨床試験 試験 エビデンス 場合 使用 投与 関係 関連 関連性 原因 方法 最新 最近 " +
    "リスク 治療法 治療薬 薬 薬剤 薬物 薬物療法 管理 診断 症状 疾患 病気 病 患者さん 人 者 方 対 対象 低下 減少 抑制 増加 軽減 向上 促進 作用 機序 メカニズム 役割 教 調 何 時 後 前 中 間 " +
    "有 無 的 性 第一 選択 選択肢 推奨 必要 可能 可能性 有用 有用性 長期 短期 急性 慢性 重症 軽症 症例 報告 症例報告 成績 評価 違 優 減 増 与 防 治 用 及 用量 開始 併用 " +
    "患者 治疗 疗法 有效 有效性 效果 疗效 影响 预防 改善 安全性 安全 比较 研究 论文 文献 临床 临床试验 试验 证据 使用 应用 给药 关系 相关 相关性 原因 方法 最新 最近 风险 " +
    "药物 药 管理 诊断 症状 疾病 病人 人 人群 对 对于 对比 降低 减少 抑制 增加 减轻 提高 促进 作用 机制 角色 什么 哪些 哪种 如何 怎样 怎么 是否 能否 可否 可以 能 能够 会 吗 呢 " +
    "的 了 和 与 或 及 在 中 于 是 有 无 没有 为 以 其 之 被 把 将 从 到 由 而 并 且 但 更 最 最佳 比 后 前 时 期间 请 请问 查找 关于 有关 哪个 有何 何种 多少 长期 短期 急性 慢性 " +
    "重症 严重 病例 报告 病例报告 评价 推荐 需要 可能 优于 有用 结果 结局 情况 这 那 它 他们 人们 使 用 用于 用量 联合 引起 导致 发生 病 症 者 性 型"
  ).split(" "),
);
