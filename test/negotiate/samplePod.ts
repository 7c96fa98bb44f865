import type { JsonObject } from "../../runtime/schema/index.ts";

/** About 2 KB of JSON, as a controller would create it. */
export const pod: JsonObject = {
  kind: "Pod",
  apiVersion: "v1",
  metadata: {
    name: "web-7d4b9c6f5d-x2x7q",
    generateName: "web-7d4b9c6f5d-",
    namespace: "default",
    uid: "6c1f5e3a-9d3b-4b7a-8f64-1c5f0d2b7e11",
    resourceVersion: "184467",
    creationTimestamp: "2026-01-02T03:04:05Z",
    labels: { app: "web", "pod-template-hash": "7d4b9c6f5d", tier: "frontend" },
    annotations: { "example.com/restarted-at": "2026-01-02T03:04:05Z", "example.com/owner": "team-a" },
    ownerReferences: [
      {
        apiVersion: "apps/v1",
        kind: "ReplicaSet",
        name: "web-7d4b9c6f5d",
        uid: "0d8f9d3e-2f51-4f3a-93a5-5c0c1e1a2b3c",
        controller: true,
      },
    ],
  },
  spec: {
    volumes: [
      { name: "cache", emptyDir: {} },
      { name: "token", secret: { secretName: "web-token", defaultMode: 420 } },
    ],
    containers: [
      {
        name: "web",
        image: "registry.example.com/team-a/web:1.24.3",
        args: ["--listen=:8080", "--log-level=info"],
        ports: [
          { name: "http", containerPort: 8080, protocol: "TCP" },
          { name: "metrics", containerPort: 9090, protocol: "TCP" },
        ],
        env: [
          { name: "MODE", value: "production" },
          { name: "CACHE_DIR", value: "/var/cache/web" },
        ],
        resources: { limits: { cpu: "1", memory: "512Mi" }, requests: { cpu: "250m", memory: "256Mi" } },
        volumeMounts: [
          { name: "cache", mountPath: "/var/cache/web" },
          { name: "token", readOnly: true, mountPath: "/var/run/secrets/token" },
        ],
        livenessProbe: { httpGet: { path: "/healthz", port: "http" }, initialDelaySeconds: 5, periodSeconds: 10 },
        imagePullPolicy: "IfNotPresent",
        terminationMessagePath: "/dev/termination-log",
        terminationMessagePolicy: "File",
      },
    ],
    restartPolicy: "Always",
    terminationGracePeriodSeconds: 30,
    dnsPolicy: "ClusterFirst",
    nodeSelector: { disktype: "ssd" },
    serviceAccountName: "web",
    nodeName: "node-17",
    schedulerName: "default-scheduler",
    tolerations: [
      { key: "node.example.com/not-ready", operator: "Exists", effect: "NoExecute", tolerationSeconds: 300 },
    ],
    priority: 0,
  },
  status: {
    phase: "Running",
    conditions: [{ type: "Ready", status: "True", lastTransitionTime: "2026-01-02T03:04:09Z" }],
    podIP: "10.1.2.3",
    startTime: "2026-01-02T03:04:06Z",
  },
};
