import { register } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";

const test = suite("validators, codecs and cells");

/** Reports every module that is loaded. */
const hook = `
  let port;
  export const initialize = (given) => void (port = given);
  export const load = (url, context, next) => (port.postMessage(url), next(url, context));`;
const { port1: reports, port2: port } = new MessageChannel();
const loaded = new Set<string>();
reports.on("message", (url: string) => void loaded.add(url)).unref();
register(`data:text/javascript,${encodeURIComponent(hook)}`, { data: port, transferList: [port] });

/** Modules under `runtime/` and `generated/` that have been loaded. */
function modules(form: RegExp): string[] {
  const names = [...loaded].map((url) => /\/(?:runtime|generated)\/(.+)$/.exec(url)?.[1] ?? "");
  return names.filter((name) => form.test(name)).sort();
}

const kindModules = () => modules(/\.(code|validator)\.[jt]s$/);

/** Reports come on a port of their own, some milliseconds after the modules. */
async function allReported(): Promise<void> {
  for (let before = -1; loaded.size > before; ) {
    before = loaded.size;
    await sleep(100);
  }
}

/** What a server makes an object of when it starts. */
const atStart = ["core/v1/namespace", "meta/v1", "networking/v1/ipAddress", "networking/v1/serviceCIDR"];
/** Kinds whose fields take every value have none. */
const withoutValidator = ["core/v1/namespace.validator.ts"];

const definition = {
  metadata: { name: "widgets.example.com" },
  spec: {
    group: "example.com",
    scope: "Cluster",
    names: { plural: "widgets", singular: "widget", kind: "Widget", listKind: "WidgetList" },
    versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema: { type: "object" } } }],
  },
};

test("of built-in kinds and the compiler of custom ones are loaded by the first request that needs them", async () => {
  const { startTestServer } = await import("../../runtime/testing/testServer.ts");
  const server = await startTestServer();
  const headers = { Authorization: `Bearer ${server.token}`, "Content-Type": "application/json" };
  const get = async (path: string) => (await fetch(`${server.url}${path}`, { headers })).status;
  const namesOf = (base: string) =>
    [`${base}.code.ts`, `${base}.validator.ts`].filter((each) => !withoutValidator.includes(each));
  try {
    await allReported();
    assert.equal(kindModules(), atStart.flatMap(namesOf));
    assert.is(await get("/api/v1/limitranges"), 200);
    await allReported();
    assert.equal(kindModules(), ["core/v1/limitRange", ...atStart].flatMap(namesOf));

    const body = JSON.stringify(definition);
    const url = `${server.url}/apis/apiextensions.orch.io/v1/customresourcedefinitions`;
    assert.is((await fetch(url, { method: "POST", headers, body })).status, 201);
    while ((await get("/apis/example.com/v1")) !== 200) await sleep(10);
    assert.equal(modules(/^custom\/code\.ts$/), []);
    assert.is(await get("/apis/example.com/v1/widgets"), 200);
    await allReported();
    assert.equal(modules(/^custom\/code\.ts$/), ["custom/code.ts"]);
    const compilers = [...loaded].filter((each) => /\/node_modules\/(ajv|ts-morph|typescript)\//.test(each));
    assert.equal(compilers, [], "a server compiles no validators");
  } finally {
    await server.stop();
  }
});

test.run();
