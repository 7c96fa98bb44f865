import { tmpdir } from "node:os";
import * as assert from "uvu/assert";
import { containerMounts } from "../../../runtime/nodeagent/volumes/containerMounts.ts";
import { podFolders } from "../../../runtime/nodeagent/volumes/podFolders.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("nodeagent: files that the runtime labels for SELinux");

test("volumes and files that the agent has made are labelled for a container, those of the node never", async () => {
  const names = ["own", "node", "disk"];
  const container = containerOf({
    volumeMounts: names.map((name) => ({ name, mountPath: `/${name}` })),
    terminationMessagePath: "/dev/words",
  });
  const mounts = await containerMounts(podOf({ containers: [container] }), container, {
    folders: podFolders(tmpdir(), "acme.dev"),
    mounter: { mount: async () => {}, bind: async () => {}, unmount: async () => {}, mountPoints: async () => [] },
    volumes: new Map([
      ["own", { path: "/p/own", readOnly: false, isOwn: true }],
      ["node", { path: "/srv", readOnly: false }],
      ["disk", { path: "/p/disk", readOnly: false, claimName: "till" }],
    ]),
    ...{ environment: new Map(), imageRefs: new Map(), canReadOnlyRecursively: false },
    ...{ hostsFile: "/p/hosts", terminationFile: "/p/words" },
  });
  assert.equal(
    mounts.map(({ hostPath, selinuxRelabel }) => [hostPath, selinuxRelabel]),
    [
      ["/p/own", true],
      ["/srv", false],
      ["/p/disk", false],
      ["/p/hosts", true],
      ["/p/words", true],
    ],
  );
});

test.run();
