import { fileURLToPath } from "node:url";
import type {
  Checks,
  FieldModel,
  KindModel,
  Model,
  ModuleModel,
  OutputFile,
  TypeModel,
  TypeUse,
} from "../../codegen/model.ts";
import type { PlatformWords, ScalarType } from "../../runtime/schema/index.ts";
import { acme } from "../negotiate/platform.ts";

/** Where the expected files of this model lie; they are type-checked and imported like any others. */
export const emittedFolder = fileURLToPath(new URL("./emitted", import.meta.url));
const runtimeFolder = fileURLToPath(new URL("../../runtime", import.meta.url));

const group = "example.orch.io";

export function scalar(type: ScalarType, checks: Checks = {}): TypeUse {
  return { kind: "scalar", scalar: type, checks };
}

export function ref(id: string): TypeUse {
  return { kind: "ref", id, checks: {} };
}

export function list(items: TypeUse, checks: Checks = {}): TypeUse {
  return { kind: "list", items, checks };
}

export function map(values: TypeUse): TypeUse {
  return { kind: "map", values, checks: {} };
}

export function fieldModel(name: string, number: number, type: TypeUse, more: Partial<FieldModel> = {}): FieldModel {
  const base = {
    name,
    number,
    type,
    description: "",
    required: false,
    presence: "nonZero",
    nullable: false,
    rules: [],
    declaredRules: [],
  };
  return { ...base, ...more } as FieldModel;
}

function typeModel(module: string, name: string, more: Partial<TypeModel>): TypeModel {
  const [folder = "", version = ""] = module.split("/");
  return {
    id: `${folder}/${version}.${name}`,
    name,
    module,
    group: folder === "meta" ? "" : group,
    version,
    description: "",
    preserveUnknown: false,
    isKind: false,
    rules: [],
    declaredRules: [],
    ...more,
  };
}

const widgetFile = "example/v1/widget";
const zoneFile = "example/v1/zone";

/** What every server sends and takes. */
const metaBodies = [
  ...["APIGroup", "APIGroupList", "APIResourceList", "APIVersions"],
  ...["DeleteOptions", "ListMeta", "PartialObjectMetadata", "Status"],
];

const discoveryFile = "apidiscovery/v2/discovery";

const types: TypeModel[] = [
  typeModel(discoveryFile, "APIGroupDiscoveryList", { fields: [fieldModel("text", 1, scalar("string"))] }),
  typeModel("meta/v1", "Time", { scalar: "time", description: "A moment, to the second, in UTC." }),
  typeModel("meta/v1", "ObjectMeta", {
    description: "What every object says of itself.",
    fields: [
      fieldModel("name", 1, scalar("string")),
      fieldModel("creationTimestamp", 8, ref("meta/v1.Time")),
      fieldModel("labels", 11, map(scalar("string"))),
    ],
  }),
  ...metaBodies.map((name) => typeModel("meta/v1", name, { fields: [fieldModel("text", 1, scalar("string"))] })),
  typeModel(widgetFile, "Widget", {
    description: "Widget is a thing of a given size that a controller keeps in stock.",
    isKind: true,
    fields: [
      fieldModel("metadata", 1, ref("meta/v1.ObjectMeta"), { presence: "always" }),
      fieldModel("spec", 2, ref("example/v1.WidgetSpec"), {
        required: true,
        rules: [{ rule: "self.color == oldSelf.color", message: "is immutable", fieldPath: ".color" }],
      }),
      fieldModel("status", 3, ref("example/v1.WidgetStatus"), { presence: "always" }),
    ],
  }),
  typeModel(widgetFile, "WidgetSpec", {
    rules: [
      {
        rule: "self.replicas * self.size <= 100",
        messageExpression: "'at most 100 mm in all, not ' + string(self.replicas * self.size)",
      },
    ],
    fields: [
      fieldModel("size", 1, scalar("int32", { minimum: 1, maximum: 100 }), {
        required: true,
        presence: "pointer",
        description: "Size in mm.",
      }),
      fieldModel("color", 2, scalar("string", { enum: ["Red", "Green", "Blue"] }), { default: "Red" }),
      fieldModel("replicas", 3, scalar("int64", { minimum: 0 }), { default: 1, presence: "pointer" }),
      fieldModel("parts", 4, list(ref("example/v1.WidgetPart"), { maxItems: 3 }), {
        listType: "map",
        mapKeys: ["name"],
        patchStrategy: ["merge"],
        mergeKey: "name",
      }),
      fieldModel("tags", 5, list(scalar("string", { minLength: 2, maxLength: 4 })), { listType: "set" }),
      fieldModel("owners", 6, map(scalar("string", { format: "dns-label" }))),
      fieldModel("port", 7, scalar("int32", { exclusiveMinimum: 0 })),
      fieldModel("targetPort", 8, scalar("intOrString"), { defaultFrom: ["port"] }),
      fieldModel("mode", 9, scalar("string", { known: ["Fast", "Slow"] }), { presence: "always", default: "Fast" }),
      fieldModel("selector", 10, map(scalar("string")), { presence: "always", nullable: true }),
      fieldModel("template", 11, scalar("raw")),
      fieldModel("code", 12, scalar("string", { pattern: "^[A-Z]{3}$" }), { description: "Three letters." }),
    ],
  }),
  typeModel(widgetFile, "WidgetPart", {
    description: "A part of a widget, known by its name.",
    fields: [
      fieldModel("name", 1, scalar("string", { format: "dns-label", minLength: 1 }), {
        required: true,
        presence: "always",
      }),
      fieldModel("weight", 2, scalar("quantity"), { default: "1" }),
      fieldModel("parts", 3, list(ref("example/v1.WidgetPart"))),
    ],
  }),
  typeModel(widgetFile, "WidgetStatus", {
    fields: [
      fieldModel("replicas", 1, scalar("int32"), { presence: "always" }),
      fieldModel("seen", 2, ref("meta/v1.Time")),
    ],
  }),
  typeModel(zoneFile, "Zone", {
    description: "Zone is a place for widgets.",
    isKind: true,
    preserveUnknown: true,
    fields: [
      fieldModel("metadata", 1, ref("meta/v1.ObjectMeta")),
      fieldModel("first-part", 2, ref("example/v1.WidgetPart"), { nullable: true }),
    ],
  }),
];

