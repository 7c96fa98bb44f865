import type { Client } from "../../../generated/client.ts";
import { groupBootstrappers, groupNodes, userAnonymous } from "../../../generated/wellknown.ts";
import { isAlreadyExists } from "../../client/errors.ts";
import type { Platform } from "../../schema/index.ts";
import { type ClusterInfo, clusterInfo, clusterInfoText } from "./clusterInfo.ts";

/** Of those who come with a token to join by. */
export function joinersGroup({ name }: Platform): string {
  return `${groupBootstrappers}:${name}:default-node-token`;
}

/**
 * Makes what is missing so that machines can join: what the server says of itself to all, and the rights of joiners to
 * ask for certificates, which controllers approve then. What is there stays, but for what the server says of itself.
 */
export async function letMachinesJoin(client: Client, info: ClusterInfo, platform: Platform): Promise<void> {
  const { v1 } = client.rbac;
  const { name: prefix, apiDomain, names } = platform;
  const joiners = joinersGroup(platform);
  const approver = (who: string) => `system:certificates.${apiDomain}:certificatesigningrequests:${who}`;
  const groups: readonly (readonly [string, string, string])[] = [
    ["node-bootstrappers", "system:node-bootstrapper", joiners],
    ["node-autoapprove-bootstrap", approver("nodeclient"), joiners],
    ["node-autoapprove-certificate-rotation", approver("selfnodeclient"), groupNodes],
  ];
  for (const [name, role, group] of groups) {
    await unlessThere(
      v1.clusterrolebindings.create({
        metadata: { name: `${prefix}:${name}` },
        roleRef: { kind: "ClusterRole", name: role },
        subjects: [{ kind: "Group", name: group }],
      }),
    );
  }
  const name = `${prefix}:bootstrap-signer-clusterinfo`;
  const rules = [{ apiGroups: [""], resources: ["configmaps"], resourceNames: [clusterInfo.name], verbs: ["get"] }];
  await unlessThere(v1.roles.namespace(names.namespacePublic).create({ metadata: { name }, rules }));
  await unlessThere(
    v1.rolebindings.namespace(names.namespacePublic).create({
      metadata: { name },
      roleRef: { kind: "Role", name },
      subjects: [{ kind: "User", name: userAnonymous }],
    }),
  );
  await publish(client, clusterInfoText(info), platform);
}

async function publish({ core }: Client, text: string, { names }: Platform): Promise<void> {
  const configMaps = core.v1.configmaps.namespace(names.namespacePublic);
  const { name, payloadKey } = clusterInfo;
  await unlessThere(configMaps.create({ metadata: { name }, data: { [payloadKey]: text } }));
  const stored = await configMaps.get(name);
  if (stored.data?.[payloadKey] === text) return;
  await configMaps.update({ ...stored, data: { ...stored.data, [payloadKey]: text } });
}

async function unlessThere(creating: Promise<unknown>): Promise<void> {
  try {
    await creating;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
