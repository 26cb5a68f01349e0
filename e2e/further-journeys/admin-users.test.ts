import { companyAnswerSchema } from "@medsieve/contract/admin/companies";
import type { Language } from "@medsieve/contract/constants";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAdminApi } from "../support/admin-api.ts";
import { signInContext } from "../support/api.ts";
import { expectAccessible, openBrowser, openContext, openPage } from "../support/browser.ts";
import { waitForMail } from "../support/mail.ts";
import { openScreens } from "../support/screens.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const COMPANY = "Nordhospital";
const HEADER = "Email Address;Full Name;Password;Company;Role;Monthly Search Limit";

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const api = await openAdminApi(server.url);
  const { company } = companyAnswerSchema.parse(await api.post("/admin/companies", { name: COMPANY }));
  const invite = (email: string, full_name: string) =>
    api.post("/admin/users/invite", { email, full_name, company_id: company.id });
  await invite("ito@klinik.example", "Ken Ito");
  await invite("sato@klinik.example", "Yui Sato");
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A page of the administrators', in a browser of its own. */
async function openAdmin(place: string, language: Language = "en") {
  const context = await openContext(browser, server.url, { language });
  await signInContext(context);
  const { page, watch } = await openPage(context);
  await page.goto(place);
  const { t } = openScreens(page, language);
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const press = (key: string, values?: Record<string, string | number>) =>
    page.getByRole("button", { name: t(key, values), exact: true }).click();
  const confirm = (key: string, values?: Record<string, string | number>) =>
    dialog.getByRole("button", { name: t(key, values), exact: true }).click();
  const see = (key: string, values?: Record<string, string | number>) => page.getByText(t(key, values)).waitFor();
  const row = (text: string) => page.getByRole("row").filter({ hasText: text });
  return { context, page, watch, t, dialog, press, confirm, see, row };
}

