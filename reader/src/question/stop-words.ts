/** Words that build a question and say nothing of its subject. */
export const STOP_WORDS = new Set(
  (
    "post youve ive weve theyve youre im theyre thats whos lets hes shes havent hasnt hadnt wouldnt shouldnt mustnt minus a about above across after all also among an and any are aren as at be because been before being below between both but by can cannot could couldn " +
    "d did didn didnt do does doesnt doing done dont during each either else ever evidence few find for from further get give given go had has have having he " +
    "her here hers him his how i if in into is isnt it its itself just know known last latest least less let literature ll many may maybe me might mine more " +
    "most much must my near need needs neither no non none nor not now of off often on once one ones only onto or other others our out over own paper papers " +
    "per please possibly pubmed quite rather re really recent recently research review reviews role s same search shall she should show shows so some " +
    "someone something still studies study such t tell than that the their theirs them themselves then there theres these they thing things this those " +
    "though through to too toward towards trial trials two type ub under until up upon us use used useful user users uses using usually various ve versus very via vs was " +
    "wasnt way ways we well were werent what whats when where whether which while who whom whose why will with within without wont would yes yet you " +
    "your article articles compared comparing comparison compare comparisons arent cant update data want wants wonder wondering looking look looks say says " +
    "information regarding concerning respect terms etc eg ie question questions answer answers exist exists available there's currently generally " +
    "am got told came goes somehow six seven eight nine ten eleven twelve dozen against instead ok okay anything took knew keeps keep kept always never again almost already although another around away back begin believe come comes despite does doesn else enough " +
    "especially even every everyone everything following however including included includes indeed like likely make makes making mean means namely " +
    "one's overall particular particularly perhaps regardless seem seems several similar similarly simply since take taken takes taking therefore " +
    "three four five thus together try unless besides apart aside doubt except excluding avoid avoiding omitting unlike usual whereas worthwhile compare"
  ).split(" "),
);

