/** As package.json has it: the records of searches name it. */
export const MEDSIEVE_VERSION = "0.2.0";
