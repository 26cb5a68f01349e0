/** What tests read of references: CSL-JSON. The package has no types of its own. */
declare module "@citation-js/core" {
  interface CslName {
    family?: string;
    given?: string;
    suffix?: string;
    literal?: string;
    "non-dropping-particle"?: string;
  }
  interface CslItem {
    id: string;
    type: string;
    author?: CslName[];
    issued?: { "date-parts": number[][] };
    [variable: string]: unknown;
  }
  export class Cite {
    constructor(text: string, options?: { forceType?: string });
    data: CslItem[];
  }
}
declare module "@citation-js/plugin-ris";
declare module "@citation-js/plugin-bibtex";
