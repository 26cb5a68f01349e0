import { type ButtonVariant, chooseButtonLook } from "./button.tsx";
import { joinClasses } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
  /** Fills the width it is given. */
  wide?: boolean;
}

/** A link that stands where a button would: it leads elsewhere and looks like what is to be done next. */
export function LinkButton({ variant = "secondary", wide = false, ...props }: LinkButtonProps) {
  return <Link {...props} className={joinClasses(chooseButtonLook(variant, wide), "text-center")} />;
}
