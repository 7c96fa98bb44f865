import * as assert from "uvu/assert";
import { selectedControllers } from "../../runtime/controllers/controllers.ts";
import { suite } from "../harness/suite.ts";

const test = suite("selection of controllers");

const [approving, csrCleaner, signing] = ["approving", "cleaner", "signing"].map(
  (each) => `certificatesigningrequest-${each}-controller`,
) as [string, string, string];
const collector = "garbage-collector-controller";
const namespace = "namespace-controller";
const publisher = "root-ca-certificate-publisher-controller";
const aggregation = "clusterrole-aggregation-controller";
const cidrs = "service-cidr-controller";
const account = "serviceaccount-controller";
const cleaner = "legacy-serviceaccount-token-cleaner-controller";
const tokens = "serviceaccount-token-controller";

const selections: [string[], string[]][] = [
  [
    ["*"],
    [approving, csrCleaner, signing, aggregation, collector, cleaner, namespace, publisher, cidrs, account, tokens],
  ],
  [
    ["*", `-${collector}`],
    [approving, csrCleaner, signing, aggregation, cleaner, namespace, publisher, cidrs, account, tokens],
  ],
  [
    [`-${collector}`, "*", `-${publisher}`],
    [approving, csrCleaner, signing, aggregation, cleaner, namespace, cidrs, account, tokens],
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
    /^"garbage" is not a controller; known are bootstrap-signer-controller, certificatesigningrequest-approving/,
  );
});

test.run();
