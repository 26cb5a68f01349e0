import type { AuditEntry } from "@medsieve/contract/admin/audit-logs";
import { AUDIT_QUERY_LENGTH } from "@medsieve/contract/constants";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { type DetailLine, describeDetails } from "./describe-details.ts";

/** Code points from which the two sides of a change are folded away. */
const LONG_TEXT = 120;

/** Lines that a row of the table shows before it is unfolded; a card shows all. */
const LINES_IN_ROW = 2;

/** What an entry of the audit log reports, in words. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation(["admin-audit", "search"]);
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const lines = describeDetails(entry, t, language);
  if (lines.length === 0) return <span className="text-muted">{t("detail.none")}</span>;
  const more = lines.length - LINES_IN_ROW;
  return (
    <div className="flex min-w-0 items-start justify-between gap-3">
      <ul className="flex min-w-0 flex-col gap-1 in-[td]:gap-0 in-[td]:leading-snug">
        {lines.map((line, index) => (
          <li
            key={line.kind === "query" ? "query" : `${line.kind} ${line.name}`}
            className={joinClasses(
              "min-w-0 wrap-anywhere",
              !isWhole && more > 0 && !unfolds(line) && "in-[td]:line-clamp-1",
              !isWhole && index >= LINES_IN_ROW && "in-[td]:hidden",
            )}
          >
            <Line line={line} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <span className="hidden shrink-0 whitespace-nowrap text-accent text-sm in-[td]:block">
          <TextButton aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? t("detail.showLess") : t("detail.more", { count: more })}
          </TextButton>
        </span>
      )}
    </div>
  );
}

/** Whether a change is folded away. */
function isLong({ from, to }: Extract<DetailLine, { kind: "change" }>): boolean {
  return from.length > LONG_TEXT || to.length > LONG_TEXT || `${from}${to}`.includes("\n");
}

/** Whether a line has more to show by itself, which nothing may cut off. */
function unfolds(line: DetailLine): boolean {
  return line.kind === "query" || (line.kind === "change" && isLong(line));
}

function Line({ line }: { line: DetailLine }) {
  const { t } = useTranslation("admin-audit");
  if (line.kind === "query") return <CutQuery text={line.text} />;
  if (line.kind === "fact") {
    return (
      <>
        <span className="text-muted">{t("detail.name", { name: line.name })}</span>
        {line.text}
      </>
    );
  }
  if (!isLong(line)) {
    return (
      <>
        <span className="text-muted">{t("detail.name", { name: line.name })}</span>
        <del className="text-muted">{line.from}</del>
        <ArrowRight role="img" aria-label={t("detail.becomes")} className="mx-1.5 inline size-3.5 text-muted" />
        <ins className="font-medium no-underline">{line.to}</ins>
      </>
    );
  }
  return (
    <Disclosure title={t("detail.changed", { name: line.name })}>
      <dl className="flex flex-col gap-1">
        <dt className="text-muted text-sm">{t("detail.before")}</dt>
        <dd className={TEXT_LOOK}>{line.from}</dd>
        <dt className="text-muted text-sm">{t("detail.after")}</dt>
        <dd className={TEXT_LOOK}>{line.to}</dd>
      </dl>
    </Disclosure>
  );
}

const TEXT_LOOK =
  "max-h-60 overflow-y-auto whitespace-pre-wrap rounded-md border border-line bg-sunken px-2 py-1 text-sm";

/** The question of a search, its beginning unless all of it is asked for. */
function CutQuery({ text }: { text: string }) {
  const { t } = useTranslation("admin-audit");
  const [isWhole, setIsWhole] = useState(false);
  const characters = Array.from(text);
  const isCut = characters.length > AUDIT_QUERY_LENGTH;
  const shown = isCut && !isWhole ? `${characters.slice(0, AUDIT_QUERY_LENGTH).join("")}…` : text;
  return (
    <span className="in-[td]:flex in-[td]:items-baseline in-[td]:gap-2">
      <q className={joinClasses("min-w-0 whitespace-pre-line", isCut && !isWhole && "in-[td]:truncate")}>{shown}</q>{" "}
      {isCut && (
        <span className="shrink-0 text-accent text-sm">
          <TextButton aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
            {t(isWhole ? "detail.showLess" : "detail.showFull")}
          </TextButton>
        </span>
      )}
    </span>
  );
}
