import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { hostname, networkInterfaces } from "node:os";
import { join } from "node:path";
import { groupNodes, userNodePrefix } from "../../generated/wellknown.ts";
import type { UpFlags } from "../../generated/flags.ts";
import type { ApiServer } from "../apiserver/apiserver.ts";
import type { Logger } from "../component/logs/logger.ts";
import type { Generated } from "../schema/index.ts";
import { issueLeaf } from "../x509/authority.ts";
import { hostName } from "../x509/extensions.ts";
import { userName } from "../x509/name.ts";
import { authorityIn, newKubeconfig } from "./kubeconfig.ts";

export interface UpNodeOptions {
  readonly flags: Pick<UpFlags, "certDir" | "containerRuntimeEndpoint" | "generated" | "loggingFormat" | "v">;
  readonly server: Pick<ApiServer, "certificates" | "dataDir">;
  readonly generated: Generated;
  readonly log: Logger;
}

/** How long the certificates of the node are good for; each start makes them anew. */
const lifetime = "8760h0m0s";
const lifetimeMs = 8760 * 3600_000;

/**
 * Starts a node agent of this machine in a process of its own, which the server and the agent know each other by
 * certificates of the server's authority. Resolves to how to end it, which leaves its pods running.
 */
export async function startUpNode(options: UpNodeOptions): Promise<() => Promise<void>> {
  const { flags, server, generated, log } = options;
  const { name: program } = generated.platform;
  const nodeName = hostname().toLowerCase();
  const folder = join(server.dataDir, "node");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pki = flags.certDir === "" ? join(server.dataDir, "pki") : flags.certDir;
  const files = writeCertificates(folder, { nodeName, certificates: server.certificates, pki });
  const kubeconfig = await newKubeconfig(
    {
      user: `${userNodePrefix}${nodeName}`,
      group: [groupNodes],
      expiration: lifetime,
      output: "",
      ...folders(options),
    },
    program,
  );
  writeFileSync(files.kubeconfig, kubeconfig, { mode: 0o600 });
  const child = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1] ?? "", "nodeagent", ...argsOf(options, files)],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"], // by the channel the agent knows that this process lives
    },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let isStopping = false;
  void ended.then(() => {
    if (!isStopping) log.error(`the node agent has ended with ${endingOf(child)}; the server runs on`);
  });
  return async () => {
    isStopping = true;
    child.kill("SIGTERM");
    await ended;
  };
}

function folders({ flags, server }: UpNodeOptions): { readonly dataDir: string; readonly certDir: string } {
  return { dataDir: server.dataDir, certDir: flags.certDir };
}

function endingOf({ exitCode, signalCode }: ChildProcess): string {
  return exitCode === null ? `the signal ${signalCode}` : `exit code ${exitCode}`;
}

interface NodeFiles {
  readonly folder: string;
  readonly kubeconfig: string;
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

function argsOf({ flags }: UpNodeOptions, files: NodeFiles): readonly string[] {
  const { containerRuntimeEndpoint, loggingFormat, v } = flags;
  return [
    ...["--kubeconfig", files.kubeconfig, "--container-runtime-endpoint", containerRuntimeEndpoint],
    ...["--root-dir", join(files.folder, "root"), "--pod-logs-dir", join(files.folder, "logs")],
    ...["--client-ca-file", files.ca, "--tls-cert-file", files.cert, "--tls-private-key-file", files.key],
    ...["--anonymous-auth=false", "--authorization-mode", "Webhook", "--authentication-token-webhook"],
    ...["--port", "0", "--healthz-port", "0", "--v", String(v)],
    ...(loggingFormat === "" ? [] : ["--logging-format", loggingFormat]),
    ...(flags.generated === "" ? [] : ["--generated", flags.generated]),
  ];
}

/** Throws an Error where the server's authority signs nothing. */
function writeCertificates(
  folder: string,
  {
    nodeName,
    certificates,
    pki,
  }: { readonly nodeName: string; readonly pki: string } & Pick<ApiServer, "certificates">,
): NodeFiles {
  const at = (name: string) => join(folder, name);
  const files = {
    folder,
    kubeconfig: at("kubeconfig"),
    ca: at("ca.crt"),
    cert: at("serving.crt"),
    key: at("serving.key"),
  };
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const own = Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
  const addresses = own.filter((each) => !each.includes("%"));
  const leaf = {
    subject: userName(`${userNodePrefix}${nodeName}`, [groupNodes]),
    names: [...new Set([nodeName, ...addresses])].map(hostName),
    usages: ["digital signature", "server auth"],
    ...{ publicKey, durationMs: lifetimeMs },
  };
  writeFileSync(files.ca, certificates.ca.cert);
  writeFileSync(files.key, privateKey.export({ type: "pkcs8", format: "pem" }).toString(), { mode: 0o600 });
  writeFileSync(files.cert, issueLeaf(leaf, authorityIn(pki), Date.now()));
  return files;
}
