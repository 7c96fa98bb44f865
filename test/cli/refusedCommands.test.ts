import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { runCertificateCommand } from "../../runtime/cli/certificate.ts";
import { controllerManager } from "../../runtime/cli/controllerManager.ts";
import { runCrdCommand } from "../../runtime/cli/crd/crdCommand.ts";
import { createToken } from "../../runtime/cli/node/createToken.ts";
import { suite } from "../harness/suite.ts";

const test = suite("commands that are refused");

/** The exit code, and what standard error gets. */
async function failing(run: () => Promise<number>): Promise<[code: number, text: string]> {
  const { error } = console;
  const lines: string[] = [];
  console.error = (line: string) => lines.push(line);
  try {
    return [await run(), lines.join("\n")];
  } finally {
    console.error = error;
  }
}

test("crd import names a file that is not there", async () => {
  const options = { platform: generated.platform, specFolder: "", print: () => {} };
  const run = () => runCrdCommand(["import", "/missing.yaml"], { ...options, warn: (text) => console.error(text) });
  assert.equal(await failing(run), [1, "orch: /missing.yaml does not exist"]);
});

test("crd prints how it is used wherever help is asked for", async () => {
  const asked = [["-h"], ["export", "-h"], ["import", "/missing.yaml", "--help"]];
  for (const argv of asked) {
    const printed: string[] = [];
    const options = { platform: generated.platform, specFolder: "", print: (text: string) => void printed.push(text) };
    const run = () => runCrdCommand(argv, { ...options, warn: (text) => console.error(text) });
    assert.equal(await failing(run), [0, ""]);
    assert.match(printed.join(), /^Usage: orch crd export /);
  }
});

test("certificate alone prints how it is used", async () => {
  const usage = "Usage: orch certificate approve NAME... [flags]";
  assert.equal(await failing(() => runCertificateCommand([])), [2, usage]);
});

test("a token that ends at once is not made, nor one that ended", async () => {
  const short = "orch: --ttl: must be at least 1m, or 0 for a token without an end: a machine takes a while to join";
  assert.equal(await failing(() => createToken(["--ttl=1ns"])), [2, short]);
  const negative = 'orch: invalid argument "-1h" for "--ttl" flag: must not be negative';
  assert.equal(await failing(() => createToken(["--ttl=-1h"])), [2, negative]);
});

test("a controller that a configuration file names and there is not has its line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "refused-"));
  const file = join(folder, "config.yaml");
  const form = "apiVersion: controller-manager.config.orch.io/v1alpha1\nkind: ControllerManagerConfiguration\n";
  writeFileSync(file, `${form}controllers:\n  - "*"\n  - nonsense\n`);
  const [code, text] = await failing(async () => (await controllerManager(["--config", file])) ?? 0);
  rmSync(folder, { recursive: true });
  assert.is(code, 2);
  assert.ok(text.startsWith(`orch: ${file}:4:3: controllers: "nonsense" is not a controller; known are `), text);
});

test.run();
