import * as assert from "uvu/assert";
import { selectedControllers } from "../../runtime/controllers/controllers.ts";
import { suite } from "../harness/suite.ts";

const test = suite("selection of controllers");

const collector = "garbage-collector-controller";
const namespace = "namespace-controller";
const publisher = "root-ca-certificate-publisher-controller";
const aggregation = "clusterrole-aggregation-controller";
const cidrs = "service-cidr-controller";
const account = "serviceaccount-controller";

const selections: [string[], string[]][] = [
  [["*"], [aggregation, collector, namespace, publisher, cidrs, account]],
  [
    ["*", `-${collector}`],
    [aggregation, namespace, publisher, cidrs, account],
  ],
  [
    [`-${collector}`, "*", `-${publisher}`],
    [aggregation, namespace, cidrs, account],
  ],
  [
    [account, namespace],
    [namespace, account],
  ],
  [[namespace, `-${namespace}`], []],
  [[`-${namespace}`], []],
  [[], []],
];
for (const [selection, names] of selections) {
  test(`${JSON.stringify(selection)} are ${names.length} controllers`, () => {
    assert.equal(selectedControllers(selection), names);
  });
}

test("a name that nobody has is refused", () => {
  assert.throws(
    () => selectedControllers(["*", "-garbage"]),
    /^"garbage" is not a controller; known are clusterrole-aggregation-controller/,
  );
});

test.run();
