export interface Notice {
  tone: "success" | "error";
  text: string;
  /** Why, or what to do about it. */
  description?: string;
}

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function publish(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of [...listeners]) listener();
}

/** Says something apart from where it happened, for a few seconds, wherever `Notices` is drawn. */
export function notify(notice: Notice): void {
  publish([...waiting, notice]);
}

/** Notices that have not been shown yet. */
export function getWaitingNotices(): readonly Notice[] {
  return waiting;
}

export function forgetNotices(): void {
  if (waiting.length > 0) publish([]);
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
