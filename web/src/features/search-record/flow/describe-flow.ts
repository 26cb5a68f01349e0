import type { Language } from "@medsieve/contract/constants";
import type { ScreeningCounts } from "@medsieve/contract/decisions";
import type { RelatedFlow, SearchRecord } from "@medsieve/contract/records";
import { upcastFlow } from "@medsieve/contract/upcast/flow";
import { markRelated } from "@medsieve/contract/upcast/related";
import type { TFunction } from "i18next";
import { nameReason } from "../../../entities/decision/name-reason.ts";
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
  /** It does not follow from the step before but comes to it. */
  isAddition?: boolean;
}

type Recorded = Pick<SearchRecord, "flow" | "queries" | "given_queries" | "provenance">;

/** What the queries by similarity brought. */
function describeRelated(related: RelatedFlow, run: number, t: TFunction, language: Language): FlowStep {
  const { reported, returned, duplicates } = related;
  const count = (text: string, value: number): FlowCount => ({ text, count: formatNumber(value, language) });
  const beyond = reported - returned;
  return {
    phase: "identification",
    isAddition: true,
    ...count(t("record:flow.relatedReported", { count: run, shown: formatNumber(run, language) }), reported),
    among: [],
    out: [
      ...(beyond === 0 ? [] : [count(t("record:flow.notReturned"), beyond)]),
      count(t("record:flow.relatedDuplicates"), duplicates),
    ],
  };
}

/** What a person decided on the papers that were read. */
function describeScreening(screened: ScreeningCounts, t: TFunction, language: Language): FlowStep {
  const count = (text: string, value: number): FlowCount => ({ text, count: formatNumber(value, language) });
  const undecided = screened.undecided === 0 ? [] : [count(t("record:flow.undecided"), screened.undecided)];
  return {
    phase: "included",
    ...count(t("record:flow.included"), screened.included),
    among: [],
    out: [
      ...screened.reasons.map((excluded) =>
        count(t("record:flow.excluded", { reason: nameReason(excluded.reason, t) }), excluded.count),
      ),
      ...undecided,
    ],
  };
}

/**
 * The PRISMA 2020 flow of a search, in the words of what Medsieve does: it reads, and no person screens. What a person
 * decided afterwards is its last step; null where nothing was decided.
 */
export function describeFlow(
  record: Recorded,
  screened: ScreeningCounts | null,
  t: TFunction,
  language: Language,
): FlowStep[] {
  const { queries, given_queries, provenance } = record;
  const flow = upcastFlow(record);
  const { related } = flow;
  const count = (text: string, value: number): FlowCount => ({ text, count: formatNumber(value, language) });
  const some = (text: string, value: number): FlowCount[] => (value === 0 ? [] : [count(text, value)]);
  const ran = markRelated(queries, given_queries !== null).filter(({ hits }) => hits !== null);
  const run = ran.filter((query) => !query.related).length;
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
    ...(related === null ? [] : [describeRelated(related, ran.length - run, t, language)]),
    {
      phase: "screening",
      ...count(t("record:flow.unique"), flow.unique + (related?.added ?? 0)),
      among:
        related === null
          ? []
          : [count(t("record:flow.ofQueries"), flow.unique), count(t("record:flow.ofRelated"), related.added)],
      out: [count(t("record:flow.notTaken"), flow.not_taken)],
    },
    {
      phase: "screening",
      ...count(t("record:flow.taken"), flow.taken),
      among: [],
      out: [count(t("record:flow.notRead"), flow.not_read)],
    },
    {
      phase: screened === null ? "included" : "screening",
      ...count(
        t(screened === null ? "record:flow.read" : "record:flow.readScreened", { reader: nameReader(provenance, t) }),
        flow.read,
      ),
      among: [
        ...some(t("record:flow.titleAlone"), flow.read_from_title_alone),
        ...some(t("record:flow.retracted"), flow.retracted),
      ],
      out: [],
    },
    ...(screened === null ? [] : [describeScreening(screened, t, language)]),
  ];
}
