import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../entities/search/server-state.ts";
import { Alert } from "../../ui/alert.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { defaultsQuery, promptsQuery } from "./prompts-calls.ts";
import { PromptsEditor } from "./prompts-editor.tsx";

/** The prompts with which a model writes queries and reads papers, and how much a search takes in. */
export function PromptsPage() {
  const { t } = useTranslation(["admin-prompts", "admin"]);
  const prompts = useQuery(promptsQuery());
  const defaults = useQuery(defaultsQuery());
  const setup = useQuery(setupQuery());
  return (
    <PageFrame
      title={t("title")}
      lead={t("lead")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={<LinkButton href="/admin/settings/versions">{t("history.open")}</LinkButton>}
    >
      {setup.data?.reader.id === "builtin" && <Alert tone="info">{t("withoutModel")}</Alert>}
      <ListStates query={prompts} failure={t("loadFailed")}>
        {(saved) => (
          <ListStates query={defaults} failure={t("loadFailed")}>
            {(builtIn) => <PromptsEditor saved={saved} defaults={builtIn} />}
          </ListStates>
        )}
      </ListStates>
    </PageFrame>
  );
}
