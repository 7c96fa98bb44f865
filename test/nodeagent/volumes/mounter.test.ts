import * as assert from "uvu/assert";
import { parseMountPoints } from "../../../runtime/nodeagent/volumes/mounter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/volumes: mounts of the machine");

const text = [
  "22 1 0:21 / / rw - ext4 /dev/vda rw",
  "40 22 0:33 / /pods/u1/volumes/a/b rw - tmpfs tmpfs rw",
  "41 22 0:34 / /pods/u1 rw - tmpfs tmpfs rw",
  "42 22 0:35 / /pods/u2 rw - tmpfs tmpfs rw",
  "43 22 0:36 / /pods/with\\040space rw - tmpfs tmpfs rw",
  "",
].join("\n");

const rows: readonly (readonly [string, string | undefined, readonly string[]])[] = [
  ["all, the deepest last", undefined, ["/", "/pods/u1", "/pods/u2", "/pods/with space", "/pods/u1/volumes/a/b"]],
  ["those below a folder", "/pods/u1", ["/pods/u1", "/pods/u1/volumes/a/b"]],
  [
    "at least those below a folder that is written otherwise",
    "/pods/with space",
    ["/", "/pods/u1", "/pods/u2", "/pods/with space", "/pods/u1/volumes/a/b"],
  ],
];
for (const [what, folder, expected] of rows) {
  test(what, () => assert.equal(parseMountPoints(text, folder), expected));
}

test.run();
