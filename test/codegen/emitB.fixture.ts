/** A small model by hand: what `build` would make of a few kinds, for tests of the emitters that stand alone. */
import type { FieldModel, KindModel, Model, OutputFile, TypeModel, TypeUse } from "../../codegen/model.ts";
import { folderOf } from "../../codegen/references.ts";

export function fixtureModel(): Model {
  const types = new Map(fixtureTypes().map((type) => [type.id, type]));
  const kinds = [
    kind("core", "", "Pod", "pods", [
      { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "Pod" },
      { name: "binding", verbs: ["create"], group: "", version: "v1", kind: "Binding" },
    ]),
    kind("example", "example.acme.test", "Widget", "widgets", []),
  ];
  return {
    platform: {
      name: "acme",
      apiDomain: "acme.test",
      labelDomain: "acme.test",
      systemPrefix: "acme",
      vendor: "acme",
      metricPrefix: "acme",
      agentName: "agent",
      agentTitle: "Agent",
      metaGroup: "meta.acme.test",
      protobufMediaType: "application/vnd.acme.protobuf",
      protobufMagic: "6b387300",
      gitVersion: "v1.2.3",
      major: "1",
      minor: "2",
      wireAliases: { groups: {}, mediaTypes: {}, annotations: {} },
    },
    modules: [],
    kinds,
    types,
    groups: [
      { name: "", folder: "core", versions: ["v1"], priority: 1000 },
      { name: "example.acme.test", folder: "example", versions: ["v1"], priority: 1000 },
    ],
    errors: [],
    gates: [],
    flagSets: [],
    components: [],
    wellKnown: [],
    policies: { clusterroles: [], clusterrolebindings: [], roles: [], rolebindings: [] },
    flowPolicies: { flowSchemas: [], priorityLevels: [] },
    metrics: [],
    monitoring: { alerts: [], panels: [] },
    handWrittenProto: {},
    inPackage: new Set(),
    imports: {
      kind: "relative",
      extension: "ts",
      runtimeFolder: "/p/runtime",
      packageOutput: "/p/generated",
      outputFolder: "/p/generated",
    },
  };
}

const plain = { checks: {} };
export const text: TypeUse = { ...plain, kind: "scalar", scalar: "string" };
export const int64: TypeUse = { ...plain, kind: "scalar", scalar: "int64" };
export const ref = (id: string): TypeUse => ({ ...plain, kind: "ref", id });
export const list = (items: TypeUse): TypeUse => ({ ...plain, kind: "list", items });
export const map = (values: TypeUse): TypeUse => ({ ...plain, kind: "map", values });

export function field(name: string, number: number, type: TypeUse, more: Partial<FieldModel> = {}): FieldModel {
  const base = { description: "", required: false, presence: "nonZero", nullable: false, rules: [] } as const;
  return { ...base, name, number, type, ...more };
}

function type(id: string, fields: readonly FieldModel[] | undefined, more: Partial<TypeModel> = {}): TypeModel {
  const [place = "", name = ""] = id.split(".");
  const [folder, version = ""] = place.split("/");
  const group = folder === "core" ? "" : `${folder}.acme.test`;
  const module = folder === "meta" ? "meta/v1" : `${place}/${name.toLowerCase()}`;
  const base = {
    id,
    name,
    module,
    group,
    version,
    preserveUnknown: false,
    isKind: false,
    rules: [],
    declaredRules: [],
  };
  return { ...base, description: `${name} is a type.`, ...(fields === undefined ? {} : { fields }), ...more };
}

function kind(
  folder: string,
  group: string,
  name: string,
  plural: string,
  subresources: KindModel["subresources"],
): KindModel {
  return {
    module: `${folder}/v1/${name.toLowerCase()}`,
    type: `${folder}/v1.${name}`,
    group,
    version: "v1",
    apiVersion: group === "" ? "v1" : `${group}/v1`,
    kind: name,
    listKind: `${name}List`,
    plural,
    singular: name.toLowerCase(),
    shortNames: [],
    categories: [],
    namespaced: true,
    verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
    description: `${name} is a kind.`,
    subresources,
    selectableFields: [],
    columns: [],
    storagePrefix: plural,
    storageVersion: "v1",
    stage: "stable",
    hasGeneration: false,
    createOnUpdate: false,
    unconditionalUpdate: true,
    returnsDeleted: name === "Pod",
    nameFormat: "dnsSubdomain",
  };
}

