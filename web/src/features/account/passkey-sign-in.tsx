import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError, supportsPasskeys } from "../../lib/passkeys.ts";
import { signInWithPasskey } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

/** Signing in with a passkey, which needs neither address nor password; nothing where the browser has none. */
export function PasskeySignIn() {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const attempt = useMutation({ mutationFn: () => signInWithPasskey(language) });
  if (!supportsPasskeys()) return null;
  return (
    <div className="flex flex-col gap-3">
      {attempt.isError && <Alert tone="error">{describePasskeyError(attempt.error, t)}</Alert>}
      <Button
        wide
        icon={<KeyRound aria-hidden className="size-4" />}
        onPress={() => attempt.mutate()}
        isPending={attempt.isPending}
      >
        {t("signIn.passkey")}
      </Button>
    </div>
  );
}
