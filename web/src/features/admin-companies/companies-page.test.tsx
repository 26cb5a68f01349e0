import type { Company } from "@medsieve/contract/admin/companies";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { CompaniesPage } from "./companies-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

const NORD: Company = {
  id: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e51",
  name: "Nordhospital",
  description: "A teaching hospital",
  user_count: 14,
  models_allowed: true,
  domains: [],
  created_at: "2026-01-02T08:00:00.000Z",
};
const PLACE = `/admin/companies/${NORD.id}`;

function open(
  companies: readonly Company[],
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
  place = "/admin/companies",
) {
  const listed: FakeRoute = ({ path }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const search = query.get("search");
    const items = companies.filter(({ name }) => search === null || name.includes(search));
    return {
      body: {
        items,
        meta: { total: items.length, total_pages: 1, page: 1, per_page: 20 },
        totals: { user_count: 412 },
      },
    };
  };
  const calls = fakeApi({ "GET /admin/companies": listed, ...routes });
  const page = renderAt(place, CompaniesPage);
  const press = async (name: string) => page.person.click(await screen.findByRole("button", { name }));
  const sent = () =>
    calls.filter((call) => call.method !== "GET").map(({ method, path, body }) => ({ method, path, body }));
  return { ...page, calls, press, sent };
}

describe("the list", () => {
  test("shows each company, with the way to its users", async () => {
    open([NORD, { ...NORD, id: NORD.id.replace(/1$/, "2"), name: "Westklinik", description: null, user_count: 1 }]);
    const row = (await screen.findByText("Nordhospital")).closest("tr") as HTMLElement;
    expect(within(row).getByText("A teaching hospital")).toBeTruthy();
    expect(within(row).getByText("Jan 2, 2026")).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(
      ["Company", "Description", "Users", "Created", "Actions"].map((title) => expect.stringContaining(title)),
    );
    const users = within(row).getByRole("link", { name: "14 users of Nordhospital" });
    expect(users.getAttribute("href")).toBe(`/admin/users?company=${NORD.id}`);
    expect(screen.getByRole("link", { name: "1 user of Westklinik" })).toBeTruthy();
  });

  test("ends with the number of people of all companies that match", async () => {
    open([NORD]);
    const total = await screen.findByRole("rowheader", { name: "Total" });
    expect(total.closest("tr")?.textContent).toBe("Total412");
  });

  test("is searched, which the address keeps", async () => {
    const { person, readPlace } = open([NORD]);
    await screen.findByText("Nordhospital");
    await person.type(screen.getByRole("searchbox"), "Ost");
    expect(await screen.findByText("No companies match this search.")).toBeTruthy();
    expect(readPlace()).toBe("/admin/companies?search=Ost");
    await person.clear(screen.getByRole("searchbox"));
    expect(await screen.findByText("Nordhospital")).toBeTruthy();
  });

  test("says where there is none, and where it could not be loaded", async () => {
    open([], { "GET /admin/companies": { status: 500, body: { detail: "x", code: "server_error" } } });
    expect(await screen.findByText("Failed to load companies")).toBeTruthy();
  });
});

