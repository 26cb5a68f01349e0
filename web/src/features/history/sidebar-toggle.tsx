import { PanelLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/icon-button.tsx";

interface SidebarToggleProps {
  sidebarId: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function SidebarToggle({ sidebarId, isOpen, onToggle }: SidebarToggleProps) {
  const { t } = useTranslation("history");
  return (
    <IconButton
      label={t(isOpen ? "close" : "open")}
      aria-expanded={isOpen}
      aria-controls={sidebarId}
      icon={<PanelLeft aria-hidden className="size-5" />}
      onPress={onToggle}
    />
  );
}
