import { join } from "node:path";
import type { Client } from "../../generated/client.ts";
import { parseCertificateApproveFlags } from "../../generated/flags.ts";
import { builtIn, generatedOf } from "./builtIn.ts";
import { complain, print } from "./output.ts";
import { unknownCommand } from "./unknownCommand.ts";

/** `certificate approve NAME...`, as kubectl knows it of its own API group alone. Returns the exit code. */
export async function runCertificateCommand([action = "", ...rest]: readonly string[]): Promise<number> {
  const usage = `Usage: ${builtIn.platform.name} certificate approve NAME... [flags]`;
  if (action === "--help" || action === "-h") return print(usage, 0);
  if (action === "") return fail(usage);
  if (action !== "approve") return complain(`${unknownCommand(action, ["approve"], "certificate")}\n\n${usage}`, 2);
  const firstFlag = rest.findIndex((each) => each.startsWith("-"));
  const names = firstFlag === -1 ? rest : rest.slice(0, firstFlag);
  const parsed = parseCertificateApproveFlags(rest.slice(names.length));
  if ("help" in parsed) return print(parsed.help, 0);
  if ("error" in parsed) return complain(parsed.error, 2);
  if (names.length === 0) return complain(`the names of requests must stand first\n\n${usage}`, 2);
  const { dataDir, kubeconfig } = parsed.flags;
  const { generated } = await generatedOf("certificate approve", rest);
  const { createClient } = await generated.loadClient();
  const path = kubeconfig === "" ? join(dataDir, "admin.kubeconfig") : kubeconfig;
  const client = createClient({ kubeconfig: path }) as Client;
  try {
    for (const name of names) await approve(client, name);
  } finally {
    client.transport.close();
  }
  return 0;
}

/** As other groups of commands do that are called without one of them. */
function fail(usage: string): number {
  console.error(usage);
  return 2;
}

async function approve(client: Client, name: string): Promise<void> {
  const requests = client.certificates.v1.certificatesigningrequests;
  const request = await requests.get(name);
  const { conditions = [] } = request.status ?? {};
  if (conditions?.some(({ type }) => type === "Approved") !== true) {
    const message = `This request was approved by ${builtIn.platform.name} certificate approve.`;
    const approved = { type: "Approved", status: "True", reason: "AdminApprove", message };
    await requests.approval.update({
      ...request,
      status: { ...request.status, conditions: [...(conditions ?? []), approved] },
    });
  }
  console.log(`certificatesigningrequest ${name} approved`);
}
