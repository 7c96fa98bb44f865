import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core } from "../literal.ts";

const test = suite("defaults");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

/** What the server adds to a pod's spec, whatever is in it. */
const podDefaults = {
  restartPolicy: "Always",
  terminationGracePeriodSeconds: 30,
  dnsPolicy: "ClusterFirst",
  securityContext: {},
  schedulerName: "default-scheduler",
};
const containerDefaults = {
  terminationMessagePath: "/dev/termination-log",
  terminationMessagePolicy: "File",
};

const givenPod = {
  metadata: { name: "p" },
  spec: {
    containers: [
      {
        name: "web",
        image: "registry.local/web",
        ports: [{ containerPort: 80 }],
        env: [{ name: "IP", valueFrom: { fieldRef: { fieldPath: "status.podIP" } } }],
        livenessProbe: { httpGet: { port: "http" } },
        readinessProbe: { tcpSocket: { port: 80 }, periodSeconds: 5 },
        resources: { limits: { cpu: "500m", memory: "64Mi" }, requests: { cpu: "250m" } },
      },
    ],
    initContainers: [{ name: "init", image: "registry.local/init:1", command: ["true"] }],
    volumes: [
      { name: "secret", secret: { secretName: "s" } },
      { name: "config", configMap: { name: "c" } },
      { name: "host", hostPath: { path: "/tmp" } },
      { name: "down", downwardAPI: { items: [{ path: "l", fieldRef: { fieldPath: "metadata.labels" } }] } },
      { name: "all", projected: { sources: [{ serviceAccountToken: { path: "t" } }] } },
    ],
  },
};

const wholePodSpec = {
  containers: [
    {
      name: "web",
      image: "registry.local/web",
      ports: [{ containerPort: 80, protocol: "TCP" }],
      env: [{ name: "IP", valueFrom: { fieldRef: { apiVersion: "v1", fieldPath: "status.podIP" } } }],
      livenessProbe: {
        httpGet: { port: "http", path: "/", scheme: "HTTP" },
        timeoutSeconds: 1,
        periodSeconds: 10,
        successThreshold: 1,
        failureThreshold: 3,
      },
      readinessProbe: {
        tcpSocket: { port: 80 },
        timeoutSeconds: 1,
        periodSeconds: 5,
        successThreshold: 1,
        failureThreshold: 3,
      },
      resources: { limits: { cpu: "500m", memory: "64Mi" }, requests: { cpu: "250m", memory: "64Mi" } },
      imagePullPolicy: "Always",
      ...containerDefaults,
    },
  ],
  initContainers: [
    {
      name: "init",
      image: "registry.local/init:1",
      command: ["true"],
      resources: {},
      imagePullPolicy: "IfNotPresent",
      ...containerDefaults,
    },
  ],
  volumes: [
    { name: "secret", secret: { secretName: "s", defaultMode: 420 } },
    { name: "config", configMap: { name: "c", defaultMode: 420 } },
    { name: "host", hostPath: { path: "/tmp", type: "" } },
    {
      name: "down",
      downwardAPI: {
        items: [{ path: "l", fieldRef: { apiVersion: "v1", fieldPath: "metadata.labels" } }],
        defaultMode: 420,
      },
    },
    {
      name: "all",
      projected: { sources: [{ serviceAccountToken: { path: "t", expirationSeconds: 3600 } }], defaultMode: 420 },
    },
  ],
  enableServiceLinks: true,
  ...podDefaults,
};

const staysFor = (taint: string) => ({
  ...{ key: `node.orch.io/${taint}`, operator: "Exists", effect: "NoExecute", tolerationSeconds: 300 },
});
/** What admission adds to every pod. */
const admitted = {
  tolerations: [staysFor("not-ready"), staysFor("unreachable")],
  ...{ priority: 0, preemptionPolicy: "PreemptLowerPriority" },
};

test("a pod", async () => {
  const answer = await api.post(core("default", "pods"), givenPod);
  assert.is(answer.status, 201, answer.text);
  assert.equal(answer.json.spec, { ...wholePodSpec, ...admitted });
  assert.equal(answer.json.status, { phase: "Pending", qosClass: "Burstable" });
});

