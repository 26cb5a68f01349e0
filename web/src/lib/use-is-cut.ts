import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether more stands in an element than its width shows. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  // What stands in it may have changed with any drawing.
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === "undefined") return;
    const measure = () => setCut(box.scrollWidth > box.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  });
  return isCut;
}
