import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ResetPasswordPage } from "../features/account/reset-password-page.tsx";

const route = getRouteApi("/reset-password");

/** Takes the token out of the address at once, so that it is neither read there nor kept in the browser's history. */
export function ResetPasswordRoute() {
  const { token: addressed } = route.useSearch();
  const navigate = useNavigate();
  const [token, setToken] = useState(addressed ?? "");

  useEffect(() => {
    if (addressed === undefined) return;
    setToken(addressed);
    void navigate({ to: "/reset-password", search: {}, replace: true });
  }, [addressed, navigate]);

  return (
    <ResetPasswordPage
      key={token}
      token={token}
      onSignIn={(email) => void navigate({ to: "/login", state: { signIn: { email } } })}
    />
  );
}
