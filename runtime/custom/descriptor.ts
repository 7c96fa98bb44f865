import type { RuleMeter } from "../cel/celRules.ts";
import { importing } from "../lib/importing.ts";
import { once } from "../lib/once.ts";
import type {
  KindCode,
  ResourceDescriptor,
  SelectableField,
  SubresourceDescriptor,
  Verb,
} from "../schema/descriptor.ts";
import type { Webhook } from "../proxy/webhooks/caller.ts";
import { storageRoot } from "../schema/storageRoot.ts";
import type { Structure } from "../schema/structure.ts";
import { columnsOf } from "./columns.ts";
import { type ConversionOptions, converterOf } from "./conversion/converter.ts";
import type { CustomResourceDefinitionLike, DefinitionNames, DefinitionVersion } from "./definition.ts";
import { dottedNames, simplePath } from "../schema/jsonPath.ts";
import type { ApiObject } from "../schema/object.ts";
import { compareVersions, stageOf } from "../schema/versions.ts";

export type { CustomResourceDefinitionLike } from "./definition.ts";
export { nameProblem, type NamesDecision, type NamesReason } from "./names.ts";
export { definitionProblems, schemaProblems, structuralProblems } from "./problems.ts";

export interface DescriptorOptions {
  /** The structure of every object's metadata: a built-in kind's structure has it as its field "metadata". */
  readonly objectMeta: () => Structure | Promise<Structure>;
  /** Where all collections are in storage; `storageRoot` unless stated. */
  readonly storageRoot?: string;
  /** Hears how long the rules take; absent: they are not timed. */
  readonly ruleMeter?: RuleMeter | undefined;
  /** Asks the webhook that converts between the versions; absent: they have the same fields. */
  readonly conversion?: (ConversionOptions & { readonly hook: Webhook }) | undefined;
}

/**
 * One descriptor a served version, in the order discovery lists them. The definition must be free of
 * `schemaProblems`; its accepted names count where it has any. All versions share a storage prefix; the code of a
 * version is compiled by its first `load`.
 */
export function descriptorsOf(crd: CustomResourceDefinitionLike, options: DescriptorOptions): ResourceDescriptor[] {
  const versions = (crd.spec?.versions ?? []).filter((each) => each.served === true);
  versions.sort((a, b) => compareVersions(a.name ?? "", b.name ?? ""));
  return versions.map((version) => descriptorOf(crd, version, options));
}

/** The descriptor of one version, served or not: the storage version of a definition need not be served. */
export function descriptorOf(
  crd: CustomResourceDefinitionLike,
  version: DefinitionVersion,
  options: DescriptorOptions,
): ResourceDescriptor {
  const { group = "", scope, versions = [] } = crd.spec ?? {};
  const names = namesOf(crd);
  const name = version.name ?? "";
  const storage = versions.find((each) => each.storage === true)?.name ?? name;
  const subresources = subresourcesOf(version, { group, version: name, kind: names.kind });
  const columns = columnsOf(version.additionalPrinterColumns);
  const type = { apiVersion: `${group}/${name}`, kind: names.kind };
  return {
    ...names,
    ...type,
    group,
    version: name,
    namespaced: scope === "Namespaced",
    verbs: allVerbs,
    stage: stageOf(name),
    ...deprecationOf(version, { group, kind: names.kind, versions }),
    subresources,
    selectableFields: selectableFieldsOf(version),
    ...(scope === "Namespaced" ? {} : { selectsNamespace: false }),
    columns: columns.columns,
    storagePrefix: `${options.storageRoot ?? storageRoot}${group}/${names.plural}/`,
    storageVersion: `${group}/${storage}`,
    hasGeneration: true,
    createOnUpdate: false,
    unconditionalUpdate: false,
    returnsDeleted: false,
    nameFormat: "dnsSubdomain",
    metadataChecks: { anyFinalizer: true, whole: 0, changes: 1 },
    load: async (): Promise<KindCode> => {
      const { kindCodeOf } = await loadCompiler();
      const { ruleMeter } = options;
      const code = kindCodeOf({ version, type, columns, objectMeta: await options.objectMeta(), ruleMeter });
      const { conversion } = options;
      const codeOf = codesOf(crd, options);
      if (conversion !== undefined) {
        const convert = converterOf(crd, { ...conversion, codeOf });
        return { ...code, strategy: { ...code.strategy, convert } };
      }
      const stored = storage === name ? undefined : await codeOf(`${group}/${storage}`);
      if (stored === undefined) return code;
      // What is stored are the fields that the stored version has.
      const toStorage = (object: ApiObject) => stored.strategy.fromStorage?.(object) ?? object;
      return { ...code, strategy: { ...code.strategy, toStorage } };
    },
  };
}

