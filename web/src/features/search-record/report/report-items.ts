import type { Language } from "@medsieve/contract/constants";
import type { ScreeningCounts } from "@medsieve/contract/decisions";
import type { SearchRecord } from "@medsieve/contract/records";
import { upcastFlow } from "@medsieve/contract/upcast/flow";
import { markRelated } from "@medsieve/contract/upcast/related";
import type { TFunction } from "i18next";
import { describeLimits, hasLimits } from "../../../entities/query/describe-limits.ts";
import { SOURCE_TEXTS } from "../../../entities/search/source-texts.ts";
import { formatNumber } from "../../../lib/format.ts";
import { describeSourceVersion, isFictional, nameReader, nameSource } from "../name-parts.ts";
import { describeQuery, describeQueryAuthor } from "./describe-queries.ts";
import { formatUtc } from "./format-utc.ts";
import type { ReportBlock } from "./report-blocks.ts";

/** What of a record a report's items are written from, and in which words. */
export interface ReportContext {
  record: SearchRecord;
  /** What was decided on the papers since; null: nothing. */
  screened: ScreeningCounts | null;
  t: TFunction;
  language: Language;
}

type WriteItem = (context: ReportContext) => ReportBlock[];

const say = (text: string): ReportBlock => ({ kind: "text", text });
const askAuthor = (text: string): ReportBlock => ({ kind: "author", text });

function describeDatabase({ record, t, language }: ReportContext): ReportBlock[] {
  const { provenance } = record;
  const name = nameSource(provenance, t);
  if (provenance === null) return [say(name), askAuthor(t("record:report.item1.author"))];
  const { source } = provenance;
  const version = describeSourceVersion(source, t, language);
  const held = source.papers ?? 0;
  return [
    say(t(SOURCE_TEXTS[source.id].reported, { name })),
    ...(SOURCE_TEXTS[source.id].isLocal && held > 0
      ? [say(t("record:report.item1.held", { count: held, shown: formatNumber(held, language) }))]
      : []),
    ...(version === null ? [] : [say(version)]),
    ...(source.fallback === null ? [] : [say(t("search:banner.fallback"))]),
    ...(isFictional(record) ? [say(t("record:fictional"))] : []),
  ];
}

function describeStrategies({ record, t, language }: ReportContext): ReportBlock[] {
  return [
    say(describeQueryAuthor(record, t, language)),
    say(t("record:report.item8.verbatim")),
    ...record.queries.map(
      (query, index): ReportBlock => ({
        kind: "query",
        name: `${index + 1}. ${query.name}`,
        query: query.query,
        facts: describeQuery(query, t, language),
      }),
    ),
  ];
}

function describeBounds({ record, t, language }: ReportContext): ReportBlock[] {
  const { limits, preference, max_results } = record;
  return [
    say(
      hasLimits(limits)
        ? t("record:report.item9.limits", { limits: describeLimits(limits, t) })
        : t("record:report.item9.none"),
    ),
    say(t("record:report.item9.preference", { preference: t(`search:preference.${preference}.label`) })),
    say(t("record:report.item9.bounds", { count: max_results, shown: formatNumber(max_results, language) })),
    askAuthor(t("record:report.item9.author")),
  ];
}

function describeDates({ record, t }: ReportContext): ReportBlock[] {
  const dates = record.queries.flatMap((query) => query.searched_at ?? []).sort();
  const first = dates[0] ?? record.started_at;
  const last = dates.at(-1) ?? first;
  return formatUtc(first) === formatUtc(last)
    ? [say(t("record:report.item13.one", { date: formatUtc(first) }))]
    : [say(t("record:report.item13.several", { first: formatUtc(first), last: formatUtc(last) }))];
}

function describeTotals({ record, t, language }: ReportContext): ReportBlock[] {
  const flow = upcastFlow(record);
  const { related } = flow;
  const write = (value: number) => formatNumber(value, language);
  return [
    say(
      t("record:report.item15.text", {
        reported: t("record:report.item15.reported", countShown(flow.reported, language)),
        returned: t("record:report.item15.returned", countShown(flow.returned, language)),
        unique: t("record:report.item15.unique", countShown(flow.unique, language)),
        read: t("record:report.item15.read", countShown(flow.read, language)),
      }),
    ),
    ...(related === null
      ? []
      : [
          say(
            t("record:report.item15.related", {
              queries: write(countRelated(record)),
              reported: write(related.reported),
              ...countShown(related.added, language),
            }),
          ),
        ]),
  ];
}

const countRelated = ({ queries, given_queries }: SearchRecord): number =>
  markRelated(queries, given_queries !== null).filter(({ hits, related }) => related && hits !== null).length;

function countDuplicates(record: SearchRecord): number {
  const { duplicates, related } = upcastFlow(record);
  return duplicates + (related?.duplicates ?? 0);
}

const countShown = (count: number, language: Language) => ({ count, shown: formatNumber(count, language) });

const fixed =
  (number: number): WriteItem =>
  ({ t }) => [say(t(`record:report.item${number}.text`)), askAuthor(t(`record:report.item${number}.author`))];

/** The sixteen items of PRISMA-S (Rethlefsen et al., Syst Rev 2021;10:39), by number. */
export const REPORT_ITEMS: readonly { number: number; write: WriteItem }[] = [
  { number: 1, write: describeDatabase },
  { number: 2, write: fixed(2) },
  { number: 3, write: fixed(3) },
  { number: 4, write: fixed(4) },
  { number: 5, write: fixed(5) },
  { number: 6, write: fixed(6) },
  {
    number: 7,
    write: ({ record, t }) => [
      say(t("record:report.item7.text", { reader: nameReader(record.provenance, t) })),
      askAuthor(t("record:report.item7.author")),
    ],
  },
  { number: 8, write: describeStrategies },
  { number: 9, write: describeBounds },
  { number: 10, write: fixed(10) },
  {
    number: 11,
    write: ({ record: { based_on }, t }) => [
      say(based_on === null ? t("record:report.item11.none") : t("record:report.item11.basedOn", { id: based_on })),
      askAuthor(t("record:report.item11.author")),
    ],
  },
  {
    number: 12,
    write: ({ record: { based_on }, t }) => [
      say(t(based_on === null ? "record:report.item12.none" : "record:report.item12.basedOn")),
      askAuthor(t("record:report.item12.author")),
    ],
  },
  { number: 13, write: describeDates },
  { number: 14, write: fixed(14) },
  { number: 15, write: describeTotals },
  {
    number: 16,
    write: ({ record, t, language }) => [
      say(t("record:report.item16.text", countShown(countDuplicates(record), language))),
      askAuthor(t("record:report.item16.author")),
    ],
  },
];

/** How PRISMA-S groups its items: the key of the group's title, and its first and last item. */
export const REPORT_GROUPS = [
  { key: "sources", from: 1, to: 7 },
  { key: "strategies", from: 8, to: 13 },
  { key: "peerReview", from: 14, to: 14 },
  { key: "managing", from: 15, to: 16 },
] as const;
