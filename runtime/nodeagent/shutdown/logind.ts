import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pause } from "../../lib/pause.ts";
import { bus, connectDbus, type Dbus } from "./dbusClient.ts";
import { messageTypes } from "./dbusMessage.ts";
import { takeInhibitor } from "./inhibitor.ts";

export interface LogindOptions {
  /** Of the system's bus: "unix:path=/run/dbus/system_bus_socket". */
  readonly address: string;
  /** systemd-inhibit */
  readonly inhibitProgram: string;
  /** Folder of files that change the configuration of logind. */
  readonly configFolder: string;
  readonly agentName: string;
  readonly agentTitle: string;
  readonly signal: AbortSignal;
}

/** The service that shuts the machine down. */
export interface Logind {
  /** Makes logind wait so long for those who delay a shutdown. Rejects where it does not. */
  readonly allowDelay: (seconds: number) => Promise<void>;
  /** Delays shutdowns; resolves with how to let them go on. */
  readonly inhibit: () => Promise<() => void>;
  /** A shutdown begins, or was cancelled. */
  readonly onShutdown: (listener: (isBeginning: boolean) => void) => void;
  readonly closed: Promise<void>;
  readonly close: () => void;
}

const login = {
  destination: "org.freedesktop.login1",
  path: "/org/freedesktop/login1",
  interface: "org.freedesktop.login1.Manager",
} as const;

const systemd = {
  destination: "org.freedesktop.systemd1",
  path: "/org/freedesktop/systemd1",
  interface: "org.freedesktop.systemd1.Manager",
} as const;

const hangUp = 1;
const reloadTries = 20;
const reloadPollMs = 100;

/** Connects to logind over the system's bus. Rejects where there is none. */
export async function openLogind(options: LogindOptions): Promise<Logind> {
  const connection = await connectDbus(options.address);
  try {
    await delaySeconds(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
  const match = `type='signal',interface='${login.interface}',member='PrepareForShutdown',path='${login.path}'`;
  await connection.call({ ...bus, member: "AddMatch", signature: "s", body: [match] });
  return {
    allowDelay: (seconds) => allowDelay(connection, seconds, options),
    inhibit: () => takeInhibitor({ program: options.inhibitProgram, agentName: options.agentName }),
    onShutdown: (listener) =>
      connection.onMessage(({ type, member, body }) => {
        if (type === messageTypes.signal && member === "PrepareForShutdown") listener(body?.[0] === true);
      }),
    closed: connection.closed,
    close: connection.close,
  };
}

async function allowDelay(connection: Dbus, seconds: number, options: LogindOptions): Promise<void> {
  if ((await delaySeconds(connection)) >= seconds) return;
  const { configFolder, agentName, agentTitle, signal } = options;
  await mkdir(configFolder, { recursive: true });
  const text = `# ${agentTitle} logind override\n[Login]\nInhibitDelayMaxSec=${Math.ceil(seconds)}\n`;
  await writeFile(join(configFolder, `99-${agentName}.conf`), text);
  const reload = { ...systemd, member: "KillUnit", signature: "ssi", body: ["systemd-logind.service", "all", hangUp] };
  await connection.call(reload);
  for (let attempt = 0; attempt < reloadTries; attempt++) {
    if ((await delaySeconds(connection)) >= seconds) return;
    await pause(reloadPollMs, signal);
  }
  throw new Error(`logind does not let its InhibitDelayMaxSec be ${seconds} s, as the shutdown grace periods need`);
}

/** How long logind waits at most. */
async function delaySeconds(connection: Dbus): Promise<number> {
  const [delay] = await connection.call({
    ...{ ...login, interface: "org.freedesktop.DBus.Properties", member: "Get" },
    ...{ signature: "ss", body: [login.interface, "InhibitDelayMaxUSec"] },
  });
  const micros = typeof delay === "object" && typeof delay.value === "bigint" ? delay.value : 0n;
  return Number(micros) / 1_000_000;
}
