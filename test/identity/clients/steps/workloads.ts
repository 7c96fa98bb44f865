import { create, get, invalid, made, manifest, ok, patch, refused, step, type Step, update } from "../step.ts";

const labels = (app: string) => ({ metadata: { labels: { app } } });
const containers = [{ name: "c", image: "busybox:1.36" }];
const runs = (app: string, restartPolicy?: string) => ({
  ...labels(app),
  spec: { containers, ...(restartPolicy === undefined ? {} : { restartPolicy }) },
});
const selecting = (app: string) => ({ selector: { matchLabels: { app } }, template: runs(app) });
const scaleOf = (name: string, replicas: number) => ({
  apiVersion: "autoscaling/v1",
  kind: "Scale",
  metadata: { name, namespace: "shop" },
  spec: { replicas },
});

/** Workloads and what is set beside them: defaults, scale, status and the other sub-resources. */
export const workloads: readonly Step[] = [
  step(
    "a pod has defaults",
    create(manifest("Pod", "alone", { spec: { containers } })),
    made({
      spec: {
        restartPolicy: "Always",
        dnsPolicy: "ClusterFirst",
        schedulerName: "default-scheduler",
        enableServiceLinks: true,
        containers: [{ name: "c", imagePullPolicy: "IfNotPresent", terminationMessagePolicy: "File", resources: {} }],
      },
      status: { phase: "Pending", qosClass: "BestEffort" },
    }),
  ),
  step(
    "an image may change",
    patch("Pod", "alone", "strategic", { spec: { containers: [{ name: "c", image: "busybox:2" }] } }),
    ok({ spec: { containers: [{ image: "busybox:2" }] }, metadata: { generation: 2 } }),
  ),
  step(
    "a command may not",
    patch("Pod", "alone", "strategic", { spec: { containers: [{ name: "c", command: ["sh"] }] } }),
    { code: 422, reason: "Invalid" },
  ),
  step(
    "a status is written by its path",
    patch("Pod", "alone", "merge", { status: { phase: "Running" } }, { subresource: "status" }),
    ok({ status: { phase: "Running" }, spec: { containers: [{ image: "busybox:2" }] } }),
  ),
  step(
    "and not by the object's",
    patch("Pod", "alone", "merge", { status: { phase: "Failed" } }),
    ok({ status: { phase: "Running" } }),
  ),
  step(
    "a status is read by its path",
    get("Pod", "alone", { subresource: "status" }),
    ok({ status: { phase: "Running" } }),
  ),
  step(
    "a pod is bound to a node",
    create(
      { apiVersion: "v1", kind: "Binding", metadata: { name: "alone" }, target: { kind: "Node", name: "n9" } },
      { namespace: "shop", subresource: "binding" },
    ),
    { code: 404, reason: "NotFound" },
  ),
  step(
    "a replica set has one replica",
    create(manifest("ReplicaSet", "rs", { spec: selecting("rs") })),
    made({ spec: { replicas: 1 }, status: { replicas: 0 } }),
  ),
  step(
    "its scale",
    get("ReplicaSet", "rs", { subresource: "scale" }),
    ok({ kind: "Scale", apiVersion: "autoscaling/v1", spec: { replicas: 1 }, status: { selector: "app=rs" } }),
  ),
  step(
    "its scale is patched",
    patch("ReplicaSet", "rs", "merge", { spec: { replicas: 3 } }, { subresource: "scale" }),
    ok({ kind: "Scale", spec: { replicas: 3 } }),
  ),
  step("which the object shows", get("ReplicaSet", "rs"), ok({ spec: { replicas: 3 }, metadata: { generation: 2 } })),
  step(
    "a scale below zero",
    patch("ReplicaSet", "rs", "merge", { spec: { replicas: -2 } }, { subresource: "scale" }),
    invalid("spec.replicas: Invalid value: -2: must be greater than or equal to 0"),
  ),
  step(
    "a stateful set has defaults",
    create(manifest("StatefulSet", "db", { spec: { ...selecting("db"), serviceName: "db" } })),
    made({
      spec: {
        replicas: 1,
        podManagementPolicy: "OrderedReady",
        updateStrategy: { type: "RollingUpdate", rollingUpdate: { partition: 0 } },
      },
    }),
  ),
  step(
    "its scale is replaced",
    update(scaleOf("db", 5), { kind: "StatefulSet", apiVersion: "apps/v1", subresource: "scale" }),
    ok({ kind: "Scale", spec: { replicas: 5 } }),
  ),
  step(
    "a daemon set has defaults",
    create(manifest("DaemonSet", "agents", { spec: selecting("agents") })),
    made({
      spec: {
        updateStrategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } },
        revisionHistoryLimit: 10,
      },
    }),
  ),
  step("a daemon set has no scale", get("DaemonSet", "agents", { subresource: "scale" }), {
    code: 404,
    reason: "NotFound",
    message: "the server could not find the requested resource",
  }),
  step(
    "a job selects its pods itself",
    create(manifest("Job", "once", { spec: { template: runs("once", "Never") } })),
    made({
      spec: {
        parallelism: 1,
        completions: 1,
        backoffLimit: 6,
        completionMode: "NonIndexed",
        suspend: false,
        template: { metadata: { labels: { app: "once", "job-name": "once", "batch.kubernetes.io/job-name": "once" } } },
      },
    }),
  ),
  step(
    "a job whose pods always restart",
    create(manifest("Job", "again", { spec: { template: runs("again", "Always") } })),
    invalid('spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"'),
  ),
  step(
    "a cron job has defaults",
    create(
      manifest("CronJob", "hourly", {
        spec: { schedule: "@hourly", jobTemplate: { spec: { template: runs("hourly", "OnFailure") } } },
      }),
    ),
    made({
      spec: { concurrencyPolicy: "Allow", suspend: false, successfulJobsHistoryLimit: 3, failedJobsHistoryLimit: 1 },
    }),
  ),
  step("a schedule that is none", patch("CronJob", "hourly", "merge", { spec: { schedule: "often" } }), {
    code: 422,
    reason: "Invalid",
  }),
  step(
    "a horizontal autoscaler",
    create(
      manifest("HorizontalPodAutoscaler", "web", {
        spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" }, maxReplicas: 5 },
      }),
    ),
    made({ spec: { minReplicas: 1, maxReplicas: 5, targetCPUUtilizationPercentage: 80 } }),
  ),
  step(
    "the same in its second version",
    get("HorizontalPodAutoscaler", "web", { apiVersion: "autoscaling/v2" }),
    ok({ apiVersion: "autoscaling/v2", spec: { metrics: [{ type: "Resource", resource: { name: "cpu" } }] } }),
  ),
  step(
    "a disruption budget",
    create(
      manifest("PodDisruptionBudget", "web", {
        spec: { minAvailable: "50%", selector: { matchLabels: { app: "x" } } },
      }),
    ),
    made({ spec: { minAvailable: "50%" }, status: { disruptionsAllowed: 0 } }),
  ),
  step("a budget with both limits", patch("PodDisruptionBudget", "web", "merge", { spec: { maxUnavailable: 1 } }), {
    code: 422,
    reason: "Invalid",
  }),
  step(
    "a service gets an address",
    create(manifest("Service", "front", { spec: { selector: { app: "web" }, ports: [{ port: 80 }] } })),
    made({
      spec: {
        type: "ClusterIP",
        clusterIP: /^10\.\d+\.\d+\.\d+$/,
        sessionAffinity: "None",
        internalTrafficPolicy: "Cluster",
        ipFamilies: ["IPv4"],
        ipFamilyPolicy: "SingleStack",
        ports: [{ port: 80, protocol: "TCP", targetPort: 80 }],
      },
      status: { loadBalancer: {} },
    }),
  ),
  step(
    "an address stays",
    patch("Service", "front", "merge", { spec: { clusterIP: "10.0.0.77", clusterIPs: ["10.0.0.77"] } }),
    { code: 422, reason: "Invalid" },
  ),
  step(
    "a node port is given",
    patch("Service", "front", "merge", { spec: { type: "NodePort" } }),
    ok({
      spec: { type: "NodePort", ports: [{ port: 80, nodePort: /^3[0-2]\d{3}$/ }], externalTrafficPolicy: "Cluster" },
    }),
  ),
  step(
    "a headless service",
    create(manifest("Service", "bare", { spec: { clusterIP: "None", selector: { app: "db" } } })),
    made({ spec: { clusterIP: "None", clusterIPs: ["None"] } }),
  ),
  step(
    "an ingress",
    create(
      manifest("Ingress", "site", {
        spec: {
          rules: [
            {
              host: "shop.example.com",
              http: {
                paths: [
                  { path: "/", pathType: "Prefix", backend: { service: { name: "front", port: { number: 80 } } } },
                ],
              },
            },
          ],
        },
      }),
    ),
    made({
      spec: { rules: [{ host: "shop.example.com" }] },
      status: { loadBalancer: {} },
      metadata: { generation: 1 },
    }),
  ),
  step(
    "an ingress of a path without a type",
    patch("Ingress", "site", "json", [{ op: "remove", path: "/spec/rules/0/http/paths/0/pathType" }]),
    invalid("spec.rules[0].http.paths[0].pathType: Required value: pathType must be specified"),
  ),
  step(
    "a network policy",
    create(manifest("NetworkPolicy", "closed", { spec: { podSelector: {} } })),
    made({ spec: { podSelector: {}, policyTypes: ["Ingress"] } }),
  ),
  step(
    "a claim",
    create(
      manifest("PersistentVolumeClaim", "data", {
        spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1024Mi" } } },
      }),
    ),
    made({
      spec: { volumeMode: "Filesystem", resources: { requests: { storage: "1Gi" } } },
      status: { phase: "Pending" },
    }),
  ),
  step(
    "a node",
    create(manifest("Node", "n1", { metadata: { labels: { zone: "a" } } })),
    made({ metadata: { labels: { zone: "a" } } }),
  ),
  step(
    "its status has amounts in their shortest form",
    patch(
      "Node",
      "n1",
      "strategic",
      { status: { capacity: { memory: "2048Mi", cpu: "4000m" } } },
      { subresource: "status" },
    ),
    ok({ status: { capacity: { memory: "2Gi", cpu: "4" } } }),
  ),
  step(
    "a node is closed to new pods",
    patch("Node", "n1", "strategic", { spec: { unschedulable: true } }),
    ok({ spec: { unschedulable: true } }),
  ),
  step(
    "a pod is evicted",
    create(
      { apiVersion: "policy/v1", kind: "Eviction", metadata: { name: "here" } },
      { kind: "Pod", apiVersion: "v1", subresource: "eviction" },
    ),
    made(),
  ),
  step(
    "an eviction of what is not there",
    create(
      { apiVersion: "policy/v1", kind: "Eviction", metadata: { name: "none" } },
      { kind: "Pod", apiVersion: "v1", subresource: "eviction" },
    ),
    refused(404, "NotFound", 'pods "none" not found'),
  ),
  step(
    "an event",
    create(
      manifest("Event", "news", {
        involvedObject: { kind: "Pod", name: "alone", namespace: "shop" },
        reason: "Started",
        message: "it runs",
        type: "Normal",
        count: 1,
      }),
    ),
    made({ reason: "Started", involvedObject: { name: "alone" }, source: {} }),
  ),
];
