import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width in pixels of the element of the ref, as it changes; `assumed` until it is measured. */
export function useWidth<Kind extends Element>(assumed: number): [RefObject<Kind | null>, number] {
  const ref = useRef<Kind>(null);
  const [width, setWidth] = useState(assumed);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const measure = () => setWidth(Math.max(1, Math.floor(element.getBoundingClientRect().width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
