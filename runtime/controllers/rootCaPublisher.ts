import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import type { Stored } from "../client/index.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { keepInEveryNamespace } from "./perNamespace.ts";

const key = "ca.crt";

/**
 * Sees to it that every namespace has the certificates of the API server's authority, so that pods can know the server
 * again. Without certificates of its own the server needs no publishing.
 */
export async function runRootCaPublisher(context: ControllerContext): Promise<void> {
  const { client, platform, rootCa } = context;
  if (rootCa === undefined) {
    context.onReady();
    return;
  }
  const name = platform.names.configMapRootCa;
  const description = `${platform.labelDomain}/description`;
  const annotations = {
    [description]: `Certificates that the ${platform.name} API server is verified with from inside the cluster.`,
  };
  const repair = (stored: Stored<ConfigMap>): Stored<ConfigMap> | undefined => {
    const { data = {}, metadata } = stored;
    const isDescribed = (metadata.annotations?.[description] ?? "") !== "";
    if (isDescribed && data[key] === rootCa && Object.keys(data).length === 1) return undefined;
    const described = { ...metadata, annotations: { ...metadata.annotations, ...annotations } };
    return { ...stored, metadata: described, data: { [key]: rootCa } };
  };
  const make = (): ConfigMap => ({ metadata: { name, annotations }, data: { [key]: rootCa } });
  const resource = client.core.v1.configmaps;
  await keepInEveryNamespace(context, { resource, queueName: "root_ca_cert_publisher", name, make, repair });
}
