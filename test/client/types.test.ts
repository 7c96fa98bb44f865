import { fileURLToPath } from "node:url";
import ts from "typescript";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";

const test = suite("client types");

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What `import "orch"` gives. */
const entryPoints = [pathOf("../../runtime/index.ts")];

const each = (statement: string) => `for await (const e of widgets.watch()) ${statement}`;

/** What a user might write, and what the compiler says to it: the texts that its errors begin with. */
const snippets: Readonly<Record<string, readonly [code: string, errors: readonly string[]]>> = {
  "what the server fills in is there": [
    "const x = await scoped.get('a'); const n: string = x.metadata.name + x.metadata.uid + x.metadata.resourceVersion;",
    [],
  ],
  "what may be absent must be asked for": [
    "const x = await scoped.get('a'); x.spec.color;",
    ["'x.spec' is possibly 'undefined'."],
  ],
  "an updated object has its name": [
    "await scoped.update({ metadata: {} });",
    ["Property 'name' is missing in type '{}'"],
  ],
  "a returned object can be sent back": ["await scoped.update(await scoped.get('a'));", []],
  "a merge patch removes with null": ["scoped.patch('a', { type: 'merge', body: { spec: { color: null } } });", []],
  "a merge patch has the types of the fields": [
    "scoped.patch('a', { type: 'merge', body: { spec: { size: 'big' } } });",
    ["Type 'string' is not assignable to type 'number'."],
  ],
  "a merge patch replaces lists whole": [
    "scoped.patch('a', { type: 'merge', body: { spec: { parts: [{ count: 1 }] } } });",
    ["Property 'name' is missing in type '{ count: number; }'"],
  ],
  "a strategic patch names parts of items, and directives": [
    "scoped.patch('a', { type: 'strategic', body: { spec: { parts: [{ name: 'p', $patch: 'delete' }], " +
      "'$setElementOrder/parts': [{ name: 'p' }], $retainKeys: ['parts'] } } });",
    [],
  ],
  "a strategic patch knows no other directive": [
    "scoped.patch('a', { type: 'strategic', body: { spec: { $patch: 'remove' } } });",
    ["Object literal may only specify known properties, and '$patch' does not exist in type"],
  ],
  "a JSON patch is a list of operations": [
    "scoped.patch('a', { type: 'json', body: [{ op: 'replace', path: '/spec' }] });",
    ["Type '{ op: \"replace\"; path: string; }' is not assignable to type"],
  ],
  "apply needs a field manager": [
    "scoped.patch('a', { type: 'apply', body: { spec: { size: 1 } } });",
    ["Argument of type '{ type: \"apply\"; body: { spec: { size: number; }; }; }' is not assignable"],
  ],
  "apply may say a part of what is required": [
    "const w = typed.apps.v1.deployments.namespace('a'); const apply = { type: 'apply', fieldManager: 'me' } as const; " +
      "w.patch('a', { ...apply, body: { spec: { replicas: 1 } } }); w.status.patch('a', { ...apply, body: { status: {} } }); " +
      "w.patch('a', { ...apply, body: { spec: { template: { spec: { containers: [{ name: 'c' }] } } } } }); " +
      "w.patch('a', { ...apply, body: { spec: { replicas: null } } }); w.patch('a', { ...apply, body: { spec: { x: 1 } } });",
    ["Type 'null' is not assignable to type 'number'.", "'x' does not exist in type"],
  ],
  "a namespaced kind asks for its namespace": ["widgets.get('a');", ["Property 'get' does not exist on type"]],
  "a bookmark has a version and no spec": [
    each("if (e.type === 'BOOKMARK') { e.object.metadata.resourceVersion; e.object.spec; }"),
    ["Property 'spec' does not exist on type 'Bookmark'."],
  ],
  "an event has the object": [
    each("if (e.type === 'DELETED') { const c: string | undefined = e.object.spec?.color; }"),
    [],
  ],
  "a delete tells the object from a Status": [
    "const d = await scoped.delete('a'); const v: string | undefined = client.isStatus(d) ? d.reason : d.metadata.uid;",
    [],
  ],
  "an index is one of the informer's": [
    "client.createInformer(widgets, { indexers: { color: (w) => [w.spec?.color ?? ''] } }).store.byIndex('size', '');",
    ["Argument of type '\"size\"' is not assignable to parameter of type '\"color\"'."],
  ],
  "a handler of an informer may return anything": [
    "let n = 0; client.createInformer(widgets).addHandler({ add: () => n++, delete: async () => n });",
    [],
  ],
  "a kind has the sub-resources that it is served with": [
    "const deployments = typed.apps.v1.deployments.namespace('a'); deployments.status.get('b'); " +
      "const scale: Promise<Autoscaling.Scale> = deployments.scale.get('b'); " +
      "const pods = typed.core.v1.pods.namespace('a'); pods.eviction.create('b', {}); pods.resize.get('b'); " +
      "pods.eviction.get('b'); deployments.scale.create('b', {}); typed.core.v1.namespaces.finalize.get('b');",
    [
      "Property 'get' does not exist on type",
      "Property 'create' does not exist on type",
      "Property 'get' does not exist on type",
    ],
  ],
  "a kind lacks the sub-resources that it is not served with": [
    "const maps = typed.core.v1.configmaps.namespace('a'); maps.status; maps.scale; maps.subresource('scale'); " +
      "typed.apps.v1.deployments.namespace('a').log;",
    [
      "Property 'status' does not exist on type",
      "Property 'scale' does not exist on type",
      "Property 'subresource' does not exist on type",
      "Property 'log' does not exist on type",
    ],
  ],
  "pods have logs and commands, with the options of theirs": [
    "const pods = typed.core.v1.pods.namespace('a'); const log: AsyncIterable<string> = pods.log('p', { follow: true }); " +
      "const code: number = await (await pods.exec('p', { command: ['true'], tty: true })).exitCode; " +
      "pods.exec('p', {}); pods.log('p', { lines: 1 }); " +
      "typed.core.v1.configmaps.namespace('a').log('c');",
    [
      "Argument of type '{}' is not assignable to parameter of type 'StreamOptions<PodExecOptions>'.",
      "Object literal may only specify known properties, and 'lines' does not exist in type",
      "Property 'log' does not exist on type",
    ],
  ],
  "a kind that is only created has no other call": [
    "typed.core.v1.bindings.namespace('a').create({ target: { name: 'n' } }); typed.core.v1.bindings.list(); " +
      "typed.authorization.v1.subjectaccessreviews.get('a'); typed.core.v1.bindings.namespace('a').listAll(); " +
      "client.createInformer(typed.core.v1.bindings);",
    [
      "Property 'list' does not exist on type",
      "Property 'get' does not exist on type",
      "Property 'listAll' does not exist on type",
      "Argument of type 'NamespacedResource<Binding, never, \"create\">' is not assignable to parameter of type",
    ],
  ],
  "a kind without deletes of many has no call for them": [
    "typed.core.v1.namespaces.delete('a'); typed.core.v1.namespaces.deleteCollection();",
    ["Property 'deleteCollection' does not exist on type"],
  ],
  "a function that asks for no sub-resource takes any kind of all verbs": [
    "function f(maps: client.NamespacedResource<Core.ConfigMap>) { maps.namespace('a').status; } " +
      "f(typed.core.v1.configmaps); " +
      "((_: client.NamespacedResource<Apps.Deployment>) => {})(typed.apps.v1.deployments); " +
      "((_: client.NamespacedResource<Apps.Deployment, 'status'>) => {})(typed.apps.v1.deployments);",
    ["Property 'status' does not exist on type"],
  ],
  "a kind that is known by its name alone has all calls": [
    "const any = client.namespacedResource<Widget>(typed.transport, ref)" +
      ".namespace('a'); any.status.get('a'); any.subresource('log').get('a'); any.deleteCollection();",
    [],
  ],
  "an error is narrowed by its predicate": [
    "try { await scoped.get('a'); } catch (e) { if (client.isNotFound(e)) { const c: number = e.code; } }",
    [],
  ],
};

