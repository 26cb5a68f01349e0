import type { Language } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import { printNumbers } from "@medsieve/contract/print-numbers";
import type { Verdict } from "@medsieve/contract/verdict";
import { isRetracted } from "../answer/answer-candidate.ts";
import type { AnswerSentence, ReadPaper } from "../reader.ts";
import { writeFinding } from "./write-finding.ts";

const MAX_FINDINGS = 5;

const END: Record<Language, string> = { en: ".", ja: "。", zh: "。" };

/**
 * The answer that a verdict gives: the verdict, then one sentence a finding, of the best papers first, each with its
 * PMIDs. Where no paper addresses the question, the verdict alone. Null where papers address it and none is counted, and
 * where all were retracted, so that the reader's own answer stands.
 */
export function writeVerdictAnswer(
  verdict: Verdict,
  papers: readonly ReadPaper[],
  language: Language,
): AnswerSentence[] | null {
  if (verdict.state === "not_addressed" && !papers.every(isRetracted)) {
    return [{ text: verdict.text, isCount: true, cites: [], quotes: [] }];
  }
  if (verdict.papers.length === 0) return null;
  const findings = new Map(papers.flatMap(({ reading }) => reading.findings.map((finding) => [finding.id, finding])));
  const counted = verdict.papers.map(({ pmid, finding_ids: ids }) => {
    return { pmid, findings: ids.flatMap((id) => findings.get(id) ?? []) };
  });
  const lead: AnswerSentence = {
    text: cite(
      verdict.text,
      counted.map(({ pmid }) => pmid),
      language,
    ),
    isCount: true,
    cites: counted.map(({ pmid }) => pmid),
    quotes: counted.flatMap(({ pmid, findings: [first] }) => (first ? listQuotes(pmid, first) : [])),
  };
  const sentences = counted.slice(0, MAX_FINDINGS).flatMap(({ pmid, findings: own }): AnswerSentence[] => {
    const finding = own.find(({ numbers }) => printNumbers(numbers) !== "") ?? own[0];
    if (finding === undefined) return [];
    return [
      {
        text: cite(writeFinding(finding, language), [pmid], language),
        cites: [pmid],
        quotes: listQuotes(pmid, finding),
      },
    ];
  });
  return [lead, ...sentences];
}

function listQuotes(pmid: string, { evidence }: Finding): AnswerSentence["quotes"] {
  return evidence.map(({ section, quote }) => ({ pmid, section, quote }));
}

function cite(text: string, pmids: readonly string[], language: Language): string {
  const plain = text.replace(/[.。]$/u, "");
  return `${plain} ${pmids.map((pmid) => `[PMID ${pmid}]`).join(" ")}${END[language]}`;
}
