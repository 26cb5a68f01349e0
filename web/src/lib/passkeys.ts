import type { passkeyOptionsSchema } from "@medsieve/contract/passkeys";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { TFunction } from "i18next";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";
import { describeError } from "./errors.ts";

export type PasskeyOptions = z.output<typeof passkeyOptionsSchema>["options"];

/** Whether this browser has passkeys, and was opened at a host name, which they belong to. */
export function supportsPasskeys(): boolean {
  const { hostname } = window.location;
  return "PublicKeyCredential" in window && !hostname.startsWith("[") && !/^[\d.]+$/.test(hostname);
}

/** Has the device make a passkey. Throws what the browser says where it does not. */
export async function makePasskey(options: PasskeyOptions) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
}

/** Has the device sign with a passkey. Throws what the browser says where it does not. */
export async function signByPasskey(options: PasskeyOptions) {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** What went wrong on the way to a passkey, on the device or at the server. */
export function describePasskeyError(error: unknown, t: TFunction): string {
  if (error instanceof ApiError || !(error instanceof Error)) return describeError(error, t);
  if (error.name === "NotAllowedError" || error.name === "AbortError") return t("errors:passkey.cancelled");
  if (error.name === "InvalidStateError") return t("errors:code.passkey_known");
  if (error.name === "SecurityError") return t("errors:passkey.wrongPlace");
  return t("errors:passkey.failed", { reason: error.message });
}
