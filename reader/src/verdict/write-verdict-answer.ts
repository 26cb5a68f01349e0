import type { Language } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import { printNumbers } from "@medsieve/contract/print-numbers";
import type { Verdict } from "@medsieve/contract/verdict";
import { isRetracted } from "../answer/answer-candidate.ts";
import { nameInLanguage } from "../question/name-in-language.ts";
import type { AnswerSentence, ReadPaper } from "../reader.ts";

const MAX_FINDINGS = 5;

interface FindingTexts {
  /** `arms` names what is given, and with what it is compared. */
  write: (outcome: string, direction: string, comparator: string | null, numbers: string) => string;
  direction: Record<Finding["direction"], (intervention: string) => string>;
  unnamed: string;
  end: string;
}

const TEXTS: Record<Language, FindingTexts> = {
  en: {
    write: (outcome, direction, comparator, numbers) =>
      `${upperFirst(outcome)}: ${direction}${comparator ? `, compared with ${comparator}` : ""}${numbers && ` (${numbers})`}`,
    direction: {
      increased: (intervention) => `higher with ${intervention}`,
      decreased: (intervention) => `lower with ${intervention}`,
      no_difference: (intervention) => `no clear difference with ${intervention}`,
      unclear: (intervention) => `reported for ${intervention}, without a clear direction`,
    },
    unnamed: "the intervention",
    end: ".",
  },
  ja: {
    write: (outcome, direction, comparator, numbers) =>
      `${outcome}：${direction}${inBrackets(comparator && `${comparator}と比較`, numbers)}`,
    direction: {
      increased: (intervention) => `${intervention}で高い`,
      decreased: (intervention) => `${intervention}で低い`,
      no_difference: (intervention) => `${intervention}による明らかな差なし`,
      unclear: (intervention) => `${intervention}での方向は明らかでない`,
    },
    unnamed: "介入",
    end: "。",
  },
  zh: {
    write: (outcome, direction, comparator, numbers) =>
      `${outcome}：${direction}${inBrackets(comparator && `与${comparator}相比`, numbers)}`,
    direction: {
      increased: (intervention) => `${intervention}组较高`,
      decreased: (intervention) => `${intervention}组较低`,
      no_difference: (intervention) => `${intervention}未见明显差异`,
      unclear: (intervention) => `${intervention}的方向不明确`,
    },
    unnamed: "干预",
    end: "。",
  },
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inBrackets(...notes: readonly (string | null)[]): string {
  const said = notes.filter((note) => note);
  return said.length === 0 ? "" : `（${said.join("；")}）`;
}

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

/**
 * A finding in words of the user's language, its labels by their names in it where the vocabulary has them, else as the
 * paper has them; without a full stop.
 */
function writeFinding({ intervention, comparator, outcome, direction, numbers }: Finding, language: Language): string {
  const texts = TEXTS[language];
  const name = (label: string) => (language === "en" ? label : nameInLanguage(label, language));
  return texts.write(
    name(outcome),
    texts.direction[direction](intervention === null ? texts.unnamed : name(intervention)),
    comparator === null ? null : name(comparator),
    printNumbers(numbers),
  );
}

function listQuotes(pmid: string, { evidence }: Finding): AnswerSentence["quotes"] {
  return evidence.map(({ section, quote }) => ({ pmid, section, quote }));
}

function cite(text: string, pmids: readonly string[], language: Language): string {
  const plain = text.replace(/[.。]$/u, "");
  return `${plain} ${pmids.map((pmid) => `[PMID ${pmid}]`).join(" ")}${TEXTS[language].end}`;
}
