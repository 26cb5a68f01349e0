import { Check } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  Popover,
} from "react-aria-components";
import { joinClasses } from "./class-names.ts";
import type { ListFocus } from "./use-list-trigger.ts";

export interface MenuItemProps extends Omit<AriaMenuItemProps, "className" | "style" | "children"> {
  icon?: ReactNode;
  children: string;
}

interface MenuListProps extends AriaMenuProps<object> {
  "aria-label": string;
  heading: ReactNode;
  placement: "bottom start" | "bottom end";
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  focus: ListFocus;
  close: () => void;
}

/** Of `Menu`, what is loaded when one is first opened. */
export function MenuList({ heading, placement, triggerRef, isOpen, focus, close, ...props }: MenuListProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens) close();
      }}
      triggerRef={triggerRef}
      placement={placement}
      offset={6}
      aria-label={props["aria-label"]}
      className="animate-appear w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg"
    >
      {heading}
      <AriaMenu {...props} autoFocus={focus} onClose={close} className="p-1 outline-none" />
    </Popover>
  );
}

/** Of `MenuItem`, what is loaded with the first menu. */
export function MenuEntry({ icon, children, ...props }: MenuItemProps) {
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
