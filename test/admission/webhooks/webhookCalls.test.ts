import { Duplex } from "node:stream";
import * as assert from "uvu/assert";
import type { AdmissionAttributes } from "../../../runtime/admission/plugin.ts";
import { WebhookCaller } from "../../../runtime/proxy/webhooks/caller.ts";
import { type Hook, hooksOf } from "../../../runtime/admission/webhooks/hook.ts";
import { validatingWebhooks } from "../../../runtime/admission/webhooks/validatingWebhooks.ts";
import { generated } from "../../../generated/index.ts";
import { type ApiObject, isStatusError } from "../../../runtime/schema/index.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { type HookServer, patchOf, startHookServer, withHooks } from "../../harness/peers/hookServer.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("admission: calls of webhooks");

const mutating = "/apis/admissionregistration.orch.io/v1/mutatingwebhookconfigurations";
const maps = "/api/v1/namespaces/default/configmaps?dryRun=All";

let api: Api;
let hook: HookServer;
test.before(async () => {
  hook = await startHookServer();
  api = await openApi();
});
test.after(async () => {
  await api.stop();
  await hook.stop();
});

const withHook = (more: object, run: () => Promise<void>) =>
  withHooks({ api, hook, path: mutating }, [hook.webhook(more)], run);

const write = () => api.post(maps, { metadata: { name: "a" } });

test("a webhook that knows the older review gets that, and answers without a type of its patch or a uid", async () => {
  await withHook({ admissionReviewVersions: ["v0", "v1beta1", "v1"] }, async () => {
    hook.answer = () => ({
      ...patchOf({ op: "add", path: "/data", value: { a: "b" } }),
      patchType: undefined,
      uid: "",
    });
    const answer = await write();
    assert.equal([answer.status, answer.json.data], [201, { a: "b" }], answer.text);
    assert.is(hook.reviews[0]?.review.apiVersion, "admission.orch.io/v1beta1");
  });
});

test("a webhook is believed by a bundle that holds its own certificate, and no authority", async () => {
  const clientConfig = { url: `https://127.0.0.1:${hook.port}/`, caBundle: hook.ownBundle };
  await withHook({ clientConfig }, async () => {
    const answer = await write();
    assert.is(answer.status, 201, answer.text);
    assert.is(hook.reviews.length, 1);
  });
});

test("the path of a webhook is asked for without empty segments and a slash at its end", async () => {
  for (const [path, asked] of [
    ["//validate", "/validate"],
    ["/a//b/", "/a/b"],
    ["/a%2Fb", "/a%2Fb"],
    ["", "/"],
  ]) {
    const clientConfig = { url: `https://127.0.0.1:${hook.port}${path}`, caBundle: hook.caBundle };
    await withHook({ clientConfig }, async () => {
      assert.is((await write()).status, 201);
      assert.is(hook.reviews[0]?.path, `${asked}?timeout=10s`);
    });
  }
});

test("an answer of more than 4.5 MiB is a failure of the webhook", async () => {
  await withHook({}, async () => {
    hook.answer = () => ({ warnings: ["x".repeat(5 * 1024 * 1024)] });
    const answer = await write();
    assert.is(answer.status, 500);
    assert.match(answer.json.message, /failed calling webhook .*: the answer has more than 4718592 bytes$/);
    hook.answer = () => ({});
    assert.is((await write()).status, 201);
  });
});

test("addresses that tell a machine its credentials are no webhooks", async () => {
  const clientConfig = { url: "https://169.254.169.254/latest", caBundle: hook.caBundle };
  await withHook({ clientConfig }, async () => assert.match((await write()).json.message, /address not allowed$/));
});

test("a webhook that cuts the connections it kept is asked again on a new one", async () => {
  await withHook({}, async () => {
    await Promise.all(Array.from({ length: 8 }, write));
    assert.ok(hook.cutKept() > 1);
    const answer = await write();
    assert.is(answer.status, 201, answer.text);
  });
});

