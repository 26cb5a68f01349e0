import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useIsMobile } from "./use-media-query.ts";

/** Whether the element of the ref is at least `width` pixels wide, which nothing on a phone is. */
export function useHasRoom<Kind extends Element>(width: number): [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null);
  const isMobile = useIsMobile();
  const [hasRoom, setHasRoom] = useState(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const measure = () => setHasRoom(element.getBoundingClientRect().width >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return [ref, hasRoom && !isMobile];
}
