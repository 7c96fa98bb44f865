import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("aggregation of cluster roles");

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["clusterrole-aggregation-controller"]);
});
test.after(() => cluster.stop());

const roles = "/apis/rbac.authorization.orch.io/v1/clusterroles";
const rule = (verb: string, resource: string) => ({ verbs: [verb], apiGroups: [""], resources: [resource] });

test("rules come selector by selector, those of each in the order of names, and each once", async () => {
  const select = (key: string) => ({ matchLabels: { [key]: "yes" } });
  const aggregationRule = { clusterRoleSelectors: [select("x"), select("y")] };
  await cluster.make(roles, { metadata: { name: "all" }, aggregationRule });
  const make = (name: string, labels: object, ...rules: object[]) =>
    cluster.make(roles, { metadata: { name, labels }, rules });
  await make("z", { x: "yes" }, rule("get", "pods"), rule("list", "pods"));
  await make("a", { x: "yes", y: "yes" }, rule("get", "pods"), rule("watch", "nodes"));
  await make("b", { y: "yes" }, rule("delete", "nodes"));
  const role = await cluster.until(`${roles}/all`, (found) => found?.rules?.length === 4);
  assert.equal(role?.rules, [
    rule("get", "pods"),
    rule("watch", "nodes"),
    rule("list", "pods"),
    rule("delete", "nodes"),
  ]);
});

test.run();
