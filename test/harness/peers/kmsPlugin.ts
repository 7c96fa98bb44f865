import { createServer } from "node:http2";
import { Code, ConnectError } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";
import { KeyManagementService } from "../../../generated/pb/kms/v2/api_pb.ts";

/** A plugin of a key management service that listens on a socket: its keys turn bytes around, and are named. */
export interface KmsPlugin {
  /** What it encrypts with from now on. */
  useKey: (keyId: string) => void;
  /** What `Status` says instead of "ok". */
  health: string;
  /** What calls fail with from now on; undefined: they do not. */
  failure: string | undefined;
  readonly calls: { readonly status: number; readonly encrypt: number; readonly decrypt: number };
  readonly close: () => Promise<void>;
}

export async function startKmsPlugin(socketPath: string, firstKey = "key-1"): Promise<KmsPlugin> {
  const calls = { status: 0, encrypt: 0, decrypt: 0 };
  let keyId = firstKey;
  const plugin = {
    useKey: (next: string) => {
      keyId = next;
    },
    health: "ok",
    failure: undefined as string | undefined,
    calls,
  };
  const called = (name: keyof typeof calls) => {
    calls[name]++;
    if (plugin.failure !== undefined) throw new ConnectError(plugin.failure, Code.Unavailable);
  };
  const server = createServer(
    connectNodeAdapter({
      routes: (router) =>
        router.service(KeyManagementService, {
          status: () => {
            called("status");
            return { version: "v2", healthz: plugin.health, keyId };
          },
          encrypt: ({ plaintext }) => {
            called("encrypt");
            const ciphertext = Buffer.concat([Buffer.from(`${keyId}|`), Buffer.from(plaintext).reverse()]);
            return { ciphertext, keyId, annotations: { "made-by.example.com": Buffer.from("test") } };
          },
          decrypt: ({ ciphertext, keyId: used, annotations }) => {
            called("decrypt");
            const begin = Buffer.from(`${used}|`);
            const isOwn = Buffer.from(ciphertext).subarray(0, begin.length).equals(begin);
            if (!isOwn || Buffer.from(annotations["made-by.example.com"] ?? []).toString() !== "test") {
              throw new ConnectError(`no key of the name ${used}`, Code.NotFound);
            }
            return { plaintext: Buffer.from(ciphertext.subarray(begin.length)).reverse() };
          },
        }),
    }),
  );
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return Object.assign(plugin, {
    close: () => {
      for (const session of sessions) session.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
