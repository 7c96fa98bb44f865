import * as assert from "uvu/assert";
import { specWarnings } from "../../../runtime/kinds/core/pod/specWarnings.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("warnings of a pod");

test("are no more than an answer keeps, however many ports are alike", () => {
  const ports = Array.from({ length: 5000 }, () => ({ containerPort: 80 }));
  const oneEach = ports.map((port, index) => ({ name: `c${index}`, image: "a", ports: [port] }));
  for (const containers of [[{ name: "c", image: "a", ports }], oneEach]) {
    const { length } = specWarnings({ spec: { containers }, path: "" });
    assert.ok(length >= 1000 && length < 1050, `${length} texts`);
  }
});

test.run();
