import type { LibraryFile } from "@medsieve/contract/admin/library";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/format.ts";
import { formatBytes } from "../../lib/format-figures.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { ImportState } from "./import-state.tsx";

interface Choosing {
  chosen: ReadonlySet<string>;
  choose: (names: ReadonlySet<string>) => void;
  removal: (file: LibraryFile) => ReactNode;
}

export function listFolderColumns(t: TFunction, language: Language, choosing: Choosing): Column<LibraryFile>[] {
  const { chosen, choose, removal } = choosing;
  function toggle(name: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    choose(next);
  }
  return [
    {
      key: "file",
      title: t("admin-library:column.file"),
      onCard: "title",
      cell: ({ name }) => (
        <Checkbox
          aria-label={t("admin-library:folder.choose", { name })}
          isSelected={chosen.has(name)}
          onChange={(isChosen) => toggle(name, isChosen)}
        >
          {name}
        </Checkbox>
      ),
    },
    {
      key: "size",
      title: t("admin-library:column.size"),
      isNumber: true,
      look: "whitespace-nowrap",
      cell: ({ bytes }) => formatBytes(bytes, language),
    },
    {
      key: "changed",
      title: t("admin-library:column.changed"),
      look: "whitespace-nowrap tabular-nums",
      cell: ({ changed_at }) => <time dateTime={changed_at}>{formatDateTime(changed_at, language)}</time>,
    },
    {
      key: "state",
      title: t("admin-library:column.state"),
      look: "whitespace-nowrap",
      cell: ({ imported }) => <ImportState state={imported ?? "never"} />,
    },
    {
      key: "actions",
      title: t("admin-library:column.actions"),
      onCard: "actions",
      hidesTitle: true,
      look: "text-right",
      cell: removal,
    },
  ];
}
