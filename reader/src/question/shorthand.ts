import { stemWord } from "@medsieve/text/stem";

/** Clinicians' short words within names, by their stems, with what they are short for. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    postop: "postoperative",
    preop: "preoperative",
    periop: "perioperative",
    intraop: "intraoperative",
    rehab: "rehabilitation",
    pulm: "pulmonary",
    chemo: "chemotherapy",
    physio: "physiotherapy",
    abdo: "abdominal",
    staph: "staphylococcal",
    strep: "streptococcal",
    trach: "tracheostomy",
    vent: "ventilator",
    cath: "catheter",
    peds: "pediatric",
    paeds: "pediatric",
    vit: "vitamin",
    bx: "biopsy",
    fx: "fracture",
    inj: "injection",
    mets: "metastases",
    mod: "moderate",
    hosp: "hospital",
    admin: "administration",
    resus: "resuscitation",
    ca: "cancer",
    o2: "oxygen",
    tachy: "tachycardia",
    brady: "bradycardia",
    mech: "mechanical",
    desat: "desaturation",
    abx: "antibiotics",
    tx: "transplant",
    dz: "disease",
    lap: "laparoscopic",
    resp: "respiratory",
    psych: "psychiatric",
    exac: "exacerbation",
    neg: "negative",
    pos: "positive",
    prophy: "prophylaxis",
    adj: "adjuvant",
    neoadj: "neoadjuvant",
    supps: "supplements",
    vax: "vaccine",
    immuno: "immunotherapy",
    fem: "femoral",
    stim: "stimulation",
    disch: "discharge",
    neuro: "neurological",
    infxn: "infection",
    dysfxn: "dysfunction",
    bilat: "bilateral",
    gyn: "gynecologic",
    ortho: "orthopedic",
    onc: "oncology",
    depr: "depression",
    hypox: "hypoxic",
    obst: "obstructive",
    cont: "continuous",
    maint: "maintenance",
    recur: "recurrent",
  }).map(([short, long]) => [stemWord(short), stemWord(long)]),
);
/** "Post-op" is two words. */
const OPERATION = /(?<![a-z])(post|pre|peri|intra) op(?![a-z])/gu;

/** The stems of a run of words with its short words written out: "post-op pain" is postoperative pain; null: it has none. */
export function writeOut(stems: string): string | null {
  const joined = stems.replace(OPERATION, "$1op");
  const whole = joined
    .split(" ")
    .map((stem) => SHORT.get(stem) ?? stem)
    .join(" ");
  return whole === stems ? null : whole;
}
