import { NO_LIMITS, type SearchLimits } from "@medsieve/contract/searches";
import { SlidersHorizontal, X } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PopoverDialog } from "../../ui/popover-dialog.tsx";
import { describeLimits, hasLimits } from "../query/describe-limits.ts";

const LimitsForm = lazy(async () => ({ default: (await import("./limits-form.tsx")).LimitsForm }));

interface LimitsPickerProps {
  value: SearchLimits;
  onChange: (limits: SearchLimits) => void;
  /** What is set stands beside it, with the way to clear it. */
  isBrief?: boolean;
}

/** A button that says what the search is limited to and opens the form that sets it; another that clears it. */
export function LimitsPicker({ value, onChange, isBrief = false }: LimitsPickerProps) {
  const { t } = useTranslation(["search", "common"]);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isSet = !isBrief && hasLimits(value);
  const shown = describeLimits(value, t);

  function set(limits: SearchLimits): void {
    onChange(limits);
    setIsOpen(false);
  }

  return (
    <div className={joinClasses("flex min-w-0 items-center", isSet && "@max-xl:order-last @max-xl:basis-full")}>
      <Button
        ref={trigger}
        aria-label={isSet ? t("limits.labelSet", { limits: shown }) : t("limits.label")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        className={joinClasses(
          "focus-ring flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border px-3 text-left text-[0.9375rem] md:min-h-9",
          "data-hovered:bg-sunken",
          isSet ? "border-accent bg-accent-soft text-accent" : "border-line-strong bg-raised text-ink",
        )}
      >
        <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
        <span
          className={joinClasses("min-w-0 truncate", !isSet && !isBrief && "@max-sm:hidden")}
          title={isSet ? shown : undefined}
        >
          {isSet ? shown : t("limits.label")}
        </span>
      </Button>
      {isSet && (
        <IconButton
          label={t("limits.clear")}
          icon={<X aria-hidden className="size-4" />}
          onPress={() => {
            onChange(NO_LIMITS);
            trigger.current?.focus();
          }}
        />
      )}
      <PopoverDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        triggerRef={trigger}
        title={t("limits.title")}
        closeLabel={t("common:close")}
      >
        <LimitsForm limits={value} onSet={set} />
      </PopoverDialog>
    </div>
  );
}
