import { lazy, type ReactNode, Suspense, useState } from "react";
import { TextButton } from "../../../ui/text-button.tsx";
import { useWasTrue } from "../../../ui/use-was-true.ts";

const ConnectDialog = lazy(async () => ({ default: (await import("./connect-dialog.tsx")).ConnectDialog }));

/** A few words that open how real papers are added, and what it takes to connect PubMed or a model. */
export function ConnectHelp({ meshYear, children }: { meshYear: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useWasTrue(isOpen);
  return (
    <>
      <TextButton onPress={() => setIsOpen(true)}>{children}</TextButton>
      {wasOpened && (
        <Suspense>
          <ConnectDialog meshYear={meshYear} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
