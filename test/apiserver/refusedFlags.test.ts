import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { flagSets, parseApiserverFlags } from "../../generated/flags.ts";
import { storageBackendOf } from "../../runtime/apiserver/storageBackend.ts";
import { flagTexts } from "../../runtime/schema/flags.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags that an API server refuses");

const folder = mkdtempSync(join(tmpdir(), "refused-flags-"));
test.after(() => rmSync(folder, { recursive: true }));

/** What a server says that does not start. */
async function refusal(args: readonly string[]): Promise<string> {
  const outcome = await startFlagged(args).catch((error: Error) => error);
  if (outcome instanceof Error) return outcome.message;
  await outcome.stop();
  return "it started";
}

function flagsOf(args: readonly string[]) {
  const parsed = parseApiserverFlags(args);
  if (!("flags" in parsed)) throw new Error("error" in parsed ? parsed.error : "help was asked for");
  return parsed.flags;
}

test("--etcd-servers alone stores in etcd, and no back end beside it does not", async () => {
  const etcd = "--etcd-servers=http://127.0.0.1:1";
  assert.is(storageBackendOf(flagsOf([etcd])), "etcd3");
  assert.is(storageBackendOf(flagsOf([])), "lmdb");
  for (const backend of ["lmdb", "memory"]) {
    assert.is(
      await refusal([etcd, `--storage-backend=${backend}`]),
      `--etcd-servers: must not be given with --storage-backend=${backend}, which stores nothing in etcd; ` +
        "leave --storage-backend out, or set it to etcd3",
    );
  }
});

const invalid: readonly (readonly [arg: string, error: string])[] = [
  ...["", "/tmp"].map((address): [string, string] => {
    const reason = "must be an IP address such as 127.0.0.1";
    return [`--bind-address=${address}`, `invalid argument "${address}" for "--bind-address" flag: ${reason}`];
  }),
  ["--request-timeout=-1s", 'invalid argument "-1s" for "--request-timeout" flag: must not be negative'],
  [
    "--feature-gates=componentflagz=true",
    'invalid argument "componentflagz=true" for "--feature-gates" flag: ' +
      "unrecognized feature gate: componentflagz (did you mean ComponentFlagz?)",
  ],
  [
    "--feature-gates=ComponentFlagz=2",
    'invalid argument "ComponentFlagz=2" for "--feature-gates" flag: ' +
      "invalid value of ComponentFlagz=2, want true or false",
  ],
  ["-x", "unknown flag: -x"],
];
for (const [arg, error] of invalid)
  test(`${arg} is refused`, () => assert.equal(parseApiserverFlags([arg]), { error }));

test("an address that is not the machine's, and a port in use, are refused in the words of flags", async () => {
  assert.is(
    await refusal(["--bind-address=192.0.2.1"]),
    "--bind-address: this machine does not have the address 192.0.2.1; give one of its own, or 0.0.0.0 for all of them",
  );
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  assert.is(
    await refusal([`--secure-port=${port}`]),
    `--secure-port: port ${port} of 127.0.0.1 is in use by another program; choose another port`,
  );
  other.close();
});

/** A file of this text, which messages name. */
function fileOf(text: string): string {
  const file = join(folder, `file${(files += 1)}`);
  writeFileSync(file, text);
  return file;
}
let files = 0;

