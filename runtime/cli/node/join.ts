import { mkdirSync, writeFileSync } from "node:fs";
import { join as joinPath, resolve } from "node:path";
import { type NodeJoinFlags, parseNodeagentFlags, parseNodeJoinFlags } from "../../../generated/flags.ts";
import { bootstrapToken } from "../../schema/access/bootstrapToken.ts";
import { builtIn, generatedOf } from "../builtIn.ts";
import { nodeagent } from "../nodeagent.ts";
import { complain, print } from "../output.ts";
import { discoverAuthority } from "./discover.ts";

/**
 * `node join SERVER`: makes sure of the server, writes a kubeconfig that may ask for the certificate of a node, and
 * runs the agent with it. Returns the exit code, or undefined while the agent runs.
 */
export async function join(argv: readonly string[]): Promise<number | undefined> {
  const end = argv.indexOf("--");
  const own = end === -1 ? argv : argv.slice(0, end);
  const ofAgent = end === -1 ? [] : argv.slice(end + 1);
  const [server = "", ...rest] = own[0]?.startsWith("-") === false ? own : ["", ...own];
  const parsed = parseNodeJoinFlags(rest);
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  const agent = parseNodeagentFlags(ofAgent);
  if ("help" in agent) return print(agent.help, 0);
  if ("error" in agent) return complain(agent.error, 2);
  const { token, caCertHash: hashes } = parsed.flags;
  const url = urlOf(server);
  const problem = url === undefined ? "the address of the server must stand first, as HOST:PORT" : wrong(parsed.flags);
  if (problem !== undefined || url === undefined) return complain(problem ?? "", 2);
  const { generated } = await generatedOf("nodeagent", ofAgent);
  const ca = await discoverAuthority({ server: url, token, hashes, generated });
  const { name } = builtIn.platform;
  const flags = writeFiles(resolve(agent.flags.rootDir), { server: url, token, ca });
  console.log(`${name}: ${url} is the server that the token is of; a later start of the agent needs no token:`);
  console.log(`  ${name} nodeagent ${[...flags, ...ofAgent].join(" ")}`);
  return nodeagent([...flags, ...ofAgent]);
}

/** "host:6443" and "https://host:6443" */
function urlOf(server: string): string | undefined {
  const text = server.includes("://") ? server : `https://${server}`;
  if (server === "" || !URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === "https:" ? origin : undefined;
}

function wrong({ token, caCertHash, unsafeSkipCaVerification }: NodeJoinFlags): string | undefined {
  const [id = "", secret = "", more] = token.split(".");
  const isToken = bootstrapToken.idForm.test(id) && bootstrapToken.secretForm.test(secret) && more === undefined;
  const { name } = builtIn.platform;
  if (!isToken) return `--token must be a token as ID.SECRET, which "${name} node token create" prints`;
  const bad = caCertHash.find((each) => !/^sha256:[0-9a-f]{64}$/.test(each));
  if (bad !== undefined)
    return `--ca-cert-hash: ${JSON.stringify(bad)} is no hash, as sha256: and 64 hexadecimal digits`;
  if (caCertHash.length > 0 || unsafeSkipCaVerification) return undefined;
  return `--ca-cert-hash is missing, so the token alone would vouch for the server, and any holder of the token can pass
for it. "${name} node token create" prints the hash; --unsafe-skip-ca-verification joins without.`;
}

/** Returns the agent's flags. */
function writeFiles(
  folder: string,
  { server, token, ca }: { readonly server: string; readonly token: string; readonly ca: string },
): readonly string[] {
  const { name } = builtIn.platform;
  const at = (file: string) => joinPath(folder, file);
  const cluster = { server, "certificate-authority-data": Buffer.from(ca).toString("base64") };
  const config = {
    ...{ apiVersion: "v1", kind: "Config", "current-context": name },
    clusters: [{ name, cluster }],
    users: [{ name, user: { token } }],
    contexts: [{ name, context: { cluster: name, user: name } }],
  };
  mkdirSync(at("pki"), { recursive: true, mode: 0o700 });
  writeFileSync(at("pki/ca.crt"), ca);
  writeFileSync(at("bootstrap.kubeconfig"), `${JSON.stringify(config, undefined, 2)}\n`, { mode: 0o600 });
  return [
    ...["--bootstrap-kubeconfig", at("bootstrap.kubeconfig"), "--kubeconfig", at("kubeconfig")],
    ...["--client-ca-file", at("pki/ca.crt"), "--anonymous-auth=false", "--rotate-server-certificates"],
    ...["--authorization-mode", "Webhook", "--authentication-token-webhook"],
  ];
}
