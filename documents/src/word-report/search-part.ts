import { countDecisions, isOfferedReason } from "@medsieve/contract/decisions";
import { findLanguageTag } from "@medsieve/contract/publication-languages";
import { listArms } from "@medsieve/contract/question-words";
import { upcastFlow } from "@medsieve/contract/upcast/flow";
import type { Paragraph, Table } from "docx";
import { type Line, writeHeading, writeParagraph, writeTable } from "./document-parts.ts";
import { describeNote } from "./query-texts.ts";
import type { ReportContent } from "./report-content.ts";

/** When, where and by whom was searched, and what for. */
export function writeFacts(content: ReportContent): Table {
  const { details, record, texts, moment } = content;
  const { facts } = texts;
  const { provenance } = details;
  const arms = listArms(details.query, details.question_words ?? []);
  const notUsed = (details.question_words ?? []).filter(({ use }) => use === "unused").map(({ text }) => text);
  const rows: [string, string][] = [
    [facts.date, moment(details.created_at)],
    [facts.source, describeSource(content)],
    [facts.reader, provenance === null ? facts.unknown : describeReader(content)],
    [facts.preference, facts.preferences[details.preference]],
    [facts.limits, describeLimits(content)],
    ...(arms.length === 0 ? [] : [[facts.compared, arms.join(" / ")] satisfies [string, string]]),
    ...(notUsed.length === 0 ? [] : [[facts.notUnderstood, notUsed.join(texts.comma)] satisfies [string, string]]),
    [facts.record, [details.id, record.digest && `SHA-256 ${record.digest}`].filter(Boolean).join(" · ")],
  ];
  return writeTable(
    null,
    rows.map(([name, value]) => [[[{ text: name, isStrong: true }]], [value]]),
    [22, 78],
  );
}

function describeSource({ details: { provenance }, texts: { facts }, day }: ReportContent): string {
  if (provenance === null) return facts.unknown;
  const { id, version } = provenance.source;
  return `${facts.sources[id]}${version ? facts.version(day(version)) : ""}`;
}

function describeReader({ details: { provenance }, texts: { facts } }: ReportContent): string {
  const reader = provenance?.reader;
  if (reader?.id !== "model") return facts.builtin;
  return [reader.vendor, reader.model].filter(Boolean).join(" · ") || facts.model;
}

function describeLimits({ details: { limits, language }, texts: { facts, comma } }: ReportContent): string {
  const { from_year: from, to_year: to } = limits;
  const names = new Intl.DisplayNames(language, { type: "language" });
  const parts = [
    from === null && to === null ? null : facts.years(from, to),
    ...limits.languages.map((code) => names.of(findLanguageTag(code) ?? code) ?? code),
    limits.humans ? facts.humans : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? facts.noLimits : parts.join(comma);
}

/** Every query as it was run, and the flow of records. */
export function writeSearch(content: ReportContent): (Paragraph | Table)[] {
  const { record, details, texts, count, moment } = content;
  const { search } = texts;
  const queries = record.queries.map((query, at): (readonly Line[])[] => [
    [String(at + 1)],
    [
      [{ text: query.query, isCode: true }],
      ...query.warnings.map((warning): Line => describeNote(warning, details.language)),
    ],
    [query.hits === null ? search.notRun : count(query.hits)],
    [query.searched_at === null ? "" : moment(query.searched_at)],
  ]);
  return [
    writeHeading(search.title),
    writeParagraph(search.lead),
    ...(queries.length === 0
      ? []
      : [writeTable(["", search.query, search.hits, search.run], queries, [6, 58, 16, 20])]),
    writeHeading(search.flow, 2),
    writeTable(
      [search.step, search.records],
      listFlow(content).map(([name, value]) => [[name], [count(value)]]),
      [80, 20],
    ),
  ];
}

function listFlow({ details, record, texts: { search } }: ReportContent): [string, number][] {
  const flow = upcastFlow(record);
  const screened = countDecisions(details.decisions ?? [], details.papers.length);
  return [
    [search.reported, flow.reported],
    [search.returned, flow.returned],
    [search.duplicates, flow.duplicates],
    [search.unique, flow.unique],
    ...(flow.related ? [[search.added, flow.related.added] satisfies [string, number]] : []),
    [search.notTaken, flow.not_taken],
    [search.taken, flow.taken],
    [search.notRead, flow.not_read],
    [search.read, flow.read],
    ...(screened === null
      ? []
      : ([
          [search.included, screened.included],
          [search.excluded, screened.excluded],
        ] satisfies [string, number][])),
  ];
}

/** What a person decided on the papers; nothing where nothing was decided. */
export function writeDecisions({ details, texts, count, cite, moment }: ReportContent): (Paragraph | Table)[] {
  const { decisions } = texts;
  const screened = countDecisions(details.decisions ?? [], details.papers.length);
  if (screened === null) return [];
  const { included, excluded, undecided } = screened;
  const decided = new Map(details.decisions?.map((one) => [one.pmid, one]));
  const rows = details.papers.flatMap(({ pmid, title }): (readonly Line[])[][] => {
    const one = decided.get(pmid);
    if (one === undefined) return [];
    const reason = one.reason !== null && isOfferedReason(one.reason) ? decisions.reasons[one.reason] : one.reason;
    return [
      [
        [`${cite(pmid)} ${title}`],
        [[decisions.names[one.decision], reason].filter((part) => part !== null).join(texts.colon)],
        [`${one.decided_by}${texts.comma}${moment(one.decided_at)}`],
      ],
    ];
  });
  return [
    writeHeading(decisions.title),
    writeParagraph(decisions.counts(count(included), count(excluded), count(undecided))),
    writeTable([texts.evidence.paper, decisions.decision, decisions.by], rows, [46, 28, 26]),
  ];
}
