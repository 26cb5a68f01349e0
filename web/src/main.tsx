import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { startI18n } from "./lib/i18n.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { keepSession } from "./lib/session.ts";
import { applyTheme } from "./lib/theme.ts";

applyTheme();
keepSession();
await startI18n();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App router={createAppRouter()} queryClient={createQueryClient()} />
  </StrictMode>,
);
