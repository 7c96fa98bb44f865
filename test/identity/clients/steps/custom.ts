import { apply, create, get, invalid, list, made, manifest, ok, patch, refused, remove, removeAll } from "../step.ts";
import { step, type Step, table, update, watch } from "../step.ts";

const schema = {
  type: "object",
  required: ["spec"],
  properties: {
    spec: {
      type: "object",
      required: ["height"],
      properties: {
        height: { type: "integer", minimum: 1, maximum: 50 },
        soil: { type: "string", enum: ["sand", "clay"], default: "clay" },
        replicas: { type: "integer", default: 1 },
        notes: { type: "array", maxItems: 2, items: { type: "string", maxLength: 8 } },
        extra: { type: "object", "x-kubernetes-preserve-unknown-fields": true },
      },
      "x-kubernetes-validations": [
        { rule: "self.soil != 'sand' || self.height < 10", message: "sand holds no tall plants" },
      ],
    },
    status: { type: "object", properties: { replicas: { type: "integer" }, selector: { type: "string" } } },
  },
};
const definition = manifest("CustomResourceDefinition", "plants.garden.example.com", {
  spec: {
    group: "garden.example.com",
    scope: "Namespaced",
    names: { plural: "plants", singular: "plant", kind: "Plant", shortNames: ["pl"] },
    versions: [
      {
        name: "v1",
        served: true,
        storage: true,
        schema: { openAPIV3Schema: schema },
        subresources: {
          status: {},
          scale: {
            specReplicasPath: ".spec.replicas",
            statusReplicasPath: ".status.replicas",
            labelSelectorPath: ".status.selector",
          },
        },
        selectableFields: [{ jsonPath: ".spec.soil" }],
        additionalPrinterColumns: [
          { name: "Height", type: "integer", jsonPath: ".spec.height" },
          { name: "Soil", type: "string", jsonPath: ".spec.soil" },
        ],
      },
    ],
  },
});
const plant = (name: string, spec: object, metadata: object = {}) => manifest("Plant", name, { metadata, spec });

/** Beside a mistake that keeps rules from being run. */
const unchecked =
  "<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; " +
  "correct the existing errors to complete validation";

