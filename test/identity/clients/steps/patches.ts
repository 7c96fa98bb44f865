import { apply, create, get, invalid, made, manifest, ok, patch, refused, step, type Step } from "../step.ts";

const container = (name: string, members: object = {}) => ({ name, image: `${name}:1`, ...members });
const web = manifest("Deployment", "web", {
  metadata: { labels: { app: "web" } },
  spec: {
    selector: { matchLabels: { app: "web" } },
    template: {
      metadata: { labels: { app: "web" } },
      spec: { containers: [container("web", { ports: [{ containerPort: 80 }] }), container("log")] },
    },
  },
});
const template = (spec: object) => ({ spec: { template: { spec } } });
const settings = (data: object, metadata: object = {}) => manifest("ConfigMap", "settings", { metadata, data });

/** Each type of patch on what it is made for, and what it does not accept. */
const kinds: readonly Step[] = [
  step(
    "a deployment has defaults",
    create(web),
    made({
      metadata: { generation: 1 },
      spec: {
        replicas: 1,
        revisionHistoryLimit: 10,
        progressDeadlineSeconds: 600,
        strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: "25%", maxUnavailable: "25%" } },
        template: {
          spec: {
            dnsPolicy: "ClusterFirst",
            restartPolicy: "Always",
            terminationGracePeriodSeconds: 30,
            containers: [
              { name: "web", imagePullPolicy: "IfNotPresent", ports: [{ containerPort: 80, protocol: "TCP" }] },
              { name: "log", terminationMessagePath: "/dev/termination-log" },
            ],
          },
        },
      },
    }),
  ),
  step(
    "a strategic patch finds a container by its name",
    patch("Deployment", "web", "strategic", template({ containers: [{ name: "log", image: "log:2" }] })),
    ok({
      metadata: { generation: 2 },
      ...template({
        containers: [
          { name: "web", image: "web:1" },
          { name: "log", image: "log:2" },
        ],
      }),
    }),
  ),
  step(
    "a strategic patch adds a container in front",
    patch("Deployment", "web", "strategic", template({ containers: [container("proxy")] })),
    ok(template({ containers: [{ name: "proxy" }, { name: "web" }, { name: "log" }] })),
  ),
  step(
    "a strategic patch deletes a container",
    patch("Deployment", "web", "strategic", template({ containers: [{ name: "proxy", $patch: "delete" }] })),
    ok(template({ containers: [{ name: "web" }, { name: "log" }] })),
  ),
  step(
    "a strategic patch replaces a map",
    patch("Deployment", "web", "strategic", { metadata: { labels: { $patch: "replace", tier: "front" } } }),
    ok({ metadata: { labels: { app: null, tier: "front" }, generation: 4 } }),
  ),
  step(
    "a strategic patch orders a list",
    patch(
      "Deployment",
      "web",
      "strategic",
      template({ "$setElementOrder/containers": [{ name: "log" }, { name: "web" }] }),
    ),
    ok(template({ containers: [{ name: "log" }, { name: "web" }] })),
  ),
  step(
    "a merge patch replaces a list",
    patch("Deployment", "web", "merge", template({ containers: [container("only")] })),
    ok(template({ containers: [{ name: "only", image: "only:1" }] })),
  ),
  step(
    "a merge patch removes by null",
    patch("Deployment", "web", "merge", { metadata: { labels: null }, spec: { minReadySeconds: 3 } }),
    ok({ metadata: { labels: null }, spec: { minReadySeconds: 3 } }),
  ),
  step(
    "a JSON patch tests, replaces and adds",
    patch("Deployment", "web", "json", [
      { op: "test", path: "/spec/minReadySeconds", value: 3 },
      { op: "replace", path: "/spec/replicas", value: 4 },
      { op: "add", path: "/metadata/labels", value: { team: "a" } },
      { op: "copy", from: "/metadata/labels", path: "/metadata/annotations" },
      { op: "add", path: "/spec/template/spec/containers/-", value: container("more") },
    ]),
    ok({
      metadata: { labels: { team: "a" }, annotations: { team: "a" } },
      spec: { replicas: 4, template: { spec: { containers: [{ name: "only" }, { name: "more" }] } } },
    }),
  ),
  step(
    "a JSON patch names keys with slashes by escapes",
    patch("Deployment", "web", "json", [{ op: "add", path: "/metadata/labels", value: { "example.com/team": "a" } }]),
    ok({ metadata: { labels: { "example.com/team": "a" } } }),
  ),
  step(
    "a JSON patch removes such a key",
    patch("Deployment", "web", "json", [{ op: "remove", path: "/metadata/labels/example.com~1team" }]),
    ok({ metadata: { labels: null } }),
  ),
  step(
    "a JSON patch whose test fails",
    patch("Deployment", "web", "json", [{ op: "test", path: "/spec/replicas", value: 9 }]),
    { code: 422, reason: "Invalid" },
  ),
  step(
    "a patch to what is not valid",
    patch("Deployment", "web", "merge", { spec: { replicas: -1 } }),
    invalid("spec.replicas: Invalid value: -1: must be greater than or equal to 0"),
  ),
  step(
    "a selector stays",
    patch("Deployment", "web", "strategic", { spec: { selector: { matchLabels: { app: "other" } } } }),
    { code: 422, reason: "Invalid" },
  ),
  step(
    "a patch of what is not there",
    patch("Deployment", "none", "merge", { spec: { replicas: 2 } }),
    refused(404, "NotFound", 'deployments.apps "none" not found'),
  ),
  step(
    "a dry run of a patch",
    patch("Deployment", "web", "merge", { spec: { replicas: 9 } }, { dryRun: "All" }),
    ok({ spec: { replicas: 9 } }),
  ),
  step("stores nothing", get("Deployment", "web"), ok({ spec: { replicas: 4 } })),
];

