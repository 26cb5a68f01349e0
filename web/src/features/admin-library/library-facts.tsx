import type { Library } from "@medsieve/contract/admin/library";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { formatUtcDate } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";

/** What is in the library, and whether searches read it. */
export function LibraryFacts({ library }: { library: Library }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const { first_year: from, last_year: to, kept_in, revised } = library;
  const count = (value: number | null) => (value === null ? t("facts.none") : formatNumber(value, language));
  const years = from === null || to === null ? t("facts.noYears") : t("facts.yearRange", { from, to });
  const all: [string, string][] = [
    [t("facts.papers"), count(library.papers)],
    [t("facts.years"), years],
    [t("facts.abstracts"), count(library.with_abstract)],
    [t("facts.headings"), count(library.with_mesh)],
    [t("facts.retracted"), count(library.retracted)],
    [t("facts.listed"), count(library.listed_notices)],
    [t("facts.revised"), revised === null ? t("facts.none") : formatUtcDate(revised, language)],
  ];
  return (
    <section className="flex flex-col gap-3">
      <p className="max-w-reading">{t(`source.${library.source_setting}`)}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 lg:grid-cols-7">
        {all.map(([name, value]) => (
          <div key={name} className="flex flex-col gap-0.5 bg-surface p-3 last:col-span-2 lg:last:col-span-1">
            <dt className="text-muted text-sm leading-tight">{name}</dt>
            <dd className="mt-auto font-semibold text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {kept_in === "opensearch" && <p className="text-muted">{t("facts.engine")}</p>}
      {library.behind_mesh !== null && library.behind_mesh > 0 && (
        <p className="text-muted">
          {t("facts.behind", { count: library.behind_mesh, number: count(library.behind_mesh) })}
        </p>
      )}
      {library.papers === 0 && <Alert tone="info">{t("facts.empty")}</Alert>}
      {library.follow !== null && <FollowedFolder follow={library.follow} />}
    </section>
  );
}

function FollowedFolder({ follow }: { follow: NonNullable<Library["follow"]> }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const { folder, last_file: file, taken_at, checked_at, trouble } = follow;
  const write = (time: string) => formatDateTime(time, language);
  return (
    <div className="wrap-anywhere flex flex-col gap-1">
      <h2 className="text-lg">{t("follow.title")}</h2>
      <p>{t("follow.folder", { folder })}</p>
      <p className="text-muted">
        {file === null || taken_at === null ? t("follow.none") : t("follow.last", { file, time: write(taken_at) })}
        {` · ${t("follow.checked", { time: write(checked_at) })}`}
      </p>
      {trouble !== null && <Alert tone="caution">{t("follow.trouble", { trouble })}</Alert>}
    </div>
  );
}
