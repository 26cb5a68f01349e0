import type { SeededRandom } from "./seeded-random.ts";

/** "Example" and "sample" in many languages: names that cannot be taken for those of real authors. */
const SURNAMES = [
  ...["Beispiel", "Mustermann", "Musterfrau", "Exemplar", "Placeholder", "Figment", "Nobody", "Anyone", "Sample"],
  ...["Ejemplo", "Ninguno", "Exemplo", "Esempio", "Nessuno", "Exemple", "Personne", "Voorbeeld", "Niemand"],
  ...["Exempel", "Eksempel", "Esimerkki", "Ingen", "Przyklad", "Priklad", "Primer", "Pelda", "Ornek", "Paradeigma"],
  ...["Mihon", "Tatoe", "Kakuu", "Daremo", "Shili", "Xugou", "Yangben", "Wuming", "Yesi", "Vidu", "Contoh"],
  ...["Halimbawa", "Udaharan", "Namuna", "Mithaal", "Dugma", "Mfano", "Apeere", "Naide", "Pavyzdys", "Shembull"],
];
const DEPARTMENTS = [
  "Medicine",
  "Imaginary Medicine",
  "Clinical Research",
  "Epidemiology",
  "Biology",
  "Nursing Science",
];
const INSTITUTIONS = [
  "University of Nowhere, Examplestadt",
  "Institute of Invented Evidence, Nowhere",
  "Placeholder General Hospital, Examplestadt",
  "School of Fictional Medicine, Utopia City",
  "Demonstration Medical Center, Samplebury",
];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface InventedAuthor {
  lastName: string;
  initials: string;
  affiliation: string | null;
}

/** The authors of one paper; the first has an affiliation. */
export function inventAuthors(count: number, random: SeededRandom): InventedAuthor[] {
  return random
    .shuffle(SURNAMES)
    .slice(0, count)
    .map((lastName, at) => ({
      lastName,
      initials: Array.from({ length: random.drawInteger(1, 2) }, () => LETTERS[random.drawInteger(0, 25)]).join(""),
      affiliation: at === 0 ? `Department of ${random.pick(DEPARTMENTS)}, ${random.pick(INSTITUTIONS)}.` : null,
    }));
}
