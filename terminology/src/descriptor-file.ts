/** NLM's descriptor file, and the packed table that the product makes of it. */
export { DescriptorFileError } from "./mesh/descriptor-file-error.ts";
export { openMesh } from "./mesh/mesh.ts";
export { packMesh } from "./mesh/pack-mesh.ts";
export { parseDescriptors } from "./mesh/parse-descriptors.ts";