/** A definition, and objects of the kind that it makes. */
export const custom: readonly Step[] = [
  step(
    "a definition",
    create(definition),
    made({ spec: { conversion: { strategy: "None" }, names: { listKind: "PlantList" } } }),
  ),
  step(
    "is established",
    get("CustomResourceDefinition", "plants.garden.example.com"),
    ok({
      status: {
        conditions: [
          { type: "NamesAccepted", status: "True" },
          { type: "Established", status: "True" },
        ],
        storedVersions: ["v1"],
        acceptedNames: { kind: "Plant" },
      },
    }),
  ),
  step(
    "a plant has defaults",
    create(plant("fern", { height: 3 })),
    made({
      apiVersion: "garden.example.com/v1",
      kind: "Plant",
      metadata: { generation: 1 },
      spec: { height: 3, soil: "clay", replicas: 1 },
    }),
  ),
  step("a plant is read", get("Plant", "fern"), ok({ spec: { soil: "clay" } })),
  step(
    "a plant of that name is there",
    create(plant("fern", { height: 3 })),
    refused(409, "AlreadyExists", 'plants.garden.example.com "fern" already exists'),
  ),
  step(
    "a plant that is too high",
    create(plant("tree", { height: 51 })),
    invalid("spec.height: Invalid value: 51: spec.height in body should be less than or equal to 50"),
  ),
  step(
    "a plant of another soil",
    create(plant("tree", { height: 5, soil: "rock" })),
    invalid('spec.soil: Unsupported value: "rock": supported values: "sand", "clay"', unchecked),
  ),
  step("a plant without its height", create(plant("tree", {})), invalid("spec.height: Required value", unchecked)),
  step(
    "a plant against the rule",
    create(plant("tree", { height: 20, soil: "sand" })),
    invalid("spec: Invalid value: sand holds no tall plants"),
  ),
  step(
    "a plant with too many notes",
    create(plant("tree", { height: 2, notes: ["a", "b", "c"] })),
    invalid("spec.notes: Too many: 3: must have at most 2 items", unchecked),
  ),
  step(
    "unknown fields are dropped",
    create(plant("moss", { height: 1, color: "green", extra: { any: [1] } })),
    made({ spec: { height: 1, color: null, extra: { any: [1] } } }),
  ),
  step(
    "a merge patch of a plant",
    patch("Plant", "fern", "merge", { spec: { height: 4, notes: ["a"] } }),
    ok({ spec: { height: 4, notes: ["a"] }, metadata: { generation: 2 } }),
  ),
  step(
    "a JSON patch of a plant",
    patch("Plant", "fern", "json", [{ op: "add", path: "/spec/notes/-", value: "b" }]),
    ok({ spec: { notes: ["a", "b"] } }),
  ),
  step(
    "an apply of a plant",
    apply(plant("fern", { height: 6 }), { fieldManager: "ann", force: true }),
    ok({ spec: { height: 6, notes: ["a", "b"] } }),
  ),
  step(
    "a conflict of two owners",
    apply(plant("fern", { height: 7 }), { fieldManager: "bob" }),
    refused(409, "Conflict", 'Apply failed with 1 conflict: conflict with "ann": .spec.height'),
  ),
  step(
    "its status",
    patch("Plant", "fern", "merge", { status: { replicas: 2, selector: "a=b" } }, { subresource: "status" }),
    ok({ status: { replicas: 2 }, spec: { height: 6 } }),
  ),
  step(
    "its scale is read",
    get("Plant", "fern", { subresource: "scale" }),
    ok({ kind: "Scale", spec: { replicas: 1 }, status: { replicas: 2, selector: "a=b" } }),
  ),
  step(
    "its scale is changed",
    patch("Plant", "fern", "merge", { spec: { replicas: 4 } }, { subresource: "scale" }),
    ok({ kind: "Scale", spec: { replicas: 4 } }),
  ),
  step("the plant follows", get("Plant", "fern"), ok({ spec: { replicas: 4, height: 6 }, status: { replicas: 2 } })),
  step(
    "a plant is replaced by its version",
    (seen) =>
      update(plant("fern", { height: 8 }, { resourceVersion: seen("the plant follows").metadata.resourceVersion })),
    ok({ spec: { height: 8, replicas: 1, notes: null }, status: { replicas: 2 } }),
  ),
  step(
    "plants by their soil",
    list("Plant", { fieldSelector: "spec.soil=clay" }),
    ok({ items: [{ metadata: { name: "fern" } }, { metadata: { name: "moss" } }] }),
  ),
  step("plants of no such field", list("Plant", { fieldSelector: "spec.height=8" }), {
    code: 400,
    reason: "BadRequest",
  }),
  step(
    "a watch of plants",
    watch("Plant", { resourceVersion: "0", events: 2 }),
    ok([{ type: "ADDED", object: { metadata: { name: "fern" } } }, { object: { metadata: { name: "moss" } } }]),
  ),
  step(
    "a table of plants",
    table("Plant"),
    ok({
      columns: ["NAME", "HEIGHT", "SOIL"],
      rows: [
        ["fern", "8", "clay"],
        ["moss", "1", "clay"],
      ],
    }),
  ),
  step("a dry run of a plant", create(plant("oak", { height: 9 }), { dryRun: "All" }), made({ spec: { height: 9 } })),
  step(
    "a plant that was not planted",
    get("Plant", "oak"),
    refused(404, "NotFound", 'plants.garden.example.com "oak" not found'),
  ),
  step("a plant goes", remove("Plant", "moss"), ok()),
  step("all plants go", removeAll("Plant"), ok()),
  step("no plant is left", list("Plant"), ok({ items: [] })),
  step("the definition goes", remove("CustomResourceDefinition", "plants.garden.example.com"), ok()),
];
