import type { Language } from "@medsieve/contract/constants";
import type { SearchRecord } from "@medsieve/contract/records";
import type { TFunction } from "i18next";
import { formatNumber } from "../../../lib/format.ts";
import { nameReader, nameSource } from "../name-parts.ts";

export const FLOW_PHASES = ["identification", "screening", "included"] as const;
export type FlowPhase = (typeof FLOW_PHASES)[number];

export interface FlowCount {
  text: string;
  /** As it is shown. */
  count: string;
}

/** One step of the way from what was found to what was read. */
export interface FlowStep extends FlowCount {
  phase: FlowPhase;
  /** Of these, what has to be known. */
  among: FlowCount[];
  /** What left the way at this step, and why. */
  out: FlowCount[];
}

type Recorded = Pick<SearchRecord, "flow" | "queries" | "provenance">;

/** The PRISMA 2020 flow of a search, in the words of what Medsieve does: it reads, and no person screens. */
export function describeFlow({ flow, queries, provenance }: Recorded, t: TFunction, language: Language): FlowStep[] {
  const count = (text: string, value: number): FlowCount => ({ text, count: formatNumber(value, language) });
  const some = (text: string, value: number): FlowCount[] => (value === 0 ? [] : [count(text, value)]);
  const run = queries.filter((query) => query.hits !== null).length;
  return [
    {
      phase: "identification",
      ...count(
        t("record:flow.reported", {
          count: run,
          shown: formatNumber(run, language),
          source: nameSource(provenance, t),
        }),
        flow.reported,
      ),
      among: [],
      out: [
        ...some(t("record:flow.notReturned"), flow.reported - flow.returned),
        count(t("record:flow.duplicates"), flow.duplicates),
      ],
    },
    {
      phase: "screening",
      ...count(t("record:flow.unique"), flow.unique),
      among: [],
      out: [count(t("record:flow.notTaken"), flow.not_taken)],
    },
    {
      phase: "screening",
      ...count(t("record:flow.taken"), flow.taken),
      among: [],
      out: [count(t("record:flow.notRead"), flow.not_read)],
    },
    {
      phase: "included",
      ...count(t("record:flow.read", { reader: nameReader(provenance, t) }), flow.read),
      among: [
        ...some(t("record:flow.titleAlone"), flow.read_from_title_alone),
        ...some(t("record:flow.retracted"), flow.retracted),
      ],
      out: [],
    },
  ];
}
