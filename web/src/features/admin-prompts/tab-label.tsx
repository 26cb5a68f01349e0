import { useTranslation } from "react-i18next";

interface TabLabelProps {
  text: string;
  /** Something was typed there and not saved. */
  isEdited: boolean;
  /** Something there is not as built in. */
  isChanged: boolean;
}

/** The name of a preference, with a mark where something was changed: filled while it is not saved. */
export function TabLabel({ text, isEdited, isChanged }: TabLabelProps) {
  const { t } = useTranslation("admin-prompts");
  return (
    <>
      {text}
      {(isEdited || isChanged) && (
        <span
          role="img"
          aria-label={t(isEdited ? "mark.edited" : "mark.changed")}
          title={t(isEdited ? "mark.edited" : "mark.changed")}
          className={`size-2 shrink-0 rounded-full border ${isEdited ? "border-amber bg-amber" : "border-muted"}`}
        />
      )}
    </>
  );
}
