import type { Design } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface InventedJournal {
  title: string;
  abbreviation: string;
  /** Its first volume appeared in the year after this one. */
  volumeZero: number;
}

const GENERAL: readonly InventedJournal[] = [
  { title: "Annals of Imaginary Medicine (Demonstration)", abbreviation: "Ann Imag Med (Demo)", volumeZero: 1961 },
  {
    title: "Fictional Journal of Clinical Trials (Demonstration)",
    abbreviation: "Fict J Clin Trials (Demo)",
    volumeZero: 1984,
  },
  { title: "Nowhere Medical Journal (Demonstration)", abbreviation: "Nowhere Med J (Demo)", volumeZero: 1939 },
  {
    title: "Archives of Invented Therapeutics (Demonstration)",
    abbreviation: "Arch Invent Ther (Demo)",
    volumeZero: 1972,
  },
  {
    title: "Journal of Hypothetical Evidence (Demonstration)",
    abbreviation: "J Hypothet Evid (Demo)",
    volumeZero: 1990,
  },
  {
    title: "Examplestadt Clinical Review (Demonstration)",
    abbreviation: "Examplestadt Clin Rev (Demo)",
    volumeZero: 1955,
  },
  { title: "Utopian Health Reports (Demonstration)", abbreviation: "Utop Health Rep (Demo)", volumeZero: 1993 },
];
const LABORATORY: readonly InventedJournal[] = [
  {
    title: "Make-Believe Molecular Biology (Demonstration)",
    abbreviation: "Make-Believe Mol Biol (Demo)",
    volumeZero: 1987,
  },
  {
    title: "Imaginary Journal of Experimental Medicine (Demonstration)",
    abbreviation: "Imag J Exp Med (Demo)",
    volumeZero: 1966,
  },
  { title: "Invented Cell Reports (Demonstration)", abbreviation: "Invent Cell Rep (Demo)", volumeZero: 1995 },
];
const CASES: readonly InventedJournal[] = [
  { title: "Fictional Case Reports (Demonstration)", abbreviation: "Fict Case Rep (Demo)", volumeZero: 1996 },
  { title: "Nowhere Clinical Cases (Demonstration)", abbreviation: "Nowhere Clin Cases (Demo)", volumeZero: 1988 },
];
const FOREIGN = new Map<string, InventedJournal>([
  ["jpn", { title: "Kakuu Igaku Zasshi (Demonstration)", abbreviation: "Kakuu Igaku Zasshi (Demo)", volumeZero: 1958 }],
  ["chi", { title: "Xugou Yixue Zazhi (Demonstration)", abbreviation: "Xugou Yixue Zazhi (Demo)", volumeZero: 1978 }],
  [
    "ger",
    {
      title: "Erfundene Medizinische Wochenschrift (Demonstration)",
      abbreviation: "Erfund Med Wochenschr (Demo)",
      volumeZero: 1949,
    },
  ],
  [
    "fre",
    { title: "Revue Imaginaire de Medecine (Demonstration)", abbreviation: "Rev Imag Med (Demo)", volumeZero: 1963 },
  ],
  [
    "spa",
    { title: "Revista Ficticia de Medicina (Demonstration)", abbreviation: "Rev Fict Med (Demo)", volumeZero: 1970 },
  ],
]);

/** A journal that does not exist, of the right kind and language (a MEDLINE code). */
export function chooseJournal(design: Design, language: string, random: SeededRandom): InventedJournal {
  const foreign = FOREIGN.get(language);
  if (foreign !== undefined) return foreign;
  if (design === "animal" || design === "cell" || design === "gene") return random.pick(LABORATORY);
  if (design === "case_report" || design === "case_series") return random.pick(random.happens(0.7) ? CASES : GENERAL);
  return random.pick(GENERAL);
}
