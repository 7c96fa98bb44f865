import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { controllerManager } from "../../runtime/cli/controllerManager.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags that a controller manager refuses");

const folder = mkdtempSync(join(tmpdir(), "controller-manager-flags-"));
test.after(() => rmSync(folder, { recursive: true }));

const kubeconfig = join(folder, "kubeconfig");
writeFileSync(
  kubeconfig,
  `apiVersion: v1
kind: Config
current-context: a
contexts: [{ name: a, context: { cluster: a } }]
clusters: [{ name: a, cluster: { server: "http://127.0.0.1:1" } }]
`,
);

const none = "cannot read the file: /none does not exist";
const signing = ["--cluster-signing-cert-file", "--cluster-signing-key-file"] as const;
const refused: readonly (readonly [args: readonly string[], message: RegExp])[] = [
  [["--kubeconfig=/none"], /^--kubeconfig: \/none: no such kubeconfig file$/],
  [["--authentication-kubeconfig=/none"], /^--authentication-kubeconfig: \/none: no such kubeconfig file$/],
  [["--authorization-kubeconfig=/none"], /^--authorization-kubeconfig: \/none: no such kubeconfig file$/],
  [["--root-ca-file=/none"], new RegExp(`^--root-ca-file: ${none}$`)],
  [[`${signing[0]}=/none`], new RegExp(`^${signing.join(" and ")} must be set together$`)],
  [[`${signing[0]}=/none`, `${signing[1]}=/none`], new RegExp(`^${signing[0]}: ${none}$`)],
  [[`${signing[0]}=${kubeconfig}`, `${signing[1]}=/none`], new RegExp(`^${signing[1]}: ${none}$`)],
  [[`${signing[0]}=${kubeconfig}`, `${signing[1]}=${kubeconfig}`], new RegExp(`^${signing[0]}: `)],
  [["--leader-elect-lease-duration=5s"], /^--leader-elect-lease-duration: must be longer than --leader-elect-renew/],
  [["--controllers=namespace-controler"], /^--controllers: "namespace-controler" is not a controller \(did you mean /],
];
for (const [args, message] of refused) {
  test(`${args.join(" ").replaceAll(folder, "FOLDER")} refuses the start`, async () => {
    const error = await controllerManager(["--kubeconfig", kubeconfig, "--secure-port=0", ...args]).catch(
      (each: Error) => each,
    );
    assert.match(error instanceof Error ? error.message : "", message);
  });
}

test.run();
