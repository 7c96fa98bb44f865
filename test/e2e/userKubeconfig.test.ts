import { X509Certificate } from "node:crypto";
import { lstatSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { type OrchProcess, runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("kubeconfig create");

const data = testFolder();
let server: OrchProcess;

test.before(async () => {
  server = await startOrch({ command: "apiserver", dataDir: data.path });
});
test.after(async () => {
  await server.close();
  data.remove();
});

const create = (...args: readonly string[]) => runOrch(["kubeconfig", "create", "--data-dir", data.path, ...args]);

function certificateIn(kubeconfig: string): X509Certificate {
  const [, base64 = ""] = /client-certificate-data: (\S+)/.exec(kubeconfig) ?? [];
  return new X509Certificate(Buffer.from(base64, "base64"));
}

async function whoIs(kubeconfig: string) {
  const client = createClient({ kubeconfig });
  const { status } = await client.authentication.v1.selfsubjectreviews.create({});
  client.transport.close();
  return { name: status?.userInfo?.username, groups: status?.userInfo?.groups };
}

test("the server knows the user and the groups of a kubeconfig that is written with mode 0600", async () => {
  const output = join(data.path, "ada.kubeconfig");
  const groups = ["--group", "team", "--group=ops: all"];
  assert.equal(await create("--user", "Ada: (1)", ...groups, "--output", output), { code: 0, out: "", err: "" });
  assert.is(statSync(output).mode & 0o777, 0o600);
  const text = readFileSync(output, "utf8");
  assert.equal(await whoIs(output), { name: "Ada: (1)", groups: ["team", "ops: all", "system:authenticated"] });
  const { validFrom, validTo, keyUsage } = certificateIn(text);
  assert.is(Date.parse(validTo) - Date.parse(validFrom), 24 * 3_600_000);
  assert.equal(keyUsage, ["1.3.6.1.5.5.7.3.2"]);
});

test("an --output of - is printed, and lives as long as --expiration says", async () => {
  const { code, out, err } = await create(
    "--user=system:node:n1",
    "--group=system:nodes",
    "--expiration=10m",
    "--output=-",
  );
  assert.equal([code, err], [0, ""]);
  const { validTo } = certificateIn(out);
  assert.ok(Math.abs(Date.parse(validTo) - Date.now() - 600_000) < 30_000, validTo);
  const file = join(data.path, "printed");
  writeFileSync(file, out);
  assert.is((await whoIs(file)).name, "system:node:n1");
});

test("a kubeconfig goes to a device, or to the file that a link leads to, and both stay what they are", async () => {
  const [device, link, file] = [join(data.path, "device"), join(data.path, "link"), join(data.path, "file")];
  symlinkSync("/dev/full", device);
  symlinkSync(file, link);
  writeFileSync(file, "");
  const full = await create("--user=ada", "--output", device);
  const problem = `orch: --output: cannot write the file: no space is left on the disk of ${device}\n`;
  assert.equal([full.code, full.err], [1, problem]);
  assert.is((await create("--user=ada", "--output", link)).code, 0);
  assert.is(certificateIn(readFileSync(file, "utf8")).subject, "CN=ada");
  assert.ok([device, link].every((each) => lstatSync(each).isSymbolicLink()));
});

test("mistakes are named in a line", async () => {
  const missing = join(data.path, "nowhere");
  const hint = "the server makes it at its first start; --data-dir and --cert-dir name its folders";
  const rows: readonly (readonly [args: readonly string[], code: number, message: string])[] = [
    [[], 2, "--user must name the user"],
    [["--user", "a", "--group="], 0, ""],
    [["--user", "a", "--group", "b,"], 2, "--group must not be empty"],
    [["--user", "a", "--expiration", "0s"], 2, "--expiration must be more than 0"],
    [["--user", "a", "--cert-dir", missing], 1, `${join(missing, "ca.crt")} is missing: ${hint}`],
    [
      ["--user", "a", "--output", join(missing, "x")],
      1,
      `--output: cannot write the file: ${join(missing, "x")} does not`,
    ],
    [["--user", "a", "--output", data.path], 1, `--output: cannot write the file: ${data.path} is a folder`],
    [["--usr", "a"], 2, "unknown flag: --usr (did you mean --user?)"],
  ];
  for (const [args, code, message] of rows) {
    const ended = await create(...args);
    assert.is(ended.code, code, ended.err);
    assert.ok(code === 0 || /^orch: [^\n]+\n$/.test(ended.err), ended.err);
    assert.ok(ended.err.includes(message), ended.err);
  }
});

test("no server need run, but its authority must be there with its key", async () => {
  await server.stop();
  assert.is((await create("--user", "ada")).code, 0);
  rmSync(join(data.path, "pki/ca.key"));
  const { code, err } = await create("--user", "ada");
  assert.is(code, 1);
  assert.match(err, /pki\/ca\.key is missing/);
});

test.run();
