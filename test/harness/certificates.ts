// x509 asks for it before it is loaded.
import "reflect-metadata";
import { webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/** A certificate authority with a server certificate for the DNS name and the loopback address, and a client's. */
export async function makeCertificates(dnsName: string, clientName: string, authority = "test authority") {
  const caKeys = await newKeys();
  const notAfter = new Date(Date.now() + 3_600_000);
  const ca = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${authority}`,
    keys: caKeys,
    signingAlgorithm: algorithm,
    notAfter,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });
  const root: Issuer = { name: ca.subject, signingKey: caKeys.privateKey };
  async function issue(commonName: string, extensions: x509.Extension[], issuer = root): Promise<Certificate> {
    const keys = await newKeys();
    const cert = await sign(commonName, keys.publicKey, { issuer, extensions });
    const pkcs8 = await webcrypto.subtle.exportKey("pkcs8", keys.privateKey);
    return { cert, key: x509.PemConverter.encode(pkcs8, "PRIVATE KEY") };
  }
  async function sign(
    commonName: string,
    publicKey: webcrypto.CryptoKey,
    { issuer: { name, signingKey }, extensions }: { issuer: Issuer; extensions: x509.Extension[] },
  ): Promise<string> {
    const subject = `CN=${commonName}`;
    const certified = { subject, issuer: name, publicKey, signingKey, signingAlgorithm: algorithm };
    return (await x509.X509CertificateGenerator.create({ ...certified, notAfter, extensions })).toString("pem");
  }
  const names = new x509.SubjectAlternativeNameExtension([
    { type: "dns", value: dnsName },
    { type: "ip", value: "127.0.0.1" },
  ]);
  return {
    ca: ca.toString("pem"),
    server: await issue(dnsName, [names]),
    /** Good for the DNS name alone. */
    namedServer: await issue(dnsName, [new x509.SubjectAlternativeNameExtension([{ type: "dns", value: dnsName }])]),
    client: await issue(clientName, []),
    /** Another client's, under an authority below this one, which its file has too. */
    clientBelow: async (name: string): Promise<Certificate> => {
      const keys = await newKeys();
      const extensions = [new x509.BasicConstraintsExtension(true, undefined, true)];
      const between = await sign("between", keys.publicKey, { issuer: root, extensions });
      const { cert, key } = await issue(name, [], { name: "CN=between", signingKey: keys.privateKey });
      return { cert: `${cert}\n${between}`, key };
    },
  };
}

interface Issuer {
  readonly name: string;
  readonly signingKey: webcrypto.CryptoKey;
}

async function newKeys() {
  return webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
}
