import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { joinClasses } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** Its name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...props}
        aria-label={label}
        className={joinClasses(
          "focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted md:size-9",
          "transition-colors duration-150 data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken",
          "data-disabled:cursor-not-allowed data-disabled:opacity-55",
        )}
      >
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
