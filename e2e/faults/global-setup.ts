import { prepare } from "../../scripts/prepare.mjs";

/** Builds the server where it changed, so that the faults can also be run by themselves. */
export default async function setUp(): Promise<void> {
  await prepare({ web: false });
}
