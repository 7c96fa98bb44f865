// A controller: keeps status.replicas at what spec.replicas asks for. Run: npx tsx controller.ts
import { createInformer, type Stored } from "orch/client";
import { createController } from "orch/controllers";
import { createClient } from "./generated/client.ts";
import type { Widget } from "./generated/example/v1/widget.ts";

const client = createClient();
const informer = createInformer<Widget>(client.example.v1.widgets);
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());

const controller = createController({
  informer,
  reconcile: stock,
  onError: (error, { name }) => console.error(`${name}: ${String(error)}`),
});
const running = Promise.all([informer.run(stop.signal), controller.run(stop.signal)]);
await informer.synced();
console.log(`following ${informer.store.list().length} widgets`);
await running;
client.transport.close();

/** Reports the stock that is wanted as the stock there is. A widget that has changed meanwhile is looked at again. */
async function stock({ metadata, spec, status }: Stored<Widget>): Promise<void> {
  const { name, namespace = "default", generation = 0, resourceVersion } = metadata;
  if (status?.observedGeneration === generation) return;
  const { replicas = 0 } = spec;
  const body = { metadata: { resourceVersion }, status: { replicas, observedGeneration: generation } };
  await client.example.v1.widgets.namespace(namespace).status.patch(name, { type: "merge", body });
  console.log(`${name}: ${replicas} in stock`);
}
