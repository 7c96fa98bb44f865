import type { Duplex } from "node:stream";
import type { Exchange } from "../schema/generated.ts";
import type { Transport } from "./transport.ts";

export type { Exchange };

/**
 * Where the server is and who asks. Without `server`, a kubeconfig says so: `kubeconfig`, else the files that the
 * environment's KUBECONFIG lists, else ~/.kube/config. Single options win over what the kubeconfig says. With `server`
 * and neither `kubeconfig` nor `context`, no file is read.
 */
export interface ClientOptions {
  /** Path of a kubeconfig file. */
  readonly kubeconfig?: string;
  /** Name of a context; default the file's current-context. */
  readonly context?: string;
  /** "https://host:port", optionally with a path prefix; "http://" too. */
  readonly server?: string;
  /** Certificates that the server's is checked against, as PEM text; default those that Node trusts. */
  readonly ca?: string | Uint8Array;
  /** Client certificate, as PEM text. */
  readonly cert?: string | Uint8Array;
  /** Key of the client certificate, as PEM text. */
  readonly key?: string | Uint8Array;
  /** Bearer token. */
  readonly token?: string;
  /** File with the bearer token; read again every minute, since such tokens are rotated. */
  readonly tokenFile?: string;
  /** Gives a bearer token, in place of all that a kubeconfig says of who asks. */
  readonly tokenSource?: TokenSource;
  /** "http://host:port" or "https://host:port" of the proxy on the way to the server; "" for none. */
  readonly proxyUrl?: string;
  /** The name in the server's certificate, where it differs from the host in `server`. */
  readonly tlsServerName?: string;
  /** Accepts any server certificate: for experiments alone. */
  readonly insecureSkipTlsVerify?: boolean;
  /** Acts as another user, where the server allows it. */
  readonly impersonate?: Impersonation;
  /** Default: the program's name. The part before the first "/" names the field manager of writes. */
  readonly userAgent?: string;
  /** Time for one exchange; default 60,000. 0 waits without limit. Streams are limited up to their headers. */
  readonly timeoutMs?: number;
  /** How often 429 and 503 answers with Retry-After are tried again; default 5. */
  readonly maxRetries?: number;
  /** Texts of the server's Warning headers. */
  readonly onWarning?: (text: string) => void;
  /** Called for each request that was sent, those that are tried again too. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Opens a connection to an http server in place of a socket, e.g. to one in the same process. */
  readonly connect?: () => Duplex;
  /** Carries the requests instead of HTTPS, e.g. to a server in the same process. The options above are unused then. */
  readonly transport?: Transport;
}

/**
 * Makes a bearer token. It is asked again at `expiresAtMs`, in milliseconds since the epoch, and when the server
 * refused the token. Where it rejects, the request does.
 */
export type TokenSource = () => Promise<{ readonly token: string; readonly expiresAtMs: number }>;

export interface Impersonation {
  readonly user: string;
  readonly groups?: readonly string[];
  readonly uid?: string;
  readonly extra?: Readonly<Record<string, readonly string[]>>;
}