/** Server-side apply: owners of fields, conflicts, and what an owner leaves out. */
const applied: readonly Step[] = [
  step(
    "an apply creates",
    apply(settings({ color: "blue", size: "s" }), { fieldManager: "ann" }),
    made({
      data: { color: "blue", size: "s" },
      metadata: { managedFields: [{ manager: "ann", operation: "Apply", fieldsType: "FieldsV1" }] },
    }),
  ),
  step(
    "another owner may set the same value",
    apply(settings({ color: "blue", shape: "round" }), { fieldManager: "bob" }),
    ok({ data: { color: "blue", size: "s", shape: "round" } }),
  ),
  step(
    "but not another value",
    apply(settings({ color: "red" }), { fieldManager: "bob" }),
    refused(409, "Conflict", 'Apply failed with 1 conflict: conflict with "ann": .data.color'),
  ),
  step(
    "unless it forces",
    apply(settings({ color: "red" }), { fieldManager: "bob", force: true }),
    ok({ data: { color: "red", size: "s", shape: null } }),
  ),
  step(
    "what an owner leaves out goes, if it has no other",
    apply(settings({}), { fieldManager: "ann" }),
    ok({ data: { color: "red", size: null } }),
  ),
  step(
    "an apply of the same changes nothing",
    apply(settings({}), { fieldManager: "ann" }),
    ok({ data: { color: "red" } }),
  ),
  step(
    "a dry run of an apply",
    apply(settings({ color: "green" }), { fieldManager: "bob", dryRun: "All" }),
    ok({ data: { color: "green" } }),
  ),
  step("which stores nothing, too", get("ConfigMap", "settings"), ok({ data: { color: "red" } })),
  step(
    "an apply to a list by its keys",
    apply(
      manifest("Service", "door", {
        spec: { ports: [{ port: 80, targetPort: 8080, name: "web" }], selector: { a: "b" } },
      }),
      { fieldManager: "ann" },
    ),
    made({ spec: { type: "ClusterIP", ports: [{ port: 80, protocol: "TCP", targetPort: 8080 }] } }),
  ),
  step(
    "another owner adds an item",
    apply(manifest("Service", "door", { spec: { ports: [{ port: 443, name: "tls" }] } }), { fieldManager: "bob" }),
    ok({
      spec: {
        ports: [
          { port: 80, name: "web" },
          { port: 443, name: "tls", targetPort: 443 },
        ],
      },
    }),
  ),
  step(
    "and the first removes its own",
    apply(manifest("Service", "door", { spec: { selector: { a: "b" } } }), { fieldManager: "ann" }),
    ok({ spec: { ports: [{ port: 443, name: "tls" }] } }),
  ),
];

export const patches: readonly Step[] = [...kinds, ...applied];
