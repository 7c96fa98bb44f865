import { create, get, invalid, list, made, manifest, ok, patch, refused, remove, step, type Step } from "../step.ts";
import { update } from "../step.ts";

const colors = (data: object, metadata: object = {}) => manifest("ConfigMap", "colors", { metadata, data });
const key = (members: object) => manifest("Secret", "key", members as Readonly<Record<string, unknown>>);

/** What comes of a create, an update and a delete. */
export const objects: readonly Step[] = [
  step("a namespace is made", create(manifest("Namespace", "shop")), made({ status: { phase: "Active" } })),
  step(
    "a namespace has its name as a label",
    get("Namespace", "shop"),
    ok({ metadata: { labels: { "kubernetes.io/metadata.name": "shop" } }, spec: { finalizers: ["kubernetes"] } }),
  ),
  step("another namespace is made", create(manifest("Namespace", "annex")), made({ metadata: { name: "annex" } })),
  step(
    "a config map is made",
    create(colors({ sky: "blue" })),
    made({
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "colors", namespace: "shop", generation: null, labels: null },
      data: { sky: "blue" },
    }),
  ),
  step("it is read", get("ConfigMap", "colors"), ok({ data: { sky: "blue" } })),
  step("its name is taken", create(colors({})), refused(409, "AlreadyExists", 'configmaps "colors" already exists')),
  step(
    "its name is free in another namespace",
    create(colors({ sky: "pink" }), { namespace: "annex" }),
    made({ metadata: { namespace: "annex" } }),
  ),
  step("an update without a version", update(colors({ sky: "grey", sea: "green" })), ok({ data: { sea: "green" } })),
  step(
    "an update of the version that was read",
    (seen) =>
      update(colors({ sky: "red" }, { resourceVersion: seen("an update without a version").metadata.resourceVersion })),
    ok({ data: { sky: "red", sea: null } }),
  ),
  step(
    "an update of an older version",
    (seen) =>
      update(
        colors({ sky: "black" }, { resourceVersion: seen("an update without a version").metadata.resourceVersion }),
      ),
    refused(
      409,
      "Conflict",
      'Operation cannot be fulfilled on configmaps "colors": the object has been modified; ' +
        "please apply your changes to the latest version and try again",
    ),
  ),
  step(
    "an update with the uid of another",
    (seen) => update(colors({ sky: "black" }, { uid: seen("another namespace is made").metadata.uid })),
    { code: 409, reason: "Conflict" },
  ),
  step("the refused updates have left no trace", get("ConfigMap", "colors"), ok({ data: { sky: "red" } })),
  step(
    "an update of what is not there",
    update(manifest("ConfigMap", "shapes")),
    refused(404, "NotFound", 'configmaps "shapes" not found'),
  ),
  step(
    "a lease is made by an update, which may create it",
    update(manifest("Lease", "turn", { spec: { holderIdentity: "me" } })),
    made({ spec: { holderIdentity: "me" } }),
  ),
  step(
    "a server-side dry run of a create",
    create(manifest("ConfigMap", "draft", { data: { a: "b" } }), { dryRun: "All" }),
    made({ metadata: { name: "draft" }, data: { a: "b" } }),
  ),
  step("a dry run stores nothing", get("ConfigMap", "draft"), refused(404, "NotFound", 'configmaps "draft" not found')),
  step("a dry run of an update", update(colors({ sky: "teal" }), { dryRun: "All" }), ok({ data: { sky: "teal" } })),
  step("a dry run of an update stores nothing", get("ConfigMap", "colors"), ok({ data: { sky: "red" } })),
  step(
    "a generated name begins as it was asked for",
    create(manifest("ConfigMap", "", { metadata: { generateName: "draft-", labels: { made: "up" } } })),
    made({ metadata: { generateName: "draft-" } }),
  ),
  step(
    "a generated name ends with five characters",
    list("ConfigMap", { labelSelector: "made=up" }),
    ok({ items: [{ metadata: { name: /^draft-[bcdfghjklmnpqrstvwxz2456789]{5}$/ } }] }),
  ),
  step(
    "texts of a secret become data",
    create(key({ stringData: { password: "open" }, data: { user: "YWRh" } })),
    made({ type: "Opaque", stringData: null, data: { password: "b3Blbg==", user: "YWRh" } }),
  ),
  step(
    "an immutable secret",
    patch("Secret", "key", "strategic", { immutable: true }),
    ok({ immutable: true, data: { user: "YWRh" } }),
  ),
  step(
    "an immutable secret keeps its data",
    patch("Secret", "key", "strategic", { data: { user: "Ym9i" } }),
    invalid("data: Forbidden: field is immutable when `immutable` is set"),
  ),
  step(
    "the type of a secret stays",
    update(key({ type: "example.com/other", data: { password: "b3Blbg==", user: "YWRh" }, immutable: true })),
    invalid('type: Invalid value: "example.com/other": field is immutable'),
  ),
  step(
    "a service account",
    create(manifest("ServiceAccount", "robot", { automountServiceAccountToken: false })),
    made({ automountServiceAccountToken: false, secrets: null }),
  ),
  step(
    "a limit range with defaults of its own",
    create(
      manifest("LimitRange", "small", {
        spec: { limits: [{ type: "Container", max: { cpu: "2" }, min: { cpu: "0.1" } }] },
      }),
    ),
    made({
      spec: {
        limits: [{ type: "Container", default: { cpu: "2" }, defaultRequest: { cpu: "2" }, min: { cpu: "100m" } }],
      },
    }),
  ),
  step("a limit range is gone", remove("LimitRange", "small"), ok()),
  step(
    "a quota counts nothing before its controller does",
    create(manifest("ResourceQuota", "few", { spec: { hard: { "count/secrets": "5000" } } })),
    made({ spec: { hard: { "count/secrets": "5k" } }, status: {} }),
  ),
  step("a quota is gone", remove("ResourceQuota", "few"), ok()),
  step(
    "a priority class is of the cluster",
    create(manifest("PriorityClass", "urgent", { value: 1000 })),
    made({ value: 1000, preemptionPolicy: "PreemptLowerPriority", metadata: { namespace: null, generation: 1 } }),
  ),
  step("the value of a priority class stays", patch("PriorityClass", "urgent", "strategic", { value: 7 }), {
    code: 422,
    reason: "Invalid",
    causes: ["value: Forbidden: may not be changed in an update."],
  }),
  step(
    "a storage class has defaults",
    create(manifest("StorageClass", "disk", { provisioner: "example.com/disk" })),
    made({ reclaimPolicy: "Delete", volumeBindingMode: "Immediate" }),
  ),
  step("a storage class goes", remove("StorageClass", "disk"), ok()),
  step(
    "a storage class is gone",
    get("StorageClass", "disk"),
    refused(404, "NotFound", 'storageclasses.storage.k8s.io "disk" not found'),
  ),
  step(
    "a namespace that is not there holds nothing",
    create(manifest("ConfigMap", "a"), { namespace: "nowhere" }),
    refused(404, "NotFound", 'namespaces "nowhere" not found'),
  ),
];
