import type { Preference } from "@medsieve/contract/constants";
import type { SearchSetup } from "@medsieve/contract/searches";
import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n.ts";
import { Link } from "../../../ui/link.tsx";
import { WELCOME_EXAMPLES } from "../welcome-examples.ts";
import { SetupLine } from "./setup-line.tsx";

interface WelcomeProps {
  /** undefined where it could not be learnt. */
  setup: SearchSetup | undefined;
  /** Takes an example's question, with the preference that suits it. */
  onChoose: (question: string, preference: Preference) => void;
  /** Where the question is written. */
  children: ReactNode;
}

/** What happens to a question, four to begin with, each of another kind, and what answers them. */
export function Welcome({ setup, onChoose, children }: WelcomeProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  return (
    <section aria-label={t("welcome.title")} className="flex flex-col gap-5">
      <div>
        <h1 className="font-semibold text-2xl">{t("welcome.title")}</h1>
        <p className="mt-1 max-w-reading text-muted">{t("welcome.text")}</p>
      </div>
      {children}
      <div>
        <h2 className="mb-2 font-medium text-muted text-sm">{t("welcome.examples")}</h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {WELCOME_EXAMPLES[language].map(({ key, preference }) => {
            const question = t(`welcome.example.${key}.question`);
            return (
              <li key={key} className="flex">
                <Button
                  onPress={() => onChoose(question, preference)}
                  className="focus-ring flex w-full cursor-pointer flex-col items-start gap-1 rounded-lg border border-line bg-surface px-3.5 py-3 text-left transition-colors duration-150 data-hovered:border-accent"
                >
                  <span className="flex w-full items-center justify-between gap-2 font-medium text-accent text-sm">
                    {t(`welcome.example.${key}.kind`)}
                    <ArrowUp aria-hidden className="size-4 shrink-0" />
                  </span>
                  <span className="leading-snug">{question}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="text-sm">
        <Link href="/bring-search">{t("welcome.bring")}</Link>
      </p>
      {setup && <SetupLine setup={setup} />}
    </section>
  );
}
