import { verbs as allVerbs } from "../check/resourceShape.ts";
import type { KindModel, Model, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile, TsStatement } from "../tools/tsFile.ts";
import { groupFolder, importKinds, uniqueKindNames } from "./entry.ts";
import { fileOf, importPath, importSet, pascal, runtimePath } from "./names.ts";
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
  const versions = versionsOf(model);
  const groups = groupVersions(versions);
  const statements: TsStatement[] = [
    clientInterface(groups),
    createClient(groups),
    ...groups.map(([name, list]) => groupInterface(name, list)),
    ...versions.map((each) => versionInterface(each, typeOf)),
    ...groups.map(([name, list]) => groupFunction(name, list)),
    ...versions.map((each) => versionFunction(each, typeOf)),
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

function versionInterface({ group, version, kinds }: Version, typeOf: (kind: KindModel) => string): TsStatement {
  const properties = kinds.map((kind) =>
    property(
      identifier(kind.plural),
      `${kind.namespaced ? "Namespaced" : "Cluster"}Resource<${[typeOf(kind), ...served(kind)].join(", ")}>`,
      "",
    ),
  );
  return { kind: "interface", name: `${pascal(group)}${pascal(version)}`, description: "", properties };
}

/** What calls there are: names of the sub-resources, and the verbs when they are not all. */
function served({ subresources, verbs }: KindModel): string[] {
  const names = union(subresources.map((each) => each.name));
  return verbs.length === allVerbs.length ? [names] : [names, union(verbs)];
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

function versionFunction(each: Version, typeOf: (kind: KindModel) => string): TsStatement {
  const rows = each.kinds.map((kind) => {
    const { group, version, apiVersion, kind: name, plural } = kind;
    const make = `${kind.namespaced ? "namespaced" : "cluster"}Resource<${typeOf(kind)}>`;
    const ref = literal({ group, version, apiVersion, kind: name, plural }, { singleLine: true });
    return `  ${identifier(plural)}: ${make}(transport, ${ref}),`;
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