/** English words that say little of the subject: used only where a question has nothing else. */
export const WEAK_WORDS = new Set(
  (
    "loudly risky gives giving hate hates hated kinder quicker faster slower stronger weaker nicer nastier little anyway busy night nights nighttime evening evenings morning mornings afternoon afternoons friend friends beyond " +
    "investigating investigate aware adequate adequately sufficient insufficient justified justifiable acceptable reproducible enable enables ready addressing addressed reflect reflects distinguish distinguishes " +
    "participate participating participant participants appear appears serve serves fact reason reasons goal goals future account willing desire content description aspects concept entity approved considered likelihood ability " +
    "wondered confused puzzled frightened scared scary nervous keen desperate fed sick bothered bothers bothering annoying annoyed awful horrible dreadful nasty lovely brilliant massive tiny huge enormous couple loads tons bunch " +
    "called named mentioned mention suggestive noticed notice notices read heard reading seems google googled online internet forum myth truth honest honestly basically literally totally fully constantly completely regularly " +
    "scheduled booked waitlist appointment referred referral letter anymore yet lately recently forever ages whole entire rest side sides spread kind sorts type types stuff bits piece pieces thing bring brought sent send goes going went leave leaves leaving fix fixed sort sorted " +
    "follow cover confirming wears wear samples exclude excluded misery happens delivered prior series age completion degree protocol prolong prolongs prolonged prolonging arresting caring twice yearly annually detects detected detecting incidentally incidental tool newly severity readily cope coping handy ideally proceed proceeds permanently temporarily acutely chronically partway halfway straight straightaway immediately instantly gradually suddenly unexpectedly expectedly mistakenly correctly incorrectly poorly nicely entirely completely merely solely purely largely broadly closely tightly loosely lightly heavily deeply " +
    "getting gets becoming become becomes became made repeated repeatedly seeing seen feeling feel feels felt staying stayed stays slightly ordinary " +
    "everyday somebody anybody anyone round gone reasonable reasonably lost losing copy copies cheaper money tackle tackling tackles chances along " +
    "bringing brings kept keep keeping keeps put puts putting shown showing end ends ended ending turn turns turned bit lot lots quickly slowly soon early " +
    "earlier later sooner longer bigger smaller nearly nearby easily hard harder hardest fine finish finished happen happens happened happening " +
    "hope hoping hopeful idea ideas kinds sort sorts stuff tried tries trying ask asked asking said think thinks thought thinking guess worry worried " +
    "worrying wanted wanting wish needing properly sensible sensibly advise advised advisable advantage advantages disadvantage disadvantages " +
    "downside downsides upside pros cons pointless useless waste wasted plenty partly partially mainly mostly nice okay alright sure certain " +
    "surely definitely probably unlikely actually basically proof prove proves newest modern nowadays today todays first second third next previous " +
    "previously former latter initially originally finally eventually meanwhile afterwards beforehand throughout allowed permit permitted forbidden suggest " +
    "suggested suggests suggesting suggestion decide decided deciding choose choosing chosen picking continue continued continuing continues " +
    "resume resumed restarting beginning begins began routinely normally typically sometimes occasionally expensive affordable availability accessible " +
    "tackled handle handled handling deal deals dealt manage managed manages managing rid ease eases easing soothe settle settles helping helped " +
    "differently equal equally equivalent comparable badly great greatly huge hugely far extremely highly causing cause leading amongst undergone undergoes " +
    "underwent undertaken undertaking offered offering offers gave starts worked working meaning meant " +
    "anything cut cuts down tablet tablets capsule capsules dangerous multiple who 21st century bridge carry alone matter restart uncomplicated rct rcts meta systematic randomised randomized apps perceive clean barriers born cheap choice counting delaying interval lines living needed omitted removal respond responds stay abruptly accurate accurately alternatives ruling telling wait waiting able anti bad big cutting drinking drink eat eating giving lives long save saves saving wear wearing brands combat combating consumption dealing declared dietary easy fail fails fight fighting fully going golden healthier hardly intake life missing national ok plus product products regular remove removes right set size source sources step theory ton wrong " +
    "care caused weight increase increased increases increasing accelerate achieve active actual adult affect affected affects aim alleviate allow alter alternative analysis appropriate approach assess assessed " +
    "assessing assessment associate associated association attain avoid average avoided balance based behave benefit beneficial benefits best better block boost bring case cases change changed changes " +
    "chance clinical clinically commonly common complete concern condition conditions confer consequence consider contribute control controlled correct correlate course " +
    "current day days decline decrease decreased delay deliver demonstrate depend dependent describe determine develop developing development differ " +
    "difference differences different difficult direct disease diseases disorder disorders drug drugs due duration effect effective effectively effectiveness " +
    "effects efficacy efficacious efficient eliminate enhance ensure established evaluate evaluation exert expect expected experience experienced explain " +
    "face factor factors feasible form frequency frequent frequently function gain general good group groups guideline guidelines harm harmful harms health healthy help helpful helps high " +
    "higher highest history hour hours human humans ideal identify impact impaired implicate important improve improved improvement improvements improves improving inactive indicate induce " +
    "induced inducing influence influenced inhibit initial initiate initiation instead interact intervention interventions involve involved involvement issue issues key kind label lack late lead " +
    "leads lessen level levels link linked lose low lower lowering lowers maintain main major measure measured medical medication medications medicine medicines method methods " +
    "minimal minimize mitigate modify modulate month months necessary negative new normal novel number numbers occur occurrence offer old older onset optimal optimize option " +
    "options order outcome outcomes part pattern patterns patient patients people perform performance period person persons place plan play plays population populations positive possible potential practice predict predicted predicting prediction predictive " +
    "prefer preferred presence present presenting preserve prevalent primary problem problems procedure produce progress promising promote proper propose protect protective provide " +
    "proven quality raise range rapid rare rarely rate rates reach recommend recommendation recommendations recommended reduce reduced reduces reducing reduction reductions regimen regimens regulate relate related relation " +
    "relationship relevant reliable relieve remain replace replacement report reported reports require required response responses result resulting results reverse safer secondary short shorten " +
    "shorter show significance significant significantly slow small specific stable stage standard start started starting state status stop stopping stopped strategies strategy strong subject subjects success successful suffer suffering suitable superior superiority inferior inferiority " +
    "noninferior noninferiority supplement supplementation support supporting suppress sustained switch switching syndrome target targeted targeting technique techniques term terms test tested testing tests " +
    "time timing tolerable tolerated total trend trigger triggered true typical undergo undergoing usage usual utility utilize value variation guided guidance guide mutated mutant naive mediated dependent based positive free like derived sparing containing treated tolerant weekly daily monthly area areas region regions maternal week weeks work works worse worsen worsening worst worth " +
    "year years young younger elder receive receiving received admitted adding add added addition additional"
  ).split(" "),
);

