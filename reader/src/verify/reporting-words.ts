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

/** Words of everyday speech beside which a claim says which way something went; in a claim without one they may turn what it says. */
export const COMMON: ReadonlySet<string> = new Set(
  (
    "about almost roughly nearly approximately around just over under some well equally often seldom many much most every each could would should gave give given giving gives got get gets " +
    "took take taken takes made make makes had have has needed ended suffered experienced developed occurred seen observed reached stayed left kept followed following when where while after before during " +
    "mouth orally tablet tablets capsule capsules pill pills inhaler inhalers bed session sessions real much whether likely often long as " +
    "one two three four five six seven eight nine ten half quarter third degree measure way adding added adds combined combining combination plus"
  ).split(" "),
);
