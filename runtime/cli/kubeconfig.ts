import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type KubeconfigCreateFlags, parseKubeconfigCreateFlags } from "../../generated/flags.ts";
import { kubeconfigText, writeKubeconfig } from "../auth/kubeconfigFile.ts";
import { loadKubeconfig } from "../client/kubeconfig.ts";
import { onDisk } from "../lib/flagFile.ts";
import { durationMs } from "../schema/duration.ts";
import { type Authority, authorityOf, issueLeaf } from "../x509/authority.ts";
import { userName } from "../x509/name.ts";
import { unknownCommand } from "./unknownCommand.ts";

export interface KubeconfigCommandOptions {
  readonly program: string;
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** `kubeconfig create`: a user's certificate, without a server. Returns the exit code. */
export async function runKubeconfigCommand(
  [action = "", ...rest]: readonly string[],
  { program, print, warn }: KubeconfigCommandOptions,
): Promise<number> {
  if (action !== "create") {
    const isHelp = action === "--help" || action === "-h";
    const problem =
      isHelp || action === "" ? "" : `${program}: ${unknownCommand(action, ["create"], "kubeconfig")}\n\n`;
    (isHelp ? print : warn)(`${problem}${usage(program)}`);
    return isHelp ? 0 : 2;
  }
  const parsed = parseKubeconfigCreateFlags(rest);
  if ("help" in parsed) {
    print(parsed.help);
    return 0;
  }
  const problem = "error" in parsed ? parsed.error : problemOf(parsed.flags);
  if ("error" in parsed || problem !== undefined) {
    warn(`${program}: ${problem}`);
    return 2;
  }
  const { output } = parsed.flags;
  const text = await newKubeconfig(parsed.flags, program);
  if (output === "" || output === "-") print(text.trimEnd());
  else writeTo(output, text);
  return 0;
}

/** Throws an Error that names the flag. */
function writeTo(output: string, text: string): void {
  onDisk({ flag: "output", path: output, problem: "cannot write the file" }, () => {
    const found = statSync(output, { throwIfNoEntry: false });
    if (found === undefined) writeKubeconfig(output, text);
    else if (found.isFile()) writeKubeconfig(realpathSync(output), text);
    else writeFileSync(output, text); // a file in the place of a device or a pipe would take it from all programs
  });
}

function problemOf({ user, group, expiration }: KubeconfigCreateFlags): string | undefined {
  if (user === "") return "--user must name the user";
  if (group.includes("")) return "--group must not be empty";
  return (durationMs(expiration) ?? 0) > 0 ? undefined : "--expiration must be more than 0";
}

/** Throws an Error that names the file which is missing or cannot be used. */
export async function newKubeconfig(flags: KubeconfigCreateFlags, name: string): Promise<string> {
  const { user, group, expiration, dataDir, certDir } = flags;
  const authority = authorityIn(certDir === "" ? join(dataDir, "pki") : certDir);
  const { server, tls } = await loadKubeconfig({ path: needed(join(dataDir, "admin.kubeconfig")) });
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const leaf = {
    subject: userName(user, group),
    names: [],
    usages: ["digital signature", "client auth"],
    publicKey,
    durationMs: durationMs(expiration) ?? 0,
  };
  return kubeconfigText({
    ...{ name, server, user },
    serverName: tls.serverName,
    ca: tls.ca?.toString() ?? "",
    cert: issueLeaf(leaf, authority, Date.now()),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    context: name,
  });
}

/** The authority of a certificate folder. Throws an Error that names the file which is missing or cannot be used. */
export function authorityIn(folder: string): Authority {
  const [certFile, keyFile] = [needed(join(folder, "ca.crt")), needed(join(folder, "ca.key"))];
  try {
    return authorityOf(readFileSync(certFile, "utf8"), readFileSync(keyFile, "utf8"));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${certFile} and ${keyFile} sign nothing: ${cause}`, { cause: error });
  }
}

function needed(file: string): string {
  if (existsSync(file)) return file;
  throw new Error(
    `${file} is missing: the server makes it at its first start; --data-dir and --cert-dir name its folders`,
  );
}

function usage(program: string): string {
  return `Usage: ${program} kubeconfig create [flags]

create  Makes a kubeconfig for a user, with a client certificate.

kubeconfig create --help lists the flags.`;
}
