import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Code, ConnectError } from "@connectrpc/connect";
import {
  Node,
  NodeServiceCapability_RPC_Type as Ability,
  type NodePublishVolumeRequest,
  type NodeStageVolumeRequest,
  VolumeUsage_Unit as Unit,
} from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { Registration } from "../../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { startUnixServer } from "../../../../runtime/nodeagent/sockets/unixServer.ts";

/** A storage driver of a test: it notes its calls and answers as the test has set. */
export interface ScriptedDriver {
  readonly socketPath: string;
  /** "stage disk-1", "publish disk-1", in the order in which they came. */
  readonly calls: string[];
  readonly staged: Map<string, NodeStageVolumeRequest>;
  /** By the path at which they are. */
  readonly published: Map<string, NodePublishVolumeRequest>;
  /** Errors of calls by their names, until they are taken out. */
  readonly failures: Map<string, ConnectError>;
  readonly stop: () => Promise<void>;
}

export interface ScriptedDriverOptions {
  readonly folder: string;
  readonly name: string;
  readonly abilities?: readonly Ability[];
  readonly nodeId?: string;
  readonly maxVolumes?: number;
  readonly topology?: Readonly<Record<string, string>>;
  /** A folder by each volume's handle that is mounted for pods; absent: places are made and nothing is mounted. */
  readonly data?: string;
  /** Registers in this folder, as drivers of the field do. */
  readonly registry?: string;
}

export const usualAbilities: readonly Ability[] = [Ability.STAGE_UNSTAGE_VOLUME];

export async function startScriptedDriver(options: ScriptedDriverOptions): Promise<ScriptedDriver> {
  const { folder, name, abilities = usualAbilities, data, registry } = options;
  const calls: string[] = [];
  const staged: ScriptedDriver["staged"] = new Map();
  const published: ScriptedDriver["published"] = new Map();
  const failures: ScriptedDriver["failures"] = new Map();
  const called = (method: string, handle: string) => {
    calls.push(`${method} ${handle}`);
    const failure = failures.get(method);
    if (failure !== undefined) throw failure;
  };
  const socketPath = join(folder, `${name}.sock`);
  const server = await startUnixServer({
    path: socketPath,
    routes: (router) =>
      router.service(Node, {
        ...about(options),
        nodeStageVolume: (request) => {
          called("stage", request.volumeId);
          staged.set(request.volumeId, request);
          return {};
        },
        nodeUnstageVolume: ({ volumeId }) => {
          called("unstage", volumeId);
          if ([...published.values()].some((each) => each.volumeId === volumeId)) {
            throw new ConnectError("the volume is published", Code.FailedPrecondition);
          }
          staged.delete(volumeId);
          return {};
        },
        nodePublishVolume: (request) => {
          called("publish", request.volumeId);
          if (abilities.includes(Ability.STAGE_UNSTAGE_VOLUME) !== (request.stagingTargetPath !== "")) {
            if (!request.volumeId.startsWith("csi-")) throw new ConnectError("staging", Code.FailedPrecondition);
          }
          if (!published.has(request.targetPath)) show(request, data);
          published.set(request.targetPath, request);
          return {};
        },
        nodeUnpublishVolume: ({ volumeId, targetPath }) => {
          called("unpublish", volumeId);
          if (published.delete(targetPath)) hide(targetPath, data);
          return {};
        },
        nodeExpandVolume: ({ volumeId, capacityRange }) => {
          called("expand", `${volumeId} to ${capacityRange?.requiredBytes}`);
          return { capacityBytes: capacityRange?.requiredBytes ?? 0n };
        },
        nodeGetVolumeStats: () => ({ usage, volumeCondition: { abnormal: true, message: "a sector is bad" } }),
      }),
  });
  const registration = registry === undefined ? undefined : await register({ registry, name, endpoint: socketPath });
  const stop = async () => void (await Promise.all([registration?.stop(), server.stop()]));
  return { socketPath, calls, staged, published, failures, stop };
}

const usage = [
  { unit: Unit.BYTES, total: 1000n, available: 600n, used: 400n },
  { unit: Unit.INODES, total: 50n, available: 45n, used: 5n },
];

function about({ abilities = usualAbilities, nodeId = "n-1", maxVolumes = 0, topology }: ScriptedDriverOptions) {
  return {
    nodeGetInfo: () => ({
      nodeId,
      maxVolumesPerNode: BigInt(maxVolumes),
      ...(topology === undefined ? {} : { accessibleTopology: { segments: { ...topology } } }),
    }),
    nodeGetCapabilities: () => ({
      capabilities: abilities.map((type) => ({ type: { case: "rpc" as const, value: { type } } })),
    }),
  };
}

function register({ registry, name, endpoint }: { registry: string; name: string; endpoint: string }) {
  return startUnixServer({
    path: join(registry, `${name}-reg.sock`),
    routes: (router) =>
      router.service(Registration, {
        getInfo: () => ({ type: "CSIPlugin", name, endpoint, supportedVersions: ["1.0.0"] }),
        notifyRegistrationStatus: () => ({}),
      }),
  });
}

function show({ volumeId, targetPath, volumeCapability, readonly }: NodePublishVolumeRequest, data?: string): void {
  if (volumeCapability?.accessType.case === "block") {
    writeFileSync(targetPath, "");
    return;
  }
  mkdirSync(targetPath);
  if (data === undefined) return;
  const own = join(data, volumeId);
  mkdirSync(own, { recursive: true });
  execFileSync("mount", ["--bind", own, targetPath]);
  if (readonly) execFileSync("mount", ["-o", "remount,bind,ro", targetPath]);
}

function hide(targetPath: string, data?: string): void {
  if (data !== undefined) execFileSync("umount", [targetPath]);
  rmSync(targetPath, { recursive: true });
}
