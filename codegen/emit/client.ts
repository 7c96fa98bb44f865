import { verbs as allVerbs } from "../check/resourceShape.ts";
import type { KindModel, Model, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { groupFolder } from "./entry.ts";
import { type CallsOf, runtimeTypes, type SubresourceCall, subresourceCalls } from "./clientCalls.ts";
import { exportedNames } from "./exportedNames.ts";
import { importSet, ownKinds, packageImport, pascal, runtimePath } from "./names.ts";
import { literal } from "./text.ts";

/** generated/client.ts: the typed tree over runtime/client. It imports types of kinds alone, so loading it is cheap. */
export function emitClient(model: Model): Promise<OutputFile[]> {
  return printFiles([clientFile(model)]);
}

interface Version {
  /** Property name of the group, e.g. "core". */
  readonly group: string;
  readonly version: string;
  readonly kinds: readonly KindModel[];
}

const path = "client.ts";

/** What the file declares or imports besides the types of the spec. */
const ownNames = [
  "BuiltInClient",
  "Client",
  "ClientOptions",
  "ClusterResource",
  "NamespacedResource",
  "Transport",
  "Verb",
  ...runtimeTypes,
];

function clientFile(model: Model): TsFile {
  const imports = importSet();
  const runtime = runtimePath(model.imports, path, "client/index");
  const kinds = ownKinds(model);
  for (const name of ["ClientOptions", "Transport"]) imports.add(runtime, name, { isType: true });
  for (const namespaced of new Set(kinds.map((kind) => kind.namespaced))) {
    imports.add(runtime, namespaced ? "namespacedResource" : "clusterResource");
    imports.add(runtime, namespaced ? "NamespacedResource" : "ClusterResource", { isType: true });
  }
  const base = baseOf(model);
  if (base.file === undefined) imports.add(runtime, "createTransport");
  else {
    imports.add(runtime, "besides");
    imports.add(base.file, "Client", { alias: "BuiltInClient", isType: true });
    imports.add(base.file, "createClient", { alias: "createBuiltInClient" });
  }
  const versions = versionsOf(kinds);
  const groups = groupVersions(versions);
  const names = exportedNames(model, [
    ...ownNames,
    ...groups.map(([name]) => groupName(name)),
    ...versions.map(versionName),
  ]);
  const typeOf = (kind: KindModel) => names.import(imports, path, kind.type);
  const callsOf = subresourceCalls(model, {
    ofRuntime: (name) => imports.add(runtime, name, { isType: true }),
    ofSpec: (type) => names.import(imports, path, type),
  });
  const saysVerb = (kind: KindModel) => hasAllVerbs(kind) && callsType(callsOf(kind)) !== undefined;
  if (kinds.some(saysVerb)) imports.add(runtime, "Verb", { isType: true });
  const statements: TsStatement[] = [
    clientInterface(groups, base),
    createClient(groups, base),
    ...groups.map((group) => groupInterface(group, base)),
    ...versions.map((each) => versionInterface(each, { base, typeOf, callsOf })),
    ...groups.map((group) => groupFunction(group, base)),
    ...versions.map((each) => versionFunction(each, { base, typeOf, callsOf })),
    { kind: "text", text: `${exportsOf(base)}${names.exports(path)}` },
  ];
  return { path, source: "all spec files", imports: imports.list(), statements };
}

/** The package's client of the built-in kinds, which another may stand beside. */
interface BaseClient {
  /** How it is imported; undefined: there is none. */
  readonly file?: string;
  /** Whether it has a group, or a version of it. */
  readonly has: (group: string, version?: string) => boolean;
}

function baseOf(model: Model): BaseClient {
  if (model.inPackage.size === 0) return { has: () => false };
  const kinds = model.kinds.filter((each) => model.inPackage.has(each.module));
  return {
    file: packageImport(model.imports, path, path),
    has: (group, version) =>
      kinds.some((each) => groupFolder(each) === group && (version === undefined || each.version === version)),
  };
}

/** Exports the types of its kinds again. */
function exportsOf({ file }: BaseClient): string {
  return file === undefined ? "" : `export * from ${JSON.stringify(file)};\n`;
}

function versionsOf(kinds: readonly KindModel[]): Version[] {
  const versions = new Map<string, { group: string; version: string; kinds: KindModel[] }>();
  for (const kind of kinds) {
    const group = groupFolder(kind);
    const entry = versions.get(`${group}/${kind.version}`) ?? { group, version: kind.version, kinds: [] };
    versions.set(`${group}/${kind.version}`, entry);
    entry.kinds.push(kind);
  }
  return [...versions.values()];
}

type Group = readonly [name: string, versions: readonly Version[]];

function groupVersions(versions: readonly Version[]): Group[] {
  const names = [...new Set(versions.map((each) => each.group))];
  return names.map((name) => [name, versions.filter((each) => each.group === name)]);
}

function clientInterface(groups: readonly Group[], base: BaseClient): TsStatement {
  const transport = property("transport", "Transport", "For requests that no kind describes.");
  const both = groups.flatMap(([name]) => (base.has(name) ? groupProperty(name) : []));
  return {
    kind: "interface",
    name: "Client",
    description: "Every served kind by group, version and plural, e.g. `client.core.v1.pods`.",
    ...(base.file === undefined ? {} : { extends: without("BuiltInClient", both) }),
    properties: [
      ...groups.map(([name]) => property(groupProperty(name), groupName(name), "")),
      ...(base.file === undefined ? [transport] : []),
    ],
  };
}

/** A type that an interface extends, but for members that it states itself. */
function without(type: string, members: readonly string[]): string {
  return members.length === 0 ? type : `Omit<${type}, ${union(members)}>`;
}

function createClient(groups: readonly Group[], base: BaseClient): TsStatement {
  const getters = groups.flatMap(([name]) => {
    const given = base.has(name) ? `transport, builtIn.${groupProperty(name)}` : "transport";
    return lazyGetter(groupProperty(name), `${identifier(name)}Group(${given})`);
  });
  const body =
    base.file === undefined
      ? ["const transport = createTransport(options);", "return {", "  transport,", ...getters, "};"]
      : ["const builtIn = createBuiltInClient(options);", "const { transport } = builtIn;", ...besides(getters, true)];
  return {
    kind: "function",
    name: "createClient",
    description: "A client of one server. Nothing is read or loaded before the first request.",
    parameters: [{ name: "options?", type: "ClientOptions" }],
    returnType: "Client",
    body,
  };
}

/** Returns an object with these members, besides those of a built-in one. */
function besides(members: readonly string[], isBeside: boolean): string[] {
  return isBeside ? ["return besides(builtIn, {", ...members, "});"] : ["return {", ...members, "};"];
}

/** A property that is made when it is first read, and then stays. */
function lazyGetter(name: string, make: string): string[] {
  return [
    `  get ${name}() {`,
    `    const value = ${make};`,
    `    Object.defineProperty(this, ${JSON.stringify(name)}, { value, enumerable: true });`,
    "    return value;",
    "  },",
  ];
}

function groupInterface([name, versions]: Group, base: BaseClient): TsStatement {
  const properties = versions.map((each) => property(each.version, versionName(each), ""));
  const both = versions.flatMap(({ version }) => (base.has(name, version) ? version : []));
  const builtIn = base.has(name) ? { extends: without(builtInType(name), both) } : {};
  return { kind: "interface", name: groupName(name), description: "", ...builtIn, properties };
}

/** The type of a group in the package's client, or of a version of it. */
function builtInType(group: string, version?: string): string {
  const type = `BuiltInClient[${JSON.stringify(groupProperty(group))}]`;
  return version === undefined ? type : `${type}[${JSON.stringify(version)}]`;
}

interface KindContext {
  readonly base: BaseClient;
  readonly typeOf: (kind: KindModel) => string;
  readonly callsOf: CallsOf;
}

function versionInterface(each: Version, { base, typeOf, callsOf }: KindContext): TsStatement {
  const { group, version } = each;
  const properties = each.kinds.map((kind) => {
    const types = [typeOf(kind), ...served(kind, callsOf(kind))].join(", ");
    return property(identifier(kind.plural), `${kind.namespaced ? "Namespaced" : "Cluster"}Resource<${types}>`, "");
  });
  const builtIn = base.has(group, version) ? { extends: `Omit<${builtInType(group, version)}, never>` } : {};
  return { kind: "interface", name: versionName(each), description: "", ...builtIn, properties };
}

/** What calls there are: whether of a status, the verbs when they are not all, and the other sub-resources. */
function served({ verbs }: KindModel, calls: readonly SubresourceCall[]): string[] {
  const names = union(calls.filter(({ type }) => type === undefined).map((each) => each.name));
  const others = callsType(calls);
  const isWhole = hasAllVerbs({ verbs });
  if (others === undefined) return isWhole ? [names] : [names, union(verbs)];
  return [names, isWhole ? "Verb" : union(verbs), others];
}

function hasAllVerbs({ verbs }: Pick<KindModel, "verbs">): boolean {
  return verbs.length === allVerbs.length;
}

function callsType(calls: readonly SubresourceCall[]): string | undefined {
  const members = calls.flatMap(({ name, type }) => (type === undefined ? [] : [`${name}: ${type}`]));
  return members.length === 0 ? undefined : `{ ${members.join("; ")} }`;
}

function union(names: readonly string[]): string {
  return names.length === 0 ? "never" : names.map((each) => JSON.stringify(each)).join(" | ");
}

function groupFunction([name, versions]: Group, base: BaseClient): TsStatement {
  const getters = versions.flatMap((each) => {
    const given = base.has(name, each.version) ? `transport, builtIn.${each.version}` : "transport";
    return lazyGetter(each.version, `${functionName(each)}(${given})`);
  });
  return privateFunction({
    name: `${identifier(name)}Group`,
    returnType: groupName(name),
    ...(base.has(name) ? { builtIn: builtInType(name) } : {}),
    body: besides(getters, base.has(name)),
  });
}

function versionFunction(each: Version, { base, typeOf, callsOf }: KindContext): TsStatement {
  const { group, version } = each;
  const rows = each.kinds.map((kind) => {
    const { apiVersion, kind: name, plural } = kind;
    const calls = callsOf(kind);
    const types = [typeOf(kind), callsType(calls) ?? []].flat().join(", ");
    const make = `${kind.namespaced ? "namespaced" : "cluster"}Resource<${types}>`;
    const ref = literal({ group: kind.group, version, apiVersion, kind: name, plural }, { singleLine: true });
    const modes = calls.flatMap(({ name: call, mode }) => (mode === undefined ? [] : [[call, mode] as const]));
    const rest = modes.length === 0 ? "" : `, ${literal(Object.fromEntries(modes), { singleLine: true })}`;
    return `  ${identifier(plural)}: ${make}(transport, ${ref}${rest}),`;
  });
  return privateFunction({
    name: functionName(each),
    returnType: versionName(each),
    ...(base.has(group, version) ? { builtIn: builtInType(group, version) } : {}),
    body: besides(rows, base.has(group, version)),
  });
}

function privateFunction(given: {
  readonly name: string;
  readonly returnType: string;
  /** The type of the built-in one that it stands beside. */
  readonly builtIn?: string;
  readonly body: string[];
}): TsStatement {
  const { builtIn, ...each } = given;
  const transport = { name: "transport", type: "Transport" };
  const parameters = builtIn === undefined ? [transport] : [transport, { name: "builtIn", type: builtIn }];
  return { kind: "function", description: "", parameters, isPrivate: true, ...each };
}

function property(name: string, type: string, description: string) {
  return { name, type, optional: false, readonly: true, description };
}

/** The client has a property of its own that is called transport. */
function groupProperty(group: string): string {
  return group === "transport" ? "transportGroup" : identifier(group);
}

function groupName(group: string): string {
  return `${pascal(group)}Group`;
}

function versionName({ group, version }: Version): string {
  return `${pascal(group)}${pascal(version)}`;
}

function functionName({ group, version }: Version): string {
  return `${identifier(group)}${pascal(version)}Version`;
}

/** A group's first label, or a plural, as a property: "my-group" is myGroup. */
function identifier(name: string): string {
  const joined = pascal(name);
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}`;
}
