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
    metadata: { name, labels: { app: "bench", "pod-template-hash": "5d4f8" }, annotations: { note: "made by bench" } },
    spec: {
      containers: [container("app", 8080), container("sidecar", 9090)],
      volumes: [{ name: "config", configMap: { name: "app-config" } }],
      nodeSelector: { zone: "a" },
      tolerations: [{ key: "dedicated", operator: "Equal", value: "bench", effect: "NoSchedule" }],
    },
  };
}
