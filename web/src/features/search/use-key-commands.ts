import { useEffect, useEffectEvent } from "react";
import { areSingleKeysOn } from "../../lib/single-keys.ts";

/** Where keys have a meaning of their own: fields that are typed into, menus, lists and sliders. */
const OWN_KEYS =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), " +
  "[role=textbox], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]";
const OPEN_DIALOGS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** IME composition, as browsers that do not set isComposing report it. */
const COMPOSING = 229;

function isMeantForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === COMPOSING) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return false;
  return document.querySelector(OPEN_DIALOGS) === null;
}

/** True for a letter without Shift, whatever Caps Lock does, and for any other character however it is typed. */
function isPlain(event: KeyboardEvent): boolean {
  return !event.shiftKey || event.key.toLowerCase() === event.key.toUpperCase();
}

/**
 * Runs the command of a single key ("j", "/") anywhere on the page but where keys are typed or a dialog is open, unless
 * the user has turned single keys off. A command that returns false leaves the key to the browser. Keys held down
 * repeat only those of `repeatable`.
 */
export function useKeyCommands(commands: ReadonlyMap<string, () => boolean>, repeatable: readonly string[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const command = commands.get(key);
    if (!command || !isMeantForPage(event) || !isPlain(event) || !areSingleKeysOn()) return;
    if (event.repeat && !repeatable.includes(key)) return;
    if (command()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
