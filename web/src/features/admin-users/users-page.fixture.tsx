import type { AdminUser } from "@medsieve/contract/admin/users";
import { screen } from "@testing-library/react";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { answerUsers, listCompanies } from "./users.fixture.ts";
import { UsersPage } from "./users-page.tsx";

export const SUCCESS = { body: { status: "success" } };

export function open(
  users: AdminUser[],
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
  place = "/admin/users",
) {
  const calls = fakeApi({
    "GET /admin/users": answerUsers(() => users),
    "GET /admin/companies": listCompanies(),
    ...routes,
  });
  const page = renderAt(place, UsersPage);
  const press = async (name: string | RegExp) => page.person.click(await screen.findByRole("button", { name }));
  const listed = () => calls.filter((call) => call.method === "GET" && call.path.startsWith("/admin/users"));
  const asked = () => new URLSearchParams(listed().at(-1)?.path.split("?")[1]);
  return { ...page, calls, press, asked };
}

export async function findRow(name: string): Promise<HTMLElement> {
  const cell = await screen.findByText(name);
  return cell.closest("tr") ?? cell;
}
