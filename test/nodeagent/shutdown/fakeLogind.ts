import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bus, connectDbus, type Dbus } from "../../../runtime/nodeagent/shutdown/dbusClient.ts";
import { type DbusMessage, messageTypes } from "../../../runtime/nodeagent/shutdown/dbusMessage.ts";

/** Why there is no D-Bus here; undefined where there is. */
export function missingDbus(): string | undefined {
  try {
    execFileSync("dbus-daemon", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "dbus-daemon is not installed";
  }
}

/** A bus of its own with logind and systemd on it. */
export interface FakeLogind {
  readonly address: string;
  readonly configFolder: string;
  /** Takes the place of systemd-inhibit: a file is there while it holds the lock. */
  readonly inhibitProgram: string;
  readonly isInhibited: () => boolean;
  readonly prepareForShutdown: (isBeginning: boolean) => void;
  readonly close: () => Promise<void>;
}

export async function startFakeLogind({ delaySeconds = 5, takesOverrides = true } = {}): Promise<FakeLogind> {
  const folder = mkdtempSync(join(tmpdir(), "orch-logind-"));
  const address = `unix:path=${join(folder, "bus")}`;
  const configFile = join(folder, "bus.conf");
  writeFileSync(configFile, busConfiguration(address));
  const daemon = spawn("dbus-daemon", [`--config-file=${configFile}`, "--nofork"], { stdio: "ignore" });
  const connection = await connected(address, daemon);
  for (const name of ["org.freedesktop.login1", "org.freedesktop.systemd1"]) {
    await connection.call({ ...bus, member: "RequestName", signature: "su", body: [name, 0] });
  }
  const configFolder = join(folder, "logind.conf.d");
  let delay = delaySeconds;
  const reload = () => {
    const text = readFileSync(join(configFolder, "99-acmelet.conf"), "utf8");
    if (takesOverrides) delay = Number(/^InhibitDelayMaxSec=(\d+)$/m.exec(text)?.[1]);
  };
  connection.onMessage((message) => {
    const answer = answerOf(message, { delay: () => delay, reload });
    if (message.type === messageTypes.call) connection.send({ ...answer, ...addressOf(message) });
  });
  const lock = join(folder, "lock");
  const inhibitProgram = join(folder, "systemd-inhibit");
  writeFileSync(inhibitProgram, inhibitScript(lock));
  chmodSync(inhibitProgram, 0o755);
  return {
    ...{ address, configFolder, inhibitProgram, isInhibited: () => existsSync(lock) },
    prepareForShutdown: (isBeginning) =>
      connection.send({
        ...{ type: messageTypes.signal, path: "/org/freedesktop/login1", member: "PrepareForShutdown" },
        ...{ interface: "org.freedesktop.login1.Manager", signature: "b", body: [isBeginning] },
      }),
    close: async () => {
      connection.close();
      daemon.kill();
      if (daemon.exitCode === null) await once(daemon, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function answerOf(
  { member, body = [] }: DbusMessage,
  { delay, reload }: { readonly delay: () => number; readonly reload: () => void },
): Pick<DbusMessage, "type" | "signature" | "body" | "errorName"> {
  if (member === "Get" && body[1] === "InhibitDelayMaxUSec") {
    const value = BigInt(delay()) * 1_000_000n;
    return { type: messageTypes.reply, signature: "v", body: [{ signature: "t", value }] };
  }
  if (member === "KillUnit") {
    reload();
    return { type: messageTypes.reply };
  }
  return { type: messageTypes.error, errorName: "test.Unknown", signature: "s", body: [`no ${member} here`] };
}

function addressOf({ serial, sender }: DbusMessage): Pick<DbusMessage, "replySerial" | "destination"> {
  return { replySerial: serial, ...(sender === undefined ? {} : { destination: sender }) };
}

async function connected(address: string, daemon: ChildProcess): Promise<Dbus> {
  for (;;) {
    try {
      return await connectDbus(address);
    } catch (error) {
      if (daemon.exitCode !== null) throw error;
      await sleep(10);
    }
  }
}

function busConfiguration(address: string): string {
  return `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>${address}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
`;
}

function inhibitScript(lock: string): string {
  return `#!/bin/sh
[ "$1 $2" = "--what=shutdown --mode=delay" ] || exit 1
while [ "$1" != -- ]; do shift; done
shift
touch ${lock}
"$@"
rm ${lock}
`;
}
