import { FileQuestion } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "../ui/link.tsx";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={<FileQuestion aria-hidden />}
      title={t("notFound.title")}
      text={t("notFound.text")}
      action={<Link href="/">{t("notFound.back")}</Link>}
    />
  );
}
