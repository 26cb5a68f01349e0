import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { setupQuery } from "./setup-calls.ts";
import { SetupStepRow } from "./setup-step-row.tsx";

/** What a new installation still needs, with a test where there is something to try; it is gone once nothing is open. */
export function SetupChecklist() {
  const { t } = useTranslation("admin-setup");
  const language = useLanguage();
  const { data: setup } = useQuery(setupQuery());
  // What was just done stays in view until the page is left.
  const [wasOpen, setWasOpen] = useState(false);
  if (setup === undefined) return null;
  if (!setup.is_done && !wasOpen) setWasOpen(true);
  if (setup.is_done && !wasOpen) return null;
  const { steps } = setup;
  const done = steps.filter(({ state }) => state !== "open" && state !== "failed").length;
  return (
    <section
      aria-labelledby="setup-title"
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="setup-title" className="text-lg">
          {t("title")}
        </h2>
        <p role="status" className="text-muted text-sm tabular-nums">
          {t("done", { done: formatNumber(done, language), number: formatNumber(steps.length, language) })}
        </p>
      </div>
      <p className="max-w-reading text-muted">{t("lead")}</p>
      <ul className="flex flex-col">
        {steps.map((step) => (
          <SetupStepRow key={step.id} step={step} />
        ))}
      </ul>
    </section>
  );
}
