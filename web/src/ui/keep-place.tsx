import { Component, createRef, type ReactNode } from "react";

interface KeepPlaceProps {
  /** The list is about to be put in another order, or its entries to grow, whenever this changes. */
  when: unknown;
  children: ReactNode;
}

interface Place {
  element: Element;
  top: number;
}

/** As long as what appears takes elsewhere; as good as nothing where less motion is wanted. */
function chooseAppearMs(): number {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 1 : 150;
}

/**
 * Wraps an `ol` and keeps its entry that is being read where it stands on the screen while the list changes around it:
 * the one that holds the focus, else the first in view once the reader has scrolled into the list. The others, which
 * find new places, fade in there.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): Place | null {
    if (!this.root.current || before.when === this.props.when) return null;
    const view = findScroller(this.root.current)?.getBoundingClientRect();
    const element = view && findEntryInView(this.root.current, view);
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(before: KeepPlaceProps, _state: unknown, place: Place | null): void {
    if (!this.root.current || before.when === this.props.when) return;
    const appearMs = chooseAppearMs();
    for (const entry of listEntries(this.root.current)) {
      if (entry !== place?.element) entry.animate?.({ opacity: [0, 1] }, appearMs);
    }
    if (!place?.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    findScroller(this.root.current)?.scrollBy({ top: moved, behavior: "instant" });
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}

function findScroller(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

function listEntries(root: Element): Element[] {
  return Array.from(root.querySelectorAll(":scope > ol > li"));
}

function findEntryInView(root: Element, view: DOMRect): Element | null {
  const entries = listEntries(root);
  const focused = entries.find((entry) => entry.contains(document.activeElement));
  const focusedAt = focused?.getBoundingClientRect();
  if (focusedAt && focusedAt.bottom > view.top && focusedAt.top < view.bottom) return focused ?? null;
  if (root.getBoundingClientRect().top >= view.top) return null;
  return entries.find((entry) => entry.getBoundingClientRect().bottom > view.top) ?? null;
}
