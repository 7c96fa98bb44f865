import { isUtf8 } from "node:buffer";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import {
  NodeServiceCapability_RPC_Type as Ability,
  VolumeCapability_AccessMode_Mode as Mode,
} from "../../../../generated/pb/csi/v1/csi_pb.ts";
import type { CSIDriver } from "../../../../generated/storage/v1/csiDriver.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { ObjectSource } from "../objectSource.ts";
import type { CsiDriver } from "./csiDriver.ts";
import type { CsiVolume } from "./csiVolume.ts";
import { type SeLinux, seLinuxOption } from "./seLinuxLabel.ts";
import type { SecretName } from "./secretName.ts";

/** A volume that a pod is to have. */
export interface Wanted {
  readonly volume: CsiVolume;
  readonly pod: Pod;
  /** The driver's object; undefined where there is none. */
  readonly definition: CSIDriver | undefined;
}

/** What a pod asks of a driver for one volume. */
export interface CsiAsked extends Wanted {
  readonly driver: CsiDriver;
  readonly labelDomain: string;
  readonly objects: Pick<ObjectSource, "secret" | "token">;
  readonly seLinux: SeLinux;
  /** Begins the keys of the pod's facts in a volume context: "csi.storage.orch.io". */
  readonly keyPrefix: string;
}

/** Throws an Error for a volume that lives in a way that its driver does not have. */
export function checkLifecycle({ volumeLifecycleMode: mode, driverName }: CsiVolume, definition?: CSIDriver): void {
  const modes = definition?.spec.volumeLifecycleModes ?? ["Persistent"];
  if (modes.includes(mode)) return;
  const only = `only supports [${modes.map((each) => `"${each}"`).join(" ")}]`;
  const why = definition === undefined ? "no CSIDriver object" : only;
  throw new Error(`volume mode "${mode}" not supported by driver ${driverName} (${why})`);
}

/** How a volume is to be used. */
export async function capabilityOf(asked: CsiAsked) {
  const { volume, pod, driver } = asked;
  const { isBlock, fsType, mountOptions, accessModes } = volume;
  const accessMode = { mode: modeOf(accessModes[0], await driver.can(Ability.SINGLE_NODE_MULTI_WRITER)) };
  if (isBlock) return { accessMode, accessType: { case: "block" as const, value: {} } };
  const { fsGroup } = pod.spec?.securityContext ?? {};
  const mountsForGroup = fsGroup !== undefined && (await driver.can(Ability.VOLUME_MOUNT_GROUP));
  const volumeMountGroup = mountsForGroup ? String(fsGroup) : "";
  const labelled = seLinuxOption(asked);
  const mountFlags = [...mountOptions, ...(labelled === undefined ? [] : [labelled])];
  const value = { fsType, mountFlags, volumeMountGroup };
  return { accessMode, accessType: { case: "mount" as const, value } };
}

function modeOf(accessMode: string | undefined, knowsSingleWriters: boolean): Mode {
  switch (accessMode) {
    case "ReadOnlyMany":
      return Mode.MULTI_NODE_READER_ONLY;
    case "ReadWriteMany":
      return Mode.MULTI_NODE_MULTI_WRITER;
    case "ReadWriteOncePod":
      return knowsSingleWriters ? Mode.SINGLE_NODE_SINGLE_WRITER : Mode.SINGLE_NODE_WRITER;
    default:
      return knowsSingleWriters ? Mode.SINGLE_NODE_MULTI_WRITER : Mode.SINGLE_NODE_WRITER;
  }
}

/** Whether the agent gives the files of a volume to the group of its pod. */
export async function isGivenToGroup({ volume, pod, driver, definition }: CsiAsked): Promise<boolean> {
  if (pod.spec?.securityContext?.fsGroup === undefined || volume.isBlock || volume.readOnly) return false;
  if (await driver.can(Ability.VOLUME_MOUNT_GROUP)) return false;
  const policy = definition?.spec.fsGroupPolicy ?? "ReadWriteOnceWithFSType";
  if (policy !== "ReadWriteOnceWithFSType") return policy === "File";
  const isSingle = volume.accessModes.some((each) => each === "ReadWriteOnce" || each === "ReadWriteOncePod");
  return volume.fsType !== "" && isSingle;
}