/** Japanese words that build a question or say little of its subject; hiragana alone is grammar anyway. */
const JAPANESE =
  "ミリ センチ キロ グラム 無理 効き目 効き 急 急に 嘘 先 夜 晩 夕方 毎晩 毎朝 深夜 半年 去年 昨年 先月 先週 来月 来週 今年 今月 今週 昨日 今日 明日 最近 以来 後半 前半 半ば 一生 一度 二度 何度 何回も 義母 義父 祖父母 旦那 嫁 家内 長男 長女 次男 次女 姉 妹 兄 弟 彼氏 彼女 友人 友達 知人 同僚 上司 先生 医者 主治医 担当医 病院 自宅 家 勧め 薦め 相談 心配 不安 怖 悩 困 迷 検討中 希望 願望 話 噂 本 雑誌 テレビ ネット 記事 ニュース 子 日 足り 足りて 足りない 足す 足し 減らす 減らし 減らせる 減らせ 下げる 下げ 下がる 下がり 増やす 上げる 上がる 優れる 優れ 良くなる 良くなり 治る 治り 防ぐ 防げる 防げ 効く 効か ずっと 一緒 時々 大丈夫 父 母 夫 妻 娘 息子 主人 家内 孫 お父さん お母さん 気 言われ 数値 対処 発現 版 分割 フォロー 追跡 プログラム 年数 本当 実臨床 実 実際 質 完全 完全に 興味 実感 知 意味 意義 価値 違い 差異 具体 場面 場所 場 施設 国内 海外 同時 当日 朝 昼 夕 二回目 再 再度 最初 最後 最大 最小 最低 最高 平均 中央値 倍 半分 多 少 速 遅 早 長 短 大 小 重 軽 深 浅 広 狭 近 遠 楽 簡単 容易 複雑 単純 安 費用 値段 手間 コツ 目安 頃 頃合 時点 時間帯 順 順番 順序 位 一番 二番 何歳 何年 何日 何回 何時間 何ヶ月 何か月 何週間 何人 何割 何倍 何故 普段 日常 日常的 定期的 定期 不定期 永続的 恒久的 急激 徐々 突然 次第 次 前後 左右 上手 下手 得意 苦手 好 嫌 良好 不良 不十分 十分 充分 適切 不適切 適正 正確 正 誤 間違 正常 異常 安定 安定期 推移 経時的 長期的 短期的 中期的 将来 今後 昔 今 今回 前回 近年 若手 中堅 経験者 未経験 専門 専門家 一般人 当事者 我々 自分 自身 相手 皆 誰 何者 話題 内容 詳細 概要 要点 結論 考 思 感 見 聞 話 書 読 言 行動 行為 手段 手法 手順 工夫 取組 活用 応用 運用 適用 併行 付加 補助 補助的 補充 転換 終了 完了 終 始 開始時 終了後 術式 手技 操作 処置 管理 見守 観察研究 後ろ向き 前向き 横断 横断研究 縦断 コホート コホート研究 症例対照 症例対照研究 全国 大規模 小規模 二重盲検 盲検 非盲検 クロスオーバー ネットワークメタ解析 スコーピングレビュー 総説 原著 学会 発表 抄録 検索式 質問 回答 教え 疑問 確率 可能 不可能 可否 是非 善悪 良悪 良否 適否 妥当 妥当性 信頼 信頼性 再現性 利点 欠点 長所 短所 限界 課題 問題 問題点 注意 注意点 留意 留意点 対応策 解決策 改善策 予防策 改訂 改定 改良 修正 変法 原法 併せ 合わせ 組合 組み合わせ 組合せ 同程度 同じ 同一 類似 相違 相当 相応 超過 以下群 以上群 " +
  "厳格 患者 患者さん 患者群 有効 有効性 効果 効果的 影響 改善 改善効果 比較 比較試験 検討 研究 論文 文献 臨床試験 試験 臨床 臨床的 エビデンス 根拠 場合 使用 投与 関係 関連 関連性 相関 方法 最新 最近 現在 " +
  "薬 薬剤 薬物 薬物療法 医薬品 疾患 病気 病 病態 人 者 方 対 対象 低下 減少 抑制 増加 増大 上昇 軽減 向上 促進 短縮 延長 遅延 作用 役割 教 調 何 時 後 前 中 間 内 外 上 下 以上 以下 以外 " +
  "有 無 的 性 選択 選択肢 推奨 必要 必要性 可能 可能性 有用 有用性 症例 報告 成績 評価 違 差 優 劣 減 増 高 低 開始 変更 導入 実施 適応 目的 目標 結果 成果 予測 " +
  "発症 発生 合併 伴 有無 群 例 型 系 種 種類 回 数 量 値 率 期 度 歳 最適 最善 標準 標準治療 従来 新規 新 新しい 既存 通常 一般 一般的 主要 主 具体的 総合的 全体 全般 一部 各 両 双方 同等 同様 " +
  "受 用 行 与 防 治 及 起 引 起因 基 関 際 点 面 上記 下記 以前 以降 以内 未満 程度 割合 状態 状況 傾向 特徴 変化 差異 方針 ガイド ガイド下 指標下 別 児 週 周 陽性 陰性 母体 活性 活性化 一級 別々 比率 総 利点 欠点 利益 不利益 害 質問 回答 知見 見解 例 どの いつ なぜ ほか 他 " +
  "集団 人々 方々 成分 物質 製剤 剤 薬効 作成 検索 検証 調査 解析 分析 報告例 指標 基準 項目 関与 寄与 介入 介入研究 対策 対処 対応 対照 対照群 経過 過程 転帰 アウトカム 臨床転帰 臨床経過 " +
  "メリット デメリット ガイドライン データ レビュー システマティックレビュー メタ解析 メタアナリシス ランダム化比較試験 無作為化比較試験 無作為化 ランダム化 タイプ ケース レベル グループ サイズ プラセボ 偽薬 健常者 健常 健康 " +
  "症例報告 第一 無関係 不明 未知 治療歴 既往 既往歴 合併例 男女 年代 世代 受診 服用 接種 併発 併存 併存症 合併症例 所見 検出 定義 分類 期待 示唆 証明 確認 維持 回避 解決 活用 利用 応用 提供 実際 現状 今後 将来 役立 有益 優 直接 間接 程度 さらに より良い 十分 削減 系統的 系統的レビュー";

