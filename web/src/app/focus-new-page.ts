import type { AppRouter } from "./router.tsx";

/** A page that has no heading by then keeps the focus on itself. */
const HEADING_WITHIN_MS = 10_000;
const SIGN_IN = "/login";
const SEARCH = "/";

/**
 * Moves the focus to the heading of the page that a link, a menu or the way back led to, so that it is read out and the next Tab
 * goes on from there. A page that has put the focus into itself keeps it. Returns what ends that.
 */
export function focusNewPages(router: AppRouter): () => void {
  let stopWaiting = () => {};
  const unsubscribe = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    // Who has signed in did not follow a link: the question's field takes the focus.
    if (fromLocation === undefined || (fromLocation.pathname === SIGN_IN && toLocation.pathname === SEARCH)) return;
    const isOtherPage = fromLocation.pathname !== toLocation.pathname;
    const isOtherSearch = readOpened(fromLocation.search) !== readOpened(toLocation.search);
    if (!isOtherPage && !(isOtherSearch && toLocation.state.isFollowed)) return;
    stopWaiting();
    stopWaiting = isOtherPage ? focusPage() : afterClosing(focusPage);
  });
  return () => {
    unsubscribe();
    stopWaiting();
  };
}

/** The past search that an address opens. */
const readOpened = ({ search }: { search?: unknown }) => search;

/**
 * Does `follow` once the list that covers a phone's page has closed, and before it gives the focus back, which it then does not.
 * Answers what ends it.
 */
function afterClosing(follow: () => () => void): () => void {
  const isCovered = () => document.querySelector("[role=dialog]") !== null;
  if (!isCovered()) return follow();
  let stop = () => observer.disconnect();
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    stop = follow();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => stop();
}

/** Dialogs take and give back the focus themselves. */
function isKept(main: Element): boolean {
  const { activeElement } = document;
  return activeElement !== main && (main.contains(activeElement) || activeElement?.closest("[role$=dialog]") != null);
}

function focusPage(): () => void {
  const main = document.querySelector("main");
  if (main === null || isKept(main)) return () => undefined;
  if (focusHeading(main)) return () => undefined;
  takeFocus(main);
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_WITHIN_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

function focusHeading(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>("h1");
  if (heading !== null) takeFocus(heading);
  return heading !== null;
}

function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
