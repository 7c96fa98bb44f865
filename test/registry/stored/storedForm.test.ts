import * as assert from "uvu/assert";
import { stamped } from "../../../runtime/registry/stored/storedForm.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("registry/stored form");

const stamps: Record<string, [stored: string, stamped: string]> = {
  "goes before the rest of the metadata": [
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"},"data":{"b":"c"}}',
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"7","name":"a"},"data":{"b":"c"}}',
  ],
  "leaves bytes beyond ASCII as they are": [
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"},"data":{"ä":"😀"}}',
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"7","name":"a"},"data":{"ä":"😀"}}',
  ],
  "does not take other metadata for the object's": [
    '{"kind":"PodTemplate","apiVersion":"v1","template":{"metadata":{"name":"b"}},"metadata":{"name":"a"}}',
    '{"kind":"PodTemplate","apiVersion":"v1","metadata":{"name":"a","resourceVersion":"7"},"template":{"metadata":{"name":"b"}}}',
  ],
  "is put into an object that another program has spaced out": [
    '{ "apiVersion": "v1", "kind": "ConfigMap", "metadata": { "name": "a", "resourceVersion": "3" } }',
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a","resourceVersion":"7"}}',
  ],
  "is put into an object without metadata": [
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{}}',
    '{"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"7"}}',
  ],
};

for (const [what, [stored, expected]] of Object.entries(stamps)) {
  test(`the resourceVersion of an object that was stored without ${what}`, () => {
    assert.is(stamped(Buffer.from(stored), 7).toString(), expected);
  });
}

const head = '"kind":"ConfigMap","apiVersion":"v1"';
const others = ["garbage", "5", "[]", "{}", '{"metadata":{"name":"a"}}', '{"kind":5,"apiVersion":"v1"}'];
for (const stored of [...others, `{${head},"metadata":null}`, `{${head},"metadata":7}`, `{${head},"metadata":[]}`]) {
  test(`what is no object is not taken for one: ${stored}`, () => {
    assert.throws(() => stamped(Buffer.from(stored), 7), "the stored value is not the JSON of an object");
  });
}

test.run();
