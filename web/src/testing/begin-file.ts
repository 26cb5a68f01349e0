import { vi } from "vitest";

// Test files share a process, its libraries and its window. Each begins with modules of its own, so that what it mocks
// is mocked for it alone, and with a page that no other file has left anything on.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
window.history.replaceState(null, "", "/");
document.title = "";
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
// Left on by an act of another file that nothing awaited, it would make React warn of every update here.
Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
