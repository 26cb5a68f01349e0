import { companies, users } from "@medsieve/database/schema/index";
import { describe, expect, it } from "vitest";
import { call, PASSWORD, signInNew } from "../../../../test/app.ts";
import { ADA, cookiesOf, prepareOidc } from "./oidc.fixture.ts";

const site = prepareOidc();
const { goToProvider, signIn, refresh, readRefusals } = site;

describe("signing in at the provider", () => {
  it("makes an account with name and company, and ends on a page that has the session", async () => {
    const [nord] = await site.database().db.insert(companies).values({ name: "Nord" }).returning();
    site.provider().state.misdeeds = { claims: { org: "nord" } };
    const { answer, location, cookies } = await signIn("?return_to=/search-history%3Fpage%3D2");
    expect([answer.statusCode, location.pathname]).toEqual([303, "/login/done"]);
    expect(location.searchParams.get("from")).toBe("/search-history?page=2");
    expect(site.provider().state.sawSecret).toMatch(/^Basic /);
    const session = (await refresh(cookies.medsieve_refresh)).json();
    expect(session.user).toMatchObject({ email: "ada@example.org", full_name: "Ada Byron", role: "user" });
    const [user] = await site.database().db.select().from(users);
    expect([user?.companyId, user?.passwordHash]).toEqual([nord?.id, null]);
  });

  it("makes an account in the company of the address's domain, unless the claim names another", async () => {
    const made = await site
      .database()
      .db.insert(companies)
      .values([{ name: "Nord" }, { name: "Süd", domains: ["clinic.example", "example.org"] }])
      .returning();
    const idOf = (name: string) => made.find((company) => company.name === name)?.id;
    await signIn();
    site.provider().state.person = { ...ADA, sub: "person-2", email: "bea@example.org" };
    site.provider().state.misdeeds = { claims: { org: "Nord" } };
    await signIn();
    const found = await site.database().db.select().from(users).orderBy(users.email);
    expect(found.map(({ email, companyId }) => [email, companyId])).toEqual([
      ["ada@example.org", idOf("Süd")],
      ["bea@example.org", idOf("Nord")],
    ]);
  });

  it("finds the account of a verified address, and the same one after the address changed", async () => {
    await signInNew(site.test(), site.database(), { email: "ada@example.org" });
    expect((await signIn()).location.pathname).toBe("/login/done");
    site.provider().state.person = { ...ADA, email: "countess@elsewhere.example", email_verified: false };
    const { cookies } = await signIn();
    expect((await refresh(cookies.medsieve_refresh)).json().user.email).toBe("ada@example.org");
    expect(await site.database().db.select().from(users)).toHaveLength(1);
  });

  it("makes an administrator of who has the claim, and of no one else", async () => {
    site.provider().state.misdeeds = { claims: { groups: ["medsieve-admins-of-others"] } };
    const first = await signIn();
    expect((await refresh(first.cookies.medsieve_refresh)).json().user.role).toBe("user");
    site.provider().state.misdeeds = { claims: { groups: ["staff", "medsieve-admins"] } };
    const second = await signIn();
    expect((await refresh(second.cookies.medsieve_refresh)).json().user.role).toBe("admin");
  });

  it("is offered by name on the sign-in page", async () => {
    const answer = await site.test().app.inject({ url: "/api/v1/auth/options" });
    expect(answer.json()).toMatchObject({ oidc: { name: "Hospital" }, password_sign_in: "on" });
  });

  it("links an account that is signed in, whatever the address", async () => {
    await signInNew(site.test(), site.database(), { email: "ben@other.example" });
    const login = await site.test().app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: "ben@other.example", password: "Correct-horse-7" },
    });
    const linked = await signIn("?link=true&return_to=/account", cookiesOf(login));
    expect(linked.location.pathname).toBe("/login/done");
    const { cookies } = await signIn();
    expect((await refresh(cookies.medsieve_refresh)).json().user.email).toBe("ben@other.example");
    expect((await goToProvider("?link=true")).back.searchParams.get("problem")).toBe("oidc_not_signed_in");
  });

  it("shows whether the own account is linked, and says on its page why it could not be", async () => {
    const readLink = async (token: string) => (await call(site.test().app, "GET", "/account/oidc", token)).json();
    await signIn();
    const token = await signInNew(site.test(), site.database(), { email: "ben@other.example" });
    expect(await readLink(token)).toEqual({ name: "Hospital", linked: false });
    const credentials = { email: "ben@other.example", password: PASSWORD };
    const login = await site.test().app.inject({ method: "POST", url: "/api/v1/auth/login", payload: credentials });
    const taken = await signIn("?link=true&return_to=/account", cookiesOf(login));
    expect([taken.location.pathname, taken.location.search]).toEqual(["/account", "?problem=oidc_linked_elsewhere"]);
    expect(await readRefusals()).toEqual(["oidc_linked_elsewhere"]);
    site.provider().state.person = { ...ADA, sub: "person-2" };
    expect((await signIn("?link=true&return_to=/account", cookiesOf(login))).location.pathname).toBe("/login/done");
    expect(await readLink(token)).toEqual({ name: "Hospital", linked: true });
  });
});
