import type { KindModel, Model, OutputFile, TypeId, TypeModel } from "../model.ts";
import { printFiles } from "../print.ts";
import { folderOf } from "../references.ts";
import type { TsFile } from "../tools/tsFile.ts";
import { defaultedTypes } from "./defaulters.ts";
import {
  descriptorName,
  fileOf,
  type ImportSet,
  importSet,
  kindsPath,
  ownKinds,
  packageImport,
  pascal,
  runtimePath,
} from "./names.ts";
import { literal } from "./text.ts";

/**
 * generated/index.ts, all values in one object, and generated/resources.ts, the descriptors in the order of the spec.
 */
export function emitEntry(model: Model): Promise<OutputFile[]> {
  return printFiles([indexFile(model), resourcesFile(model)]);
}

function indexFile(model: Model): TsFile {
  return model.inPackage.size > 0 ? indexBesidePackage(model) : wholeIndex(model);
}

/** Adds to what the package has. */
function indexBesidePackage(model: Model): TsFile {
  const path = "index.ts";
  const imports = importSet();
  const schema = runtimePath(model.imports, path, "schema/index");
  imports.add(schema, "Generated", { isType: true });
  imports.add(schema, "besideBuiltIn");
  imports.add(packageImport(model.imports, path, "index.ts"), "generated", { alias: "builtIn" });
  imports.add("./handlers.ts", "handlers");
  imports.add("./resources.ts", "resources");
  const hasGates = model.gates.length > 0;
  if (hasGates) imports.add("./gates.ts", "gates");
  const served = new Set(ownKinds(model).map(({ apiVersion }) => apiVersion));
  const groups = model.groups.flatMap(({ folder: _, versions, ...group }) => {
    const own = versions.filter((each) => served.has(group.name === "" ? each : `${group.name}/${each}`));
    return own.length === 0 ? [] : [{ ...group, versions: own }];
  });
  const text = [
    "/** What a server is given of the spec: the built-in kinds of the package, and those beside them. */",
    "export const generated: Generated = besideBuiltIn(builtIn, {",
    "  resources,",
    "  handlers,",
    ...(hasGates ? ["  gates,"] : []),
    ...groupsText(groups),
    '  openapiFolder: new URL("./openapi/", import.meta.url),',
    '  loadClient: () => import("./client.ts"),',
    ...bodiesText(model),
    "});",
  ].join("\n");
  return { path, source: "all spec files", imports: imports.list(), statements: [{ kind: "text", text }] };
}

function groupsText(groups: readonly object[]): string[] {
  return [`  groups: [\n${groups.map((group) => `    ${literal(group, { singleLine: true })},\n`).join("")}  ],`];
}

function bodiesText(model: Model): string[] {
  const bodies = subresourceBodies(model).map((type) => bodyRow(type, defaultedTypes(model)));
  return bodies.length === 0 ? [] : [`  bodies: {\n${bodies.join("")}  },`];
}

function wholeIndex(model: Model): TsFile {
  const path = "index.ts";
  const imports = importSet();
  imports.add(runtimePath(model.imports, path, "schema/index"), "Generated", { isType: true });
  imports.add("./handlers.ts", "handlers");
  imports.add("./platform.ts", "platform");
  imports.add("./resources.ts", "resources");
  const text = [
    "/** What a server is given of the spec. */",
    "export const generated: Generated = {",
    "  platform,",
    "  resources,",
    "  handlers,",
    ...groupsText(model.groups.map(({ folder: _, ...group }) => group)),
    '  openapiFolders: [new URL("./openapi/", import.meta.url)],',
    '  loadMeta: () => import("./meta/v1.code.ts"),',
    ...loadDiscovery(model),
    '  loadClient: () => import("./client.ts"),',
    '  loadPolicies: () => import("./policies.ts").then(({ policies }) => policies),',
    '  loadFlowPolicies: () => import("./policies.ts").then(({ flowPolicies }) => flowPolicies),',
    '  loadFlagSets: () => import("./flags.ts").then(({ flagSets }) => flagSets),',
    ...bodiesText(model),
    "};",
  ].join("\n");
  return { path, source: "all spec files", imports: imports.list(), statements: [{ kind: "text", text }] };
}

/** Own specs need not have the document of all groups; it is not sent in protobuf then. */
function loadDiscovery(model: Model): string[] {
  const list = [...model.types.values()].find(({ name }) => name === "APIGroupDiscoveryList");
  return list === undefined ? [] : [`  loadDiscovery: () => import("./${fileOf(list.module, "code")}"),`];
}

/** Types that are sent to sub-resources and are no kinds with paths of their own, such as Scale. */
function subresourceBodies(model: Model): TypeModel[] {
  const sent = new Set(
    model.kinds.flatMap((kind) =>
      kind.subresources.flatMap(({ group, version, kind: body, connect }) =>
        [body, connect?.options].map((name) => `${group}/${version}/${name}`),
      ),
    ),
  );
  return [...model.types.values()].filter(
    ({ isKind, group, version, name, module }) =>
      !isKind && !model.inPackage.has(module) && sent.has(`${group}/${version}/${name}`),
  );
}

function bodyRow({ id, group, version, name, module }: TypeModel, defaulted: ReadonlySet<TypeId>): string {
  const key = `${group === "" ? "" : `${group}/`}${version}/${name}`;
  const lines = [
    `    ${JSON.stringify(key)}: () =>`,
    `      import("./${fileOf(module, "code")}").then((code) => ({`,
    `        structure: code.${name},`,
    `        setDefaults: ${defaulted.has(id) ? `code.default${name}` : "() => {}"},`,
    "      })),",
  ];
  return `${lines.join("\n")}\n`;
}

function resourcesFile(model: Model): TsFile {
  const path = "resources.ts";
  const imports = importSet();
  imports.add(runtimePath(model.imports, path, "schema/index"), "ResourceDescriptor", { isType: true });
  const nameOf = importDescriptors(imports);
  const rows = ownKinds(model)
    .map((kind) => `  ${nameOf(kind)},\n`)
    .join("");
  const text = [
    "/** Stored resources in the order of the spec. */",
    `export const resources: readonly ResourceDescriptor[] = [\n${rows}];`,
  ].join("\n");
  return { path, source: "all spec files", imports: imports.list(), statements: [{ kind: "text", text }] };
}

/** Imports the kinds of every folder; gives the name of each descriptor, e.g. `coreV1.pod`. */
export function importDescriptors(imports: ImportSet): (kind: KindModel) => string {
  return (kind) => `${importKinds(imports, kind, { isType: false })}.${descriptorName(kind.kind)}`;
}

/** Imports the file that has a kind; gives the name of its namespace, e.g. `coreV1`. */
export function importKinds(imports: ImportSet, kind: KindModel, options: { readonly isType: boolean }): string {
  const folder = folderOf(kind);
  return imports.addNamespace(`./${kindsPath(folder)}`, lowerFirst(pascal(folder)), options);
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "core" or the first label of the group. */
export function groupFolder(kind: Pick<KindModel, "group">): string {
  return kind.group === "" ? "core" : (kind.group.split(".")[0] ?? kind.group);
}
