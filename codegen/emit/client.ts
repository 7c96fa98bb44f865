import { verbs as allVerbs } from "../check/resourceShape.ts";
import type { KindModel, Model, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { groupFolder } from "./entry.ts";
import { type CallsOf, runtimeTypes, type SubresourceCall, subresourceCalls } from "./clientCalls.ts";
import { exportedNames } from "./exportedNames.ts";
import { importSet, pascal, runtimePath } from "./names.ts";
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
  imports.add(runtime, "createTransport");
  for (const name of ["ClientOptions", "Transport"]) imports.add(runtime, name, { isType: true });
  for (const namespaced of new Set(model.kinds.map((kind) => kind.namespaced))) {
    imports.add(runtime, namespaced ? "namespacedResource" : "clusterResource");
    imports.add(runtime, namespaced ? "NamespacedResource" : "ClusterResource", { isType: true });
  }
  const versions = versionsOf(model);
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
  if (model.kinds.some(saysVerb)) imports.add(runtime, "Verb", { isType: true });
  const statements: TsStatement[] = [
    clientInterface(groups),
    createClient(groups),
    ...groups.map(([name, list]) => groupInterface(name, list)),
    ...versions.map((each) => versionInterface(each, typeOf, callsOf)),
    ...groups.map(([name, list]) => groupFunction(name, list)),
    ...versions.map((each) => versionFunction(each, typeOf, callsOf)),
    { kind: "text", text: names.exports(path) },
  ];
  return { path, source: "all spec files", imports: imports.list(), statements };
}

function versionsOf(model: Model): Version[] {
  const versions = new Map<string, { group: string; version: string; kinds: KindModel[] }>();
  for (const kind of model.kinds) {
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

function clientInterface(groups: readonly Group[]): TsStatement {
  return {
    kind: "interface",
    name: "Client",
    description: "Every served kind by group, version and plural, e.g. `client.core.v1.pods`.",
    properties: [
      ...groups.map(([name]) => property(groupProperty(name), groupName(name), "")),
      property("transport", "Transport", "For requests that no kind describes."),
    ],
  };
}

function createClient(groups: readonly Group[]): TsStatement {
  const getters = groups.flatMap(([name]) => lazyGetter(groupProperty(name), `${identifier(name)}Group(transport)`));
  return {
    kind: "function",
    name: "createClient",
    description: "A client of one server. Nothing is read or loaded before the first request.",
    parameters: [{ name: "options?", type: "ClientOptions" }],
    returnType: "Client",
    body: ["const transport = createTransport(options);", "return {", "  transport,", ...getters, "};"],
  };
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

function groupInterface(name: string, versions: readonly Version[]): TsStatement {
  const properties = versions.map((each) => property(each.version, versionName(each), ""));
  return { kind: "interface", name: groupName(name), description: "", properties };
}

type TypeOf = (kind: KindModel) => string;

function versionInterface(each: Version, typeOf: TypeOf, callsOf: CallsOf): TsStatement {
  const properties = each.kinds.map((kind) => {
    const types = [typeOf(kind), ...served(kind, callsOf(kind))].join(", ");
    return property(identifier(kind.plural), `${kind.namespaced ? "Namespaced" : "Cluster"}Resource<${types}>`, "");
  });
  return { kind: "interface", name: versionName(each), description: "", properties };
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

function groupFunction(name: string, versions: readonly Version[]): TsStatement {
  const getters = versions.flatMap((each) => lazyGetter(each.version, `${functionName(each)}(transport)`));
  return privateFunction({
    name: `${identifier(name)}Group`,
    returnType: groupName(name),
    body: ["return {", ...getters, "};"],
  });
}

function versionFunction(each: Version, typeOf: TypeOf, callsOf: CallsOf): TsStatement {
  const rows = each.kinds.map((kind) => {
    const { group, version, apiVersion, kind: name, plural } = kind;
    const calls = callsOf(kind);
    const types = [typeOf(kind), callsType(calls) ?? []].flat().join(", ");
    const make = `${kind.namespaced ? "namespaced" : "cluster"}Resource<${types}>`;
    const ref = literal({ group, version, apiVersion, kind: name, plural }, { singleLine: true });
    const modes = calls.flatMap(({ name: call, mode }) => (mode === undefined ? [] : [[call, mode] as const]));
    const rest = modes.length === 0 ? "" : `, ${literal(Object.fromEntries(modes), { singleLine: true })}`;
    return `  ${identifier(plural)}: ${make}(transport, ${ref}${rest}),`;
  });
  return privateFunction({
    name: functionName(each),
    returnType: versionName(each),
    body: ["return {", ...rows, "};"],
  });
}

function privateFunction(each: {
  readonly name: string;
  readonly returnType: string;
  readonly body: string[];
}): TsStatement {
  const parameters = [{ name: "transport", type: "Transport" }];
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
