import { create, list, made, manifest, ok, patch, refused, removeAll, step, type Step, type Want } from "../step.ts";

const shirts: readonly (readonly [string, object])[] = [
  ["s-blue", { item: "shirt", size: "s", color: "blue" }],
  ["s-red", { item: "shirt", size: "s", color: "red" }],
  ["m-blue", { item: "shirt", size: "m", color: "blue" }],
  ["l-plain", { item: "shirt", size: "l" }],
];

const selected: readonly (readonly [string, readonly string[]])[] = [
  ["item=shirt,size=s", ["s-blue", "s-red"]],
  ["item==shirt,size!=s", ["l-plain", "m-blue"]],
  ["item=shirt,color", ["m-blue", "s-blue", "s-red"]],
  ["item=shirt,!color", ["l-plain"]],
  ["item=shirt,size in (m,l)", ["l-plain", "m-blue"]],
  ["item=shirt,size notin (m,l)", ["s-blue", "s-red"]],
  ["item=shirt,color notin (blue)", ["l-plain", "s-red"]],
  ["item=trousers", []],
];

const pod = (name: string, node: string) =>
  manifest("Pod", name, {
    metadata: { labels: { app: "probe" } },
    spec: { nodeName: node, containers: [{ name: "c", image: "busybox" }] },
  });

/** Selectors of labels and of fields. */
export const selectors: readonly Step[] = [
  ...shirts.map(([name, labels]) =>
    step(
      `shirt ${name}`,
      create(manifest("ConfigMap", name, { metadata: { labels } })),
      made({ metadata: { labels } }),
    ),
  ),
  ...selected.map(([labelSelector, names]) =>
    step(`those with ${labelSelector}`, list("ConfigMap", { labelSelector }), named(names)),
  ),
  step("a label selector without an end", list("ConfigMap", { labelSelector: "size in (m" }), {
    code: 400,
    reason: "BadRequest",
  }),
  step("one object by its name", list("ConfigMap", { fieldSelector: "metadata.name=m-blue" }), named(["m-blue"])),
  step(
    "all but one by its name",
    list("ConfigMap", { fieldSelector: "metadata.name!=m-blue", labelSelector: "item=shirt" }),
    named(["l-plain", "s-blue", "s-red"]),
  ),
  step(
    "a field that has no selector",
    list("ConfigMap", { fieldSelector: "data.sky=blue" }),
    refused(400, "BadRequest", '"data.sky" is not a known field selector: only "metadata.name", "metadata.namespace"'),
  ),
  step("a pod on a node", create(pod("here", "n1")), made({ spec: { nodeName: "n1" }, status: { phase: "Pending" } })),
  step("a pod on another node", create(pod("there", "n2")), made({ spec: { nodeName: "n2" } })),
  step("pods of a node", list("Pod", { fieldSelector: "spec.nodeName=n1" }), named(["here"])),
  step("pods by phase", list("Pod", { fieldSelector: "status.phase!=Running" }), named(["here", "there"])),
  step("pods by node and name", list("Pod", { fieldSelector: "spec.nodeName=n2,metadata.name=here" }), named([])),
  step("secrets by type", list("Secret", { fieldSelector: "type=Opaque" }), named(["key"])),
  step(
    "a label of one shirt changes",
    patch("ConfigMap", "l-plain", "merge", { metadata: { labels: { color: "white" } } }),
    ok({ metadata: { labels: { color: "white", size: "l" } } }),
  ),
  step("which selectors see", list("ConfigMap", { labelSelector: "color=white" }), named(["l-plain"])),
  step("small shirts go together", removeAll("ConfigMap", { labelSelector: "item=shirt,size=s" }), ok()),
  step("which leaves the others", list("ConfigMap", { labelSelector: "item=shirt" }), named(["l-plain", "m-blue"])),
  step("one goes by its name", removeAll("ConfigMap", { fieldSelector: "metadata.name=m-blue" }), ok()),
  step("which leaves one", list("ConfigMap", { labelSelector: "item=shirt" }), named(["l-plain"])),
];

function named(names: readonly string[]): Want {
  return ok({ items: names.map((name) => ({ metadata: { name } })) });
}
