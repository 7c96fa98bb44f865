import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { controllerManager } from "../../runtime/cli/controllerManager.ts";
import { suite } from "../harness/suite.ts";

const test = suite("flags that a controller manager refuses");

const folder = mkdtempSync(join(tmpdir(), "controller-manager-flags-"));
test.after(() => rmSync(folder, { recursive: true }));

const kubeconfig = join(folder, "kubeconfig");
writeFileSync(
  kubeconfig,
  `apiVersion: v1
kind: Config
current-context: a
contexts: [{ name: a, context: { cluster: a } }]
clusters: [{ name: a, cluster: { server: "http://127.0.0.1:1" } }]
`,
);

const none = "cannot read the file: /none does not exist";
const signing = ["--cluster-signing-cert-file", "--cluster-signing-key-file"] as const;
const dual = "10.0.0.0/16,fd00::/56";
const networks = (cidrs: string, ...others: string[]) => [
  ...["--allocate-node-cidrs", `--cluster-cidr=${cidrs}`],
  ...others,
];
const refused: readonly (readonly [args: readonly string[], message: RegExp])[] = [
  [["--kubeconfig=/none"], /^--kubeconfig: \/none: no such kubeconfig file$/],
  [["--authentication-kubeconfig=/none"], /^--authentication-kubeconfig: \/none: no such kubeconfig file$/],
  [["--authorization-kubeconfig=/none"], /^--authorization-kubeconfig: \/none: no such kubeconfig file$/],
  [["--root-ca-file=/none"], new RegExp(`^--root-ca-file: ${none}$`)],
  [[`${signing[0]}=/none`], new RegExp(`^${signing.join(" and ")} must be set together$`)],
  [[`${signing[0]}=/none`, `${signing[1]}=/none`], new RegExp(`^${signing[0]}: ${none}$`)],
  [[`${signing[0]}=${kubeconfig}`, `${signing[1]}=/none`], new RegExp(`^${signing[1]}: ${none}$`)],
  [[`${signing[0]}=${kubeconfig}`, `${signing[1]}=${kubeconfig}`], new RegExp(`^${signing[0]}: `)],
  [["--leader-elect-lease-duration=5s"], /^--leader-elect-lease-duration: must be longer than --leader-elect-renew/],
  [["--controllers=namespace-controler"], /^--controllers: "namespace-controler" is not a controller \(did you mean /],
  [
    ["--allocate-node-cidrs"],
    /^--allocate-node-cidrs: name the network from which nodes get theirs in --cluster-cidr$/,
  ],
  [networks("10.0.0.0"), /^--cluster-cidr: "10\.0\.0\.0" is not a network such as /],
  [networks("10.0.0.0/16,10.1.0.0/16"), /^--cluster-cidr: give one network, or one of each address family$/],
  [networks("10.0.0.0/16,fd00::/56,10.1.0.0/16"), /^--cluster-cidr: give one network, or one of each/],
  [
    networks("10.0.0.0/25"),
    /^--cluster-cidr: 10\.0\.0\.0\/25 is smaller than the network of a node, \/24; give a larger/,
  ],
  [
    networks("10.0.0.1/7"),
    /^--cluster-cidr: 10\.0\.0\.0\/7 has more than 65,536 networks of nodes, \/24; give one of \/8/,
  ],
  [networks("fd00::/47"), /^--cluster-cidr: fd00::\/47 has more than 65,536 networks of nodes, \/64; give one of \/48/],
  [networks("10.0.0.0/8", "--node-cidr-mask-size=25"), /^--cluster-cidr: 10\.0\.0\.0\/8 has more than 65,536 networks/],
  [
    networks("10.0.0.0/16", "--node-cidr-mask-size=33"),
    /^--node-cidr-mask-size: \/33 is longer than an address of 10\./,
  ],
  [
    networks(dual, "--node-cidr-mask-size=24"),
    /^--node-cidr-mask-size: is for one network; --cluster-cidr has two, so /,
  ],
  [
    networks("10.0.0.0/16", "--node-cidr-mask-size=24", "--node-cidr-mask-size-ipv4=24"),
    /^--node-cidr-mask-size: must not be given with --node-cidr-mask-size-ipv4 and --node-cidr-mask-size-ipv6$/,
  ],
  [networks("fd00::/56", "--node-cidr-mask-size-ipv4=24"), /^--node-cidr-mask-size-ipv4: must not be given where /],
  [networks("10.0.0.0/16", "--node-cidr-mask-size-ipv6=64"), /^--node-cidr-mask-size-ipv6: must not be given where /],
  [networks(dual, "--service-cluster-ip-range=10.96.0.0/12,x"), /^--service-cluster-ip-range: "x" is not a network /],
];
for (const [args, message] of refused) {
  test(`${args.join(" ").replaceAll(folder, "FOLDER")} refuses the start`, async () => {
    const error = await controllerManager(["--kubeconfig", kubeconfig, "--secure-port=0", ...args]).catch(
      (each: Error) => each,
    );
    assert.match(error instanceof Error ? error.message : "", message);
  });
}

test.run();