/** The code of each version, by apiVersion; made when first asked for. */
function codesOf(
  crd: CustomResourceDefinitionLike,
  { conversion: _conversion, ...options }: DescriptorOptions,
): (apiVersion: string) => Promise<KindCode> | undefined {
  const { group = "", versions = [] } = crd.spec ?? {};
  const codes = new Map<string, () => Promise<KindCode>>();
  return (apiVersion) => {
    const version = versions.find(({ name = "" }) => `${group}/${name}` === apiVersion);
    if (version === undefined) return undefined;
    const load = codes.get(apiVersion) ?? once(descriptorOf(crd, version, options).load);
    codes.set(apiVersion, load);
    return load();
  };
}

const loadCompiler = once(() => importing(() => import("./code.ts")));

/** What the definition says of it, or that there is a later version to use. */
function deprecationOf(
  { name = "", deprecated, deprecationWarning }: DefinitionVersion,
  { group, kind, versions }: { group: string; kind: string; versions: readonly DefinitionVersion[] },
): Pick<ResourceDescriptor, "deprecation"> {
  if (deprecated !== true) return {};
  const because = (warning: string) => ({ deprecation: { warning, removedRelease: "" } });
  if (deprecationWarning !== undefined) return because(deprecationWarning);
  const best = bestVersion(versions);
  const use = best === undefined || compareVersions(best, name) >= 0 ? "" : `; use ${group}/${best} ${kind}`;
  return because(`${group}/${name} ${kind} is deprecated${use}`);
}

const bestVersions = new WeakMap<readonly DefinitionVersion[], { readonly name: string | undefined }>();

/** The first of those that are served and not deprecated; looked for once, since each version asks for it. */
function bestVersion(versions: readonly DefinitionVersion[]): string | undefined {
  const known = bestVersions.get(versions);
  if (known !== undefined) return known.name;
  const names = versions.filter((each) => each.served === true && each.deprecated !== true).map((each) => each.name);
  const [name] = names.sort((a = "", b = "") => compareVersions(a, b));
  bestVersions.set(versions, { name });
  return name;
}

const allVerbs: readonly Verb[] = ["delete", "deletecollection", "get", "list", "patch", "create", "update", "watch"];

function namesOf(crd: CustomResourceDefinitionLike) {
  const spec: DefinitionNames = crd.spec?.names ?? {};
  const accepted = crd.status?.acceptedNames ?? {};
  const names = accepted.kind === undefined || accepted.kind === "" ? spec : accepted;
  const { plural = "", kind = "" } = names;
  return {
    kind,
    plural,
    listKind: names.listKind ?? `${kind}List`,
    singular: names.singular ?? kind.toLowerCase(),
    shortNames: names.shortNames ?? [],
    categories: names.categories ?? [],
  };
}

function subresourcesOf(
  version: DefinitionVersion,
  own: { readonly group: string; readonly version: string; readonly kind: string },
): SubresourceDescriptor[] {
  const { status, scale } = version.subresources ?? {};
  const verbs: readonly Verb[] = ["get", "patch", "update"];
  const found: SubresourceDescriptor[] = [];
  if (status !== undefined) found.push({ name: "status", verbs, ...own });
  if (scale !== undefined) {
    const labelSelectorPath = dottedNames(scale.labelSelectorPath ?? "");
    found.push({
      name: "scale",
      verbs,
      group: "autoscaling",
      version: "v1",
      kind: "Scale",
      scale: {
        specReplicasPath: dottedNames(scale.specReplicasPath ?? "") ?? [],
        statusReplicasPath: dottedNames(scale.statusReplicasPath ?? "") ?? [],
        ...(labelSelectorPath === undefined ? {} : { labelSelectorPath }),
      },
    });
  }
  return found;
}

function selectableFieldsOf(version: DefinitionVersion): SelectableField[] {
  return (version.selectableFields ?? []).flatMap(({ jsonPath }) => {
    const path = pathOf(jsonPath);
    return path === undefined ? [] : [{ name: path.join("."), path }];
  });
}

function pathOf(text: string | undefined): readonly string[] | undefined {
  return text === undefined || text === "" ? undefined : simplePath(text);
}
