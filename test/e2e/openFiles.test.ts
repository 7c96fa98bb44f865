import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { CustomResourceDefinition } from "../../generated/apiextensions/v1/customResourceDefinition.ts";
import { createClient } from "../../generated/client.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a server that can open no more files");

/** What it has at start, and enough for an import. */
const maxOpenFiles = 300;

const openFiles = ({ pid }: OrchProcess) => readdirSync(`/proc/${pid}/fd`).length;

/** Opens connections, on which nothing is said, until the server can take no more of them. */
async function exhaust(orch: OrchProcess): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(orch.url);
  const sockets: Socket[] = [];
  const endMs = performance.now() + 20_000;
  while (openFiles(orch) < maxOpenFiles) {
    assert.ok(performance.now() < endMs, "the server can still open files");
    if (sockets.filter(({ destroyed }) => !destroyed).length >= maxOpenFiles) {
      await sleep(10); // the server has not accepted all of them yet
      continue;
    }
    const socket = connect({ host: hostname, port: Number(port) }).on("error", () => {});
    sockets.push(socket);
    await Promise.race([once(socket, "connect"), once(socket, "close")]);
  }
  return sockets;
}

const definition: CustomResourceDefinition = {
  metadata: { name: "widgets.example.com" },
  spec: {
    group: "example.com",
    scope: "Cluster",
    names: { plural: "widgets", singular: "widget", kind: "Widget", listKind: "WidgetList" },
    versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema: { type: "object" } } }],
  },
};

/** Each the first to need something that the server loads or reads when it is needed, and its answer when it may. */
const requests = [
  ["GET", "/apis/apps/v1/deployments", "", "", 200],
  ["GET", "/api/v1/nodes", "", "", 200],
  ["POST", "/api/v1/namespaces", "application/yaml", "metadata:\n  name: from-yaml\n", 201],
  [
    "PATCH",
    "/apis/autoscaling/v2/namespaces/default/horizontalpodautoscalers/a",
    "application/merge-patch+json",
    "{}",
    404,
  ],
  ["GET", "/apis/example.com/v1/widgets", "", "", 200],
  ["GET", "/openapi/v2", "", "", 200],
  ["GET", "/openapi/v3", "", "", 200],
  ["GET", "/openapi/v3/apis/apps/v1", "", "", 200],
  ["DELETE", "/api/v1/namespaces/none", "application/json", '{"gracePeriodSeconds":1}', 404],
  ["POST", "/api/v1/namespaces/default/pods/none/eviction", "application/json", "{}", 400],
] as const;

for (const [what, fromSources] of [
  ["the bundle", false],
  ["the sources", true],
] as const) {
  test(
    `${what}: what could not be loaded is a 503 that passes`,
    async () => {
      const options = { command: "apiserver", openFiles: maxOpenFiles, fromSources } as const;
      const orch = await startOrch({ ...options, startTimeoutMs: 60_000 });
      const client = createClient({ kubeconfig: orch.kubeconfig });
      const statuses = async () => {
        const found: string[] = [];
        for (const [method, path, contentType, body] of requests) {
          const more = body === "" ? {} : { body: Buffer.from(body), headers: { "content-type": contentType } };
          const answer = await client.transport.request({ method, path, ...more });
          found.push(`${method} ${path} ${answer.status}`);
        }
        return found;
      };
      try {
        await client.apiextensions.v1.customresourcedefinitions.create(definition);
        while ((await client.transport.request({ method: "GET", path: "/apis/example.com/v1" })).status !== 200) {
          await sleep(10);
        }
        const sockets = await exhaust(orch);
        const refused = await statuses();
        assert.equal(refused, await statuses(), "twice the same");
        for (const each of sockets) each.destroy();
        while (openFiles(orch) > maxOpenFiles / 2) await sleep(10);
        assert.equal(
          await statuses(),
          requests.map(([method, path, , , status]) => `${method} ${path} ${status}`),
        );
        assert.equal(
          refused,
          requests.map(([method, path]) => `${method} ${path} 503`),
        );
      } finally {
        client.transport.close();
        await orch.close();
      }
    },
    { timeoutMs: 120_000 },
  );
}

test.run();
