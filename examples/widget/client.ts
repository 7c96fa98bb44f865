// Makes two widgets, changes one, and shows what the types and the server refuse. Run: npx tsx client.ts
import { causesOfError, isInvalid } from "orch/client";
import { createClient } from "./generated/client.ts";
import type { Widget } from "./generated/example/v1/widget.ts";

const client = createClient(); // of the server that KUBECONFIG names
const widgets = client.example.v1.widgets.namespace("default");

const gear: Widget = {
  metadata: { name: "gear", labels: { shelf: "a" } },
  spec: { size: 60, color: "Green", parts: [{ name: "tooth", count: 24 }, { name: "hub" }] },
};
const created = await widgets.create(gear);
await widgets.create({ metadata: { name: "washer", labels: { shelf: "a" } }, spec: { size: 12 } });
console.log(`created ${created.metadata.name}, hubs ${created.spec.parts?.[1]?.count}`);

const larger = await widgets.patch("washer", { type: "merge", body: { spec: { size: 14, replicas: 3 } } });
console.log(`washer is ${larger.spec.size} mm, ${larger.spec.color}, generation ${larger.metadata.generation}`);

try {
  await widgets.patch("gear", { type: "merge", body: { spec: { size: 1000, color: "Blue" } } });
} catch (error) {
  if (!isInvalid(error)) throw error;
  for (const { field, message } of causesOfError(error)) console.log(`refused: ${field}: ${message}`);
}

for (const { metadata, spec } of (await widgets.list({ labelSelector: "shelf=a" })).items) {
  console.log(`${metadata.name} ${spec.size} ${spec.color}`);
}
client.transport.close();
