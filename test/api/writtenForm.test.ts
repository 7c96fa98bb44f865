import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core } from "./literal.ts";

const test = suite("what the server makes of what is written");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const warned = ({ headers }: Answer) =>
  [...String(headers.warning ?? "").matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)].map(([, each = ""]) => JSON.parse(each));

test("a service account keeps the names of its secrets, and the one annotation is warned of when it is new", async () => {
  const accounts = core("default", "serviceaccounts");
  const annotations = { "orch.io/enforce-mountable-secrets": "true" };
  const secrets = [{ name: "a", namespace: "other", kind: "Secret", uid: "u" }, {}];
  const made = await api.post(accounts, { metadata: { name: "robot", annotations }, secrets });
  const warning =
    "metadata.annotations[orch.io/enforce-mountable-secrets]: deprecated in v1.32+; " +
    "prefer separate namespaces to isolate access to mounted secrets";
  assert.equal([made.status, made.json.secrets, warned(made)], [201, [{ name: "a" }, {}], [warning]]);
  const patched = await api.patch(`${accounts}/robot`, "merge", { secrets: [{ name: "b", namespace: "other" }] });
  assert.equal([patched.status, patched.json.secrets, warned(patched)], [200, [{ name: "b" }], []]);
});

test.run();
