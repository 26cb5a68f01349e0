import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuTrigger,
  Popover,
} from "react-aria-components";
import { joinClasses } from "./class-names.ts";

interface MenuProps extends Omit<AriaMenuProps<object>, "className" | "style"> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Stands above the entries and is no entry itself. */
  heading?: ReactNode;
}

export function Menu({ trigger, heading, ...props }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover
        placement="bottom end"
        offset={6}
        className="animate-appear w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg"
      >
        {heading}
        <AriaMenu {...props} className="p-1 outline-none" />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "style" | "children"> {
  icon?: ReactNode;
  children: string;
}

export function MenuItem({ icon, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={children}
      {...props}
      className={joinClasses(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-[0.9375rem] outline-none md:min-h-9",
        "outline-2 outline-transparent -outline-offset-2 data-focused:bg-sunken data-focus-visible:outline-accent",
      )}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className="flex-1">{children}</span>
          {isSelected && <Check aria-hidden className="size-4 text-accent" />}
        </>
      )}
    </AriaMenuItem>
  );
}
