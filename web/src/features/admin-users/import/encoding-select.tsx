import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/select.tsx";
import { ENCODINGS, type Encoding } from "./decode-text.ts";

/** By their own names, whatever the interface speaks. */
const NAMES: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
  shift_jis: "Shift_JIS",
  gb18030: "GBK / GB18030",
};
const UNKNOWN = "unknown";

interface EncodingSelectProps {
  /** null while nobody knows. */
  value: Encoding | null;
  onChange: (encoding: Encoding) => void;
}

/** How the characters of a file are written; changing it reads the file again. */
export function EncodingSelect({ value, onChange }: EncodingSelectProps) {
  const { t } = useTranslation("admin-users");
  const options = ENCODINGS.map((encoding) => ({ value: encoding as string, label: NAMES[encoding] }));
  return (
    <Select
      label={t("import.encoding")}
      options={value === null ? [{ value: UNKNOWN, label: t("import.encodingUnknown") }, ...options] : options}
      value={value ?? UNKNOWN}
      onChange={(chosen) => {
        const encoding = ENCODINGS.find((one) => one === chosen);
        if (encoding !== undefined && encoding !== value) onChange(encoding);
      }}
    />
  );
}
