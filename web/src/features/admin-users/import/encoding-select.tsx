import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/select.tsx";
import { ENCODINGS, type Encoding, nameEncoding } from "./encodings.ts";

const UNKNOWN = "unknown";

interface EncodingSelectProps {
  /** null where it was not recognised. */
  value: Encoding | null;
  onChange: (encoding: Encoding) => void;
}

/** How the characters of a file are written; changing it reads the file again. */
export function EncodingSelect({ value, onChange }: EncodingSelectProps) {
  const { t } = useTranslation("admin-users");
  const options = ENCODINGS.map(({ encoding, writing }): { value: string; label: string } => ({
    value: encoding,
    label: t("import.encodingOption", { name: nameEncoding(encoding), writing: t(`import.writing.${writing}`) }),
  }));
  return (
    <Select
      label={t("import.encoding")}
      options={value === null ? [{ value: UNKNOWN, label: t("import.encodingUnknown") }, ...options] : options}
      value={value ?? UNKNOWN}
      onChange={(chosen) => {
        const named = ENCODINGS.find(({ encoding }) => encoding === chosen);
        if (named !== undefined && named.encoding !== value) onChange(named.encoding);
      }}
    />
  );
}
