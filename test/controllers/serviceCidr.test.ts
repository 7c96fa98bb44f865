import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("ranges of service addresses");

const ranges = "/apis/networking.orch.io/v1/servicecidrs";
const services = core("default", "services");
const finalizer = "networking.orch.io/service-cidr-finalizer";

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["service-cidr-controller"]);
});
test.after(() => cluster.stop());

interface Condition {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
}

async function open(name: string, cidr: string): Promise<string> {
  await cluster.make(ranges, { metadata: { name }, spec: { cidrs: [cidr] } });
  await until(name, "True");
  return `${ranges}/${name}`;
}

async function until(name: string, status: string): Promise<Condition> {
  const isSo = (each: Condition) => each.type === "Ready" && each.status === status;
  const range = await cluster.until(`${ranges}/${name}`, (object) => object?.status.conditions?.some(isSo) === true);
  return range?.status.conditions.find(isSo);
}

async function makeService(name: string, clusterIP: string): Promise<string> {
  await cluster.make(services, { metadata: { name }, spec: { clusterIP, ports: [{ port: 80 }] } });
  return `${services}/${name}`;
}

test("a new range holds itself, and is ready", async () => {
  const path = await open("new", "10.1.0.0/24");
  assert.equal((await cluster.find(path))?.metadata.finalizers, [finalizer]);
  const { reason, message } = await until("new", "True");
  assert.equal([reason, message], ["", "Orch Service CIDR is ready"]);
});

test("a range that no service has an address of goes when it is deleted", async () => {
  const path = await open("unused", "10.2.0.0/24");
  assert.is((await cluster.api.delete(path)).status, 200);
  await cluster.untilGone(path);
});

test("a range stays as long as a service has an address of it, and gives no more", async () => {
  const path = await open("used", "10.3.0.0/24");
  const service = await makeService("holder", "10.3.0.5");
  assert.is((await cluster.api.delete(path)).status, 200);
  const { reason, message } = await until("used", "False");
  assert.is(reason, "Terminating");
  assert.match(message, /^There are still IPAddresses referencing the ServiceCIDR/);
  const late = { metadata: { name: "late" }, spec: { clusterIP: "10.3.0.6", ports: [{ port: 80 }] } };
  assert.is((await cluster.api.post(services, late)).status, 422);
  assert.is((await cluster.api.delete(service)).status, 200);
  await cluster.untilGone(path);
});

test("a range may go whose addresses are in another one too", async () => {
  await open("wide", "10.4.0.0/16");
  const path = await open("narrow", "10.4.1.0/24");
  await makeService("between", "10.4.1.5");
  assert.is((await cluster.api.delete(path)).status, 200);
  await cluster.untilGone(path);
});

test.run();