test("in Japanese: someone is invited, invited again, takes it up, and gets a temporary password", async () => {
  const email = "mori.hana@klinik.example";
  const { context, page, watch, t, press, confirm, see, row, dialog } = await openAdmin("/admin/users", "ja");
  await page.getByRole("link", { name: t("admin-users:inviteUser") }).click();
  await page.getByLabel(t("admin-users:form.email")).fill(email);
  await page.getByLabel(t("admin-users:form.fullName")).fill("森 花");
  await page.getByRole("combobox", { name: t("admin-users:form.company") }).fill("nord");
  await page.getByRole("option", { name: COMPANY }).click();
  await press("admin-users:invite.submit");
  await see("admin-users:invite.done");
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: t("admin-users:backToUsers") })
    .last()
    .click();
  await row(email).getByText(t("admin-users:pending")).waitFor();

  const name = "森 花";
  await press("admin-users:action.resend", { name });
  await confirm("common:cancel");
  await press("admin-users:action.resend", { name });
  await confirm("admin-users:confirm.resend.submit");
  await see("admin-users:done.resent", { email });
  const { link, text } = await waitForMail(server, email, 2);
  expect(text).toContain("森 花");
  const answer = await page.request.post("/api/v1/auth/reset-password", {
    data: { token: new URL(link).searchParams.get("token"), new_password: "Sturnus-vulgaris-3" },
  });
  expect(answer.status()).toBe(200);

  await page.reload();
  await press("admin-users:action.reset", { name });
  await confirm("common:cancel");
  await press("admin-users:action.reset", { name });
  await confirm("admin-users:confirm.reset.submit");
  const password = await dialog.locator("output").innerText();
  await expectAccessible(page);
  await confirm("admin-users:temporary.done");
  await dialog.waitFor({ state: "detached" });
  expect(await page.content()).not.toContain(password);
  expect(JSON.stringify(await context.storageState())).not.toContain(password);
  const signIn = await fetch(`${server.url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(signIn.status).toBe(200);
  watch.expectQuiet();
  await context.close();
});

test("an account is created, changed, switched off and deleted; so are several at once", async () => {
  const { context, page, watch, t, press, confirm, see, row, dialog } = await openAdmin("/admin/users/new");
  await page.getByLabel(t("admin-users:form.email")).fill("Demo@Klinik.example");
  await page.getByLabel(t("admin-users:form.fullName")).fill("Demo Doctor");
  await page.getByLabel(t("admin-users:form.password"), { exact: true }).fill("Sturnus-vulgaris-3");
  await page.getByLabel(t("admin-users:form.confirmation"), { exact: true }).fill("Sturnus-vulgaris-3");
  await page.getByRole("combobox", { name: t("admin-users:form.company") }).fill("nord");
  await page.getByRole("option", { name: COMPANY }).click();
  await press("admin-users:create.submit");
  await see("admin-users:create.done");
  await page.waitForURL(/\/admin\/users$/);

  await press("admin-users:action.edit", { name: "Demo Doctor" });
  await dialog.getByLabel(t("admin-users:form.fullName")).fill("Demo Dentist");
  await expectAccessible(page);
  await confirm("admin-users:edit.submit");
  await see("admin-users:done.updated");
  await press("admin-users:action.deactivate", { name: "Demo Dentist" });
  await see("admin-users:done.deactivated");
  await row("Demo Dentist").getByText(t("admin-users:status.inactive")).waitFor();

  await press("admin-users:action.delete", { name: "Demo Dentist" });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await press("admin-users:action.delete", { name: "Demo Dentist" });
  await confirm("admin-users:confirm.delete.submit");
  await see("admin-users:done.deleted", { shown: 1 });
  await row("Demo Dentist").waitFor({ state: "detached" });

  for (const name of ["Ken Ito", "Yui Sato"]) await row(name).locator("label").click();
  const changeMany = async (kind: string, fill?: () => Promise<void>) => {
    await press("admin-users:many.menu");
    await page.getByRole("menuitem", { name: t(`admin-users:many.${kind}.entry`) }).click();
    await fill?.();
    await dialog.getByRole("button", { name: t(`admin-users:many.${kind}.submit_other`, { shown: 2 }) }).click();
    await see("admin-users:done.changed_other", { shown: 2 });
  };
  const limit = dialog.getByLabel(t("admin-users:form.limit"), { exact: true });
  await changeMany("limit", () => limit.fill("0"));
  for (const name of ["Ken Ito", "Yui Sato"]) await row(name).locator("label").click();
  await changeMany("deactivate");
  await row("Ken Ito").getByText(t("admin-users:status.inactive"), { exact: true }).waitFor();
  for (const name of ["Ken Ito", "Yui Sato"]) await row(name).locator("label").click();
  await press("admin-users:deleteSelected");
  await confirm("common:cancel");
  await press("admin-users:deleteSelected");
  await confirm("admin-users:confirm.deleteMany.submit_other", { shown: 2 });
  await see("admin-users:done.deleted", { shown: 2 });
  await row("Ken Ito").waitFor({ state: "detached" });
  watch.expectQuiet();
  await context.close();
});

test("a file of users is imported with its companies, and a second time no user is imported twice", async () => {
  const { context, page, watch, t, press, confirm, see, row, dialog } = await openAdmin("/admin/users");
  const rows = Array.from({ length: 12 }, (_, n) => `ward${n}@klinik.example;Ward ${n};pw;Ostklinik;user;${n}`);
  const buffer = Buffer.from(`\uFEFF${[HEADER, ...rows, "no-address;;;;;", ""].join("\r\n")}`);
  const choose = () =>
    page.locator("input[type=file]").setInputFiles({ name: "ward.csv", mimeType: "text/csv", buffer });
  const submit = () => confirm("admin-users:import.submit_other", { shown: 12 });

  await press("admin-users:batchImport");
  const [template] = await Promise.all([page.waitForEvent("download"), confirm("admin-users:import.template")]);
  expect(template.suggestedFilename()).toBe("user_import_template.csv");
  await choose();
  await see("admin-users:import.more_other", { shown: 2 });
  await dialog
    .getByText(/^Row 14: /)
    .first()
    .waitFor();
  await expectAccessible(page);
  await submit();
  await see("admin-users:import.done_other", { shown: 12 });
  await dialog.getByText(t("admin-users:import.completeTitle"), { exact: true }).waitFor();
  await confirm("admin-users:import.another");
  await choose();
  await submit();
  await dialog.getByText(t("admin-users:import.failedTitle"), { exact: true }).waitFor();
  await dialog.getByText(t("admin-users:import.refusal.email_taken")).first().waitFor();
  await page.keyboard.press("Escape");
  await row("ward11@klinik.example").getByText("Ostklinik").waitFor();
  watch.expectQuiet();
  await context.close();
});

test("a company is added, found with its users, renamed and deleted", async () => {
  const { context, page, watch, t, press, confirm, see, row, dialog } = await openAdmin("/admin/companies");
  await press("admin-companies:add");
  await dialog.getByLabel(t("admin-companies:form.name")).fill("nordhospital");
  watch.allow(/status of 409/);
  await confirm("admin-companies:form.submit");
  await see("admin-companies:form.taken");
  await dialog.getByLabel(t("admin-companies:form.name")).fill("Südklinik");
  await confirm("admin-companies:form.submit");
  await see("admin-companies:done.created");
  await press("admin-companies:action.edit", { name: "Südklinik" });
  await dialog.getByLabel(t("admin-companies:form.description")).fill("By the lake");
  await confirm("admin-companies:form.submit");
  await see("admin-companies:done.updated");
  await row("Südklinik").getByText("By the lake").waitFor();

  await row(COMPANY).getByRole("link").click();
  await page.waitForURL(/\/admin\/users\?company=/);
  await page
    .getByRole("combobox", { name: t("admin:companyFilter.label") })
    .and(page.locator(`[value="${COMPANY}"]`))
    .waitFor();
  await page.goBack();

  await press("admin-companies:action.delete", { name: "Südklinik" });
  await see("admin-companies:confirm.text");
  await expectAccessible(page);
  await confirm("common:cancel");
  await press("admin-companies:action.delete", { name: "Südklinik" });
  await confirm("admin-companies:confirm.submit");
  await see("admin-companies:done.deleted");
  await row("Südklinik").waitFor({ state: "detached" });
  watch.expectQuiet();
  await context.close();
});
