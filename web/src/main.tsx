import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { followSettings } from "./lib/follow-settings.ts";
import { startI18n } from "./lib/i18n.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { keepSession } from "./lib/session.ts";
import { applyTheme } from "./lib/theme.ts";

/** Milliseconds; a font that takes longer comes in later. */
const FONT_PATIENCE_MS = 1000;

/** Waits for the reading font, so that no text is drawn in another one first and then moves. */
async function loadFont(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, FONT_PATIENCE_MS));
  await Promise.race([document.fonts.load('1rem "Source Sans 3 Variable"'), patience]).catch(() => undefined);
}

applyTheme();
keepSession();
await Promise.all([startI18n(), loadFont()]);
followSettings();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App router={createAppRouter()} queryClient={createQueryClient()} />
  </StrictMode>,
);
