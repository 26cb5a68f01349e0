import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** Fills the width it is given. */
  wide?: boolean;
  children: ReactNode;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent border-accent data-hovered:bg-accent-hover data-pressed:bg-accent-hover",
  secondary: "bg-raised text-ink border-line-strong data-hovered:bg-sunken data-pressed:bg-sunken",
  quiet: "bg-transparent text-ink border-transparent data-hovered:bg-sunken data-pressed:bg-sunken",
  danger: "bg-raised text-red-ink border-red data-hovered:bg-red-soft data-pressed:bg-red-soft",
};

/** A button that says what it does; while `isPending` it shows that it works, keeps its size and takes no press. */
export function Button({ variant = "secondary", icon, wide = false, children, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={joinClasses(
        "focus-ring relative inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 py-1.5 font-medium md:min-h-9",
        "cursor-pointer text-[0.9375rem] leading-tight transition-colors duration-150",
        "data-disabled:cursor-not-allowed data-disabled:opacity-55",
        wide && "w-full",
        VARIANTS[variant],
      )}
    >
      {({ isPending }) => (
        <>
          {isPending && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
          <span className={joinClasses("inline-flex items-center gap-2", isPending && "opacity-0")}>
            {icon}
            {children}
          </span>
        </>
      )}
    </AriaButton>
  );
}