const metadata = field("metadata", 1, ref("meta/v1.ObjectMeta"), { description: "Standard metadata." });

function fixtureTypes(): TypeModel[] {
  return [
    type("meta/v1.Time", undefined, { scalar: "time" }),
    type("meta/v1.Quantity", undefined, { scalar: "quantity", package: "apimachinery.pkg.api.resource" }),
    type("meta/v1.IntOrString", undefined, { scalar: "intOrString", package: "apimachinery.pkg.util.intstr" }),
    type("meta/v1.FieldsV1", undefined, { scalar: "fieldsV1" }),
    type("meta/v1.ObjectMeta", [
      field("name", 1, text),
      field("creationTimestamp", 8, ref("meta/v1.Time")),
      field("labels", 11, map(text)),
    ]),
    type("meta/v1.ListMeta", [field("resourceVersion", 2, text), field("continue", 3, text)]),
    type("meta/v1.Status", [field("metadata", 1, ref("meta/v1.ListMeta")), field("status", 2, text)]),
    type("meta/v1.DeleteOptions", [field("gracePeriodSeconds", 1, int64, { presence: "pointer" })]),
    type("meta/v1.WatchEvent", [field("type", 1, text, { required: true })]),
    type("meta/v1.Table", [field("rows", 0, list(text))]),
    type("core/v1.Pod", [metadata, field("spec", 2, ref("core/v1.PodSpec"))], { isKind: true }),
    type("core/v1.PodSpec", [
      field("volumes", 1, list(ref("core/v1.Volume")), {
        patchStrategy: ["merge", "retainKeys"],
        mergeKey: "name",
        listType: "map",
        mapKeys: ["name"],
      }),
      field("terminationGracePeriodSeconds", 4, int64, { presence: "pointer", default: 30 }),
      field("nodeName", 10, text, { description: "Node it runs on." }),
      field("supplementalGroups", 11, list(int64), { listType: "atomic" }),
      field("overhead", 32, map({ ...plain, kind: "scalar", scalar: "quantity" })),
      field("extra", 33, map(list(text))),
    ]),
    type(
      "core/v1.Volume",
      [
        field("name", 1, text, { required: true, presence: "always" }),
        field("hostPath", 1, ref("core/v1.HostPath"), { inlinePath: [2], presence: "pointer" }),
      ],
      { removed: [7] },
    ),
    type("core/v1.HostPath", [field("path", 1, text, { required: true, presence: "always" })]),
    type("core/v1.Binding", [metadata, field("target", 2, text)]),
    type(
      "example/v1.Widget",
      [
        metadata,
        field(
          "size",
          2,
          { kind: "scalar", scalar: "int32", checks: { minimum: 1, exclusiveMaximum: 100 } },
          {
            required: true,
            description: "Size in mm.",
            rules: [{ rule: "self > 0", message: "is positive" }],
          },
        ),
        field("port", 3, { ...plain, kind: "scalar", scalar: "intOrString" }, { nullable: true }),
        field("$ref", 4, text),
        field("since", 5, ref("meta/v1.Time"), { nullable: true, description: "When it came." }),
      ],
      { isKind: true },
    ),
  ];
}

/** What an emitter of folders makes of all. */
export async function ofFolders(
  emit: (model: Model, folder: string) => readonly OutputFile[] | Promise<readonly OutputFile[]>,
  model: Model,
): Promise<OutputFile[]> {
  const folders = new Set([...model.types.values()].map(folderOf));
  return (await Promise.all([...folders].map((each) => emit(model, each)))).flat();
}
