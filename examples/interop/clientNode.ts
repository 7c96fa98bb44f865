// Calls the server with @kubernetes/client-node: a kind whose group has no domain by its class, the others by objects.
// Run: KUBECONFIG=.orch/admin.kubeconfig npx tsx clientNode.ts
import { CoreV1Api, KubeConfig, KubernetesObjectApi, makeInformer, PatchStrategy } from "@kubernetes/client-node";

const config = new KubeConfig();
config.loadFromDefault();
const core = config.makeApiClient(CoreV1Api);
const namespace = "default";

await core.createNamespacedConfigMap({ namespace, body: { metadata: { name: "colors" }, data: { sky: "blue" } } });
console.log("created", (await core.readNamespacedConfigMap({ namespace, name: "colors" })).data);

const objects = KubernetesObjectApi.makeApiClient(config);
const lease = {
  apiVersion: "coordination.orch.io/v1",
  kind: "Lease",
  metadata: { namespace, name: "painter" },
  spec: { holderIdentity: "ada", leaseDurationSeconds: 15 },
};
const applied = await objects.patch(lease, undefined, undefined, "me", true, PatchStrategy.ServerSideApply);
console.log("applied", applied.apiVersion, applied.metadata?.name);

const path = "/apis/coordination.orch.io/v1/namespaces/default/leases";
const informer = makeInformer<typeof lease>(config, path, () => objects.list(lease.apiVersion, "Lease", namespace));
const seen = new Promise<string>((resolve) => informer.on("add", ({ spec }) => resolve(spec.holderIdentity)));
await informer.start();
console.log("held by", await seen);
await informer.stop();

await objects.delete(lease);
await core.deleteNamespacedConfigMap({ namespace, name: "colors" });