const CHINESE =
  "每个月 每个星期 每个礼拜 每个 吸 吸一口 一口 放 放了 试 试试 试一下 没动静 动静 老 查 没查 查了 没毛病 说没毛病 说没问题 多一点 少一点 掰不开 认 戒 老不好 总不好 好不了 不见好 没好 治不好 没治好 不管用 没用 没效果 补 补充点 养胃 科学 科学依据 依据吗 切 割 好一点 好一些 好点 更好一点 好得快 好得了 闹 擦 抹 涂 敷 贴 戴 滴 输 选 挑 查出 查出来 做完 吃完 喝完 打完 用完 做过 得过 患过 得了 患了 确诊 住院了 买 送 躺 站 跑 爬 抱 喂 洗 睡 醒 掉 流 变 长 生 怀 换 开 拍 量 验 抽 扎 按 揉 泡 星期 礼拜 半年 一年 两年 三年 五年 十年 几年 多年 去年 前年 今年 上个月 这个月 下个月 昨天 今天 明天 前几天 这几天 最近几天 刚刚 刚 突然 慢慢 渐渐 越来越 老样子 这样 那样 这么 那么 怎么回事 什么原因 正常吗 正常 要紧 要紧吗 严不严重 有事 没事 有没有事 有没有关系 有没有影响 有没有必要 有必要 有必要吗 需不需要 该不该 应不应该 值不值 好不好使 灵不灵 靠谱 靠谱吗 靠不靠谱 安不安全 行吗 可以吗 能行 能好 能治 能治好 治得好 治得好吗 治不治 断根 根治 去根 怕 担心 纠结 犹豫 听人说 网上说 朋友说 都说 有人说 别人说 谁 谁来 帮忙 病友 友 打完 一直 从来 系统 判断 作 作对照 含 优先 专业 多层 练 一样 够不够 够 行不行 好不好 要不要 用不用 值不值得 值得 老是 总是 经常 常常 时常 偶尔 有时 线上做 线下 想问 问问 问下 请教 求助 咨询 听说 据说 发放 邮寄 上门 准确度 准确率 横断面 横断面研究 纵向 队列 队列研究 回顾性 前瞻性 全国 大样本 小样本 双盲 单盲 盲法 交叉 真实 真实世界 开放 制度 初始值 起始阶段 早期阶段 晚期阶段 多次 连续 短时间 当天 每次 每晚 术日 当日 即刻 立即 马上 尽快 尽早 及时 延后 推后 提早 提前 多长时间 多长 多快 多高 多低 几次 几天 几周 几个月 几年 几岁 多大年龄 别人 大家 有人 自己 我家 我妈 我爸 我们科 我院 我科 科室 本院 国内 国外 外国 目前 现在 如今 近来 近几年 这几年 最新 最近 以往 过去 从前 今后 后来 然后 接着 其次 首先 最后 最终 终于 另外 此外 并且 同时 一边 以外的 之类 等等 之一 其中 其余 其他 其它 别的 任何 所有 全部 整体 整个 部分 一些 有些 某些 某种 各种 各类 多种 多项 几种 两种 三种 两个 三个 两组 三组 第一次 第二次 再次 又 再 还 都 只 仅 就 才 却 倒 可 真 太 很 挺 蛮 特 极 超 更加 越 越来越 比较好 好一些 好点 差 差一些 差别 差别大 大不大 多不多 少不少 快 快一些 慢 慢一些 少 少滴 多 多一些 少一些 高一些 低一些 早 晚 明确 不明确 清楚 不清楚 知道 不知道 明白 确切 可靠 可靠性 可信 信度 效度 重复性 可重复性 实用 实用性 简单 简便 方便 容易 麻烦 贵 优点 缺点 利弊 弊端 好处 坏处 优势 劣势 局限 局限性 不足 缺陷 注意事项 要点 细节 具体 详细 大致 大概 左右 上下 大约 差不多 几乎 接近 相近 相似 类似 不一样 不相同 一致 不一致 相当 相等 等效 非劣效 非劣 劣效 不劣于 优效 更优 次优 次选 备选 可选 选用 换药 加 减 恢复用 重新 配合 联用 合用 并用 同用 一起 一起用 共同 搭配 组合 取代 参加 参与 未参加 参与率 加入 纳入 入组 招募 分组 报告 上报 漏报 未报告 回答率 应答率 应答 成功 成功率 无效率 初筛 率 值 量 型 式 类 种 次 例 组 期 度 性 化 者 急进 " +
  "患者 病人 有效 有效性 效果 疗效 影响 改善 改善作用 管用 季 时候 降 好 喝 吃 打 坐 效 治好 比较 研究 论文 文献 临床 临床试验 临床研究 试验 证据 依据 使用 应用 给药 服用 摄入 补充 关系 相关 相关性 关联 联系 方法 最新 最近 目前 现在 " +
  "药物 药 药品 用药 疾病 人 人群 者 对 对于 对比 相比 相比较 较 与 降低 减少 抑制 增加 升高 上升 下降 减轻 提高 提升 促进 缩短 延长 延缓 加速 作用 角色 什么 哪些 哪种 哪个 哪一 如何 怎样 怎么 怎么样 为何 为什么 是否 " +
  "能否 可否 可以 能 能够 会 会不会 能不能 有没有 是不是 吗 呢 吧 的 地 得 了 和 与 或 或者 及 以及 并 在 中 于 是 有 无 没有 为 以 其 之 被 把 将 从 到 由 由于 因 因为 而 而且 且 但 但是 更 更好 更加 最 最佳 最好 最优 " +
  "比 后 前 时 期间 之间 之后 之前 以后 以前 以上 以下 以内 以外 请 请问 想 想知道 了解 查找 寻找 检索 搜索 关于 有关 针对 何 有何 何种 何时 多少 多久 多大 几 推荐 建议 需要 必要 必须 应该 应当 应 可能 可能性 优于 劣于 不劣于 优势 优点 缺点 有用 有益 有害 益处 获益 好处 坏处 " +
  "结果 结局 预后因素 情况 情形 状态 状况 这 这些 那 那些 它 他们 她们 我 我们 你 您 人们 使 用 用于 来 去 进行 开展 实施 采用 采取 接受 开始 引起 导致 造成 诱发 发生 出现 发展 进展 存在 具有 病 症 性 型 类 种 例 名 个 组 群 期 级 度 率 值 量 数 次 " +
  "病例 报告 病例报告 个案报道 评价 评估 分析 检测 测定 调查 观察 证实 证明 显示 表明 提示 确定 确认 认为 成年 标准 标准治疗 常规 常规治疗 传统 新型 新的 新 现有 一般 主要 常见 不同 差异 区别 同样 相同 类似 长 短 高 低 大 小 多 少 好 差 快 慢 " +
  "指南 共识 综述 系统综述 系统评价 荟萃分析 随机对照试验 随机 对照 对照组 安慰剂 数据 资料 问题 回答 指标 因素 程度 比例 频率 变化 特征 特点 适应证 适应症 方案 策略 措施 手段 方式 干预 干预措施 选择 目的 意义 价值 潜在 潜力 保护 " +
  "一级 二级 三级 一次 二次 阳性 阴性 母婴 母体 激活 活化 周 级 别 儿 机会 指导下 疗程 参与 介导 调节 调控 调节作用 机能 维持 达到 避免 解决 实际 现状 未来 今后 健康 健康人 男女 既往 病史 合并 伴 伴有 并发 也 都 还 还是 又 再 就 才 只 仅 不 非 未 若 如果 则 即 即使 此 此类 该 各 各种 每 所 所有 全部 部分 一些 一种 一个 两种 两者 爸爸 妈妈 老婆 儿子 女儿 一直不好 变成 多少年 会怎样 会怎么样 不小心 涂 戴 拍 涨 厉害 办法 靠 路 没 天天 哪一种 哪一个 怎么办 咋办 怎麼辦 咋整 怎么治 咋治 上 下 内 外 里 间 等 等等 " +
  "起 让 令 给 向 往 跟 同 当 至 至于 除 除外 经 经过 通过 根据 按 按照 随 随着 关键 重要 重要性 特别 尤其 非常 比起 要 想要 看 做 说 讲 谈 问 答 真的 确实 究竟 到底 大概 一定 真正 明显 显著 显著性 有无 及其 以便 从而 因此 所以 虽然 然而 不过 同时 另外 此外 例如 比如 包括 属于 达 仍 仍然 已 已经 正在 曾 曾经 过 帮助 有帮助 有助于 直接 间接 改变 排除 剔除 成效 控制 推广";

/** Japanese and Chinese words and particles that build a question, or say little of its subject. */
export const EAST_ASIAN_STOP_WORDS = new Set(`${JAPANESE} ${CHINESE}`.split(" "));
