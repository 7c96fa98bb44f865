import type { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import type { Client } from "../../../generated/client.ts";
import type { NodeAddress } from "../../../generated/core/v1/node.ts";
import { isUnauthorized } from "../../client/errors.ts";
import { pause } from "../../lib/pause.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { Platform } from "../../schema/platform.ts";
import type { NodeAgentOptions } from "../agentOptions.ts";
import { type CertificatePair, type CertificateStore, certificateStore } from "./certificateStore.ts";
import { clientStore } from "./ensureIdentity.ts";
import { keepCertificate } from "./keepCertificate.ts";
import { type CertificateWish, requestCertificate } from "./requestCertificate.ts";
import { servingNames } from "./servingNames.ts";

export interface KeepIdentityOptions {
  readonly options: NodeAgentOptions;
  /** Of the node, as they are now. */
  readonly addresses: () => readonly NodeAddress[];
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** Where an agent keeps the certificate of its port that the API server has issued. */
export function servingStore(certDir: string, { agentName }: Pick<Platform, "agentName">): CertificateStore {
  return certificateStore(certDir, `${agentName}-server`);
}

/** Has the agent's certificates made anew in time, until the signal ends that. Resolves then. */
export async function keepIdentity(given: KeepIdentityOptions): Promise<void> {
  const { rotatesClient, rotatesServing } = given.options.identity;
  await Promise.all([rotatesClient ? keepClient(given) : undefined, rotatesServing ? keepServing(given) : undefined]);
}

function keepClient({ options, signal, report }: KeepIdentityOptions): Promise<void> {
  const { unlimitedClient: client, clock, identity, nodeName, platform } = options;
  const store = clientStore(identity.certDir, platform);
  const signerName = platform.names.signerAgentClient;
  const ask = (by: Client) =>
    requestCertificate({ client: by, nodeName, signerName, purpose: "client auth", names: [], store, signal });
  const request = async (): Promise<CertificatePair> => {
    try {
      return await ask(client);
    } catch (error) {
      const bootstrapper = isUnauthorized(error) ? identity.bootstrapClient?.() : undefined;
      if (bootstrapper === undefined) throw error;
      return await ask(bootstrapper).finally(() => bootstrapper.transport.close());
    }
  };
  const isFit = () => true;
  return keepCertificate({ store, request, isFit, clock, random: Math.random, signal, onError: report });
}

/** How often the agent looks whether its node has other addresses. */
const lookMs = 1000;

/** Keeps a certificate of what the node is called now; a request for other names is given up. */
async function keepServing(given: KeepIdentityOptions): Promise<void> {
  const { options, addresses, signal } = given;
  const dnsNamesSuffice = options.ports.isGateOn("AllowDNSOnlyNodeCSR");
  const namesNow = () => servingNames(addresses(), { dnsNamesSuffice });
  while (!signal.aborted) {
    const names = namesNow();
    const renamed = new AbortController();
    const current = AbortSignal.any([signal, renamed.signal]);
    const kept = names.length === 0 ? undefined : keepNamed(names, { ...given, signal: current });
    while (!signal.aborted && deepEqual(namesNow(), names)) await pause(lookMs, signal);
    renamed.abort();
    await kept;
  }
}

function keepNamed(names: readonly string[], { options, signal, report }: KeepIdentityOptions): Promise<void> {
  const { unlimitedClient: client, clock, identity, log, nodeName, platform } = options;
  const store = servingStore(identity.certDir, platform);
  const wish: CertificateWish = {
    ...{ client, nodeName, names, store, signal, purpose: "server auth" },
    signerName: platform.names.signerAgentServing,
    onAsked: (name) => log.info(`the certificate of the port waits for the approval of ${name}`),
  };
  const request = () => requestCertificate(wish);
  const isFit = (certificate: X509Certificate) => names.every((each) => isNamed(certificate, each));
  return keepCertificate({ store, request, isFit, clock, random: Math.random, signal, onError: report });
}

function isNamed(certificate: X509Certificate, name: string): boolean {
  return (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) !== undefined;
}
