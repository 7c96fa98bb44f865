/**
 * Definitions with the shapes that well-known projects have: each is imported as a spec file, generated, served as a
 * built-in kind, and exported again. What is served is compared with what the definition itself serves.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { parse, stringify } from "yaml";
import { generated } from "../../generated/index.ts";
import { runCrdCommand } from "../../runtime/cli/crd/crdCommand.ts";
import { type Api, openApi } from "../harness/api.ts";
import { generateKinds, type OwnKinds } from "../harness/ownKinds.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("shapes of definitions");

interface Shape {
  readonly definition: Parsed;
  readonly object: Parsed;
  /** What is written to the status sub-resource. */
  readonly status?: Parsed;
  readonly bad: readonly Parsed[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = fileURLToPath(new URL("./shapes", import.meta.url));
const names = readdirSync(folder).filter((each) => each.endsWith(".yaml"));
const shapes = new Map<string, Shape>(names.map((each) => [each, parse(readFileSync(join(folder, each), "utf8"))]));
/** What import and export tell of; UPDATE_CASES=1 writes it anew. */
const lossesFile = join(folder, "losses.txt");
const losses: string[] = [];

async function crd(...argv: string[]): Promise<{ readonly out: string; readonly warnings: readonly string[] }> {
  const out: string[] = [];
  const warnings: string[] = [];
  const code = await runCrdCommand(argv, {
    platform: generated.platform,
    specFolder: join(root, "spec"),
    print: (text) => out.push(text),
    warn: (text) => warnings.push(text),
  });
  assert.is(code, 0, warnings.join("\n"));
  return { out: out.join("\n"), warnings };
}

let work = "";
let own: OwnKinds;
/** Serves the generated kinds. */
let api: Api;
/** Serves the definitions. */
let custom: Api;
const specFiles = new Map<string, readonly string[]>();

test.before(async () => {
  work = mkdtempSync(join(tmpdir(), "orch-shapes-"));
  const files: Record<string, string> = {};
  for (const [name, { definition }] of shapes) {
    const file = join(work, name);
    writeFileSync(file, stringify(definition));
    const spec = join(work, name.replace(".yaml", ""));
    mkdirSync(spec);
    const { out, warnings } = await crd("import", "--out", spec, file);
    losses.push(...warnings.map((each) => `import ${name}: ${each}`));
    specFiles.set(name, out.split("\n"));
    for (const each of out.split("\n")) files[relative(spec, each)] = readFileSync(each, "utf8");
  }
  own = await generateKinds(files);
  const undocumented = "/apis/";
  api = await openApi({ generated: own.generated, runtimeConfig: ["api/all"], undocumented });
  custom = await openApi({ undocumented });
});
test.after(async () => {
  await api?.stop();
  await custom?.stop();
  await own?.remove();
  rmSync(work, { recursive: true, force: true });
});

const tableForm = { accept: "application/json;as=Table;v=v1;g=meta.orch.io" };

for (const [name, { definition, object, status, bad }] of shapes) {
  const { group, names: kindNames, scope, versions } = definition.spec;
  const stored = versions.find((each: Parsed) => each.storage);
  const place = scope === "Cluster" ? "" : "namespaces/default/";
  const path = `/apis/${group}/${stored.name}/${place}${kindNames.plural}`;
  const typed = (body: Parsed, objectName: string) => ({
    apiVersion: `${group}/${stored.name}`,
    kind: kindNames.kind,
    ...body,
    metadata: { ...body.metadata, name: objectName },
  });
  const both = (send: (server: Api) => Promise<Parsed>) => Promise.all([send(api), send(custom)]);

  test(`${name}: the generated kind is served as the definition is`, async () => {
    const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
    const inOwnWords = JSON.stringify(definition).replaceAll("x-kubernetes-", "x-orch-");
    const defined = await custom.post(`${crds}?fieldValidation=Strict`, inOwnWords, {
      "content-type": "application/json",
    });
    assert.is(defined.status, 201, defined.text);
    while ((await custom.get(path)).status === 404) await new Promise((resolve) => setTimeout(resolve, 10));
    const made = await both((server) => server.post(`${path}?fieldValidation=Strict`, typed(object, "a")));
    for (const each of made) assert.is(each.status, 201, each.text);
    if (status !== undefined) {
      const written = await both(async (server) => {
        const { json } = await server.get(`${path}/a`);
        return server.put(`${path}/a/status`, { ...json, status });
      });
      for (const each of written) assert.is(each.status, 200, each.text);
    }
    const [mine, theirs] = await both(async (server) => (await server.get(`${path}/a`)).json);
    const { metadata: _mine, ...content } = mine;
    const { metadata: _theirs, ...wanted } = theirs;
    assert.equal(content, wanted);
    const tables = await both(async (server) => (await server.get(path, tableForm)).json);
    const shown = tables.map(({ columnDefinitions, rows }: Parsed) => ({
      columns: columnDefinitions.map((each: Parsed) => [each.name, each.type, each.format, each.priority]),
      cells: rows.map((each: Parsed) => each.cells.map((cell: Parsed) => (/^\d+s$/.test(cell) ? "AGE" : cell))),
    }));
    assert.equal(shown[0], shown[1]);
  });

  test(`${name}: what the definition refuses, the generated kind refuses`, async () => {
    for (const [index, each] of bad.entries()) {
      const answers = await both((server) => server.post(path, typed(each, `bad-${index}`)));
      assert.equal(
        answers.map((answer) => answer.status),
        [422, 422],
        answers.map((answer) => answer.text).join("\n"),
      );
      const [mine, theirs] = answers.map(({ json }) =>
        json.details.causes
          .map((cause: Parsed) => cause.field)
          .filter((field: string) => field !== "<nil>")
          .sort(),
      );
      assert.equal(mine, theirs, answers.map((answer) => answer.json.message).join("\n"));
    }
  });

  test(`${name}: exported, it is the definition again`, async () => {
    const { out, warnings } = await crd("export", ...(specFiles.get(name) ?? []));
    losses.push(...warnings.map((each) => `export ${name}: ${each.replace(`${work}/`, "")}`));
    const [made, wanted] = [meaningOf(parse(out)), meaningOf(definition)];
    losses.push(...differences(made, wanted, "").map((each) => `lost ${name}: ${each}`));
  });
}

test("what gets lost on the way is told", () => {
  const text = `${losses.join("\n")}\n`;
  if (process.env["UPDATE_CASES"] === "1") writeFileSync(lossesFile, text);
  assert.fixture(text, readFileSync(lossesFile, "utf8"));
});

/** What one of two values has and the other has not. */
function differences(made: Parsed, wanted: Parsed, path: string): string[] {
  const isMap = (value: Parsed) => typeof value === "object" && value !== null && !Array.isArray(value);
  if (isMap(made) && isMap(wanted)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(made)])];
    return keys.flatMap((key) => differences(made[key], wanted[key], `${path}.${key}`));
  }
  const [is, was] = [made, wanted].map((each) => JSON.stringify(each) ?? "nothing");
  return is === was ? [] : [`${path.slice(1)}: ${was} is ${is}`];
}

