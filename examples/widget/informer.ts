// A controller in miniature: keeps status.replicas at what spec.replicas asks for. Run: npx tsx informer.ts
import { createInformer, isConflict, isNotFound, type Stored } from "orch/client";
import { createClient } from "./generated/client.ts";
import type { Widget } from "./generated/example/v1/widget.ts";

const client = createClient();
const informer = createInformer<Widget>(client.example.v1.widgets);
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());

informer.addHandler({
  add: stock,
  update: (_old, widget) => stock(widget),
  delete: ({ metadata }) => console.log(`${metadata.name}: gone`),
});
const running = informer.run(stop.signal);
await informer.synced();
console.log(`following ${informer.store.list().length} widgets`);
await running;
client.transport.close();

/** Reports the stock that is wanted as the stock there is; a newer version comes as another update. */
async function stock(widget: Stored<Widget>): Promise<void> {
  const { name, generation, resourceVersion } = widget.metadata;
  const replicas = widget.spec.replicas ?? 0;
  if (widget.status?.observedGeneration === generation) return;
  const status = { replicas, ...(generation === undefined ? {} : { observedGeneration: generation }) };
  const widgets = client.example.v1.widgets.namespace(widget.metadata.namespace ?? "default");
  try {
    await widgets.status.patch(name, { type: "merge", body: { metadata: { resourceVersion }, status } });
    console.log(`${name}: ${replicas} in stock`);
  } catch (error) {
    if (!isConflict(error) && !isNotFound(error)) throw error;
  }
}
