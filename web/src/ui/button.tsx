import { LoaderCircle } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** Fills the width it is given. */
  wide?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent border-accent data-hovered:bg-accent-hover data-pressed:bg-accent-hover",
  secondary: "bg-raised text-ink border-line-strong data-hovered:bg-sunken data-pressed:bg-sunken",
  quiet: "bg-transparent text-ink border-transparent data-hovered:bg-sunken data-pressed:bg-sunken",
  danger: "bg-raised text-red-ink border-red data-hovered:bg-red-soft data-pressed:bg-red-soft",
};

/** The look that buttons share with links that stand as buttons. */
export function chooseButtonLook(variant: ButtonVariant, wide: boolean): string {
  return joinClasses(
    "focus-ring relative inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 py-1.5 font-medium md:min-h-9",
    "cursor-pointer text-[0.9375rem] leading-tight transition-colors duration-150",
    "data-disabled:cursor-not-allowed data-disabled:opacity-55 aria-disabled:cursor-progress",
    wide && "w-full",
    VARIANTS[variant],
  );
}

/**
 * A button that says what it does; while `isPending` it shows that it works, keeps the focus and takes no press. One that
 * has `isPending` takes a double click for one press: the second comes before the first has been drawn.
 */
export function Button(props: ButtonProps) {
  const { variant = "secondary", icon, wide = false, isPending = false, children, type, onPress, ...rest } = props;
  const isTaken = useRef(false);
  function isRepeated(): boolean {
    if (isTaken.current) return true;
    if (props.isPending === undefined) return false;
    isTaken.current = true;
    setTimeout(() => {
      isTaken.current = false;
    });
    return false;
  }
  const spinner = <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />;
  return (
    <AriaButton
      {...rest}
      aria-disabled={isPending}
      type={isPending ? "button" : (type ?? "button")}
      {...(onPress && !isPending ? { onPress: (event) => isRepeated() || onPress(event) } : {})}
      {...(type === "submit" && { onClick: (event) => isRepeated() && event.preventDefault() })}
      className={chooseButtonLook(variant, wide)}
    >
      {isPending && icon === undefined && <span className="absolute">{spinner}</span>}
      <span className={joinClasses("inline-flex items-center gap-2", isPending && icon === undefined && "opacity-0")}>
        {isPending && icon !== undefined ? spinner : icon}
        {children}
      </span>
    </AriaButton>
  );
}
