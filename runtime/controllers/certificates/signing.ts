import { readFile } from "node:fs/promises";
import { type Authority, authorityOf, issueLeaf } from "../../x509/authority.ts";
import { type CertificateRequest, readCertificateRequest } from "../../x509/certificateRequest.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { conditionOf, type Request, requestText, runOverRequests, withCondition } from "./requests.ts";
import { problemFor, type Signer, signerOf } from "./signers.ts";
import type { AuthorityFiles, SigningOptions } from "./signingOptions.ts";

/** Signs approved requests of the platform's own signers, and marks those as failed that a signer does not sign. */
export async function runSigningController(context: ControllerContext): Promise<void> {
  const { platform, signing, nowMs, signal } = context;
  if (signing === undefined) {
    context.onReady();
    return;
  }
  await runOverRequests(context, {
    queueName: "csrsigning",
    look: async (request, resource) => {
      const signer = signerOf(platform, request.spec.signerName);
      const files = signer === undefined ? undefined : signing.authorities[signer];
      if (signer === undefined || files === undefined || !isToBeSigned(request)) return undefined;
      const asked = readAsked(request, signer);
      if (typeof asked === "string") {
        const failure = { type: "Failed", reason: "SignerValidationFailure", message: asked } as const;
        await resource.status.update(withCondition(request, failure), { signal });
        return undefined;
      }
      const authority = await readAuthority(files);
      const pem = issueLeaf(leafOf(asked, request, signing), authority, nowMs());
      const certificate = Buffer.from(pem).toString("base64");
      await resource.status.update({ ...request, status: { ...request.status, certificate } }, { signal });
      return undefined;
    },
  });
}

function isToBeSigned(request: Request): boolean {
  if ((request.status?.certificate ?? "") !== "") return false;
  const has = (type: string) => conditionOf(request, type) !== undefined;
  return has("Approved") && !has("Denied") && !has("Failed");
}

/** What is asked for, or why the signer does not sign it. */
function readAsked(request: Request, signer: Signer): CertificateRequest | string {
  try {
    const asked = readCertificateRequest(requestText(request));
    return problemFor[signer]({ request: asked, usages: request.spec.usages ?? [] }) ?? asked;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @limit Lifetime that a request asks for: ten minutes at least, and at most what the signer gives. */
const minDurationMs = 600_000;

function leafOf(asked: CertificateRequest, { spec }: Request, { maxDurationMs }: SigningOptions) {
  const wantedMs = spec.expirationSeconds === undefined ? maxDurationMs : spec.expirationSeconds * 1000;
  return {
    ...asked,
    names: asked.names.map(({ der }) => der),
    usages: spec.usages ?? [],
    durationMs: Math.min(Math.max(wantedMs, minDurationMs), maxDurationMs),
  };
}

async function readAuthority({ certFile, keyFile }: AuthorityFiles): Promise<Authority> {
  const [cert, key] = await Promise.all([readFile(certFile, "utf8"), readFile(keyFile, "utf8")]);
  try {
    return authorityOf(cert, key);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${certFile} and ${keyFile} sign nothing: ${cause}`, { cause: error });
  }
}
