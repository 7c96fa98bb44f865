import { create, get, invalid, list, made, manifest, ok, patch, refused, remove, step, type Step } from "../step.ts";

const subdomain =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and " +
  "end with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

/** Mistakes of clients, each with the code and words that clients of the field look for. */
export const errors: readonly Step[] = [
  ...(
    [
      ["Pod", "pods"],
      ["Service", "services"],
      ["Secret", "secrets"],
      ["Deployment", "deployments.apps"],
      ["Job", "jobs.batch"],
      ["Ingress", "ingresses.networking.k8s.io"],
      ["Role", "roles.rbac.authorization.k8s.io"],
      ["Lease", "leases.coordination.k8s.io"],
      ["Node", "nodes"],
      ["Namespace", "namespaces"],
      ["PriorityClass", "priorityclasses.scheduling.k8s.io"],
    ] as const
  ).map(([kind, resource]) =>
    step(`no such ${kind}`, get(kind, "missing"), refused(404, "NotFound", `${resource} "missing" not found`)),
  ),
  step("a delete of no such pod", remove("Pod", "missing"), refused(404, "NotFound", 'pods "missing" not found')),
  step(
    "a name with capitals",
    create(manifest("ConfigMap", "Capital")),
    invalid(`metadata.name: Invalid value: "Capital": ${subdomain}`),
  ),
  step("a create without a name", create(manifest("ConfigMap", "")), {
    code: 422,
    reason: "Invalid",
    causes: ["metadata.name: Required value: name or generateName is required"],
  }),
  step(
    "a create with a version",
    create(manifest("ConfigMap", "a", { metadata: { resourceVersion: "5" } })),
    refused(400, "BadRequest", "resourceVersion should not be set on objects to be created"),
  ),
  step(
    "a pod without containers",
    create(manifest("Pod", "empty", { spec: { containers: [] } })),
    invalid("spec.containers: Required value"),
  ),
  step(
    "several mistakes in one pod",
    create(
      manifest("Pod", "wrong", {
        spec: {
          restartPolicy: "Sometimes",
          containers: [
            { name: "a", image: "a", ports: [{ containerPort: 70000 }] },
            { name: "a", image: "b" },
          ],
        },
      }),
    ),
    invalid(
      "spec.containers[0].ports[0].containerPort: Invalid value: 70000: must be between 1 and 65535, inclusive",
      'spec.containers[1].name: Duplicate value: "a"',
      'spec.restartPolicy: Unsupported value: "Sometimes": supported values: "Always", "OnFailure", "Never"',
    ),
  ),
  step(
    "a strict create with an unknown field",
    create(manifest("ConfigMap", "odd", { dada: {} }), { fieldValidation: "Strict" }),
    refused(
      400,
      "BadRequest",
      'ConfigMap in version "v1" cannot be handled as a ConfigMap: strict decoding error: unknown field "dada"',
    ),
  ),
  step("without strictness it is dropped", create(manifest("ConfigMap", "odd", { dada: {} })), made({ dada: null })),
  step("a label that is none", patch("ConfigMap", "odd", "merge", { metadata: { labels: { a: "b c" } } }), {
    code: 422,
    reason: "Invalid",
  }),
  step(
    "an annotation key that is none",
    patch("ConfigMap", "odd", "merge", { metadata: { annotations: { "a b": "" } } }),
    {
      code: 422,
      reason: "Invalid",
    },
  ),
  step(
    "a body for another name",
    patch("ConfigMap", "odd", "merge", { metadata: { name: "even" } }),
    refused(400, "BadRequest", "the name of the object (even) does not match the name on the URL (odd)"),
  ),
  step("a port that is taken", create(portOf("first")), made()),
  step(
    "a port that two services want",
    create(portOf("second")),
    invalid("spec.ports[0].nodePort: Invalid value: 30123: provided port is already allocated"),
  ),
  step("a list of no kind", list("Gadget", { apiVersion: "gadgets.example.com/v1" }), {
    code: 404,
    reason: "NotFound",
  }),
  step(
    "the default namespace stays",
    remove("Namespace", "default"),
    refused(403, "Forbidden", 'namespaces "default" is forbidden: this namespace may not be deleted'),
  ),
  step("a namespace that ends", remove("Namespace", "annex"), ok()),
  step("is terminating", get("Namespace", "annex"), ok({ status: { phase: "Terminating" } })),
  step(
    "and takes nothing more",
    create(manifest("ConfigMap", "late"), { namespace: "annex" }),
    refused(
      403,
      "Forbidden",
      'configmaps "late" is forbidden: unable to create new content in namespace annex because it is being terminated',
    ),
  ),
];

function portOf(name: string) {
  return manifest("Service", name, { spec: { type: "NodePort", ports: [{ port: 80, nodePort: 30123 }] } });
}