/** Which secret of a volume it is: `nodeStageSecretRef` */
type SecretUse = "NodeStage" | "NodePublish" | "NodeExpand";

/** Values of a secret, as texts. Rejects with an Error where there is none. */
export async function secretTexts(
  name: SecretName | undefined,
  asked: Pick<CsiAsked, "objects" | "volume" | "labelDomain">,
  use: SecretUse,
): Promise<Record<string, string>> {
  if (name === undefined) return {};
  const secret = await asked.objects.secret(name.namespace, name.name);
  if (secret === undefined) throw new Error(noSecret(name, asked, use));
  const entries = Object.entries(secret.data ?? {}).map(([key, value]) => [key, Buffer.from(value, "base64")] as const);
  if (!entries.every(([, bytes]) => isUtf8(bytes))) {
    throw new Error(
      "rpc error: code = Internal desc = grpc: error while marshaling: string field contains invalid UTF-8",
    );
  }
  return Object.fromEntries(entries.map(([key, bytes]) => [key, bytes.toString()]));
}

function noSecret(
  { namespace, name }: SecretName,
  { volume, labelDomain }: Pick<CsiAsked, "volume" | "labelDomain">,
  use: SecretUse,
): string {
  const plugin = `${labelDomain}/csi:`;
  const which = `${use}SecretRef ${namespace}/${name}`;
  const why = `${plugin} failed to find the secret ${name} in the namespace ${namespace} with error`;
  const whole = `${why}: secrets "${name}" not found`;
  if (use === "NodeExpand") return `expander.NodeExpand failed to get ${which}: ${whole}`;
  if (!volume.isBlock) return `fetching ${which} failed: ${whole}`;
  const at = use === "NodePublish" ? "blockMapper.publishVolumeForBlock failed" : "failed";
  return `${plugin} ${at} to get ${which}: ${whole}`;
}

/** What a driver is given at a publication: attributes of the volume, and of the pod where the driver asks for them. */
export async function publication(asked: CsiAsked) {
  const { volume, definition, keyPrefix } = asked;
  const spec = definition?.spec;
  const secrets = await secretTexts(volume.publishSecret, asked, "NodePublish");
  const tokens = volume.isBlock ? {} : await tokenTexts(asked);
  const inSecrets = spec?.serviceAccountTokenInSecrets === true;
  return {
    volumeContext: {
      ...volume.attributes,
      ...(spec?.podInfoOnMount === true ? podTexts(asked, keyPrefix) : {}),
      ...(inSecrets ? {} : tokens),
    },
    secrets: { ...secrets, ...(inSecrets ? tokens : {}) },
  };
}

function podTexts({ pod, volume }: CsiAsked, keyPrefix: string): Record<string, string> {
  const { namespace, name, uid } = podIdentity(pod);
  return {
    [`${keyPrefix}/pod.name`]: name,
    [`${keyPrefix}/pod.namespace`]: namespace,
    [`${keyPrefix}/pod.uid`]: uid,
    [`${keyPrefix}/serviceAccount.name`]: pod.spec?.serviceAccountName ?? "",
    [`${keyPrefix}/ephemeral`]: String(volume.volumeLifecycleMode === "Ephemeral"),
  };
}

/** Of the field, in seconds, for a driver that names none. */
const defaultTokenSeconds = 3600;

/** Tokens of the pod's account, by whom they are meant for. */
async function tokenTexts({ pod, definition, objects, keyPrefix }: CsiAsked): Promise<Record<string, string>> {
  const { tokenRequests = [] } = definition?.spec ?? {};
  if (tokenRequests.length === 0) return {};
  const issued = await Promise.all(
    tokenRequests.map(async ({ audience, expirationSeconds = defaultTokenSeconds }) => {
      const { token, expiresAtMs } = await objects.token(pod, { audience, expirationSeconds });
      return [audience, { token, expirationTimestamp: new Date(expiresAtMs).toISOString() }] as const;
    }),
  );
  return { [`${keyPrefix}/serviceAccount.tokens`]: JSON.stringify(Object.fromEntries(issued)) };
}
