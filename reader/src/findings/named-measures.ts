import type { QuestionConcept } from "../question/concept.ts";

/** What papers measure, as they name it, of what a question names in general words; both are looked for as they are written. */
const NAMED_MEASURES: readonly (readonly [named: RegExp, measured: RegExp])[] = [
  [
    /\b(?:lung|pulmonary|respiratory|ventilatory) (?:function|capacity)\b/iu,
    /\bFEV ?1\b|\bforced (?:expiratory volume|vital capacity)\b|\bFVC\b|\bvital capacity\b|\bspirometr\w+|\bpeak (?:expiratory )?flow\b|\bPEFR?\b/iu,
  ],
  [
    /^recovery$/iu,
    /\brecover\w*|\bduration of (?:[\w-]+ )?(?:symptoms|illness|fever)\b|\btime to (?:resolution|discharge|clinical stability)\b|\bconvalescence\b/iu,
  ],
  [/\binfarct(?:ion)? size\b/iu, /\binfarct\w* size\b|\bCK-?MB\b|\bcreatine kinase\b|\btroponin\b/iu],
  [
    /\bbody composition\b/iu,
    /\b(?:body )?fat(?: mass| percentage)?\b|\blean (?:body |tissue )?mass\b|\bfat[- ]free mass\b|\bmuscle (?:mass|volume)\b/iu,
  ],
  [
    /\bbone (?:loss|turnover|metabolism|mass|health|strength|resorption)\b/iu,
    /\bbone (?:mass|mineral|loss|turnover|resorption|formation)\b|\bBM[DC]\b|\bosteocalcin\b|\b(?:CTX|NTX|P1NP)\b/iu,
  ],
  [
    /\b(?:autonomic|vagal) (?:nervous )?(?:function|regulation|modulation|activity|tone|control|system|balance)\b/iu,
    /\bheart rate variability\b|\bHRV\b|\bbaroreflex\b|\bRMSSD\b|\bvagal\b|\bLF ?\/ ?HF\b/iu,
  ],
  [
    /\b(?:functional|exercise|aerobic|walking|cardiorespiratory|physical) (?:capacity|fitness|tolerance|ability|endurance|function(?:ing)?|performance)\b|\bmobility\b|\bgait\b/iu,
    /\b(?:6|six)[- ]?min(?:ute)?s?[- ]walk\w*|\b6MW[DT]\b|\bVO ?2 ?(?:max|peak)?\b|\b(?:oxygen|O2) (?:uptake|consumption)\b|\bwalk(?:ing)? (?:speed|distance|time|test)\b|\bgait (?:speed|velocity)\b|\b(?:peak|maximal) (?:power|work ?load)\b|\btime to exhaustion\b|\bsit[- ]to[- ]stand\b|\bchair (?:stand|rise)\b|\btimed up[- ]and[- ]go\b|\bTUG\b|\bSPPB\b/iu,
  ],
  [
    /\b(?:exercise|sports?|athletic|cycling|running|swimming|sprint|endurance|anaerobic|aerobic|time[- ]trial|rowing)\b[\w -]{0,20}\bperformance\b|^performance$/iu,
    /\bperformance\b|\btime[- ]trial\b|\b(?:power output|peak power|mean power)\b|\btime to (?:exhaustion|fatigue)\b|\bsprint\w*|\bjump (?:height|performance)\b|\brepetitions\b/iu,
  ],
  [
    /\bglyca?emi\w+|\bglucose (?:control|tolerance|metabolism|homeostasis|regulation|profiles?)\b|\bblood sugar\b|\bdiabetes control\b/iu,
    /\bHb ?A1c\b|\bA1C\b|\bglyc(?:at|osylat)ed ha?emoglobin\b|\b(?:fasting|plasma|blood|postprandial|serum|peak|24-h|mean)? ?glucose\b|\bglyca?emic\b/iu,
  ],
  [
    /\b(?:lipids?|lipoproteins?)\b(?! peroxid)/iu,
    /\b(?:LDL|HDL|VLDL)\b|\btriglycerides?\b|\bcholesterol\b|\blipids?\b(?! peroxid)|\blipoproteins?\b/iu,
  ],
  [
    /\binflammat\w+/iu,
    /\binflammat\w+|\b(?:hs-?)?CRP\b|\bC-reactive protein\b|\bIL-?\d|\binterleukin|\bTNF\b|\bcytokines?\b|\bESR\b|\bsedimentation rate\b/iu,
  ],
  [
    /\boxidative (?:stress|status|damage|markers?)\b|\b(?:anti)?oxidant (?:status|capacity|defen[cs]e|markers?|enzymes?)\b/iu,
    /\bmalondialdehyde\b|\bMDA\b|\btotal antioxidant\b|\bTA[CS]\b|\bsuperoxide dismutase\b|\bSOD\b|\bglutathione\b|\bisoprostanes?\b|\boxidi[sz]ed LDL\b|\bTBARS\b|\boxidative\b|\blipid peroxidation\b/iu,
  ],
  [
    /\bha?emodynamics?\b/iu,
    /\bblood pressure\b|\b(?:heart|pulse) rate\b|\b(?:SBP|DBP|MAP)\b|\barterial pressure\b|\bcardiac (?:output|index)\b|\bstroke volume\b|\bvascular resistance\b|\bha?emodynamics?\b|\bhypotension\b|\bbradycardia\b/iu,
  ],
  [
    /\b(?:liver|hepatic) (?:function|enzymes?|injury|damage|tests?)\b|\baminotransferases?\b|\btransaminases?\b/iu,
    /\b(?:ALT|AST|GGT)\b|\b(?:amino)?transferases?\b|\btransaminases?\b|\bbilirubin\b|\bliver (?:enzymes?|function)\b/iu,
  ],
  [
    /\b(?:kidney|renal) function\b/iu,
    /\be?GFR\b|\bglomerular filtration\b|\bcreatinine\b|\bcystatin C\b|\b(?:kidney|renal) function\b/iu,
  ],
  [
    /\b(?:sleep|insomnia)\b(?! (?:apn|disordered|medicine))/iu,
    /\bPSQI\b|\bPittsburgh Sleep\b|\bsleep (?:quality|duration|time|efficiency|latency|onset)\b|\binsomnia\b|\bISI\b|\bwake after sleep\b|\bWASO\b/iu,
  ],
  [
    /\b(?:bowel|gastrointestinal|intestinal|gut) (?:function|activity|motility|recovery|movements?)\b|\bileus\b/iu,
    /\bflatus\b|\bdef(?:a)?ecation\b|\bbowel (?:movements?|sounds|motility|function)\b|\bstools?\b|\bileus\b|\btransit time\b/iu,
  ],
  [
    /\bpregnancy outcomes?\b|\bfertility\b|\bIVF (?:outcomes?|success)\b/iu,
    /\bpregnanc(?:y|ies)\b|\blive[- ]births?\b|\bmiscarriages?\b|\bimplantation rates?\b/iu,
  ],
  [
    /\b(?:neonatal|perinatal|birth|infant|newborn) (?:outcomes?|prognosis)\b/iu,
    /\bbirth ?weight\b|\bApgar\b|\bNICU\b|\bpreterm\b|\bgestational age\b|\b(?:neonatal|infant|perinatal) (?:mortality|deaths?|morbidity)\b|\brespiratory distress\b|\bsepsis\b|\benterocolitis\b/iu,
  ],
  [
    /\bdisease activity\b|\bflares?(?:-ups?)?\b/iu,
    /\bdisease activity\b|\bDAS-?28\b|\bSLEDAI\b|\bCDAI\b|\bflares?\b|\bMayo score\b|\bACR ?20\b|\bBASDAI\b|\bPASI\b|\brelapses?\b/iu,
  ],
  [
    /\bcogniti\w+|\bexecutive functions?\b|\bmental performance\b/iu,
    /\bcognit\w+|\b(?:working |episodic |verbal |visual )?memory\b|\battention\b|\bexecutive functions?\b|\bprocessing speed\b|\bMMSE\b|\bMini-Mental\b|\bADAS-?Cog\b|\bMoCA\b/iu,
  ],
  [
    /\bmuscle (?:mass|size|volume|growth)\b|\bmuscle hypertrophy\b|\bhypertrophy of (?:the )?muscles?\b/iu,
    /\bmuscle (?:mass|thickness|volume|size)\b|\blean (?:body |tissue )?mass\b|\bcross-sectional area\b|\b[LM]?CSA\b/iu,
  ],
  [
    /\b(?:balance|postur(?:al|e) (?:stability|control))\b/iu,
    /\bbalance\b|\bBerg\b|\bTUG\b|\btimed up[- ]and[- ]go\b|\bpostur\w+ (?:sway|stability|control)\b/iu,
  ],
  [
    /\b(?:menopausal|climacteric|vasomotor) (?:symptoms?|complaints?)\b|\bhot fl(?:ush|ash)es\b/iu,
    /\bhot fl(?:ush|ash)es\b|\b(?:vasomotor|menopausal|climacteric) symptoms?\b|\bnight sweats\b|\bKupperman\b|\bflush(?:es|ing)\b/iu,
  ],
  [
    /\b(?:psychological|mental|emotional) (?:distress|health|symptoms|status|state)\b|\bwell-?being\b|\bmood\b/iu,
    /\bdepress\w+|\banxi\w+|\bdistress\b|\bGHQ\b|\bwell-?being\b|\bPGWB\b|\bPOMS\b|\bmood\b/iu,
  ],
  [
    /\bdisability\b|\bfunctional (?:outcomes?|recovery|disability|independence|impairment|status)\b|\bADL\b|\bactivities of daily living\b/iu,
    /\bBarthel\b|\bFIM\b|\bmRS\b|\bRankin\b|\bODI\b|\bOswestry\b|\bRoland\b|\bDASH\b|\bHAQ\b|\bEDSS\b|\bdisability\b|\bindependence\b|\bactivities of daily living\b/iu,
  ],
  [/\bspasticity\b|\bmuscle tone\b/iu, /\bspasticity\b|\bAshworth\b|\bmuscle tone\b/iu],
  [
    /\b(?:vascular|endothelial) (?:function|dysfunction|health)\b|\barterial stiffness\b/iu,
    /\bflow-mediated (?:vaso)?dilat\w+|\bFMD\b|\bpulse wave velocity\b|\bPWV\b|\baugmentation index\b|\barterial stiffness\b|\bendothelium-dependent\b/iu,
  ],
  [
    /\b(?:cardiac|heart|(?:left )?ventricular|LV) function\b/iu,
    /\bejection fraction\b|\bLVEF\b|\bstroke volume\b|\b(?:NT-pro)?BNP\b|\bglobal longitudinal strain\b/iu,
  ],
  [/\b(?:itch(?:ing)?|pruritus)\b/iu, /\bitch\w*|\bprurit\w+/iu],
  [
    /\b(?:oral|periodontal|gingival) (?:health|status|inflammation|hygiene)\b|\bgingivitis\b|\bperiodontitis\b/iu,
    /\bplaque (?:index|scores?)\b|\bgingival (?:index|bleeding|inflammation)\b|\bbleeding on probing\b|\bprobing (?:pocket )?depth\b|\battachment level\b/iu,
  ],
  [
    /\b(?:physical activity|sedentary behaviou?r)\b/iu,
    /\bphysical activity\b|\bMVPA\b|\bsteps\b|\bsedentary\b|\bsitting time\b/iu,
  ],
  [
    /\b(?:appetite|satiety|food intake|energy intake)\b/iu,
    /\b(?:energy|food|calorie) intake\b|\bhunger\b|\bfullness\b|\bsatiety\b|\bappetite\b/iu,
  ],
  [/\b(?:vision|visual (?:acuity|function)|eyesight)\b/iu, /\bvisual acuity\b|\bBCVA\b|\blogMAR\b|\bETDRS letters\b/iu],
  [/\bmyopia\b/iu, /\baxial (?:length|elongation)\b|\bspherical equivalent\b|\bmyopia progression\b/iu],
  [/\b(?:dyspn(?:o)?ea|breathlessness)\b/iu, /\bdyspn(?:o)?ea\b|\bbreathless\w*|\bBorg\b|\bmMRC\b/iu],
  [
    /\b(?:body ?weight|weight (?:loss|gain|reduction|management|control)|overweight|obesity|body mass)\b/iu,
    /\b(?:body ?)?weight\b(?! bear)|\bBMI\b|\bbody mass\b|\bwaist circumference\b/iu,
  ],
  [
    /\b(?:an(?:a)?emia|iron (?:status|deficiency|stores))\b/iu,
    /\bha?emoglobin\b|\bHb\b(?! ?A1c)|\ban(?:a)?emi[ac]\b|\bferritin\b/iu,
  ],
  [/\b(?:carbon dioxide|CO2)\b/iu, /\bP?(?:a|et|tc|v)?CO ?2\b|\bcarbon dioxide\b|\bhypercapnia\b/iu],
  [/\bha?emorrhagic cystitis\b/iu, /\bcystitis\b|\bha?ematuria\b/iu],
];

/** Every paper asks for those of the same concepts. */
const KNOWN = new WeakMap<QuestionConcept, RegExp[]>();

/** The patterns of what papers measure for something by what it is called; empty where it is measured by no other name. */
export function readNamedMeasures(concept: QuestionConcept): RegExp[] {
  const known = KNOWN.get(concept);
  if (known !== undefined) return known;
  const { heading, written, names } = concept;
  const called = [heading ?? "", written, names[0]?.text ?? ""];
  const read = NAMED_MEASURES.flatMap(([named, measured]) =>
    called.some((name) => named.test(name)) ? [measured] : [],
  );
  KNOWN.set(concept, read);
  return read;
}
