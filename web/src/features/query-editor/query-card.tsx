import { QUERY_MAX_LENGTH, QUERY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import type { SearchLimits } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { Copy, RotateCcw, Trash2 } from "lucide-react";
import { type RefCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { StrategyTools } from "../../entities/strategy/strategy-tools.tsx";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { EditedQuery } from "./edited-queries.ts";
import { findQueryFault, type QueryFault } from "./find-query-fault.ts";
import { checkQuery } from "./query-calls.ts";
import { QueryCount } from "./query-count.tsx";
import { QueryField } from "./query-field.tsx";
import { QueryLine } from "./query-line.tsx";
import { QueryPreview } from "./query-preview.tsx";
import { useQueryCount } from "./use-query-count.ts";
import { useSettled } from "./use-settled.ts";

/** Milliseconds without a keystroke after which a query is looked at. */
const CHECK_PAUSE_MS = 300;

interface QueryCardProps {
  edited: EditedQuery;
  /** From 1. */
  number: number;
  limits: SearchLimits;
  isEdited: boolean;
  /** What it found when it was run; null of one that was changed, or not run. */
  ranHits: number | null;
  /** Position of the concept that stands out; null for none. */
  activeBlock: number | null;
  /** Whether its fields are shown below its line. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  fieldRef: RefCallback<HTMLTextAreaElement>;
  onChange: (changes: { name?: string; query?: string }) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** null of one that was not run, or is as it was. */
  onReset: (() => void) | null;
}

/** One query: a line with what it finds, and, once opened, its fields with what would be made of it. */
export function QueryCard(props: QueryCardProps) {
  const { edited, number, limits, ranHits, activeBlock, isOpen, fieldRef } = props;
  const { onOpenChange, onChange, onCopy, onRemove, onReset } = props;
  const { t } = useTranslation("queries");
  const titleId = useId();
  const panelId = useId();
  const remarksId = useId();
  const { name, query } = edited;
  const settled = useSettled(query, CHECK_PAUSE_MS);
  const isChecked = settled.trim() !== "" && settled.length <= QUERY_MAX_LENGTH;
  const check = useQuery({ ...checkQuery(settled), enabled: isChecked });
  const fault = findQueryFault(query, settled === query ? check.data : undefined);
  const remarks = settled === query ? (check.data?.warnings.length ?? 0) : 0;
  const count = useQueryCount({ query, limits, ranHits, isReady: fault === null });
  const title = name.trim() === "" ? t("unnamed", { number }) : name;

  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-surface">
      <div className="flex items-start gap-1 p-1">
        <QueryLine
          titleId={titleId}
          panelId={panelId}
          title={title}
          query={query}
          change={props.isEdited ? (edited.ran === null ? "added" : "changed") : null}
          fault={fault}
          remarks={remarks}
          count={count}
          isOpen={isOpen}
          onToggle={() => onOpenChange(!isOpen)}
        />
        <div className="flex shrink-0">
          {onReset !== null && (
            <IconButton
              label={t("reset", { name: title })}
              icon={<RotateCcw aria-hidden className="size-4" />}
              onPress={onReset}
            />
          )}
          <IconButton
            label={t("copy", { name: title })}
            icon={<Copy aria-hidden className="size-4" />}
            onPress={onCopy}
          />
          <IconButton
            label={t("remove", { name: title })}
            icon={<Trash2 aria-hidden className="size-4" />}
            onPress={onRemove}
          />
        </div>
      </div>
      {isOpen && (
        <div id={panelId} className="flex flex-col gap-3 px-4 pt-2 pb-4">
          <TextField
            label={t("name")}
            value={name}
            maxLength={QUERY_NAME_MAX_LENGTH}
            onChange={(text) => onChange({ name: text })}
          />
          <QueryField
            label={t("query")}
            value={query}
            onChange={(text) => onChange({ query: text })}
            isInvalid={fault === "tooLong" || fault === "refused"}
            describedBy={remarksId}
            fieldRef={fieldRef}
          />
          <QueryRemarks id={remarksId} query={query} fault={fault} remarks={remarks} />
          {isChecked && check.isError && (
            <p className="text-muted text-sm">
              {t("preview.failed", { reason: describeError(check.error, t) })}{" "}
              <span className="text-accent">
                <TextButton onPress={() => void check.refetch()}>{t("common:retry")}</TextButton>
              </span>
            </p>
          )}
          {isChecked && check.data !== undefined && (
            <QueryPreview
              text={settled}
              check={check.data}
              activeBlock={activeBlock}
              onTakeOver={(text) => onChange({ query: text })}
            />
          )}
          {isChecked && <StrategyTools query={settled} />}
          <QueryCount query={query} count={count} />
        </div>
      )}
    </section>
  );
}

/** What is wrong with a query, as its field is described. */
function QueryRemarks(props: { id: string; query: string; fault: QueryFault | null; remarks: number }) {
  const { id, query, fault, remarks } = props;
  const { t } = useTranslation("queries");
  const language = useLanguage();
  return (
    <div id={id} className="flex flex-col gap-2">
      {fault === "empty" && <p className="text-muted text-sm">{t("fault.empty")}</p>}
      {fault === "tooLong" && (
        <p className="font-medium text-red-ink text-sm">
          {t("fault.tooLong", {
            limit: formatNumber(QUERY_MAX_LENGTH, language),
            written: formatNumber(query.trim().length, language),
          })}
        </p>
      )}
      {fault === "refused" && <p className="font-medium text-red-ink text-sm">{t("fault.refused")}</p>}
      {remarks > 0 && <p className="sr-only">{t("preview.remarks", { count: remarks })}</p>}
    </div>
  );
}