const prelude = `
import * as client from "../../runtime/client/index.ts";
import type { Widget } from "./widget.ts";
import type { Client } from "../../generated/client.ts";
import type * as Core from "../../generated/core/v1/configMap.ts";
import type * as Apps from "../../generated/apps/v1/deployment.ts";
import type * as Autoscaling from "../../generated/autoscaling/v1/scale.ts";
declare const typed: Client;
declare const widgets: client.NamespacedResource<Widget, "status">;
const scoped = widgets.namespace("default");
declare const ref: client.ResourceRef;
`;

const program = makeProgram();

for (const [name, [, errors]] of Object.entries(snippets)) {
  test(`${name}`, () => {
    const source = program.getSourceFile(snippetPath(name));
    assert.ok(source);
    const found = program
      .getSemanticDiagnostics(source)
      .map((each) => ts.flattenDiagnosticMessageText(each.messageText, "\n"));
    assert.is(found.length, errors.length, found.join("\n"));
    for (const [index, text] of errors.entries()) assert.ok(found[index]?.includes(text), found[index] ?? "");
  });
}

test("no any is in what a user sees", () => {
  const checker = program.getTypeChecker();
  const places: string[] = [];
  let visited = 0;
  for (const path of entryPoints) {
    const source = program.getSourceFile(path);
    const symbol = source && checker.getSymbolAtLocation(source);
    assert.ok(symbol, path);
    for (const each of checker.getExportsOfModule(symbol)) visited += findAny(checker, each, places);
  }
  assert.equal(places, []);
  assert.ok(visited > 200, `the walk met ${visited} types`);
});

