import * as assert from "uvu/assert";
import fc from "fast-check";
import type { NodeNetworks } from "../../runtime/controllers/frame/controller.ts";
import { NetworkPool } from "../../runtime/controllers/nodeIpam/networkPool.ts";
import { isNarrower } from "../../runtime/schema/formats/ip.ts";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("networks of nodes");

const nodes = "/api/v1/nodes";
const networksOf = (node: Parsed | undefined): string[] => node?.spec.podCIDRs ?? [];

async function withCluster(nodeNetworks: NodeNetworks, run: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await openCluster(["node-ipam-controller"], { nodeNetworks });
  try {
    await run(cluster);
  } finally {
    await cluster.stop();
  }
}

async function given(cluster: Cluster, name: string): Promise<string[]> {
  return networksOf(await cluster.until(`${nodes}/${name}`, (each) => networksOf(each).length > 0));
}

test("each node gets a network of each family, which is no other node's and not of services", async () => {
  const clusters = [
    { cidr: "10.244.0.0/22", nodeBits: 24 },
    { cidr: "fd00:10::/56", nodeBits: 64 },
  ];
  await withCluster({ clusters, services: ["10.244.1.0/25", "fd00:10:0:1::/108"] }, async (cluster) => {
    await cluster.make(nodes, { metadata: { name: "own" }, spec: { podCIDR: "10.244.2.0/24" } });
    await cluster.make(nodes, { metadata: { name: "elsewhere" }, spec: { podCIDR: "10.1.0.0/24" } });
    const all = [];
    for (const name of ["a", "b"]) {
      await cluster.make(nodes, { metadata: { name } });
      all.push(await given(cluster, name));
    }
    assert.equal(all, [
      ["10.244.0.0/24", "fd00:10::/64"],
      ["10.244.3.0/24", "fd00:10:0:2::/64"],
    ]);
    assert.is((await cluster.find(`${nodes}/a`))?.spec.podCIDR, "10.244.0.0/24");
    for (const [name, cidr] of [
      ["own", "10.244.2.0/24"],
      ["elsewhere", "10.1.0.0/24"],
    ])
      assert.equal(networksOf(await cluster.find(`${nodes}/${name}`)), [cidr]);
  });
});

test("nodes made together get networks of their own, and keep them when the controllers start anew", async () => {
  await withCluster({ clusters: [{ cidr: "10.0.0.0/20", nodeBits: 24 }], services: [] }, async (cluster) => {
    const names = Array.from({ length: 14 }, (_, index) => `n${index}`);
    await Promise.all(names.map((name) => cluster.make(nodes, { metadata: { name } })));
    const before = await Promise.all(names.map((name) => given(cluster, name)));
    assert.is(new Set(before.flat()).size, names.length);
    await cluster.restart();
    await cluster.make(nodes, { metadata: { name: "late" } });
    const [late = ""] = await given(cluster, "late");
    assert.not.ok(before.flat().includes(late), late);
    assert.equal(await Promise.all(names.map((name) => given(cluster, name))), before);
  });
});

test("a node without a network has an event, and gets that of a node that is deleted", async () => {
  await withCluster({ clusters: [{ cidr: "10.0.0.0/23", nodeBits: 24 }], services: [] }, async (cluster) => {
    for (const name of ["a", "b"]) {
      await cluster.make(nodes, { metadata: { name } });
      await given(cluster, name);
    }
    const { metadata } = await cluster.make(nodes, { metadata: { name: "c" } });
    const ofReason = (each: Parsed) => each.reason === "CIDRNotAvailable";
    const list: Parsed = await cluster.until(core("default", "events"), (each) => each?.items.some(ofReason) === true);
    const { involvedObject, type, message, source } = list.items.find(ofReason);
    assert.equal([involvedObject.kind, involvedObject.name, involvedObject.uid], ["Node", "c", metadata.uid]);
    assert.equal([type, message], ["Normal", "Node c status is now: CIDRNotAvailable"]);
    assert.equal(source, { component: "cidrAllocator" });
    assert.equal(networksOf(await cluster.find(`${nodes}/c`)), []);
    await cluster.api.delete(`${nodes}/b`);
    assert.equal(await given(cluster, "c"), ["10.0.1.0/24"]);
  });
});

test("a network goes round before it is given again, and one that two nodes have stays until both are gone", () => {
  const pool = new NetworkPool({ cidr: "10.0.0.0/22", nodeBits: 24 });
  assert.is(pool.take(), "10.0.0.0/24");
  pool.hold("10.0.2.0/24");
  pool.hold("10.0.2.128/25");
  pool.release("10.0.0.0/24");
  assert.equal(
    [pool.take(), pool.take(), pool.take(), pool.take()],
    [...["10.0.1.0/24", "10.0.3.0/24", "10.0.0.0/24"], undefined],
  );
  pool.release("10.0.2.0/24");
  assert.is(pool.take(), undefined);
  pool.release("10.0.2.128/25");
  assert.is(pool.take(), "10.0.2.0/24");
});

test("networks that reach over the ends, of another family, or are none, hold what lies within", () => {
  const pool = new NetworkPool({ cidr: "10.0.8.0/22", nodeBits: 24 });
  for (const each of ["10.0.4.0/22", "10.0.12.0/22", "fd00::/8", "none"]) pool.hold(each);
  assert.is(pool.take(), "10.0.8.0/24");
  pool.hold("10.0.0.0/8");
  assert.is(pool.take(), undefined);
  pool.release("10.0.0.0/8");
  assert.is(pool.take(), "10.0.9.0/24");
});

test("no two networks of a pool overlap, and none touches what is held, whatever comes and goes", () => {
  const step = fc.record({ isTaken: fc.boolean(), part: fc.nat(70), bits: fc.integer({ min: 57, max: 66 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const pool = new NetworkPool({ cidr: "fd00::/58", nodeBits: 64 });
      const held: string[] = [];
      const touches = (a: string, b: string) => a === b || isNarrower(a, b) || isNarrower(b, a);
      for (const { isTaken, part, bits } of steps) {
        if (isTaken) {
          const cidr = pool.take();
          if (cidr === undefined) continue;
          assert.not.ok(
            held.some((each) => touches(each, cidr)),
            `${cidr} beside ${held}`,
          );
          held.push(cidr);
        } else if (part % 3 === 0) {
          const [gone] = held.splice(part % Math.max(1, held.length), 1);
          if (gone !== undefined) pool.release(gone);
        } else {
          const cidr = `fd00:0:0:${part.toString(16)}::/${bits}`;
          pool.hold(cidr);
          held.push(cidr);
        }
      }
    }),
  );
});

test.run();
