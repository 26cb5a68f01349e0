import {
  PASSWORD_SIGN_INS,
  type PasswordSignIn,
  SECOND_FACTOR_RULES,
  type SecondFactorRule,
} from "@medsieve/contract/constants";
import { z } from "zod";
import type { OidcSettings } from "./oidc-settings.ts";

/** A comma between the domains, which are compared without the difference of case. */
const domains = z
  .string()
  .transform((list) => list.split(",").map((domain) => domain.trim().toLowerCase()))
  .refine((list) => list.every((domain) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(domain)));

/** An issuer is https, or http on this machine. */
const issuerAddress = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = URL.parse(text);
  return url?.protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(url?.hostname ?? "");
});

const claimName = z.string().regex(/^[^\s:]{1,200}$/);

/** The settings of signing in: what each takes, and in words. */
export const SIGN_IN_SETTINGS = {
  SECOND_FACTOR: {
    schema: z.enum(SECOND_FACTOR_RULES),
    fallback: "optional",
    takes: `one of: ${SECOND_FACTOR_RULES.join(", ")}`,
  },
  PASSWORD_SIGNIN: {
    schema: z.enum(PASSWORD_SIGN_INS),
    fallback: "on",
    takes: `one of: ${PASSWORD_SIGN_INS.join(", ")}`,
  },
  OIDC_ISSUER: {
    schema: issuerAddress,
    fallback: null,
    takes: "the address of an OpenID provider: https://…, or http:// on this machine",
  },
  OIDC_CLIENT_ID: { schema: z.string().min(1).max(500), fallback: null, takes: "the client's id at the provider" },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1).max(2000),
    fallback: null,
    takes: "the client's secret at the provider",
  },
  OIDC_NAME: { schema: z.string().min(1).max(100), fallback: "Single sign-on", takes: "the text of the button" },
  OIDC_ALLOWED_DOMAINS: {
    schema: domains,
    fallback: null,
    takes: "domains of addresses, separated by commas, e.g. hospital.example, clinic.example",
  },
  OIDC_COMPANY_CLAIM: { schema: claimName, fallback: null, takes: "the name of a claim" },
  OIDC_ADMIN_CLAIM: {
    schema: z
      .string()
      .regex(/^[^\s:]{1,200}:\S.{0,200}$/)
      .transform((text) => ({ claim: text.slice(0, text.indexOf(":")), value: text.slice(text.indexOf(":") + 1) })),
    fallback: null,
    takes: "a claim and its value: groups:medsieve-admins",
  },
  OIDC_PROVISION: { schema: z.enum(["on", "off"]), fallback: "off", takes: "on or off" },
} as const;

type SignInSetting = keyof typeof SIGN_IN_SETTINGS;
type Read = <Name extends SignInSetting>(name: Name) => z.output<(typeof SIGN_IN_SETTINGS)[Name]["schema"]> | null;

export interface SignInSettings {
  secondFactor: SecondFactorRule;
  passwordSignIn: PasswordSignIn;
  /** Null: there is no OpenID provider. */
  oidc: OidcSettings | null;
}

/** `refuse` makes the error of a setting that is missing beside another. */
export function readSignInSettings(read: Read, refuse: (line: string) => Error): SignInSettings {
  const issuer = read("OIDC_ISSUER");
  const clientId = read("OIDC_CLIENT_ID");
  const passwordSignIn = read("PASSWORD_SIGNIN") ?? "on";
  const secondFactor = read("SECOND_FACTOR") ?? "optional";
  const others = {
    clientSecret: read("OIDC_CLIENT_SECRET"),
    name: read("OIDC_NAME") ?? SIGN_IN_SETTINGS.OIDC_NAME.fallback,
    allowedDomains: read("OIDC_ALLOWED_DOMAINS") ?? [],
    companyClaim: read("OIDC_COMPANY_CLAIM"),
    adminClaim: read("OIDC_ADMIN_CLAIM"),
    provisions: read("OIDC_PROVISION") === "on",
  };
  if (issuer === null) {
    if (passwordSignIn === "on") return { secondFactor, passwordSignIn, oidc: null };
    const alone = "but there is no other way to sign in";
    throw refuse(`PASSWORD_SIGNIN is "${passwordSignIn}", ${alone}; it takes OIDC_ISSUER beside it`);
  }
  if (clientId === null) throw refuse(`OIDC_CLIENT_ID is not set; it takes ${SIGN_IN_SETTINGS.OIDC_CLIENT_ID.takes}`);
  return { secondFactor, passwordSignIn, oidc: { issuer, clientId, ...others } };
}