/** A definition without what says the same in other words, and without what import tells that it leaves out. */
function meaningOf({ spec }: Parsed): Parsed {
  const { conversion: _conversion, preserveUnknownFields: _preserve, names: kindNames, versions, ...rest } = spec;
  const { singular = kindNames.kind.toLowerCase(), listKind = `${kindNames.kind}List`, ...others } = kindNames;
  const served = versions.filter((each: Parsed) => each.served);
  return {
    ...rest,
    names: { ...others, singular, listKind },
    versions: Object.fromEntries(
      served.map(({ deprecated: _deprecated, deprecationWarning: _warning, ...version }: Parsed) => [
        version.name,
        {
          ...version,
          additionalPrinterColumns: columnsOf(version.additionalPrinterColumns),
          schema: schemaOf(version.schema.openAPIV3Schema, true),
        },
      ]),
    ),
  };
}

const age = { name: "Age", type: "date", jsonPath: ".metadata.creationTimestamp" };

function columnsOf(columns: readonly Parsed[] = [age]): readonly Parsed[] {
  return columns.map((each) => {
    const isAge = each.name === age.name && each.jsonPath === age.jsonPath;
    return isAge ? age : each;
  });
}

function schemaOf(schema: Parsed, isRoot = false): Parsed {
  if (Array.isArray(schema)) return schema.map((each) => schemaOf(each));
  if (typeof schema !== "object" || schema === null) return schema;
  const made: Parsed = {};
  for (const [key, value] of Object.entries(schema)) {
    const name = key.replace(/^x-(kubernetes|orch)-/, "x-");
    if (isRoot && name === "description") continue;
    if (isRoot && name === "required") {
      const left = (value as string[]).filter((each) => each !== "metadata");
      if (left.length > 0) made[name] = left;
    } else if (isRoot && name === "properties") {
      const { apiVersion: _apiVersion, kind: _kind, metadata: _metadata, ...left } = value as Parsed;
      made[name] = Object.fromEntries(Object.entries(left).map(([each, inner]) => [each, schemaOf(inner)]));
    } else made[name] = ["default", "enum"].includes(name) ? value : schemaOf(value);
  }
  return made;
}

test.run();
