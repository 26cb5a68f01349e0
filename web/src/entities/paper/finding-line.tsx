import type { Finding } from "@medsieve/contract/findings";
import { printNumbers } from "@medsieve/contract/print-numbers";
import { isBorneOut } from "@medsieve/contract/statements";
import { useLoadedTexts } from "../../lib/i18n.ts";
import { UnverifiedMark } from "./evidence-mark.tsx";
import { keepTogether, upperFirst } from "./finding-statement.tsx";

/** "Hospitalization for heart failure: no clear difference · RR 0.70", as plain text. */
export function FindingLine({ finding }: { finding: Finding }) {
  const t = useLoadedTexts("search", "verdict");
  const { outcome, direction, numbers } = finding;
  const figures = keepTogether(printNumbers(numbers));
  return (
    <>
      <span lang="en">{upperFirst(outcome)}</span>
      {t("facts.colon")}
      <strong className="whitespace-nowrap font-semibold">{t(`verdict:direction.${direction}`)}</strong>
      {figures !== "" && (
        <span lang="en" className="tabular-nums">
          {"\u00a0· "}
          {figures}
        </span>
      )}
      {!isBorneOut(finding) && <UnverifiedMark />}
    </>
  );
}