const widget: KindModel = {
  module: widgetFile,
  type: "example/v1.Widget",
  group,
  version: "v1",
  apiVersion: `${group}/v1`,
  kind: "Widget",
  listKind: "WidgetList",
  plural: "widgets",
  singular: "widget",
  shortNames: ["wg"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  description: "Widget is a thing of a given size that a controller keeps in stock.",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group, version: "v1", kind: "Widget" },
    {
      name: "scale",
      verbs: ["get", "patch", "update"],
      group: "autoscaling",
      version: "v1",
      kind: "Scale",
      scale: { specReplicasPath: ["spec", "replicas"], statusReplicasPath: ["status", "replicas"] },
    },
  ],
  selectableFields: [{ name: "spec.color", path: ["spec", "color"] }],
  columns: [
    { name: "Name", type: "string", format: "name", source: { kind: "name" } },
    {
      name: "Color",
      type: "string",
      source: { kind: "jsonPath", text: ".spec.color", isTyped: false, segments: ["spec", "color"] },
    },
    {
      name: "First",
      type: "string",
      source: {
        kind: "jsonPath",
        text: ".spec.parts[0].name",
        isTyped: false,
        segments: ["spec", "parts", "0", "name"],
      },
    },
    {
      name: "Image",
      type: "string",
      source: {
        kind: "jsonPath",
        text: ".spec.template.image",
        isTyped: false,
        segments: ["spec", "template", "image"],
      },
    },
    {
      name: "Seen",
      type: "date",
      source: { kind: "jsonPath", text: ".status.seen", isTyped: false, segments: ["status", "seen"] },
    },
    { name: "Big", type: "string", source: { kind: "cel", expression: "self.spec.size > 10 ? 'yes' : 'no'" } },
    { name: "Age", type: "string", source: { kind: "age" } },
  ],
  storagePrefix: "/registry/example.orch.io/widgets/",
  storageVersion: `${group}/v1`,
  stage: "stable",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
};

const zone: KindModel = {
  ...widget,
  module: zoneFile,
  type: "example/v1.Zone",
  kind: "Zone",
  listKind: "ZoneList",
  plural: "zones",
  singular: "zone",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list", "watch"],
  subresources: [],
  selectableFields: [],
  columns: [{ name: "Name", type: "string", format: "name", source: { kind: "name" } }],
  storagePrefix: "/registry/example.orch.io/zones/",
};

function moduleModel(path: string, kind?: KindModel): ModuleModel {
  const own = types.filter((each) => each.module === path);
  const place = { path, file: `/spec/${path}.yaml`, group: own[0]?.group ?? "", version: "v1" };
  return { ...place, types: own.map((each) => each.id), ...(kind === undefined ? {} : { kind }) };
}

const platform: PlatformWords = {
  name: "orch",
  apiDomain: "orch.io",
  labelDomain: "orch.io",
  systemPrefix: "orch",
  vendor: "orch",
  metricPrefix: "orch",
  agentName: "nodeagent",
  agentTitle: "Nodeagent",
  metaGroup: "meta.orch.io",
  protobufMediaType: "application/vnd.orch.protobuf",
  protobufMagic: "6b387300",
  gitVersion: "v1.36.0",
  major: "1",
  minor: "36",
  wireAliases: { groups: {}, mediaTypes: {}, annotations: {} },
};

/** Two kinds and the metadata they share: every construct that the emitters of code know. */
export const fixture: Model = {
  platform,
  modules: [
    moduleModel("meta/v1"),
    moduleModel(discoveryFile),
    moduleModel(widgetFile, widget),
    moduleModel(zoneFile, zone),
  ],
  kinds: [widget, zone],
  types: new Map(types.map((each) => [each.id, each])),
  groups: [{ name: group, folder: "example", versions: ["v1"], priority: 17800, versionPriorities: { v1: 15 } }],
  errors: [],
  gates: [],
  flagSets: [
    { name: "notInUse", flags: [] },
    { name: "fileSet", flags: [{ name: "config", type: "string", description: "A file." }] },
  ],
  components: [
    {
      name: "apiserver",
      description: "Serves.",
      sets: ["fileSet"],
      flags: [
        { name: "agent-timeout", property: "timeout", type: "duration", default: "5s", description: "How long." },
        { name: "modes", type: "list", enum: ["A", "B"], description: "Which." },
      ],
    },
  ],
  policies: { clusterroles: [], clusterrolebindings: [], roles: [], rolebindings: [] },
  flowPolicies: { flowSchemas: [], priorityLevels: [] },
  wellKnown: Object.entries(acme.names).map(([name, value]) => ({ name, value, description: "" })),
  metrics: [],
  monitoring: { alerts: [], panels: [] },
  handWrittenProto: {},
  inPackage: new Set(),
  imports: {
    ...{ kind: "relative", extension: "ts", runtimeFolder },
    ...{ packageOutput: emittedFolder, outputFolder: emittedFolder },
  },
};

/** What an emitter of modules makes of all. */
export async function ofModules(
  emit: (model: Model, module: ModuleModel) => Promise<readonly OutputFile[]>,
  model: Model,
): Promise<OutputFile[]> {
  return (await Promise.all(model.modules.map((each) => emit(model, each)))).flat();
}
