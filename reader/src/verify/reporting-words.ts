/** Words that report a result, and name nothing that was studied. */
export const REPORTING: ReadonlySet<string> = new Set(
  (
    "significant significantly statistically increase increases increased decrease decreases decreased reduce reduces reduced reduction improve improves improved improvement lower lowers lowered " +
    "higher greater less fewer more better worse shorter longer than compared comparison versus vs difference different differ differed similar effect effects effective result results resulted " +
    "showed shown found finding findings demonstrated reported associated association study studies trial trials randomized randomised controlled patients participants people adults subjects " +
    "group groups treatment treated therapy receiving received use using used intervention control evidence suggests suggest recent research systematic review meta-analysis data also may can " +
    "did does do not no neither nor significantly respectively confidence interval ci p mean respectively rate rates risk level levels score scores change changes among however therefore thus"
  ).split(" "),
);
