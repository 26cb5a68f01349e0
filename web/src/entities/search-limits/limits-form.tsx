import { LIMIT_LANGUAGES, type LimitLanguage } from "@medsieve/contract/constants";
import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { CheckboxGroup, Label, Text } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { readLimitYears, type YearFault } from "./read-limit-years.ts";

/** Spans of years, up to now, that are set in one click. */
const LAST_YEARS = [5, 10] as const;

interface LimitsFormProps {
  limits: SearchLimits;
  /** Takes what was set; called only with limits that make sense. */
  onSet: (limits: SearchLimits) => void;
}

/** Years, languages and humans that a search is limited to; what is wrong is said once the form is sent. */
export function LimitsForm({ limits, onSet }: LimitsFormProps) {
  const { t } = useTranslation("search");
  const [from, setFrom] = useState(limits.from_year?.toString() ?? "");
  const [to, setTo] = useState(limits.to_year?.toString() ?? "");
  const [languages, setLanguages] = useState<readonly LimitLanguage[]>(limits.languages);
  const [humans, setHumans] = useState(limits.humans);
  const [wasSent, setWasSent] = useState(false);
  const fromField = useRef<HTMLInputElement>(null);
  const toField = useRef<HTMLInputElement>(null);
  const humansHintId = useId();
  const years = readLimitYears(from, to);

  function send(event: FormEvent): void {
    event.preventDefault();
    // This form stands in that of the question, as React sees it.
    event.stopPropagation();
    setWasSent(true);
    if (years.fromFault !== null) fromField.current?.focus();
    else if (years.toFault !== null) toField.current?.focus();
    else onSet({ from_year: years.from, to_year: years.to, languages: [...languages], humans });
  }

  function chooseLast(count: number): void {
    setFrom(String(new Date().getFullYear() - count));
    setTo("");
  }

  const describeFault = (fault: YearFault | null) => (wasSent && fault !== null ? t(`limits.${fault}`) : undefined);
  const yearField = { inputMode: "numeric", autoComplete: "off", isLiteral: true } as const;
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Group title={t("limits.years")}>
        <div className="flex items-start gap-3">
          <TextField
            {...yearField}
            label={t("limits.from")}
            value={from}
            onChange={setFrom}
            inputRef={fromField}
            error={describeFault(years.fromFault)}
          />
          <TextField
            {...yearField}
            label={t("limits.to")}
            value={to}
            onChange={setTo}
            inputRef={toField}
            error={describeFault(years.toFault)}
          />
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          {LAST_YEARS.map((count) => (
            <Button key={count} onPress={() => chooseLast(count)}>
              {t("limits.last", { count })}
            </Button>
          ))}
        </div>
      </Group>
      <CheckboxGroup
        value={[...languages]}
        onChange={(chosen) => setLanguages(LIMIT_LANGUAGES.filter((code) => chosen.includes(code)))}
      >
        <Label className="font-semibold text-sm">{t("limits.languages")}</Label>
        <Text slot="description" className="block text-muted text-sm">
          {t("limits.languagesHint")}
        </Text>
        <div className="mt-1 grid grid-cols-2 gap-x-4">
          {LIMIT_LANGUAGES.map((code) => (
            <Checkbox key={code} value={code}>
              {t(`limits.language.${code}`)}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
      <div>
        <Checkbox isSelected={humans} onChange={setHumans} aria-describedby={humansHintId}>
          {t("limits.humans")}
        </Checkbox>
        <p id={humansHintId} className="pl-7.5 text-muted text-sm leading-snug">
          {t("limits.humansHint")}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={() => onSet(NO_LIMITS)}>
          {t("limits.clear")}
        </Button>
        <Button type="submit" variant="primary">
          {t("limits.apply")}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}
