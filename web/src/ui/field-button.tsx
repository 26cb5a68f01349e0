import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components";

interface FieldButtonProps {
  /** Its name; there is no tooltip, since it stands inside the field that it is about. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

/** A button inside a field, at its end. */
export function FieldButton({ label, icon, onPress }: FieldButtonProps) {
  return (
    <AriaButton
      aria-label={label}
      onPress={onPress}
      className="focus-ring inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted transition-colors duration-150 data-hovered:text-ink data-pressed:text-ink"
    >
      {icon}
    </AriaButton>
  );
}
