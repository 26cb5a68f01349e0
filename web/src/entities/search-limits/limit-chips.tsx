import type { SearchLimits } from "@medsieve/contract/searches";
import { X } from "lucide-react";
import { useRef } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { listLimits } from "../query/describe-limits.ts";
import { LimitsPicker } from "./limits-picker.tsx";

interface LimitChipsProps {
  value: SearchLimits;
  onChange: (limits: SearchLimits) => void;
}

/** Each limit as a chip that takes it away, and the form that sets others. */
export function LimitChips({ value, onChange }: LimitChipsProps) {
  const { t } = useTranslation("search");
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="flex flex-wrap items-center gap-2">
      <LimitsPicker value={value} onChange={onChange} isBrief />
      {listLimits(value, t).map(({ key, text, lifted }) => (
        <Button
          key={key}
          aria-label={t("limits.lift", { limit: text })}
          onPress={() => {
            onChange(lifted);
            // The chip that had the focus is gone.
            place.current?.querySelector("button")?.focus();
          }}
          className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 text-accent text-sm data-hovered:border-accent-hover md:min-h-8"
        >
          {text}
          <X aria-hidden className="size-3.5 shrink-0" />
        </Button>
      ))}
    </div>
  );
}
