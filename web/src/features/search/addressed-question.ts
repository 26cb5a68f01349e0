import { PREFERENCES, type Preference, QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { readChoice } from "../../lib/read-answer.ts";

/** A question that an address brings along. It fills the box and is never sent by itself. */
export interface AddressedQuestion {
  text: string;
  /** Null where the address names none that is known. */
  preference: Preference | null;
  /** The code in `text` that stands for its topic, where the address gives no name; else null. */
  unnamedCode: string | null;
}

/** Code systems that records of patients name their problems, drugs and tests by. */
const CODE_SYSTEMS: Readonly<Record<string, string>> = {
  "2.16.840.1.113883.6.1": "LOINC",
  "2.16.840.1.113883.6.3": "ICD-10",
  "2.16.840.1.113883.6.88": "RxNorm",
  "2.16.840.1.113883.6.90": "ICD-10-CM",
  "2.16.840.1.113883.6.96": "SNOMED CT",
  "2.16.840.1.113883.6.103": "ICD-9-CM",
  "2.16.840.1.113883.6.177": "MeSH",
};

/** Letters of HL7's age units (UCUM), as the texts name them. */
const AGE_UNITS = { a: "years", mo: "months", wk: "weeks", d: "days" } as const;

/**
 * The question in an address's parameters: `q` and `preference`, or those of HL7's Infobutton, with which a patient's
 * record links to a search. Null where there is none.
 */
export function readAddressedQuestion(search: string, t: TFunction<"search">): AddressedQuestion | null {
  const parameters = new URLSearchParams(search);
  const typed = readText(parameters, "q");
  const name = readText(parameters, "mainSearchCriteria.v.dn");
  const code = typed === "" && name === "" ? describeCode(parameters) : "";
  const text = typed || describeInfobutton(name || code, parameters, t);
  if (text === "") return null;
  return {
    text: Array.from(text).slice(0, QUESTION_MAX_LENGTH).join(""),
    preference: readChoice(PREFERENCES, parameters.get("preference")),
    unnamedCode: code || null,
  };
}

function describeInfobutton(topic: string, parameters: URLSearchParams, t: TFunction<"search">): string {
  if (topic === "") return "";
  const gender = readChoice(["F", "M"], parameters.get("patientPerson.administrativeGenderCode.c"));
  const age = /^\d{1,3}(?:\.\d+)?$/.exec(readText(parameters, "age.v.v"))?.[0];
  const unit = readChoice(["a", "mo", "wk", "d"], parameters.get("age.v.u") ?? "a");
  return [
    topic,
    gender && t(`infobutton.gender.${gender}`),
    age !== undefined && unit && t(`infobutton.age.${AGE_UNITS[unit]}`, { age, count: Number(age) }),
  ]
    .filter(Boolean)
    .join(t("infobutton.comma"));
}

/** A code without a name, with its system: all that can be shown of it. */
function describeCode(parameters: URLSearchParams): string {
  const code = readText(parameters, "mainSearchCriteria.v.c");
  const system = readText(parameters, "mainSearchCriteria.v.cs");
  return code === "" || system === "" ? code : `${code} (${CODE_SYSTEMS[system] ?? system})`;
}

/** In one line; "" where it is not given. */
function readText(parameters: URLSearchParams, name: string): string {
  return (parameters.get(name) ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
}
