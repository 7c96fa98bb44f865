import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { suite } from "../../harness/suite.ts";
import { missingContainerd } from "../harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "../harness/realNode.ts";

const test = suite("pulling of images from a registry");
const missing = missingContainerd();

let node: RealNode;
let registry: Server;
/** "localhost:5000/team/desk:1" */
let image = "";
const asked: string[] = [];

/** Serves the harness's image under any name to those who know the password. */
function startRegistry(layout: string): Promise<Server> {
  const blob = (digest: string) => readFileSync(join(layout, "blobs", digest.replace(":", "/")));
  const { manifests } = JSON.parse(readFileSync(join(layout, "index.json"), "utf8"));
  const expected = `Basic ${Buffer.from("ann:secret").toString("base64")}`;
  const server = createServer(({ url = "", headers }, response) => {
    if (headers.authorization !== expected) {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="registry"' }).end();
      return;
    }
    const [, kind, reference = ""] = /^\/v2\/.+\/(manifests|blobs)\/(.+)$/.exec(url) ?? [];
    if (kind === undefined) return void response.writeHead(200).end();
    asked.push(`${kind}/${reference.slice(0, 6)}`);
    const [manifest] = manifests;
    const digest = reference.startsWith("sha256:") ? reference : manifest.digest;
    const type = kind === "manifests" ? manifest.mediaType : "application/octet-stream";
    const body = blob(digest);
    response.writeHead(200, { "Content-Type": type, "Docker-Content-Digest": digest, "Content-Length": body.length });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, "localhost", () => resolve(server)));
}

function make(name: string, container: Partial<Container> = {}, spec: Partial<PodSpec> = {}) {
  return node.make(name, { containers: [{ name: "main", image, command: obedientSleep, ...container }], ...spec });
}

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

async function waiting(name: string, reason: string): Promise<string> {
  const { containerStatuses } = await node.until(name, (status) => {
    return status.containerStatuses?.[0]?.state?.waiting?.reason === reason;
  });
  return containerStatuses?.[0]?.state?.waiting?.message ?? "";
}

function tests(): void {
  test.before(async () => {
    node = await startRealNode();
    registry = await startRegistry(join(node.runtime.folder, "image/layout"));
    const host = `localhost:${(registry.address() as AddressInfo).port}`;
    image = `${host}/team/desk:1`;
    const config = { auths: { [host]: { username: "ann", password: "secret" } } };
    const data = { ".dockerconfigjson": Buffer.from(JSON.stringify(config)).toString("base64") };
    const secrets = node.client.core.v1.secrets.namespace("default");
    await secrets.create({ metadata: { name: "pull" }, type: "orch.io/dockerconfigjson", data });
  });
  test.after(async () => {
    registry.closeAllConnections();
    registry.close();
    await node.close();
  });

  test("without a secret the registry refuses, then the pod waits", async () => {
    await make("poor");
    assert.match(await waiting("poor", "ErrImagePull"), /^failed to pull.*(401|authorization)/);
    assert.match(await waiting("poor", "ImagePullBackOff"), `Back-off pulling image "${image}": ErrImagePull: failed`);
    await node.remove("poor");
  });

  test("with a secret the image comes, and its pod runs", async () => {
    await make("rich", {}, { imagePullSecrets: [{ name: "pull" }] });
    const { containerStatuses } = await node.until("rich", isRunning);
    assert.match(containerStatuses?.[0]?.imageID ?? "", /sha256:/);
    await node.reported("rich", `Pulling: Pulling image "${image}"`);
    await node.reported(
      "rich",
      /^Pulled: Successfully pulled image ".*" in \d.* \(\d.* including waiting\)\. Image size: \d+ bytes\.$/,
    );
    await node.remove("rich");
  });

  test("now that it is here a pod without the secret does not get it, and one with it needs no registry", async () => {
    await make("thief", { imagePullPolicy: "IfNotPresent" });
    assert.match(await waiting("thief", "ErrImagePull"), "failed to pull");
    await node.remove("thief");
    asked.length = 0;
    await make("again", { imagePullPolicy: "IfNotPresent" }, { imagePullSecrets: [{ name: "pull" }] });
    await node.until("again", isRunning);
    assert.equal(asked, []);
    await node.remove("again");
  });

  test("always asks the registry, and fetches nothing that is here", async () => {
    asked.length = 0;
    await make("fresh", { imagePullPolicy: "Always" }, { imagePullSecrets: [{ name: "pull" }] });
    await node.until("fresh", isRunning);
    assert.ok(asked.includes("manifests/1") && !asked.some((each) => each.startsWith("blobs")), asked.join());
    await node.remove("fresh");
  });
}

if (missing === undefined) tests();
else test.skip("pulls", missing);

test.run();
