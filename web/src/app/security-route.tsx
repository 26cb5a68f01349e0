import { getRouteApi } from "@tanstack/react-router";
import { SecurityPage } from "../features/account-security/security-page.tsx";
import { StepUp } from "../features/step-up/step-up.tsx";

const route = getRouteApi("/signed-in/account");

export function SecurityRoute() {
  const { problem } = route.useSearch();
  return (
    <>
      <SecurityPage problem={problem ?? null} />
      <StepUp />
    </>
  );
}
