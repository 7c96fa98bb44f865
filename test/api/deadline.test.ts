import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { StorageError, type Storage, type WriteOperation } from "../../runtime/storage/storage.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, failure } from "./literal.ts";

const test = suite("api with a storage that is slow, or takes no large values");

const configMaps = core("default", "configmaps");
/** Of the value that a write may have. */
const maxBytes = 2000;

let api: Api;
/** Resolves when writes go on; they wait for it. */
let going: Promise<void> = Promise.resolve();
test.before(async () => {
  api = await openApi({ storage: troubled(await openMemoryStorage()) });
});
test.after(() => api.stop());

function troubled(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name === "write") return write;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  async function write(operation: WriteOperation) {
    const value = operation.value?.(1);
    if (value !== undefined && value.length > maxBytes) {
      throw new StorageError("tooLarge", operation.key, "request is too large");
    }
    await going;
    return storage.write(operation);
  }
}

async function whileNothingIsWritten<T>(run: () => Promise<T>): Promise<T> {
  let go = () => {};
  going = new Promise((resolve) => (go = resolve));
  try {
    return await run();
  } finally {
    go();
  }
}

test("a read that takes longer than the client gives it is a 504", async () => {
  const answer = await api.get(`${configMaps}?resourceVersion=999999&timeout=100ms`);
  const message = "Timeout: request did not complete within the allotted timeout";
  assert.equal([answer.status, answer.json], [504, failure(504, "Timeout", { message, details: {} })]);
});

test("a timeout that is none is a 400 that says what is wrong with it, and an empty one says nothing", async () => {
  const rows: readonly (readonly [timeout: string, problem: string])[] = [
    ["abc", 'invalid duration "abc"'],
    ["1", 'missing unit in duration "1"'],
    ["1.5.s", 'invalid duration "1.5.s"'],
    ["2x", 'unknown unit "x" in duration "2x"'],
    ["-", 'invalid duration "-"'],
  ];
  for (const [timeout, problem] of rows) {
    const answer = await api.get(`${configMaps}?timeout=${timeout}`);
    const message = `invalid timeout specified in the request URL - time: ${problem}`;
    assert.equal([answer.status, answer.json.message], [400, message]);
  }
  assert.is((await api.get(`${configMaps}?timeout=`)).status, 200);
});

test("a write that takes longer than the client gives it is a 504 with a text of its own", async () => {
  const body = { metadata: { name: "late" } };
  const answer = await whileNothingIsWritten(() => api.post(`${configMaps}?timeout=100ms`, body));
  const message = "Timeout: request did not complete within requested timeout - context deadline exceeded";
  assert.equal([answer.status, answer.json], [504, failure(504, "Timeout", { message, details: {} })]);
});

test("an object that is too large with who manages what is stored without that", async () => {
  const data = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`key-${index}`, "v"]));
  const created = await api.post(configMaps, { metadata: { name: "wide" }, data });
  assert.equal([created.status, created.json.metadata.managedFields], [201, undefined], created.text);
  assert.equal((await api.get(`${configMaps}/wide`)).json, created.json);
  const updated = await api.put(`${configMaps}/wide`, { metadata: { name: "wide" }, data: { ...data, "key-0": "w" } });
  assert.equal([updated.status, updated.json.data["key-0"]], [200, "w"]);
});

test("an object that is too large by itself is a 413", async () => {
  const answer = await api.post(configMaps, { metadata: { name: "long" }, data: { a: "x".repeat(maxBytes) } });
  const message = "Request entity too large: request is too large";
  assert.equal([answer.status, answer.json], [413, failure(413, "RequestEntityTooLarge", { message })]);
});

test.run();
