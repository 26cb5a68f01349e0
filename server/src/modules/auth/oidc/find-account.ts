import type { Transaction } from "@medsieve/database/client";
import { companies, oidcIdentities, users } from "@medsieve/database/schema/index";
import { and, arrayContains, eq, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "../../../db/audit.ts";
import { findUser, normalizeEmail, type UserRow } from "../../../db/users.ts";
import { describeStranger } from "../../../http/request-actor.ts";
import type { OidcSettings } from "../../../settings/oidc-settings.ts";
import { OidcRefusal } from "./refusal.ts";

type Claims = Readonly<Record<string, unknown>> & { sub: string };

/**
 * The account of the person who signed in at the provider: the one that the subject is linked to, else the one that has the
 * verified address, else a new one. Throws OidcRefusal.
 */
export async function findAccount(
  tx: Transaction,
  claims: Claims,
  settings: OidcSettings,
  address: string,
): Promise<UserRow> {
  const linked = await findLinked(tx, settings.issuer, claims.sub);
  const userId = linked ?? (await linkByAddress(tx, claims, settings, address));
  const user = await findUser(tx, userId);
  if (user === null) throw new Error("a linked account is gone");
  if (!user.isActive) throw new OidcRefusal("inactive_account", user);
  return followAdminClaim(tx, user, claims, settings, address);
}

/** Links the subject to an account that is signed in. Throws OidcRefusal where it belongs to another one. */
export async function linkAccount(tx: Transaction, user: UserRow, subject: string, issuer: string): Promise<void> {
  const linked = await findLinked(tx, issuer, subject);
  if (linked !== null && linked !== user.id) throw new OidcRefusal("oidc_linked_elsewhere", user);
  await tx.insert(oidcIdentities).values({ issuer, subject, userId: user.id }).onConflictDoNothing();
}

async function findLinked(tx: Transaction, issuer: string, subject: string): Promise<string | null> {
  const isThis = and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject));
  const [found] = await tx.select({ userId: oidcIdentities.userId }).from(oidcIdentities).where(isThis);
  return found?.userId ?? null;
}

async function linkByAddress(
  tx: Transaction,
  claims: Claims,
  settings: OidcSettings,
  address: string,
): Promise<string> {
  const email = typeof claims.email === "string" ? normalizeEmail(claims.email) : "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new OidcRefusal("oidc_no_address");
  if (claims.email_verified !== true) throw new OidcRefusal("oidc_address_unverified");
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if (!settings.allowedDomains.includes(domain)) throw new OidcRefusal("oidc_domain");
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known === undefined && !settings.provisions) throw new OidcRefusal("oidc_no_account");
  const userId = known?.id ?? (await makeAccount(tx, email, claims, settings, address));
  const identity = { issuer: settings.issuer, subject: claims.sub, userId };
  await tx.insert(oidcIdentities).values(identity).onConflictDoNothing();
  return userId;
}

async function makeAccount(
  tx: Transaction,
  email: string,
  claims: Claims,
  { companyClaim }: OidcSettings,
  address: string,
): Promise<string> {
  const claimed = companyClaim === null ? null : readText(claims[companyClaim]);
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const company = await findCompany(
    tx,
    claimed === null ? arrayContains(companies.domains, [domain]) : eq(companies.nameKey, sql`company_key(${claimed})`),
  );
  if (claimed !== null && company === null) throw new OidcRefusal("oidc_company");
  const fullName = readText(claims.name) ?? email;
  const [made] = await tx
    .insert(users)
    .values({ email, fullName, role: "user", companyId: company?.id ?? null })
    .returning({ id: users.id });
  if (made === undefined) throw new Error("the account was not stored");
  await recordAudit(tx, describeStranger(address), "USER_CREATE", {
    ...{ target_id: made.id, target_email: email, target_name: fullName, reason: "single_sign_on" },
    ...(company === null ? {} : { company_name: company.name }),
  });
  return made.id;
}

async function findCompany(tx: Transaction, where: SQL): Promise<{ id: string; name: string } | null> {
  const [found] = await tx.select({ id: companies.id, name: companies.name }).from(companies).where(where);
  return found ?? null;
}

/** Makes an administrator of who has the claim. Rights that somebody has here are never taken away by it. */
async function followAdminClaim(
  tx: Transaction,
  user: UserRow,
  claims: Claims,
  { adminClaim }: OidcSettings,
  address: string,
): Promise<UserRow> {
  if (adminClaim === null || user.role === "admin") return user;
  const given = claims[adminClaim.claim];
  const has = Array.isArray(given) ? given.includes(adminClaim.value) : String(given ?? "") === adminClaim.value;
  if (!has) return user;
  await tx.update(users).set({ role: "admin", updatedAt: sql`now()` }).where(eq(users.id, user.id));
  await recordAudit(tx, describeStranger(address), "USER_UPDATE", {
    ...{ target_id: user.id, target_email: user.email, target_name: user.fullName, reason: "single_sign_on" },
    changes: { role: { from: user.role, to: "admin" } },
  });
  return { ...user, role: "admin" };
}

/** A name of 1 to 200 characters without control characters; null for anything else. */
function readText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, 200);
  return text === "" ? null : text;
}