test("the search for any finds one, however deep", () => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(pathOf("./withAny.ts"));
  const symbol = source && checker.getSymbolAtLocation(source);
  assert.ok(symbol);
  const places: string[] = [];
  for (const each of checker.getExportsOfModule(symbol)) findAny(checker, each, places);
  assert.equal(places.sort(), ["Outer.list[].deep()", "take(value)"]);
});

function snippetPath(name: string): string {
  return pathOf(`./snippet-${name.replace(/\W+/g, "-")}.ts`);
}

/** One program over the entry points and files that exist in memory alone. */
function makeProgram(): ts.Program {
  const configPath = pathOf("../../tsconfig.json");
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf("../.."));
  const settings = { ...options, incremental: false, noUnusedLocals: false };
  delete settings.tsBuildInfoFile;
  const files = new Map(Object.entries(snippets).map(([name, [code]]) => [snippetPath(name), prelude + code]));
  files.set(
    pathOf("./withAny.ts"),
    "export interface Outer { list: { deep(): any }[] }\nexport function take(value: any): void {}\n",
  );
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  return ts.createProgram([...entryPoints, ...files.keys()], settings, host);
}

/** Walks the types that an exported name leads to, as far as they are the project's own. Returns how many it met. */
function findAny(checker: ts.TypeChecker, exported: ts.Symbol, places: string[]): number {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const seen = new Set<ts.Type>();

  function walk(type: ts.Type, place: string): void {
    if (type.flags & ts.TypeFlags.Any) {
      places.push(place);
      return;
    }
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) {
      for (const each of type.types) walk(each, place);
    }
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      for (const each of checker.getTypeArguments(type as ts.TypeReference)) walk(each, `${place}[]`);
      return;
    }
    const arguments_ = [...(type.aliasTypeArguments ?? []), ...typeArguments(checker, type)];
    for (const [index, each] of arguments_.entries()) walk(each, `${place}<${index}>`);
    if (isForeign(type)) return;
    for (const each of checker.getPropertiesOfType(type)) {
      if (!isOwn(each)) continue;
      walk(checker.getTypeOfSymbol(each), `${place}.${each.name}`);
    }
    for (const each of checker.getIndexInfosOfType(type)) walk(each.type, `${place}[key]`);
    for (const each of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const one of each.getParameters()) walk(checker.getTypeOfSymbol(one), `${place}(${one.name})`);
      walk(each.getReturnType(), `${place}()`);
    }
  }

  const isType = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
  if (isType) walk(checker.getDeclaredTypeOfSymbol(symbol), symbol.name);
  if (symbol.flags & ts.SymbolFlags.Value) walk(checker.getTypeOfSymbol(symbol), symbol.name);
  return seen.size;
}

function typeArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference =
    type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Types of the language's and the platform's libraries are not ours to judge. */
function isForeign(type: ts.Type): boolean {
  const symbol = type.getSymbol();
  return symbol?.declarations !== undefined && symbol.declarations.length > 0 && !isOwn(symbol);
}

function isOwn(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  return (
    declarations.length === 0 || declarations.some((each) => !each.getSourceFile().fileName.includes("/node_modules/"))
  );
}

test.run();
