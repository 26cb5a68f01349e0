import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { type MenuProps as AriaMenuProps, ButtonContext } from "react-aria-components";
import { loadPart } from "../lib/reachability.ts";
import type { MenuItemProps } from "./menu-list.tsx";
import { type PlainTriggerProps, useListTrigger } from "./use-list-trigger.ts";

/** Set by the time a menu is drawn: entries come with the list they stand in. */
let Entry: ComponentType<MenuItemProps> | null = null;

const MenuList = lazy(async () => {
  const { MenuList, MenuEntry } = await loadPart(() => import("./menu-list.tsx"));
  Entry = MenuEntry;
  return { default: MenuList };
});

interface MenuProps extends Omit<AriaMenuProps<object>, "className" | "style" | "onClose" | "autoFocus"> {
  "aria-label": string;
  /** The button that opens it; a function where it is a plain one, of which many stand on a page. */
  trigger: ReactElement | ((props: PlainTriggerProps) => ReactElement);
  /** Which of the button's edges it lines up with; the right one where nothing is said. */
  placement?: "bottom start" | "bottom end";
  /** Stands above the entries and is no entry itself. */
  heading?: ReactNode;
}

/** Entries that a button opens; what draws them is loaded when a menu is first opened. */
export function Menu({ trigger, heading, placement = "bottom end", ...props }: MenuProps) {
  const { triggerRef, triggerProps, plainProps, isOpen, wasOpened, focus, close } = useListTrigger("menu");
  return (
    <>
      {typeof trigger === "function" ? (
        trigger(plainProps)
      ) : (
        <ButtonContext value={{ ...triggerProps, ref: triggerRef }}>{trigger}</ButtonContext>
      )}
      {wasOpened && (
        <Suspense>
          <MenuList
            {...props}
            heading={heading}
            placement={placement}
            triggerRef={triggerRef}
            isOpen={isOpen}
            focus={focus}
            close={close}
          />
        </Suspense>
      )}
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  return Entry && <Entry {...props} />;
}
