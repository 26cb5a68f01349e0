import { API_PREFIX } from "@medsieve/contract/constants";
import { sample } from "openapi-sampler";
import { EXAMPLE_BODIES, EXAMPLE_KEYS, EXAMPLE_NUMBERS, EXAMPLE_TEXTS } from "./example-values.ts";

/** JSON Schema as far as the contract's schemas use it. */
interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Content {
  schema?: JsonSchema;
  example?: unknown;
}

export interface DescribedOperation {
  parameters?: { name: string; in: string; schema?: JsonSchema; example?: unknown }[];
  security?: unknown;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const JSON_TYPE = "application/json";
const SMALL_COUNT = 3;
const SAMPLED_FORMATS = { "date-time": "2026-03-10T12:00:00.000Z", date: "2026-03-10" } as const;
const UUID = "3f2b8f8e-6d0c-4f8e-9a39-0d2a2b9f5f11";

/** Gives each parameter, JSON body and JSON answer of an operation an example that its schema accepts. */
export function addExamples(method: string, path: string, operation: DescribedOperation): void {
  const subject = path.split("/").findLast((part) => !part.startsWith("{"));
  for (const parameter of operation.parameters ?? []) {
    if (parameter.schema !== undefined) parameter.example = makeExample(parameter.schema, parameter.name, subject);
  }
  const body = operation.requestBody?.content[JSON_TYPE];
  const given = EXAMPLE_BODIES[`${method.toUpperCase()} ${path.slice(API_PREFIX.length)}`];
  if (body?.schema !== undefined) body.example = given ?? makeExample(body.schema);
  for (const { content } of Object.values(operation.responses)) {
    const answer = content?.[JSON_TYPE];
    if (answer?.schema !== undefined) answer.example = makeExample(answer.schema);
  }
}

function makeExample(schema: JsonSchema, name = "", holder = ""): unknown {
  return sample(giveValues(schema, holder, name) as Parameters<typeof sample>[0], { quiet: true });
}

/** The schema with an example in each of its leaves, from which whole examples are put together. */
function giveValues(schema: JsonSchema, holder: string, name: string): JsonSchema & { example?: unknown } {
  const inner = (one: JsonSchema) => giveValues(one, holder, name);
  const value = findValue(schema, holder, name);
  if (value !== undefined) return { ...schema, example: value };
  const { items, anyOf, oneOf, allOf } = schema;
  const properties = schema.properties ?? nameKeys(schema, name);
  return {
    ...schema,
    ...(properties && {
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, giveValues(one, name, key)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  };
}

/** The keys that an example of a record has: all there are, or those that stand for any; undefined of what is no record. */
function nameKeys({ additionalProperties, propertyNames }: JsonSchema, name: string) {
  if (typeof additionalProperties !== "object") return undefined;
  const keys = propertyNames?.enum?.map(String) ?? EXAMPLE_KEYS[name] ?? [];
  return Object.fromEntries(keys.map((key) => [key, additionalProperties]));
}

/** Undefined where the schema itself says what an example is. */
function findValue(schema: JsonSchema, holder: string, name: string): unknown {
  const { format } = schema;
  const [type] = [schema.type].flat();
  if (schema.enum !== undefined || schema.const !== undefined || schema.default !== undefined) return undefined;
  if (type === "integer" || type === "number") {
    return EXAMPLE_NUMBERS[name] ?? Math.min(Math.max(SMALL_COUNT, schema.minimum ?? 0), schema.maximum ?? SMALL_COUNT);
  }
  if (type !== "string" || format === "binary") return undefined;
  if (format === "uuid") return UUID;
  if (format === "date-time" || format === "date") return SAMPLED_FORMATS[format];
  return EXAMPLE_TEXTS[`${holder}.${name}`] ?? EXAMPLE_TEXTS[name] ?? EXAMPLE_TEXTS[holder];
}
