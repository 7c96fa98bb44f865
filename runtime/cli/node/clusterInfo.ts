import { isObject } from "../../schema/object.ts";

/** The config map in which a server says to all what it is. */
export const clusterInfo = {
  name: "cluster-info",
  /** A kubeconfig with the server and its authority alone, which is signed. */
  payloadKey: "kubeconfig",
  /** Begin of the keys of signatures, before the id of the token. */
  signatureKeyPrefix: "jws-kubeconfig-",
} as const;

export interface ClusterInfo {
  readonly server: string;
  /** PEM. */
  readonly ca: string;
}

/** JSON is YAML. */
export function clusterInfoText({ server, ca }: ClusterInfo): string {
  const cluster = { "certificate-authority-data": Buffer.from(ca).toString("base64"), server };
  const config = {
    ...{ apiVersion: "v1", kind: "Config", clusters: [{ name: "", cluster }] },
    ...{ contexts: [], "current-context": "", preferences: {}, users: [] },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Throws an Error for another text. */
export async function readClusterInfo(text: string): Promise<ClusterInfo> {
  const { parseYaml } = await import("../../negotiate/yaml.ts");
  const { value: config } = await parseYaml(text);
  const [first] = isObject(config) && Array.isArray(config.clusters) ? config.clusters : [];
  const cluster = isObject(first) && isObject(first.cluster) ? first.cluster : {};
  const { server, "certificate-authority-data": ca } = cluster;
  if (typeof server !== "string" || typeof ca !== "string") throw new Error("the server does not name its authority");
  return { server, ca: Buffer.from(ca, "base64").toString() };
}
