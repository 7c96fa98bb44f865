import type { ConnectMode } from "../../runtime/schema/index.ts";
import { verbs as allVerbs } from "../check/resourceShape.ts";
import type { KindModel, Model, OutputFile, TypeModel } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { groupFolder, importKinds, uniqueKindNames } from "./entry.ts";
import { fileOf, type ImportSet, importPath, importSet, pascal, runtimePath } from "./names.ts";
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

function clientFile(model: Model): TsFile {
  const imports = importSet();
  const runtime = runtimePath(model.imports, path, "client/index");
  imports.add(runtime, "createTransport");
  for (const name of ["ClientOptions", "Transport"]) imports.add(runtime, name, { isType: true });
  const typeOf = (kind: KindModel) => `${importKinds(imports, kind, { isType: true })}.${kind.kind}`;
  for (const namespaced of new Set(model.kinds.map((kind) => kind.namespaced))) {
    imports.add(runtime, namespaced ? "namespacedResource" : "clusterResource");
    imports.add(runtime, namespaced ? "NamespacedResource" : "ClusterResource", { isType: true });
  }
  const callsOf = streamsOf(model, imports, runtime);
  const versions = versionsOf(model);
  const groups = groupVersions(versions);
  const statements: TsStatement[] = [
    clientInterface(groups),
    createClient(groups),
    ...groups.map(([name, list]) => groupInterface(name, list)),
    ...versions.map((each) => versionInterface(each, typeOf, callsOf)),
    ...groups.map(([name, list]) => groupFunction(name, list)),
    ...versions.map((each) => versionFunction(each, typeOf, callsOf)),
    { kind: "text", text: typeExports(model) },
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
      ...groups.map(([name]) => property(identifier(name), `${pascal(name)}Group`, "")),
      property("transport", "Transport", "For requests that no kind describes."),
    ],
  };
}

function createClient(groups: readonly Group[]): TsStatement {
  const getters = groups.flatMap(([name]) => lazyGetter(identifier(name), `${identifier(name)}Group(transport)`));
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
  const properties = versions.map((each) => property(each.version, `${pascal(name)}${pascal(each.version)}`, ""));
  return { kind: "interface", name: `${pascal(name)}Group`, description: "", properties };
}

type TypeOf = (kind: KindModel) => string;

/** A sub-resource that streams: how, and the type of its options. */
interface StreamingCall {
  readonly name: string;
  readonly mode: "text" | "command";
  readonly options: string;
}

type CallsOf = (kind: KindModel) => readonly StreamingCall[];

/** Sub-resources whose requests go on, where a client has a call for them. */
function streamsOf(model: Model, imports: ImportSet, runtime: string): CallsOf {
  const types = [...model.types.values()];
  return ({ subresources }) =>
    subresources.flatMap(({ name, group, version, connect }) => {
      const isOptions = (each: TypeModel) =>
        each.name === connect?.options && each.group === group && each.version === version;
      const type = types.find(isOptions);
      const mode = type === undefined ? undefined : callMode(connect?.mode, type);
      if (type === undefined || mode === undefined) return [];
      for (const each of [callTypes[mode], "Verb"]) imports.add(runtime, each, { isType: true });
      imports.add(importPath(path, fileOf(type.module, "types")), type.name, { isType: true });
      return [{ name, mode, options: type.name }];
    });
}

/** What is upgraded and whose options have an input is a command. Undefined: there is no call for it. */
function callMode(mode: ConnectMode | undefined, { fields = [] }: TypeModel): StreamingCall["mode"] | undefined {
  if (mode === "text") return "text";
  return mode === "upgrade" && fields.some((each) => each.name === "stdin") ? "command" : undefined;
}

const callTypes = { text: "TextCall", command: "CommandCall" } as const;

function callsType(calls: readonly StreamingCall[]): string {
  return `{ ${calls.map(({ name, mode, options }) => `${name}: ${callTypes[mode]}<${options}>`).join("; ")} }`;
}

function versionInterface({ group, version, kinds }: Version, typeOf: TypeOf, callsOf: CallsOf): TsStatement {
  const properties = kinds.map((kind) => {
    const types = [typeOf(kind), ...served(kind, callsOf(kind))].join(", ");
    return property(identifier(kind.plural), `${kind.namespaced ? "Namespaced" : "Cluster"}Resource<${types}>`, "");
  });
  return { kind: "interface", name: `${pascal(group)}${pascal(version)}`, description: "", properties };
}

/** What calls there are: names of the sub-resources that have objects, the verbs when they are not all, and streams. */
function served({ subresources, verbs }: KindModel, calls: readonly StreamingCall[]): string[] {
  const names = union(subresources.filter(({ connect }) => connect === undefined).map((each) => each.name));
  const streams = calls.length === 0 ? [] : [callsType(calls)];
  const isWhole = verbs.length === allVerbs.length;
  if (streams.length === 0) return isWhole ? [names] : [names, union(verbs)];
  return [names, isWhole ? "Verb" : union(verbs), ...streams];
}

function union(names: readonly string[]): string {
  return names.length === 0 ? "never" : names.map((each) => JSON.stringify(each)).join(" | ");
}

function groupFunction(name: string, versions: readonly Version[]): TsStatement {
  const getters = versions.flatMap((each) => lazyGetter(each.version, `${functionName(each)}(transport)`));
  return privateFunction({
    name: `${identifier(name)}Group`,
    returnType: `${pascal(name)}Group`,
    body: ["return {", ...getters, "};"],
  });
}

function versionFunction(each: Version, typeOf: TypeOf, callsOf: CallsOf): TsStatement {
  const rows = each.kinds.map((kind) => {
    const { group, version, apiVersion, kind: name, plural } = kind;
    const calls = callsOf(kind);
    const types = calls.length === 0 ? typeOf(kind) : `${typeOf(kind)}, ${callsType(calls)}`;
    const make = `${kind.namespaced ? "namespaced" : "cluster"}Resource<${types}>`;
    const ref = literal({ group, version, apiVersion, kind: name, plural }, { singleLine: true });
    const modes = literal(Object.fromEntries(calls.map(({ name: call, mode }) => [call, mode])), { singleLine: true });
    return `  ${identifier(plural)}: ${make}(transport, ${ref}${calls.length === 0 ? "" : `, ${modes}`}),`;
  });
  return privateFunction({
    name: functionName(each),
    returnType: `${pascal(each.group)}${pascal(each.version)}`,
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

function typeExports(model: Model): string {
  const nameOf = uniqueKindNames(model);
  const lines = model.kinds.map((kind) => {
    const spelled = nameOf(kind) === kind.kind ? kind.kind : `${kind.kind} as ${nameOf(kind)}`;
    return `export type { ${spelled} } from "${importPath(path, fileOf(kind.module, "types"))}";`;
  });
  return lines.sort().join("\n");
}

function property(name: string, type: string, description: string) {
  return { name, type, optional: false, readonly: true, description };
}

function functionName({ group, version }: Version): string {
  return `${identifier(group)}${pascal(version)}Version`;
}

/** A group's first label, or a plural, as a property: "my-group" is myGroup. */
function identifier(name: string): string {
  const joined = pascal(name);
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}`;
}