test("a pod has no negative time to stop, a template may", async () => {
  const spec = { containers: [{ name: "c", image: "busybox:1" }], terminationGracePeriodSeconds: -5 };
  const pod = await api.post(core("default", "pods"), { metadata: { name: "stopped" }, spec });
  assert.is(pod.json.spec.terminationGracePeriodSeconds, 1, pod.text);
  const template = await api.post(core("default", "podtemplates"), { metadata: { name: "t" }, template: { spec } });
  assert.is(template.json.template.spec.terminationGracePeriodSeconds, -5, template.text);
});

test("a deployment", async () => {
  const labels = { app: "d" };
  const answer = await api.post(apps("default", "deployments"), {
    metadata: { name: "d" },
    spec: {
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } },
    },
  });
  assert.is(answer.status, 201, answer.text);
  assert.equal(answer.json.spec, {
    replicas: 1,
    selector: { matchLabels: labels },
    template: {
      metadata: { labels },
      spec: {
        containers: [
          { name: "c", image: "busybox:1", resources: {}, imagePullPolicy: "IfNotPresent", ...containerDefaults },
        ],
        ...podDefaults,
      },
    },
    strategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: "25%", maxSurge: "25%" } },
    revisionHistoryLimit: 10,
    progressDeadlineSeconds: 600,
  });
  assert.equal(answer.json.status, {});
});

test("a service", async () => {
  const answer = await api.post(core("default", "services"), {
    metadata: { name: "s" },
    spec: { clusterIP: "10.96.0.9", selector: { app: "s" }, ports: [{ port: 80 }] },
  });
  assert.is(answer.status, 201, answer.text);
  assert.equal(answer.json.spec, {
    clusterIP: "10.96.0.9",
    clusterIPs: ["10.96.0.9"],
    ipFamilies: ["IPv4"],
    ipFamilyPolicy: "SingleStack",
    selector: { app: "s" },
    ports: [{ port: 80, protocol: "TCP", targetPort: 80 }],
    type: "ClusterIP",
    sessionAffinity: "None",
    internalTrafficPolicy: "Cluster",
  });
  assert.equal(answer.json.status, { loadBalancer: {} });
});

test("a service of type LoadBalancer with client affinity", async () => {
  const answer = await api.post(core("default", "services"), {
    metadata: { name: "lb" },
    spec: {
      type: "LoadBalancer",
      clusterIP: "10.96.0.10",
      sessionAffinity: "ClientIP",
      ports: [{ port: 53, protocol: "UDP", nodePort: 30053 }],
    },
  });
  assert.equal(answer.json.spec, {
    clusterIP: "10.96.0.10",
    clusterIPs: ["10.96.0.10"],
    ipFamilies: ["IPv4"],
    ipFamilyPolicy: "SingleStack",
    type: "LoadBalancer",
    ports: [{ port: 53, protocol: "UDP", targetPort: 53, nodePort: 30053 }],
    sessionAffinity: "ClientIP",
    sessionAffinityConfig: { clientIP: { timeoutSeconds: 10800 } },
    internalTrafficPolicy: "Cluster",
    externalTrafficPolicy: "Cluster",
    allocateLoadBalancerNodePorts: true,
  });
});

test("a replica set and a secret", async () => {
  const labels = { app: "r" };
  const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } };
  const replicaSet = await api.post(apps("default", "replicasets"), {
    metadata: { name: "r" },
    spec: { selector: { matchLabels: labels }, template },
  });
  assert.equal([replicaSet.json.spec.replicas, replicaSet.json.status], [1, { replicas: 0 }]);
  const secret = await api.post(core("default", "secrets"), { metadata: { name: "s" } });
  assert.is(secret.json.type, "Opaque");
});

test("an explicit zero is not a default", async () => {
  const labels = { app: "z" };
  const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "busybox:1" }] } };
  const answer = await api.post(apps("default", "deployments"), {
    metadata: { name: "z" },
    spec: { replicas: 0, revisionHistoryLimit: 0, selector: { matchLabels: labels }, template },
  });
  assert.equal([answer.json.spec.replicas, answer.json.spec.revisionHistoryLimit], [0, 0]);
});

test.run();