test("beyond a thousand calls under way, webhooks have failed at once", async () => {
  const [silent] = hooksOf({ webhooks: [hook.webhook({ clientConfig: { service } })] } as unknown as ApiObject);
  const dial = () => new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  const caller = new WebhookCaller({
    ...{ purpose: "admission", dial: dial as never, resolveService: async () => ({ host: "10.1.2.3", port: 443 }) },
  });
  const ends: AbortController[] = [];
  const call = () => {
    const end = new AbortController();
    ends.push(end);
    return caller.call(silent as Hook, "{}", end.signal);
  };
  const waiting = Array.from({ length: 1000 }, call);
  const texts = Promise.all(waiting.map((each) => each.catch((error: Error) => error.message)));
  const refused = await call().catch((error: Error) => error.message);
  assert.is(refused, "too many calls of webhooks are under way");
  for (const end of ends) end.abort();
  assert.match(String((await texts)[999]), /context deadline exceeded$/);
});

const service = { namespace: "default", name: "hook" };

function validating(hooks: readonly Hook[], caller: object) {
  return validatingWebhooks({
    stored: { all: () => [hooks] },
    kinds: { equivalents: () => [] },
    caller: { keep: () => {}, ...caller },
    ...{ labelsOf: () => ({}), meter: () => {}, platform: generated.platform },
  } as never);
}

const created = {
  ...{ operation: "create", namespace: "default", name: "a", subresource: "", dryRun: true },
  descriptor: { group: "", version: "v1", plural: "configmaps", kind: "ConfigMap", namespaced: true },
  ...{ user: { name: "u", groups: [] }, options: () => undefined, signal: () => new AbortController().signal },
} as unknown as AdmissionAttributes;

test("of many webhooks a hundred are asked at once, in turns, and the first that refuses is the answer", async () => {
  const webhooks = Array.from({ length: 500 }, (_, index) => hook.webhook({ name: `n${index}.example.com` }));
  let [asked, underWay, most, inTurn, mostInTurn] = [0, 0, 0, 0, 0];
  const waiting: (() => void)[] = [];
  const call = async ({ name }: Hook, body: string) => {
    asked += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    if (inTurn === 0) setImmediate(() => void (inTurn = 0));
    inTurn += 1;
    mostInTurn = Math.max(mostInTurn, inTurn);
    for (const startMs = performance.now(); performance.now() - startMs < 1; );
    await new Promise<void>((done) => {
      waiting.push(done);
      if (underWay % 100 === 0) for (const each of waiting.splice(0)) each();
    });
    underWay -= 1;
    const { apiVersion, kind, request } = JSON.parse(body);
    const allowed = name !== "n250.example.com" && name !== "n499.example.com";
    return { apiVersion, kind, response: { uid: request.uid, allowed, status: { message: name } } };
  };
  const { validate } = validating(hooksOf({ webhooks } as unknown as ApiObject), { call });
  const attributes = { ...created, warn: () => {} } as unknown as AdmissionAttributes;
  const refusal = await validate?.(attributes, { kind: "ConfigMap" } as ApiObject, undefined);
  assert.ok(isStatusError(refusal));
  assert.match(refusal.message, /"n250\.example\.com" denied the request: n250\.example\.com/);
  assert.equal([asked, most], [500, 100]);
  assert.ok(mostInTurn <= 10, `${mostInTurn} calls of a millisecond in one turn`);
});

// Such a webhook cannot be written any more; stored ones are from older versions of the kind.
test("a dry run is refused beside a webhook with side effects, whatever its policy; it is not asked", async () => {
  for (const failurePolicy of ["Fail", "Ignore"]) {
    const hooks = hooksOf({ webhooks: [hook.webhook({ sideEffects: "Some", failurePolicy })] } as unknown as ApiObject);
    const { validate } = validating(hooks, { call: () => assert.unreachable("it is asked") });
    const refusal = await validate?.(created, { kind: "ConfigMap" } as ApiObject, undefined);
    assert.ok(isStatusError(refusal));
    assert.is(refusal.status.code, 400);
    assert.is(refusal.message, 'admission webhook "hook.example.com" does not support dry run');
  }
});

test.run();
