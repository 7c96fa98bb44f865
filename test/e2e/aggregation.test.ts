import { writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { missingKubectl, openShell, type Shell } from "../harness/kubectl.ts";
import { type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("kubectl and an extension server");

/** Loopback addresses are no endpoint's. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((each) => each !== undefined && !each.internal && each.family === "IPv4")?.address;
const missing = missingKubectl() ?? (address === undefined ? "this machine has no address but loopback" : undefined);

let server: OrchProcess;
/** Another server, which believes the first one and no other. */
let extension: OrchProcess;
let shell: Shell;

const definition = `
apiVersion: apiextensions.orch.io/v1
kind: CustomResourceDefinition
metadata: { name: things.extension.example.com }
spec:
  group: extension.example.com
  scope: Namespaced
  names: { plural: things, kind: Thing, shortNames: [th] }
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec: { type: object, properties: { size: { type: integer, description: Size in mm. } } }
`;

const registration = (port: string) => `
apiVersion: v1
kind: Service
metadata: { name: ext }
spec: { ports: [{ name: https, port: 443 }] }
---
apiVersion: discovery.orch.io/v1
kind: EndpointSlice
metadata: { name: ext-1, labels: { orch.io/service-name: ext } }
addressType: IPv4
endpoints: [{ addresses: ["${address}"] }]
ports: [{ name: https, port: ${port} }]
---
apiVersion: apiregistration.orch.io/v1
kind: APIService
metadata: { name: v1.extension.example.com }
spec:
  group: extension.example.com
  version: v1
  groupPriorityMinimum: 1000
  versionPriority: 10
  insecureSkipTLSVerify: true
  service: { namespace: default, name: ext }
`;

const thing = `
apiVersion: extension.example.com/v1
kind: Thing
metadata: { name: one }
spec: { size: 3 }
`;

test.before(async () => {
  if (missing !== undefined) return;
  server = await startOrch();
  const trust = ["--requestheader-client-ca-file", join(server.dataDir, "pki/front-proxy-ca.crt")];
  const names = ["--requestheader-allowed-names", "front-proxy-client"];
  const headers = ["--requestheader-username-headers=X-Remote-User", "--requestheader-group-headers=X-Remote-Group"];
  const args = ["--bind-address", address ?? "", ...trust, ...names, ...headers, "--storage-backend=memory"];
  extension = await startOrch({ command: "apiserver", args });
  const other = openShell({ kubeconfig: extension.kubeconfig });
  writeFileSync(join(other.home, "definition.yaml"), definition);
  assert.match((await other.run(`kubectl apply -f ${other.home}/definition.yaml`)).output, /created/);
  other.close();
  shell = openShell({ kubeconfig: server.kubeconfig });
});
test.after(async () => {
  if (missing !== undefined) return;
  shell.close();
  await server.close();
  await extension.close();
});

async function kubectl(command: string, input?: string): Promise<string> {
  if (input !== undefined) writeFileSync(join(shell.home, "input.yaml"), input);
  const { output, code } = await shell.run(`kubectl ${command}`);
  assert.is(code, 0, `${command}: ${output}`);
  return output;
}
const apply = (input: string) => kubectl(`apply -f ${shell.home}/input.yaml`, input);

const usedKubectl = (name: string, run: () => Promise<void>) =>
  missing === undefined ? test(name, run, { timeoutMs: 60_000 }) : test.skip(name, missing);

usedKubectl("its kinds are served as the server's own, to the user who asks", async () => {
  await apply(registration(new URL(extension.url).port));
  await kubectl("wait --for=condition=Available --timeout=20s apiservice/v1.extension.example.com");
  assert.match(await kubectl("get apiservice v1.extension.example.com"), /default\/ext +True/);
  assert.match(await apply(thing), /thing.extension.example.com\/one created/);
  assert.match(await kubectl("get th"), /^NAME +AGE\none +\d+s/);
  assert.match(
    await kubectl("api-resources --api-group=extension.example.com"),
    /things +th +extension\.example\.com\/v1/,
  );
  assert.match(await kubectl("explain thing.spec.size"), /Size in mm\./);
  assert.match(await kubectl(`patch th one --type=merge -p '{"spec":{"size":4}}'`), /patched/);
  assert.is(await kubectl("get th one -o jsonpath={.spec.size}"), "4");
  assert.match(await kubectl("wait --for=jsonpath={.spec.size}=4 th/one --timeout=10s"), /condition met/);
  assert.match(await kubectl("delete th one"), /deleted/);
});

usedKubectl("a user without rights on this server does not get through", async () => {
  const { output } = await shell.run("kubectl get th --as jane");
  assert.match(output, /User "jane" cannot list resource "things" in API group "extension.example.com"/);
});

usedKubectl("kubectl says what cannot be reached, and everything else works", async () => {
  await extension.stop("SIGKILL");
  await kubectl("wait --for=condition=Available=False --timeout=45s apiservice/v1.extension.example.com");
  const { output, code } = await shell.run("kubectl get th");
  assert.is(code, 1);
  assert.match(output, /the server is currently unable to handle the request/);
  assert.match(await kubectl("get namespaces"), /default/);
});

test.run();
