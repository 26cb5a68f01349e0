import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { LightMyRequestResponse } from "fastify";
import type { HttpApp } from "../src/http/app-types.ts";

interface Answer {
  /** Of an answer that many calls give: where it is described. */
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  responses: Record<string, Answer>;
}
type Paths = Record<string, Record<string, Operation>>;

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
/** Every app of a test is described alike; making the description takes a while. */
let paths: Paths | null = null;
let shared: Record<string, Answer> = {};
const validators = new Map<object, ValidateFunction>();

/** Throws unless the answer is as the app's OpenAPI description says; what it does not describe is let through. */
export function checkAnswer(app: HttpApp, method: string, url: string, answer: LightMyRequestResponse): void {
  if (!String(answer.headers["content-type"]).startsWith("application/json")) return;
  if (paths === null) {
    const description = app.swagger() as unknown as { paths: Paths; components: { responses: Record<string, Answer> } };
    paths = description.paths;
    shared = description.components.responses;
  }
  const operation = findOperation(paths, method.toLowerCase(), url.split("?")[0] ?? "");
  if (operation === null) return;
  const named =
    operation.responses[answer.statusCode] ?? (answer.statusCode < 400 ? null : operation.responses.default);
  const described = named?.$ref === undefined ? named : shared[named.$ref.split("/").at(-1) ?? ""];
  const schema = described?.content?.["application/json"]?.schema;
  if (schema === undefined) throw new Error(`${method} ${url} answers ${answer.statusCode}, which is not described`);
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(answer.json())) return;
  const problems = ajv.errorsText(validate.errors, { dataVar: "answer" });
  throw new Error(`${method} ${url} answers ${answer.statusCode} other than described: ${problems}\n${answer.body}`);
}

/** A path without variables comes before one with them. */
function findOperation(described: Paths, method: string, path: string): Operation | null {
  const parts = path.split("/");
  const fits = (pattern: string) => {
    const expected = pattern.split("/");
    return expected.length === parts.length && expected.every((part, n) => part.startsWith("{") || part === parts[n]);
  };
  const found = described[path] ?? Object.entries(described).find(([pattern]) => fits(pattern))?.[1];
  return found?.[method] ?? null;
}
