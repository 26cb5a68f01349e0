/** Resolves to whether what is not saved may be lost. */
type AskToLose = () => Promise<boolean>;

const asked = new Set<AskToLose>();

/** Has `ask` asked before something other than the address takes the page away, such as signing out. Returns what ends that. */
export function guardUnsavedWork(ask: AskToLose): () => void {
  asked.add(ask);
  return () => void asked.delete(ask);
}

/** Whether nothing is unsaved, or all of it may be lost. */
export async function mayLoseUnsavedWork(): Promise<boolean> {
  for (const ask of asked) if (!(await ask())) return false;
  return true;
}
