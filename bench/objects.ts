import { labelPodTemplateHash } from "../generated/wellknown.ts";

/** A config map whose stored form is about 1 KB. */
export function configMap(name: string): object {
  return {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: { name, labels: { app: "bench", tier: "data" } },
    data: { payload: "x".repeat(700) },
  };
}

/** A pod as a deployment makes it: two containers with environment, ports, probes and mounts. */
export function pod(name: string): object {
  const container = (containerName: string, port: number) => ({
    name: containerName,
    image: "registry.example/app:1.2.3",
    env: [
      { name: "LOG_LEVEL", value: "info" },
      { name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
    ],
    ports: [{ name: "http", containerPort: port }],
    resources: { requests: { cpu: "100m", memory: "64Mi" }, limits: { memory: "128Mi" } },
    readinessProbe: { httpGet: { path: "/ready", port }, periodSeconds: 5 },
    volumeMounts: [{ name: "config", mountPath: "/etc/app" }],
  });
  return {
    kind: "Pod",
    apiVersion: "v1",
    metadata: {
      name,
      labels: { app: "bench", [labelPodTemplateHash]: "5d4f8" },
      annotations: { note: "made by bench" },
    },
    spec: {
      containers: [container("app", 8080), container("sidecar", 9090)],
      volumes: [{ name: "config", configMap: { name: "app-config" } }],
      nodeSelector: { zone: "a" },
      tolerations: [{ key: "dedicated", operator: "Equal", value: "bench", effect: "NoSchedule" }],
    },
  };
}

/** A pod that runs on a node, about 2 KB as stored: what most pods of a large cluster look like. */
export function smallPod(name: string, nodeName: string): object {
  return {
    kind: "Pod",
    apiVersion: "v1",
    metadata: { name, labels: { app: "scale", [labelPodTemplateHash]: "5d4f8" } },
    spec: {
      nodeName,
      containers: [
        {
          name: "app",
          image: "registry.example/app:1.2.3",
          env: [
            { name: "LOG_LEVEL", value: "info" },
            { name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
          ],
          ports: [{ name: "http", containerPort: 8080 }],
          resources: { requests: { cpu: "100m", memory: "64Mi" } },
          readinessProbe: { httpGet: { path: "/ready", port: 8080 }, periodSeconds: 5 },
        },
      ],
    },
  };
}

/** A node as its agent makes it. */
export function nodeObject(name: string): object {
  return {
    kind: "Node",
    apiVersion: "v1",
    metadata: { name, labels: { zone: "a", arch: "amd64" } },
    spec: { podCIDR: "10.0.0.0/24" },
    status: {
      capacity: { cpu: "16", memory: "64Gi", pods: "110" },
      allocatable: { cpu: "15", memory: "60Gi", pods: "110" },
      conditions: [{ type: "Ready", status: "True", reason: "AgentReady", message: "ready" }],
    },
  };
}
