import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  /** Replaces the look of a link in running text. */
  className?: string;
}

/** A link; those to a page of this application change the page without loading it again. */
export function Link({ className, ...props }: LinkProps) {
  const look = className ?? "text-accent underline decoration-1 underline-offset-3 data-hovered:text-accent-hover";
  return <AriaLink {...props} className={joinClasses("focus-ring cursor-pointer rounded-sm", look)} />;
}
