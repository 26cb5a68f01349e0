const CARDS = "[data-paper]";
const PANE = "[data-pane]";

/** The card or row that holds the focus; null when none does. The card in the pane stands for its row. */
function findFocusedCard(): HTMLElement | null {
  const isInPane = document.activeElement?.closest(PANE);
  if (isInPane) return document.querySelector<HTMLElement>(`${CARDS}[aria-current]`);
  return document.activeElement?.closest<HTMLElement>(CARDS) ?? null;
}

/**
 * Moves the focus to the card after (1) or before (-1) the one that has it, and the card into view. Without one, to the
 * first card that begins in view, or to the last one above it. Returns false where there is no card to go to.
 */
export function moveToCard(step: 1 | -1): boolean {
  const cards = Array.from(document.querySelectorAll<HTMLElement>(CARDS));
  const focused = findFocusedCard();
  const next = focused ? cards[cards.indexOf(focused) + step] : findCardInView(cards, step);
  next?.focus({ preventScroll: true });
  next?.scrollIntoView?.({ block: "nearest" });
  return next !== undefined;
}

function findCardInView(cards: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const top = cards[0]?.closest("[data-scroller]")?.getBoundingClientRect().top ?? 0;
  const isAtOrBelow = (card: HTMLElement) => card.getBoundingClientRect().top >= top;
  return step === 1 ? cards.find(isAtOrBelow) : cards.findLast((card) => !isAtOrBelow(card));
}

/** What of a card a key can press: what opens it, its highlight, a decision on it, its title on PubMed, or the copying of its PMID. */
const PRESSED = {
  open: "[data-part=open]",
  highlight: "[data-part=highlight]",
  include: "[data-part=include]",
  exclude: "[data-part=decision]",
  undecide: "[data-part=undecide]",
  pubmed: "h3 a[href], a[data-part=pubmed]",
  copy: "[data-part=pmid] button",
} as const;
export type CardPart = keyof typeof PRESSED;

/** Presses a part of the focused card as a click would. Returns false where there is none. */
export function pressInCard(part: CardPart): boolean {
  const pressed = findFocusedCard()?.querySelector<HTMLElement>(PRESSED[part]);
  pressed?.click();
  return pressed !== null && pressed !== undefined;
}

/** Opens the row that has the focus itself; from the row whose card stands in the pane, goes there. False where something in a row, or nothing, has it. */
export function openFocusedCard(): boolean {
  const row = document.activeElement;
  if (row?.matches(CARDS) !== true) return false;
  const opened = row.hasAttribute("aria-current") ? document.querySelector<HTMLElement>(PANE) : null;
  if (opened === null) return pressInCard("open");
  opened.focus();
  return true;
}

/** From the pane back to the row of its paper. Returns false elsewhere, and where the list no longer has it. */
export function leavePane(): boolean {
  const row = document.activeElement?.closest(PANE) ? findFocusedCard() : null;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: "nearest" });
  return row !== null;
}
