import type { Study } from "@medsieve/contract/group-studies";
import { rankDesign } from "../answer/evidence-kinds.ts";
import type { DesignId } from "../design/designs.ts";

/** Of what design the counted papers are, one design. */
export interface BasisPart {
  /** Null where the design is unknown. */
  design: DesignId | null;
  /** Papers; those of one trial once. */
  papers: number;
  /** All participants together, as the papers state them; null where none does, and where adding would count people twice. */
  participants: number | null;
  /** Some of the papers state no number, so that there are more. */
  isLeast: boolean;
}

interface Bearing {
  pmid: string;
  design: DesignId | null;
  participants: number | null;
}

/** Several of these may rest on the same studies, so that their participants are not added up. */
const SYNTHESES: readonly (DesignId | null)[] = ["meta_analysis", "systematic_review", "review", "guideline"];

/** What a verdict rests on, the strongest design first; of the reports of one trial the first, with the most participants of any. */
export function describeBasis(papers: readonly Bearing[], studies: readonly Study[]): BasisPart[] {
  const trials = new Map<string, { design: DesignId | null; participants: number | null }>();
  for (const { pmid, design, participants } of papers) {
    const trial = studies.find(({ pmids }) => pmids.includes(pmid))?.pmids[0] ?? pmid;
    const known = trials.get(trial);
    trials.set(trial, {
      design: known === undefined ? design : known.design,
      participants: takeMore(known?.participants ?? null, participants),
    });
  }
  const designs = [...new Set(Array.from(trials.values(), ({ design }) => design))];
  designs.sort((one, other) => rankDesign(one) - rankDesign(other));
  return designs.map((design) => {
    const sizes = [...trials.values()].filter((trial) => trial.design === design).map((trial) => trial.participants);
    const known = sizes.filter((size) => size !== null);
    const isAdded = known.length > 0 && (sizes.length === 1 || !SYNTHESES.includes(design));
    return {
      ...{ design, papers: sizes.length, isLeast: known.length < sizes.length },
      participants: isAdded ? known.reduce((sum, size) => sum + size, 0) : null,
    };
  });
}

function takeMore(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
