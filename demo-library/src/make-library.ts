import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { constants, gzipSync } from "node:zlib";
import { generateDemonstrationXml } from "./generate-demonstration.ts";

/** The file that the server imports at its first start. */
const FILE = fileURLToPath(new URL("../demonstration-library.xml.gz", import.meta.url));

const packed = gzipSync([...generateDemonstrationXml()].join(""), { level: constants.Z_BEST_COMPRESSION });
writeFileSync(FILE, packed);
process.stdout.write(`${FILE}: ${packed.length} bytes\n`);
