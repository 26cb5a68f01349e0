import { RegisterDemoPage } from "../features/account/register-demo-page.tsx";

export function RegisterDemoRoute() {
  return <RegisterDemoPage />;
}
