import * as assert from "uvu/assert";
import { flagSets, parseControllerManagerFlags, parseNodeagentFlags } from "../../generated/flags.ts";
import { tlsLimits } from "../../runtime/component/serving/tlsLimits.ts";
import { type FlagSet, flagsWithoutEffect, type ParsedFlags } from "../../runtime/schema/flags.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags of controllers and node agents as installers set them");

interface Installed {
  readonly by: string;
  readonly component: string;
  readonly parse: (argv: readonly string[]) => ParsedFlags<object>;
  readonly argv: readonly string[];
  readonly withoutEffect: readonly string[];
}

const controllers = { component: "controller-manager", parse: parseControllerManagerFlags };
const agent = { component: "nodeagent", parse: parseNodeagentFlags };

const installed: readonly Installed[] = [
  {
    by: "kubeadm",
    ...controllers,
    argv: [
      ...["--allocate-node-cidrs=true", "--authentication-kubeconfig=/c.conf", "--authorization-kubeconfig=/c.conf"],
      ...["--bind-address=127.0.0.1", "--client-ca-file=/ca.crt", "--cluster-cidr=10.244.0.0/16", "--cluster-name=one"],
      ...["--cluster-signing-cert-file=/ca.crt", "--cluster-signing-key-file=/ca.key"],
      ...["--controllers=*,bootstrapsigner,tokencleaner", "--kubeconfig=/c.conf", "--leader-elect=true"],
      ...["--requestheader-client-ca-file=/front.crt", "--root-ca-file=/ca.crt"],
      ...["--service-account-private-key-file=/sa.key", "--service-cluster-ip-range=10.96.0.0/16"],
      "--use-service-account-credentials=true",
    ],
    withoutEffect: ["cluster-name"],
  },
  {
    by: "kubeadm",
    ...agent,
    argv: [
      ...["--bootstrap-kubeconfig=/b.conf", "--kubeconfig=/k.conf", "--config=/config.yaml"],
      ...["--container-runtime-endpoint=unix:///run/containerd/containerd.sock", "--hostname-override=one"],
      ...["--node-ip=192.0.2.5", "--node-labels=a=b", "--register-with-taints=c=d:NoSchedule"],
    ],
    withoutEffect: [],
  },
  {
    by: "k3s",
    ...agent,
    argv: [
      ...["--address=0.0.0.0", "--anonymous-auth=false", "--authentication-token-webhook=true"],
      ...["--authorization-mode=Webhook", "--cgroup-driver=systemd", "--client-ca-file=/ca.crt"],
      ...["--cloud-provider=external", "--cluster-dns=10.43.0.10", "--cluster-domain=cluster.local"],
      ...["--container-runtime-endpoint=unix:///c.sock", "--containerd=/c.sock", "--fail-swap-on=false"],
      ...["--eviction-hard=imagefs.available<5%,nodefs.available<5%", "--healthz-bind-address=127.0.0.1"],
      "--eviction-minimum-reclaim=imagefs.available=10%,nodefs.available=10%",
      ...["--hostname-override=one", "--kubeconfig=/k.conf", "--nodeagent-cgroups=/k3s", "--runtime-cgroups=/k3s"],
      ...["--node-labels=", "--pod-manifest-path=/pods", "--read-only-port=0", "--resolv-conf=/etc/resolv.conf"],
      ...["--serialize-image-pulls=false", "--tls-cert-file=/a.crt", "--tls-private-key-file=/a.key"],
    ],
    withoutEffect: ["containerd"],
  },
];

for (const { by, component, parse, argv, withoutEffect } of installed) {
  test(`${component} takes those of ${by}, and names those without effect`, () => {
    const parsed = parse(argv);
    if (!("given" in parsed)) throw new Error(JSON.stringify(parsed));
    assert.equal(flagsWithoutEffect(flagSets[component] as FlagSet, parsed.given), withoutEffect);
  });
}

test("a benchmark's flags of TLS reach the port of controllers", () => {
  const ofTls = ["--tls-min-version=VersionTLS13", "--tls-cipher-suites=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256"];
  const parsed = parseControllerManagerFlags([...ofTls, "--concurrent-deployment-syncs=10"]);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  const { flags } = parsed;
  assert.equal(tlsLimits(flags), {
    minVersion: "TLSv1.3",
    ciphers: "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE-RSA-AES128-GCM-SHA256",
  });
  assert.equal(flagsWithoutEffect(flagSets["controller-manager"] as FlagSet, parsed.given), [
    "concurrent-deployment-syncs",
  ]);
});

test("help says of each flag without effect that it has none", () => {
  const parsed = parseNodeagentFlags(["--help"]);
  const text = ("help" in parsed ? parsed.help : "").replace(/\s+/g, " ");
  assert.match(text, /--hairpin-mode string [^-]*\. No effect: it is accepted so that programs that set it start\./);
});

test.run();
