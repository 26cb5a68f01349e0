import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { MedlineFileError, UnreadableInputError } from "@medsieve/medline/medline-file-error";
import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { DescriptorFileError, packMesh, parseDescriptors } from "@medsieve/terminology/descriptor-file";

const USAGE = `Makes the product's table of MeSH from NLM's descriptor file.

usage: npm run terminology:import -- FILE [--year YEAR]

FILE is a descriptor file as NLM publishes it, such as desc2025.xml, also as .xml.gz. --year is for a file that does not
name its year. The table is used from the next start on.`;

/** MeSH of the year 2000 had 19,000: what has fewer is a sample, or a file that was cut. */
const FEWEST_HEADINGS = 15_000;
/** From the project's root, where the script runs this. */
const TABLE = "terminology/src/assets/mesh.tsv.gz";

/** The arguments; null, with the reason printed, where they are not as the usage has them. */
function readArguments(): { file: string; year: number | null } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { year: { type: "string" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (values.help || file === undefined || more.length > 0) {
      process.stderr.write(`${USAGE}\n`);
      return null;
    }
    if (values.year !== undefined && !/^(?:19|20)\d\d$/u.test(values.year)) {
      process.stderr.write(`--year takes a year such as 2025, not "${values.year}"\n`);
      return null;
    }
    return { file, year: values.year === undefined ? null : Number(values.year) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    return null;
  }
}

/** Replaces the table in one step, so that one that cannot be read leaves the older one as it is. */
async function importTerminology(file: string, year: number | null): Promise<string> {
  const { text } = await openMedlineFile(file);
  const set = await parseDescriptors(text, year);
  const found = set.descriptors.length;
  if (found < FEWEST_HEADINGS) {
    throw new Error(`${file}: it has ${found} headings, and all of MeSH has more than ${FEWEST_HEADINGS}`);
  }
  const packed = packMesh(set);
  await mkdir(dirname(TABLE), { recursive: true });
  await writeFile(`${TABLE}.part`, packed);
  await rename(`${TABLE}.part`, TABLE);
  const terms = set.descriptors.reduce((sum, one) => sum + one.entryTerms.length + one.permutedTerms.length, 0);
  return `MeSH ${set.year}: ${found} headings and ${terms} other names, ${packed.length} bytes, in ${TABLE}`;
}

function explain(file: string, error: unknown): string {
  if (error instanceof MedlineFileError) return error.message;
  if (error instanceof DescriptorFileError) return `${file}, ${error.message}`;
  if (error instanceof UnreadableInputError) return `${file}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

const given = readArguments();
if (given === null) process.exitCode = 2;
else {
  try {
    process.stdout.write(`${await importTerminology(given.file, given.year)}\n`);
  } catch (error) {
    process.stderr.write(`${explain(given.file, error)}\nThe table of MeSH stays as it is.\n`);
    process.exitCode = 1;
  }
}
