import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { issueCertificate } from "../../x509/issue.ts";
import { userName } from "../../x509/name.ts";

export interface ServingCertificate {
  /** PEM texts. */
  readonly cert: string;
  readonly key: string;
}

export interface OwnServingOptions {
  /** Where the pair is kept, as `<agentName>.crt` and `<agentName>.key`. */
  readonly certDir: string;
  readonly agentName: string;
  /** Host names and addresses that clients reach the agent by. */
  readonly names: readonly string[];
  readonly nowMs: number;
}

const dayMs = 86_400_000;

/** The pair that an agent made for itself at an earlier start, or a new one that is kept for a year. */
export function ownServingCertificate({ certDir, agentName, names, nowMs }: OwnServingOptions): ServingCertificate {
  const files = { cert: join(certDir, `${agentName}.crt`), key: join(certDir, `${agentName}.key`) };
  const kept = readPair(files);
  if (kept !== undefined) return kept;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const [host = agentName] = names.filter((each) => isIP(each) === 0);
  const cert = issueCertificate({
    ...{ subject: userName(`${host}@${Math.floor(nowMs / 1000)}`, []), publicKey, signingKey: privateKey },
    ...{ notBeforeMs: nowMs - dayMs, notAfterMs: nowMs + 365 * dayMs, names: [...new Set(names)] },
  });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  mkdirSync(certDir, { recursive: true });
  writeFileSync(files.key, key, { mode: 0o600 });
  writeFileSync(files.cert, cert);
  return { cert, key };
}

/** Undefined where one of the files is not there. Throws an Error for a key that cannot be read. */
function readPair(files: { readonly cert: string; readonly key: string }): ServingCertificate | undefined {
  try {
    const pair = { cert: readFileSync(files.cert, "utf8"), key: readFileSync(files.key, "utf8") };
    createPrivateKey(pair.key);
    return pair;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`cannot read ${files.cert} and ${files.key}`, { cause: error });
  }
}
