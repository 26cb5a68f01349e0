import { useTranslation } from "react-i18next";
import type { FlowStep } from "./describe-flow.ts";
import { listFlowRows } from "./list-flow-rows.ts";

/** The numbers of the flow diagram as a table. */
export function FlowTable({ steps }: { steps: readonly FlowStep[] }) {
  const { t } = useTranslation("record");
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{t("flow.title")}</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-muted text-sm">
          <th scope="col" className="py-1 pr-3 font-medium">
            {t("flow.step")}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {t("flow.records")}
          </th>
        </tr>
      </thead>
      <tbody>
        {listFlowRows(steps, t).map(({ text, count, isIndented }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are always the same
          <tr key={index} className="border-line border-b align-baseline">
            <th
              scope="row"
              className={`wrap-anywhere py-1.5 pr-3 text-left font-normal ${isIndented ? "pl-5 text-muted" : ""}`}
            >
              {text}
            </th>
            <td className="py-1.5 text-right tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
