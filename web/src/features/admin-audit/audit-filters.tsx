import { AUDIT_ACTIONS, type AuditAction } from "@medsieve/contract/constants";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nameTimeZone } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AuditView } from "./audit-view.ts";
import { readEnd, readStart, writeLocalMoment } from "./local-moment.ts";

interface AuditFiltersProps {
  view: AuditView;
  onApply: (filters: Pick<AuditView, "action" | "start" | "end" | "target">) => void;
  /** What the whole log is searched for, as it is typed. */
  text: string;
  onTextChange: (text: string) => void;
  onClear: () => void;
}

const ALL = "all";

/** What the server filters the log by; but for the search, nothing is asked until the filters are applied. */
export function AuditFilters({ view, onApply, text, onTextChange, onClear }: AuditFiltersProps) {
  const { t } = useTranslation("admin-audit");
  const language = useLanguage();
  const [action, setAction] = useState<AuditAction | typeof ALL>(view.action ?? ALL);
  const [start, setStart] = useState(writeLocalMoment(view.start));
  const [end, setEnd] = useState(writeLocalMoment(view.end));
  const [target, setTarget] = useState(view.target ?? "");
  const [isReversed, setIsReversed] = useState(false);
  const startField = useRef<HTMLInputElement>(null);
  const isFiltered =
    view.action !== undefined || view.start !== undefined || view.end !== undefined || view.target !== undefined;

  useEffect(() => {
    setAction(view.action ?? ALL);
    setStart(writeLocalMoment(view.start));
    setEnd(writeLocalMoment(view.end));
    setTarget(view.target ?? "");
    setIsReversed(false);
  }, [view.action, view.start, view.end, view.target]);

  function apply(): void {
    const wanted = {
      action: action === ALL ? undefined : action,
      start: readStart(start),
      end: readEnd(end),
      target: target.trim() === "" ? undefined : target.trim(),
    };
    const isWrong = wanted.start !== undefined && wanted.end !== undefined && wanted.start > wanted.end;
    setIsReversed(isWrong);
    if (isWrong) startField.current?.focus();
    else onApply(wanted);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <FilterBar
        onClear={isFiltered || text !== "" ? onClear : null}
        submit={
          <Button type="submit" variant="primary">
            {t("filter.apply")}
          </Button>
        }
        more={{
          set: view.target === undefined ? 0 : 1,
          children: (
            <TextField
              label={t("filter.target")}
              value={target}
              onChange={setTarget}
              maxLength={200}
              isLiteral
              autoComplete="off"
            />
          ),
        }}
        note={t("filter.zone", { zone: nameTimeZone(language) })}
      >
        <SearchBox
          maxLength={200}
          label={t("search.label")}
          hint={t("search.hint")}
          text={text}
          onChange={onTextChange}
        />
        <Select
          label={t("filter.action")}
          options={[
            { value: ALL, label: t("filter.allActions") },
            ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`event.${value}`) })),
          ]}
          value={action}
          onChange={setAction}
        />
        <DateField
          kind="datetime-local"
          label={t("filter.start")}
          value={start}
          onChange={setStart}
          inputRef={startField}
          error={isReversed ? t("filter.reversed") : undefined}
        />
        <DateField kind="datetime-local" label={t("filter.end")} value={end} onChange={setEnd} />
      </FilterBar>
    </form>
  );
}