describe("a company", () => {
  test("is added once it has a name", async () => {
    const { press, person, sent } = open([], {
      "POST /admin/companies": { body: { status: "success", company: NORD } },
    });
    expect(await screen.findByText(/There are no companies yet/)).toBeTruthy();
    await person.click(screen.getAllByRole("button", { name: "Add company" })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    await person.type(dialog.getByLabelText("Name"), " Nordhospital ");
    await press("Save");
    expect(await screen.findByText("Company created successfully")).toBeTruthy();
    expect(sent()).toEqual([
      {
        method: "POST",
        path: "/admin/companies",
        body: { name: "Nordhospital", description: null, models_allowed: true, domains: [] },
      },
    ]);
  });

  test("is changed; a name that another has is refused at the field, and what was typed stays", async () => {
    let isTaken = true;
    const { press, person, sent } = open([NORD], {
      [`PUT ${PLACE}`]: () =>
        isTaken
          ? { status: 409, body: { detail: "x", code: "company_taken" } }
          : { body: { status: "success", company: NORD } },
    });
    await press("Edit Nordhospital");
    const name = await screen.findByLabelText("Name");
    await person.clear(name);
    await person.type(name, "Westklinik");
    await press("Save");
    expect(await screen.findByText("A company with this name already exists")).toBeTruthy();
    isTaken = false;
    await press("Save");
    expect(await screen.findByText("Company updated successfully")).toBeTruthy();
    expect(sent().at(-1)).toEqual({
      method: "PUT",
      path: PLACE,
      body: { name: "Westklinik", description: "A teaching hospital", models_allowed: true, domains: [] },
    });
  });

  test("takes in people by the domains of their addresses, each of one company", async () => {
    let isTaken = true;
    const { press, person, sent } = open([NORD], {
      [`PUT ${PLACE}`]: () =>
        isTaken
          ? { status: 409, body: { detail: "x", code: "company_domain_taken" } }
          : { body: { status: "success", company: NORD } },
    });
    await press("Edit Nordhospital");
    const domains = await screen.findByLabelText("Domains of addresses (optional)");
    await person.type(domains, "nord");
    await press("Save");
    expect(await screen.findByText(/^Write domains like hospital.example/)).toBeTruthy();
    await person.type(domains, ".example, Klinik.example");
    await press("Save");
    expect(await screen.findByText("Another company has one of these domains already")).toBeTruthy();
    isTaken = false;
    await press("Save");
    expect(await screen.findByText("Company updated successfully")).toBeTruthy();
    expect(sent().at(-1)?.body).toMatchObject({ domains: ["nord.example", "klinik.example"] });
  });

  test("is had read without a model, which the dialog explains and the list says", async () => {
    const companies = [NORD];
    const { press, person, sent } = open(companies, {
      [`PUT ${PLACE}`]: () => {
        companies[0] = { ...NORD, models_allowed: false };
        return { body: { status: "success", company: companies[0] } };
      },
    });
    await press("Edit Nordhospital");
    const box = await screen.findByRole<HTMLInputElement>("checkbox", {
      name: "Language models may read for its users",
    });
    expect([box.checked, box.getAttribute("aria-describedby")]).toEqual([true, expect.any(String)]);
    expect(screen.getByText(/no question and no paper goes to a model/)).toBeTruthy();
    expect(screen.queryByText("Built-in reader only")).toBeNull();
    await person.click(box);
    await press("Save");
    expect(await screen.findByText("Built-in reader only")).toBeTruthy();
    expect(sent().at(-1)?.body).toMatchObject({ models_allowed: false });
  });

  test("that could not be saved says why", async () => {
    const { press } = open([NORD], { [`PUT ${PLACE}`]: { status: 404, body: { detail: "x", code: "not_found" } } });
    await press("Edit Nordhospital");
    await press("Save");
    expect(await screen.findByText(/^Failed to save company: This was not found/)).toBeTruthy();
  });

  test("is deleted only once its name and the number of its users were confirmed", async () => {
    const companies = [NORD];
    const { press, sent } = open(companies, {
      [`DELETE ${PLACE}`]: () => {
        companies.pop();
        return { body: { status: "success", deleted_users: 14 } };
      },
    });
    await press("Delete Nordhospital");
    expect(await screen.findByText("Delete Nordhospital and its 14 users?")).toBeTruthy();
    expect(screen.getByText("This will also delete all associated users.")).toBeTruthy();
    await press("Cancel");
    expect(sent()).toEqual([]);
    await press("Delete Nordhospital");
    await press("Delete company");
    expect(await screen.findByText("Company deleted successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Nordhospital")).toBeNull());
  });

  test("that holds one's own account is kept, and says so", async () => {
    const { press } = open([NORD], {
      [`DELETE ${PLACE}`]: { status: 409, body: { detail: "x", code: "own_account" } },
    });
    await press("Delete Nordhospital");
    await press("Delete company");
    expect(await screen.findByText("Failed to delete company: Your own account belongs to it.")).toBeTruthy();
    expect(screen.getByText("Nordhospital")).toBeTruthy();
  });
});
