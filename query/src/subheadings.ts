import { valueLexeme } from "@medsieve/text/lexemes";

/**
 * MeSH subheadings with their abbreviations (NLM, "Qualifiers by Allowable Category"); at the end those that were
 * withdrawn but stand in older records.
 */
const SUBHEADINGS = `ab abnormalities; ad administration & dosage; ae adverse effects; ag agonists;
aa analogs & derivatives; an analysis; ah anatomy & histology; ai antagonists & inhibitors; bi biosynthesis; bl blood;
bs blood supply; cf cerebrospinal fluid; cs chemical synthesis; ci chemically induced; ch chemistry; cl classification;
co complications; cn congenital; cy cytology; df deficiency; di diagnosis; dg diagnostic imaging; du diagnostic use;
dh diet therapy; de drug effects; dt drug therapy; ec economics; ed education; em embryology; en enzymology;
ep epidemiology; es ethics; eh ethnology; et etiology; ge genetics; gd growth & development; hi history; im immunology;
in injuries; ir innervation; is instrumentation; ip isolation & purification; lj legislation & jurisprudence;
me metabolism; mt methods; mi microbiology; mo mortality; nu nursing; og organization & administration; ps parasitology;
py pathogenicity; pa pathology; pk pharmacokinetics; pd pharmacology; ph physiology; pp physiopathology; po poisoning;
pc prevention & control; px psychology; re radiation effects; rt radiotherapy; rh rehabilitation; sc secondary;
se secretion; st standards; sn statistics & numerical data; sd supply & distribution; su surgery; tu therapeutic use;
th therapy; to toxicity; tm transmission; tr transplantation; td trends; ul ultrastructure; ur urine; ve veterinary;
vi virology; ut utilization; ma manpower; ra radiography; ri radionuclide imaging; us ultrasonography`;

const NAMES = new Map<string, string>();
const ABBREVIATIONS = new Map<string, string>();
for (const entry of SUBHEADINGS.split(/;\s*/u)) {
  const name = entry.slice(3);
  NAMES.set(entry.slice(0, 2), name);
  NAMES.set(fold(name), name);
  ABBREVIATIONS.set(name, entry.slice(0, 2));
  NAMES.set(fold(name.replace("&", "and")), name);
}

function fold(name: string): string {
  return valueLexeme("sh", name).slice(3);
}

/** The full name of a MeSH subheading given by name or two-letter abbreviation; null when there is none. */
export function findSubheading(name: string): string | null {
  return NAMES.get(fold(name)) ?? null;
}

/** The two-letter abbreviation of a MeSH subheading by its full name; null when there is none. */
export function abbreviateSubheading(name: string): string | null {
  return ABBREVIATIONS.get(name) ?? null;
}

/** "Heart Failure/drug therapy" in its two parts; `subheading` null when none is named or it is not one of MeSH's. */
export function splitHeading(text: string): { heading: string; subheading: string | null } {
  const slash = text.lastIndexOf("/");
  const subheading = slash > 0 ? findSubheading(text.slice(slash + 1)) : null;
  return subheading === null ? { heading: text, subheading } : { heading: text.slice(0, slash).trim(), subheading };
}
