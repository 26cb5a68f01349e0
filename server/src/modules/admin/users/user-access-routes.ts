import { okResponseSchema } from "@medsieve/contract/accounts";
import {
  factorResetSchema,
  invitationResendSchema,
  passwordResetByAdminSchema,
  temporaryPasswordSchema,
} from "@medsieve/contract/admin/users";
import { FALLBACK_LANGUAGE } from "@medsieve/contract/constants";
import { z } from "zod";
import type { HttpApp } from "../../../http/app-types.ts";
import { getManager } from "../../../http/request-actor.ts";
import { resendInvitation, resetUserPassword } from "./change-user.ts";
import { resetSecondFactor } from "./reset-factor.ts";
import type { UserRoutesOptions } from "./user-administration.ts";

const tags = ["admin users"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });
const success = { status: "success" } as const;

/** How an account is signed in to: its password, its second factor, its invitation. */
export function registerAccessRoutes(app: HttpApp, { guard, ...administration }: UserRoutesOptions): void {
  const onRequest = guard.requireManager;
  const onDestructive = guard.requireProvenManager;

  app.post(
    "/admin/users/:id/reset-password",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Replace a user's password by a temporary one, which is answered this once",
        params: paramsSchema,
        body: passwordResetByAdminSchema,
        response: { 200: temporaryPasswordSchema },
      },
    },
    async (request) => {
      const language = request.body?.language ?? FALLBACK_LANGUAGE;
      const password = await resetUserPassword(administration, getManager(request), request.params.id, language);
      return { ...success, temporary_password: password };
    },
  );

  app.post(
    "/admin/users/:id/reset-factor",
    {
      onRequest: onDestructive,
      schema: {
        tags,
        summary: "Take away a second factor that was lost",
        params: paramsSchema,
        body: factorResetSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const language = request.body?.language ?? FALLBACK_LANGUAGE;
      await resetSecondFactor(administration, getManager(request), request.params.id, language);
      return success;
    },
  );

  app.post(
    "/admin/users/:id/resend-invitation",
    {
      onRequest,
      schema: {
        tags,
        summary: "Mail the link with which the first password is set once more",
        params: paramsSchema,
        body: invitationResendSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      await resendInvitation(administration, getManager(request), request.params.id, request.body.language);
      return success;
    },
  );
}
