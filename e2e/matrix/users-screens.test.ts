import { type Company, companyAnswerSchema } from "@medsieve/contract/admin/companies";
import type { Language } from "@medsieve/contract/constants";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type AdminApi, openAdminApi } from "../support/admin-api.ts";
import { openBrowser } from "../support/browser.ts";
import { PHONE, type Screen, testInEveryLook } from "../support/every-look.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const LONG_NAME = "Universitätsklinikum-Donaudampfschifffahrtsgesellschaft";
const PENDING = {
  email: "noch.nicht.angemeldet@klinik.example",
  full_name: "Maximiliane-Friederike Oberhuber-Großmann",
};
const BROKEN = { status: 500, json: { detail: "x", code: "server_error" } };
const HEADER = "Email Address,Full Name,Password,Company,Role,Monthly Search Limit,Nickname";

/** Gives the screens of users and companies something to show, long names among it. */
async function makeUsersData(api: AdminApi): Promise<void> {
  const { company } = companyAnswerSchema.parse(
    await api.post("/admin/companies", { name: LONG_NAME, description: `${LONG_NAME} `.repeat(4) }),
  );
  await api.post("/admin/users/invite", { ...PENDING, company_id: company.id });
  await importColleagues(api, company);
}

async function importColleagues(api: AdminApi, company: Pick<Company, "name">): Promise<void> {
  const users = Array.from({ length: 24 }, (_, n) => ({
    email: `colleague${n}@klinik.example`,
    full_name: n === 0 ? LONG_NAME.repeat(2) : `Colleague ${n}`,
    password: "x",
    company: company.name,
    role: n % 5 === 0 ? "demo" : "user",
  }));
  await api.post("/admin/users/batch-import", { users });
}

async function openUsers(page: Page, language: Language, place = "/admin/users") {
  const { t } = openScreens(page, language);
  await page.goto(place);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const press = (key: string, values?: Record<string, string | number>) =>
    page
      .getByRole("button", { name: t(`admin-users:${key}`, values), exact: true })
      .first()
      .click();
  return { t, press };
}

async function openImport(page: Page, language: Language, rows: readonly string[]) {
  const { t, press } = await openUsers(page, language);
  await press("batchImport");
  await page.getByText(t("admin-users:import.drop")).waitFor();
  const buffer = Buffer.from([HEADER, ...rows].join("\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "users.csv", mimeType: "text/csv", buffer });
  return { t, press };
}

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  await makeUsersData(await openAdminApi(server.url));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The administrators' screens of users and companies, as `makeUsersData` fills them. */
const SCREENS: readonly Screen[] = [
  {
    name: "users, the page selected",
    open: async (page, language) => {
      const { t } = await openUsers(page, language, "/admin/users?size=10");
      await page.getByText(t("admin-users:selectPage")).click();
      await page.getByRole("button", { name: t("admin-users:deleteSelected") }).waitFor();
    },
  },
  ...(["company", "limit"] as const).map((kind) => ({
    name: `users, many to be given a ${kind}`,
    open: async (page: Page, language: Language) => {
      const { t, press } = await openUsers(page, language, "/admin/users?size=10");
      await page.getByText(t("admin-users:selectPage")).click();
      await page.getByRole("button", { name: t("admin-users:deleteSelected") }).waitFor();
      await press("many.menu");
      await page.getByRole("menuitem", { name: t(`admin-users:many.${kind}.entry`) }).click();
      await page.getByRole("dialog").waitFor();
    },
  })),
  {
    name: "users, none found",
    open: async (page, language) => {
      const { t } = await openUsers(page, language, "/admin/users?search=no-such-user&role=demo&status=inactive");
      await page.getByText(t("admin-users:noMatch")).waitFor();
    },
  },
  {
    name: "users that cannot be loaded",
    allows: /status of 500/,
    open: async (page, language) => {
      await page.route("**/api/v1/admin/users?*", (route) => route.fulfill(BROKEN));
      const { t } = await openUsers(page, language);
      await page.getByText(t("admin-users:failed.load")).waitFor();
    },
  },
  {
    name: "users, one being edited",
    open: async (page, language) => {
      const { t, press } = await openUsers(page, language, "/admin/users?search=Oberhuber");
      await page.getByText(t("admin-users:pending")).waitFor();
      await press("action.edit", { name: PENDING.full_name });
      await page.getByRole("dialog").getByLabel(t("admin-users:form.fullName")).fill("");
      await page.getByRole("button", { name: t("admin-users:edit.submit") }).click();
      await page.getByText(t("admin-users:form.fullNameRequired")).waitFor();
    },
  },
  {
    name: "users, invited again once confirmed",
    open: async (page, language) => {
      const { press } = await openUsers(page, language, "/admin/users?search=Oberhuber");
      await press("action.resend", { name: PENDING.full_name });
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "users, a file to import",
    open: async (page, language) => {
      const rows = Array.from({ length: 14 }, (_, n) => `p${n}@klinik.example,${LONG_NAME} ${n},pw,${LONG_NAME},user,`);
      const { t } = await openImport(page, language, [...rows, "no-address,,,,boss,-1", ...rows.slice(0, 3)]);
      await page.getByText(t("admin-users:import.more_other", { shown: 4 })).waitFor();
      await page.getByText(t("admin-users:import.sendsWelcome")).click();
    },
  },
  {
    name: "users, a file that is none",
    open: async (page, language) => {
      const { t } = await openImport(page, language, []);
      await page.getByText(t("admin-users:import.fault.noRows")).waitFor();
    },
  },
  {
    name: "create a user, nothing filled in",
    open: async (page, language) => {
      const { t, press } = await openUsers(page, language, "/admin/users/new");
      await press("create.submit");
      await page.getByText(t("admin-users:form.companyRequired")).waitFor();
    },
  },
  {
    name: "invite a user, nothing filled in",
    open: async (page, language) => {
      const { t, press } = await openUsers(page, language, "/admin/users/invite");
      await press("invite.submit");
      await page.getByText(t("admin-users:form.companyRequired")).waitFor();
    },
  },
  {
    name: "companies",
    open: async (page, language) => {
      await openUsers(page, language, "/admin/companies");
      await page.getByText(LONG_NAME, { exact: true }).first().waitFor();
    },
  },
  {
    name: "companies, one being deleted",
    open: async (page, language) => {
      const { t } = await openUsers(page, language, "/admin/companies?search=Donau");
      await page.getByRole("button", { name: t("admin-companies:action.delete", { name: LONG_NAME }) }).click();
      await page.getByText(t("admin-companies:confirm.text")).waitFor();
    },
  },
  {
    name: "companies, one being added",
    open: async (page, language) => {
      const { t } = await openUsers(page, language, "/admin/companies");
      await page.getByRole("button", { name: t("admin-companies:add") }).click();
      await page.getByRole("dialog").getByLabel(t("admin-companies:form.name")).waitFor();
    },
  },
  {
    name: "the administrators' menu",
    widths: [PHONE, 768],
    open: async (page, language) => {
      const { t } = await openUsers(page, language, "/admin/companies");
      await page.getByRole("button", { name: t("admin:menu", { screen: t("admin:screen.companies") }) }).click();
      await page.getByRole("menu").waitFor();
    },
  },
];

testInEveryLook(SCREENS, () => ({ browser, url: server.url }));
