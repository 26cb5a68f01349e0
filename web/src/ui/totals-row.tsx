import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { joinClasses } from "./class-names.ts";
import type { Column } from "./table-columns.ts";

interface TotalsProps<Row> {
  columns: readonly Column<Row>[];
}

/** Below the rows of a table: what its columns of figures come to over all that match. */
export function TotalsRow<Row>({ columns }: TotalsProps<Row>) {
  const { t } = useTranslation("lists");
  const first = columns.findIndex(({ total }) => total !== undefined);
  return (
    <tfoot>
      <tr className="bg-sunken font-semibold">
        {first > 0 && (
          <th scope="row" colSpan={first} className="border-line border-t px-3 py-2 text-left">
            {t("total")}
          </th>
        )}
        {columns.slice(Math.max(first, 0)).map(({ key, total, isNumber }) => (
          <td
            key={key}
            className={joinClasses("border-line border-t px-3 py-2 tabular-nums", isNumber && "text-right")}
          >
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The same below cards. */
export function TotalsCard<Row>({ columns }: TotalsProps<Row>) {
  const { t } = useTranslation("lists");
  const summed = columns.filter(({ total }) => total !== undefined);
  return (
    <section aria-label={t("total")} className="flex flex-col gap-1 rounded-lg border border-line bg-sunken p-3">
      <p className="font-semibold">{t("total")}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-[0.9375rem]">
        {summed.map(({ key, title, total }) => (
          <Fragment key={key}>
            <dt className="text-muted text-sm">{title}</dt>
            <dd className="font-semibold tabular-nums">{total}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
