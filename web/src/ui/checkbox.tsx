import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

interface CheckboxProps extends Omit<AriaCheckboxProps, "children" | "className" | "style"> {
  children: ReactNode;
}

/** A box that is ticked or not, with its label; alone or in a group. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className="group/checkbox flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 text-[0.9375rem] leading-tight data-disabled:cursor-not-allowed data-disabled:opacity-55 md:min-h-8"
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            aria-hidden
            className={joinClasses(
              "flex size-5 shrink-0 items-center justify-center rounded-sm border outline-2 outline-transparent outline-offset-2",
              "group-data-focus-visible/checkbox:outline-accent",
              isSelected || isIndeterminate ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-raised",
            )}
          >
            {isIndeterminate ? <Minus className="size-4" /> : isSelected && <Check className="size-4" />}
          </span>
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
