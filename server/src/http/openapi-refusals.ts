import { errorBodySchema } from "@medsieve/contract/errors";
import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import type { DescribedOperation } from "./openapi-examples.ts";

const refusalSchema = z.toJSONSchema(errorBodySchema.loose(), { target: "draft-2020-12" }) as OpenAPIV3_1.SchemaObject;

const describeRefusal = (description: string, example: object) => ({
  description,
  content: { "application/json": { schema: refusalSchema, example } },
});

/** How a call is refused: `detail` is a sentence, or what is wrong with each field; `code` is stable; some say more. */
export const REFUSALS = {
  NotSignedIn: describeRefusal("No token, or one that is unknown, expired or revoked; see WWW-Authenticate", {
    detail: "Please sign in",
    code: "not_signed_in",
  }),
  NotAllowed: describeRefusal("Signed in, but without the role or the scope that this call needs", {
    detail: "This token lacks the scope search",
    code: "scope_missing",
    scope: "search",
  }),
  NotFound: describeRefusal("There is no such thing, or it is another user's", {
    detail: "Not found",
    code: "not_found",
  }),
  Invalid: describeRefusal("Something that was sent is not accepted; each field is named", {
    detail: [{ loc: ["body", "query"], msg: "query is required" }],
    code: "validation_failed",
  }),
  Refusal: describeRefusal("Any other refusal; 429 and 503 say in Retry-After when to come back", {
    detail: "Too many attempts. Please try again later",
    code: "too_many_attempts",
  }),
};

const refer = (name: keyof typeof REFUSALS) => ({ $ref: `#/components/responses/${name}` });

/** Names the refusals that an operation's own description implies: its guard, its path, and what it takes. */
export function addRefusals(operation: DescribedOperation): void {
  const { parameters = [], requestBody, security, responses } = operation;
  const takesInput = parameters.length > 0 || requestBody !== undefined;
  Object.assign(responses, {
    ...(security === undefined ? {} : { 401: refer("NotSignedIn"), 403: refer("NotAllowed") }),
    ...(parameters.some((one) => one.in === "path") ? { 404: refer("NotFound") } : {}),
    ...(takesInput ? { 422: refer("Invalid") } : {}),
    default: refer("Refusal"),
  });
}
