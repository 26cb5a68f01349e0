import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";

interface TextButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  children: ReactNode;
}

/** A button within running text, which looks as a link does. */
export function TextButton({ children, ...props }: TextButtonProps) {
  return (
    <AriaButton
      {...props}
      className="focus-ring cursor-pointer rounded-sm text-left underline decoration-1 underline-offset-3 data-hovered:decoration-2"
    >
      {children}
    </AriaButton>
  );
}
