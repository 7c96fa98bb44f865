import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { root } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("interop examples");

const folder = mkdtempSync(join(tmpdir(), "interop-"));
let orch: OrchProcess;

test.before(async () => {
  const tokens = join(folder, "tokens.csv");
  writeFileSync(tokens, 'secret,ada,1,"system:masters"\n');
  orch = await startOrch({
    command: "apiserver",
    args: ["--storage-backend=memory", "--token-auth-file", tokens],
  });
});
test.after(async () => {
  const errors = orch?.errors();
  await orch?.close();
  rmSync(folder, { recursive: true, force: true });
  assert.is(errors, "", "the server wrote errors");
});

/** What a program of examples/interop prints. */
async function run(program: string, env: Readonly<Record<string, string>>): Promise<string> {
  const words = ["--import", "tsx", join("examples/interop", program)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
  return stdout;
}

test("openapi-fetch creates, lists and deletes along the types of the OpenAPI documents", async () => {
  const ca = join(orch.dataDir, "pki/ca.crt");
  const printed = await run("openapiFetch.ts", { SERVER: orch.url, TOKEN: "secret", NODE_EXTRA_CA_CERTS: ca });
  assert.is(printed, "created colors\ncolors { sky: 'blue' }\ndeleted 200\ngone 404\n");
});

test("protobuf-es reads an answer in protobuf with the messages of the kinds", async () => {
  assert.is(
    await run("protobuf.ts", { KUBECONFIG: orch.kubeconfig }),
    `v1 NamespaceList
default Active true
orch-node-lease Active true
orch-public Active true
orch-system Active true
`,
  );
});

test("@kubernetes/client-node reads and writes kinds by their classes, by objects and with an informer", async () => {
  assert.is(
    await run("clientNode.ts", { KUBECONFIG: orch.kubeconfig }),
    `created { sky: 'blue' }
applied coordination.orch.io/v1 painter
held by ada
`,
  );
});

test.run();
