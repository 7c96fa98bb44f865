import { impersonationHeaders } from "../client/connection.ts";
import { type CredentialSource, credentialSource } from "../client/credentials/credentials.ts";
import { type KubeconfigUsers, loadKubeconfigUsers } from "../client/kubeconfig.ts";
import type { HookCredentials } from "../proxy/webhooks/caller.ts";

/** What the server shows a webhook at "HOST:PORT". Rejects with an Error where it cannot be read. */
export type CredentialsOfHook = (hostPort: string) => Promise<HookCredentials>;

interface Kept {
  readonly source: CredentialSource;
  readonly headers: HookCredentials["headers"];
}

/**
 * The users of a kubeconfig are named after the webhooks that they are for. Each is read when its webhook is called
 * first; its files are read again later on. Rejects with an Error for a file that is no kubeconfig.
 */
export async function hookCredentials(file: string): Promise<CredentialsOfHook> {
  const users = await loadKubeconfigUsers(file);
  const known = new Map<string, Kept>();
  const keptOf = async (name: string): Promise<Kept> => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const { auth, impersonate } = await users.read(name);
    const kept = { source: await credentialSource(auth), headers: impersonationHeaders(impersonate) };
    known.set(name, kept);
    return kept;
  };
  return async (hostPort) => {
    const name = userFor(hostPort, users);
    if (name === undefined) return { headers: {} };
    const { source, headers } = await keptOf(name);
    const { authorization, cert, key } = await source.current();
    return {
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(cert === undefined || key === undefined ? {} : { cert, key }),
    };
  };
}

/**
 * The most exact name: "hook.default.svc:443", "*.default.svc:443" and so on, then the same without the usual port,
 * then "*", then the user of the current context.
 */
export function userFor(hostPort: string, { names, current }: Pick<KubeconfigUsers, "names" | "current">) {
  const withoutPort = hostPort.endsWith(":443") ? [hostPort.slice(0, -":443".length)] : [];
  const wanted = [hostPort, ...withoutPort].flatMap((each) => {
    const parts = each.replace(/^\[(.*)\]$/, "$1").split(".");
    return [parts.join("."), ...parts.slice(1).map((_, index) => `*.${parts.slice(index + 1).join(".")}`)];
  });
  return [...wanted, "*"].find((each) => names.has(each)) ?? (names.has(current ?? "") ? current : undefined);
}
