import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { Link } from "../../../ui/link.tsx";

const IMPORT_COMMAND = "npm run library:import -- FILE…";
/** Where the U.S. National Library of Medicine offers PubMed as files. */
const PUBMED_FILES = "https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/";
/** Settings of the server, by what the texts call them. */
const VARIABLES = {
  source: "LITERATURE_SOURCE",
  email: "NCBI_EMAIL",
  key: "NCBI_API_KEY",
  provider: "LLM_PROVIDER",
  model: "LLM_MODEL",
  modelKey: "LLM_API_KEY",
  budget: "LLM_MONTHLY_BUDGET_USD",
} as const;

interface ConnectDialogProps {
  meshYear: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How real papers are added, and what it takes to connect PubMed or a model. */
export function ConnectDialog({ meshYear, isOpen, onOpenChange }: ConnectDialogProps) {
  const { t } = useTranslation(["search", "common"]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("connect.title")} closeLabel={t("common:close")}>
      <p className="text-muted">{t("connect.who")}</p>
      <Section title={t("connect.papers")}>
        <p>{t("connect.papersText")}</p>
        <p className="wrap-anywhere my-1.5 rounded-sm bg-sunken px-2 py-1">
          <code className="font-mono text-sm">{IMPORT_COMMAND}</code>
        </p>
        <p>
          {t("connect.papersFiles")}{" "}
          <Link href={PUBMED_FILES} target="_blank" rel="noreferrer">
            <span className="wrap-anywhere">{PUBMED_FILES}</span>
          </Link>
        </p>
      </Section>
      <Section title={t("connect.pubmed")}>
        <p className="wrap-anywhere">{t("connect.pubmedText", VARIABLES)}</p>
      </Section>
      <Section title={t("connect.model")}>
        <p className="wrap-anywhere">{t("connect.modelText", VARIABLES)}</p>
      </Section>
      <Section title={t("connect.mesh")}>
        <p>{t("connect.meshText", { year: meshYear })}</p>
      </Section>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-[0.9375rem]">
      <h3 className="mb-0.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
