import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { eventually } from "../client/fakeServer.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("a service manager");

const folder = mkdtempSync(join(tmpdir(), "orch-service-"));
test.after(() => rmSync(folder, { recursive: true, force: true }));
const said = join(folder, "said");
const notify = join(folder, "systemd-notify");
writeFileSync(notify, `#!/bin/sh\necho "$NOTIFY_SOCKET $@" >> ${said}\n`);
chmodSync(notify, 0o755);

const heard = () => (existsSync(said) ? readFileSync(said, "utf8").trimEnd().split("\n") : []);

async function withManager(env: Readonly<Record<string, string>>, run: (orch: OrchProcess) => Promise<void>) {
  rmSync(said, { force: true });
  const path = `${folder}:${process.env.PATH ?? ""}`;
  const orch = await startOrch({ args: ["--storage-backend=memory"], env: { PATH: path, ...env } });
  try {
    await run(orch);
  } finally {
    await orch.close();
  }
}

test("hears that the server is ready, again and again that it lives, and that it stops", () =>
  withManager({ NOTIFY_SOCKET: "/run/manager", WATCHDOG_USEC: "200000" }, async (orch) => {
    await eventually(() => heard().filter((each) => each.endsWith("WATCHDOG=1")).length >= 3, "three signs of life");
    assert.is(heard()[0], `/run/manager READY=1 MAINPID=${orch.pid}`);
    const { code } = await orch.stop("SIGTERM");
    assert.is(code, 0);
    assert.ok(heard().includes("/run/manager STOPPING=1"));
    assert.is(orch.errors(), "");
  }));

test("hears no signs of life that it asked of another process, or of none", async () => {
  for (const env of [{ WATCHDOG_USEC: "20000", WATCHDOG_PID: "1" }, { WATCHDOG_USEC: "x" }, {}]) {
    await withManager({ NOTIFY_SOCKET: "/run/manager", ...env }, async (orch) => {
      await eventually(() => heard().length > 0, "a word of it");
      await orch.stop("SIGTERM");
      assert.is(heard().filter((each) => each.includes("WATCHDOG")).length, 0);
    });
  }
});

test("that cannot be reached is logged once, and the server serves", () =>
  withManager({ NOTIFY_SOCKET: "/run/manager", WATCHDOG_USEC: "20000", PATH: "/nowhere" }, async (orch) => {
    await eventually(() => orch.errors() !== "", "a complaint");
    await orch.stop("SIGTERM");
    const lines = orch.errors().trimEnd().split("\n");
    assert.is(lines.length, 1, orch.errors());
    assert.match(lines[0] ?? "", /cannot tell the service manager by systemd-notify: spawn systemd-notify ENOENT/);
  }));

test("a process that none waits for calls none", () =>
  withManager({ NOTIFY_SOCKET: "" }, async (orch) => {
    await orch.stop("SIGTERM");
    assert.equal(heard(), []);
  }));

const units = join(import.meta.dirname, "../../examples/operation");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
for (const unit of readdirSync(units).filter((each) => each.endsWith(".service"))) {
  const title = `${unit} is a unit that systemd reads without a complaint`;
  if (!hasSystemd) test.skip(title, "systemd-analyze is not installed");
  else
    test(title, () => {
      const text = execFileSync("systemd-analyze", ["verify", join(units, unit)], { encoding: "utf8", stdio: "pipe" });
      assert.is(text, "");
    });
}

test.run();
