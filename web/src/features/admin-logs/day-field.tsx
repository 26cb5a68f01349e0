import { useEffect, useState } from "react";
import { DateField } from "../../ui/date-field.tsx";
import { readDay } from "./logs-view.ts";

interface DayFieldProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day that is passed on only when it is whole: while a year is typed, its first digits are years, too. */
export function DayField({ label, day = "", onChange }: DayFieldProps) {
  const [text, setText] = useState(day);
  useEffect(() => setText(day), [day]);

  function change(typed: string): void {
    setText(typed);
    const whole = readDay(typed);
    if (whole !== undefined || typed === "") onChange(whole);
  }

  return <DateField kind="date" label={label} value={text} onChange={change} />;
}
