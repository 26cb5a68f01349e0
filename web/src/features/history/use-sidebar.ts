import { useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useIsMobile } from "../../lib/use-media-query.ts";

/** Whether the sidebar is open: remembered beside the page; on a phone it starts closed each time. */
export function useSidebar() {
  const isMobile = useIsMobile();
  const [isOpenBeside, setIsOpenBeside] = useState(() => readStored("sidebar_open") ?? true);
  const [isOpenOver, setIsOpenOver] = useState(false);

  const setIsOpen = (isOpen: boolean) => {
    if (isMobile) {
      setIsOpenOver(isOpen);
      return;
    }
    setIsOpenBeside(isOpen);
    writeStored("sidebar_open", isOpen);
  };
  return { isOpen: isMobile ? isOpenOver : isOpenBeside, setIsOpen };
}