const configuration = (kind: string, rest: string) => `apiVersion: apiserver.config.orch.io/v1\nkind: ${kind}\n${rest}`;
const named = (flag: string, text: string, ...others: string[]) => [`--${flag}=${fileOf(text)}`, ...others];
const abac = "authorizers: [{ type: ABAC, name: abac }]\n";
const both = "claimMappings: { username: { claim: a, expression: claims.a } }";
const brokenCertificate = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
const batch = ["--audit-log-mode=batch", "--audit-log-batch-throttle-enable"];
const refused: readonly (readonly [args: readonly string[], message: string | RegExp])[] = [
  [
    [
      "--anonymous-auth",
      ...named("authentication-config", configuration("AuthenticationConfiguration", "anonymous: { enabled: true }\n")),
    ],
    /^--authentication-config: .*: anonymous: Forbidden: --anonymous-auth flag cannot be set [^\n]*$/,
  ],
  [
    named(
      "authentication-config",
      configuration(
        "AuthenticationConfiguration",
        `jwt: [{ issuer: { url: "https://a", audiences: [a] }, ${both} }]\n`,
      ),
    ),
    /^--authentication-config: \S+:3:\d+: jwt\[0\]\.claimMappings\.username: Invalid value: "": claim [^\n]*$/,
  ],
  [
    ["--runtime-config=api/all=false,v1=true"],
    "--runtime-config: api/all=false conflicts with --enable-priority-and-fairness=true",
  ],
  [
    ["--max-requests-inflight=0", "--max-mutating-requests-inflight=0"],
    "--max-requests-inflight and --max-mutating-requests-inflight: must not both be 0 with " +
      "--enable-priority-and-fairness=true",
  ],
  [["--authorization-mode="], "--authorization-mode: at least one authorization-mode must be passed"],
  [["--authorization-mode=RBAC,Node,RBAC"], "--authorization-mode: RBAC is given twice"],
  [
    named("authorization-config", configuration("AuthorizationConfiguration", abac)),
    /^--authorization-config: \S+: the authorizer of type ABAC needs --authorization-policy-file$/,
  ],
  [
    named("authorization-config", configuration("AuthorizationConfiguration", "authorizers: 1\n")),
    /^--authorization-config: \S+:3:14: authorizers: must be a list\n[^\n]*Required value: at least[^\n]*$/,
  ],
  [named("authorization-policy-file", "{\n", "--authorization-mode=ABAC"), /^--authorization-policy-file: \S+:1: /],
  [
    named("tracing-config-file", configuration("TracingConfiguration", "endpoint: foo\n")),
    /^--tracing-config-file: \S+:3:11: endpoint: must be HOST:PORT, or a URL/,
  ],
  ...["client-ca-file", "requestheader-client-ca-file"].map((flag): (typeof refused)[number] => [
    named(flag, brokenCertificate),
    new RegExp(`^--${flag}: \\S+ holds a certificate that cannot be read$`),
  ]),
  [
    named("tls-cert-file", brokenCertificate, `--tls-private-key-file=${fileOf("")}`),
    /^--tls-cert-file: \S+ holds a certificate that cannot be read$/,
  ],
  [
    named("service-account-signing-key-file", brokenCertificate),
    /^--service-account-signing-key-file: \S+: there is no private key in PEM form$/,
  ],
  [
    named("encryption-provider-config", "resources: []\n"),
    /^--encryption-provider-config: \S+:1:1: kind: the file must hold an EncryptionConfiguration of /,
  ],
  [
    named("token-auth-file", 'a,b,"c\n'),
    /^--token-auth-file: \S+:1: a quote is not closed, or stands inside a column$/,
  ],
  [
    [...batch, "--audit-log-batch-throttle-burst=1"],
    "--audit-log-batch-throttle-qps: must be at least 1 with --audit-log-batch-throttle-enable",
  ],
  [
    [...batch, "--audit-log-batch-throttle-qps=1"],
    "--audit-log-batch-throttle-burst: must be at least 1 with --audit-log-batch-throttle-enable",
  ],
  [
    [
      "--audit-log-truncate-enabled",
      "--audit-log-truncate-max-batch-size=10",
      "--audit-log-truncate-max-event-size=11",
    ],
    "--audit-log-truncate-max-batch-size: must be at least --audit-log-truncate-max-event-size (11)",
  ],
  [
    ["--audit-log-version=audit.orch.io/v2"],
    '--audit-log-version: "audit.orch.io/v2" is not audit.orch.io/v1, the only version',
  ],
  [
    ["--service-account-max-token-expiration=30m"],
    "--service-account-max-token-expiration: must be at least 1h, or 0 for no limit",
  ],
  [
    ["--service-account-issuer=https://[x"],
    '--service-account-issuer: "https://[x" must be a text without a colon, or a URL',
  ],
  [["--service-account-jwks-uri=http://a"], '--service-account-jwks-uri: "http://a" must be a URL of https'],
  [["--external-hostname=a b"], '--external-hostname: "a b" must be a host name or an IP address'],
  [
    ["--oidc-issuer-url=https://a", "--oidc-client-id=a", "--oidc-required-claim=x"],
    '--oidc-required-claim: "x" is not claim=value',
  ],
  [["--data-dir=/etc/passwd"], "--data-dir: cannot make the folder: /etc/passwd is no folder"],
  [["--cert-dir=/proc/none/x"], "--cert-dir: cannot make the folder: no folder can be made in /proc"],
  [["--tls-cert-file=/none", "--tls-private-key-file=/none"], "--tls-cert-file: /none does not exist"],
  [["--token-auth-file=/none"], "--token-auth-file: cannot read the file: /none does not exist"],
];
for (const [args, message] of refused) {
  const shown = args.join(" ").replaceAll(folder, "FOLDER");
  test(`${shown} refuses the start`, async () => {
    const said = await refusal(args);
    if (typeof message === "string") assert.is(said, message);
    else assert.match(said, message);
  });
}

test("a folder on a read-only file system refuses the start in words", async () => {
  const disk = join(folder, "read-only");
  const unmount = mountSmallDisk(disk, "1m");
  if (unmount === undefined) return; // needs root
  try {
    execFileSync("mount", ["-o", "remount,ro", disk]);
    const said = await refusal([`--data-dir=${disk}`]);
    assert.is(said, `--cert-dir: cannot make the folder: ${disk}/pki is on a read-only file system`);
  } finally {
    unmount();
  }
});

test("a network of services may be named by an address in it", async () => {
  const server = await startFlagged(["--service-cluster-ip-range=10.9.8.7/16"]);
  const { json } = await server.call("/apis/networking.orch.io/v1/servicecidrs/orch", { as: "admin" });
  assert.equal(json.spec.cidrs, ["10.9.0.0/16"]);
  await server.stop();
});

test("flags are shown without the passwords of URLs", () => {
  const set = flagSets["apiserver"];
  if (set === undefined) throw new Error("the flags of the API server");
  const urls = "--etcd-servers=http://root:secret@a:2379,https://b:2379/x@y";
  const shown = flagTexts(set, flagsOf([urls, "--oidc-issuer-url=https://me@issuer"]));
  assert.is(shown["etcd-servers"], "http://<redacted>@a:2379,https://b:2379/x@y");
  assert.is(shown["oidc-issuer-url"], "https://<redacted>@issuer");
});

test.run();
