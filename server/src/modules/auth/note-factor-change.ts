import type { Language } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { enqueueMail } from "@medsieve/mail/mail-queue";
import { FACTOR_CHANGE_FACTS, type FactorChange } from "@medsieve/mail/security-mail-texts";
import { writeLinkMail } from "@medsieve/mail/write-mail";
import type { FastifyRequest } from "fastify";
import { recordAudit } from "../../db/audit.ts";
import { getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";

interface Noted {
  change: FactorChange;
  /** Of the mail. */
  language: Language;
  publicUrl: string;
}

/** Audits what the owner did to a second factor and mails the owner, so that no one else does it unnoticed. Publish "mail" after it. */
export async function noteFactorChange(
  tx: Transaction,
  request: FastifyRequest,
  { change, language, publicUrl }: Noted,
): Promise<void> {
  const { id, email, fullName } = getSignedIn(request).user;
  const details = { target_id: id, target_email: email, target_name: fullName, reason: change };
  await recordAudit(tx, getActor(request), "USER_UPDATE", details);
  const mail = writeLinkMail({
    ...{ purpose: "factor_changed", language, recipient: email, name: fullName, link: `${publicUrl}/account` },
    facts: [FACTOR_CHANGE_FACTS[change][language]],
  });
  await enqueueMail(tx, mail);
}
