import type { ValidationIssue } from "@medsieve/contract/errors";
import type { RouteOptions } from "fastify";
import { z } from "zod";
import type { HttpApp } from "./app-types.ts";

/** What a call takes that takes no parameters, and no body: nothing at all, or an empty object. */
export const NO_PARAMETERS = z.strictObject({}, { error: refuseUnknown([]) });
export const NO_BODY = z.strictObject({}, { error: refuseUnknown([]) }).nullish();

const METHODS_WITH_BODY = ["POST", "PUT", "PATCH", "DELETE"];
/** More wrong fields than these are not described one by one. */
const ISSUES_MAX = 20;
const NAME_SHOWN = 100;

/**
 * The same schema, refusing fields that it does not know, at any depth. Contracts are written without it, since what a
 * server answers may gain fields that an older page does not know.
 */
export function makeStrict<Schema extends z.ZodType>(schema: Schema): Schema {
  // Only what is refused differs, so that the types are the schema's own.
  return tighten(schema) as Schema;
}

function tighten(schema: z.core.$ZodType): z.core.$ZodType {
  const again = <Def extends z.core.$ZodTypeDef>(def: Def) => z.core.clone(schema, def);
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, tighten(field)]));
    if (schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever))
      return again({ ...schema.def, shape });
    return again({
      ...schema.def,
      shape,
      catchall: z.never(),
      error: refuseUnknown(Object.keys(shape), schema.def.error as z.core.$ZodErrorMap | undefined),
    });
  }
  if (schema instanceof z.ZodArray) return again({ ...schema.def, element: tighten(schema.element) });
  if (schema instanceof z.ZodUnion) return again({ ...schema.def, options: schema.options.map(tighten) });
  if (schema instanceof z.ZodRecord) return again({ ...schema.def, valueType: tighten(schema.valueType) });
  if (schema instanceof z.ZodPipe) return again({ ...schema.def, in: tighten(schema.in), out: tighten(schema.out) });
  const inner: unknown = "innerType" in schema._zod.def ? schema._zod.def.innerType : undefined;
  return inner instanceof z.core.$ZodType
    ? again({ ...schema._zod.def, innerType: tighten(inner) } as z.core.$ZodTypeDef)
    : schema;
}

/** Names what is accepted in place of an unknown field; of other faults it says what `others` does. */
function refuseUnknown(accepted: readonly string[], others?: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code !== "unrecognized_keys") return others?.(issue);
    return accepted.length === 0 ? "this takes none" : `accepted: ${accepted.join(", ")}`;
  };
}

const KINDS: Record<string, string> = { string: "a text", number: "a number", boolean: "true or false" };

/** What is wrong of a body that is none, or not of the kind that is accepted; null where it is of that kind. */
export function describeWrongBody(schema: unknown, body: unknown): ValidationIssue[] | null {
  const isList = schema instanceof z.ZodArray;
  const isKind = isList ? Array.isArray(body) : typeof body === "object" && body !== null && !Array.isArray(body);
  if (isKind) return null;
  const got = Array.isArray(body) ? "a list" : (KINDS[typeof body] ?? "empty");
  const fields = listFields(isList ? schema.element : schema);
  const named = fields.length === 0 ? "" : ` with ${fields.join(", ")}`;
  const accepted = isList
    ? `a list in JSON${fields.length === 0 ? "" : ` of objects${named}`}`
    : `a JSON object${named}`;
  return [{ loc: ["body"], msg: `The request body is ${got}; accepted: ${accepted}` }];
}

/** The names of what an object may have; of several forms, of all of them. */
function listFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(listFields))];
  if (schema instanceof z.ZodPipe) return listFields(schema.in);
  const inner: unknown = schema instanceof z.ZodType && "innerType" in schema.def ? schema.def.innerType : undefined;
  return inner === undefined ? [] : listFields(inner);
}

/** What a field has to be, where its schema says no more of it than the type. */
const TYPES: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "text",
};
const WRONG_TYPE = /^Invalid input: expected (\w+), received (\w+)$/;

/** The library's own sentence on a wrong type, in words of the API; any other as it is. */
function describeType(message: string, name: string | number | undefined): string {
  const [, expected = "", received] = WRONG_TYPE.exec(message) ?? [];
  const type = TYPES[expected];
  if (type === undefined) return message;
  const field = typeof name === "string" ? name : "an entry of the list";
  return received === "undefined" ? `${field} is required: ${type}` : `${field} must be ${type}`;
}

/** What an issue of zod says of each field that it is about. */
export function describeIssues(
  issues: readonly { path: readonly PropertyKey[]; message: string; keys?: unknown }[],
  root: readonly string[] = [],
): ValidationIssue[] {
  return issues
    .flatMap(({ path, message, keys }) => {
      const loc = [...root, ...path.map((part) => (typeof part === "symbol" ? part.toString() : part))];
      if (!Array.isArray(keys)) return [{ loc, msg: describeType(message, loc.at(-1)) }];
      return keys.map((key) => {
        const name = String(key).slice(0, NAME_SHOWN);
        return { loc: [...loc, name], msg: `${name} is not known here; ${message}` };
      });
    })
    .slice(0, ISSUES_MAX);
}

/**
 * Makes every route that is registered after this refuse parameters and fields that its schema does not know; one
 * without a schema takes none. Hidden routes outside the API are pages and files, whose addresses are the page's own.
 */
export function registerStrictInput(app: HttpApp, apiPrefix: string): void {
  app.addHook("onRoute", (route) => {
    if (route.schema?.hide === true && !route.url.startsWith(apiPrefix)) return;
    const { querystring, body } = route.schema ?? {};
    route.schema = { ...route.schema, querystring: strictOr(querystring, NO_PARAMETERS) };
    if (takesBody(route)) route.schema.body = strictOr(body, NO_BODY);
  });
}

function strictOr(schema: unknown, otherwise: z.ZodType): z.ZodType {
  return schema instanceof z.ZodType ? makeStrict(schema) : otherwise;
}

function takesBody({ method }: RouteOptions): boolean {
  return [method].flat().some((one) => METHODS_WITH_BODY.includes(one));
}
