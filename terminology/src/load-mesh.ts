import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { constants, gunzipSync } from "node:zlib";
import { type Mesh, openMesh, parseMeshYear } from "./mesh/mesh.ts";

const FILE = fileURLToPath(new URL("./assets/mesh.tsv.gz", import.meta.url));

/** Compressed bytes that surely hold the first line. */
const START_BYTES = 4_096;

let mesh: Mesh | null = null;
let year: number | null = null;

/**
 * MeSH as it comes with the product; read when it is first asked for, in about 0.1 s, then kept: the table takes 7 MB of
 * memory, its index 6 MB, and the tree, when it is first asked for, 8 MB.
 */
export function loadMesh(): Mesh {
  mesh ??= openMesh(gunzipSync(readFileSync(FILE)));
  return mesh;
}

/** The year of MeSH that the product has, without the rest of the table. */
export function readMeshYear(): number {
  year ??= parseMeshYear(
    gunzipSync(readFileSync(FILE).subarray(0, START_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }),
  );
  return year;
}
