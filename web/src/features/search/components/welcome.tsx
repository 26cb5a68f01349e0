import { ArrowDown } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";

const EXAMPLES = ["treatment", "diagnosis", "harm", "rare"] as const;

/** What happens to a question, and four to begin with, each of another kind. */
export function Welcome({ onChoose }: { onChoose: (question: string) => void }) {
  const { t } = useTranslation("search");
  return (
    <section aria-label={t("welcome.title")} className="flex flex-col gap-5">
      <div>
        <h1 className="font-semibold text-2xl">{t("welcome.title")}</h1>
        <p className="mt-2 max-w-reading text-muted">{t("welcome.text")}</p>
      </div>
      <div>
        <h2 className="mb-2 font-medium text-muted text-sm">{t("welcome.examples")}</h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {EXAMPLES.map((kind) => {
            const question = t(`welcome.example.${kind}.question`);
            return (
              <li key={kind} className="flex">
                <Button
                  onPress={() => onChoose(question)}
                  className="focus-ring flex w-full cursor-pointer flex-col items-start gap-1 rounded-lg border border-line bg-surface px-3.5 py-3 text-left transition-colors duration-150 data-hovered:border-accent"
                >
                  <span className="flex w-full items-center justify-between gap-2 font-medium text-accent text-sm">
                    {t(`welcome.example.${kind}.kind`)}
                    <ArrowDown aria-hidden className="size-4 shrink-0" />
                  </span>
                  <span className="leading-snug">{question}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
