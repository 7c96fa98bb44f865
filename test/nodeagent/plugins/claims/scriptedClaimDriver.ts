import { join } from "node:path";
import { DRAPlugin, type NodePrepareResourcesRequest } from "../../../../generated/pb/dra/v1/api_pb.ts";
import { DRAPlugin as DRAPluginBeta } from "../../../../generated/pb/dra/v1beta1/api_pb.ts";
import { Registration } from "../../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { startUnixServer } from "../../../../runtime/nodeagent/sockets/unixServer.ts";

/** A driver of devices that a test has: each claim has a device of its own name. */
export interface ScriptedClaimDriver {
  readonly socketPath: string;
  /** "prepare gpu", "unprepare gpu", in the order in which they came. */
  readonly calls: string[];
  /** What is wrong with a claim, by its name. */
  readonly errors: Map<string, string>;
  readonly stop: () => Promise<void>;
}

export interface ScriptedClaimDriverOptions {
  readonly folder: string;
  readonly name: string;
  readonly version?: "v1.DRAPlugin" | "v1beta1.DRAPlugin";
  /** Registers in this folder, as drivers of the field do. */
  readonly registry?: string;
  /** Requests that the device of a claim is for. */
  readonly requests?: readonly string[];
}

export async function startScriptedClaimDriver(options: ScriptedClaimDriverOptions): Promise<ScriptedClaimDriver> {
  const { folder, name, version = "v1.DRAPlugin", registry, requests = [] } = options;
  const calls: string[] = [];
  const errors = new Map<string, string>();
  const socketPath = join(folder, `${name}.sock`);
  const prepared = ({ claims }: NodePrepareResourcesRequest) => {
    const answers = claims.map(({ uid, name: claim }) => {
      calls.push(`prepare ${claim}`);
      const cdiDeviceIds = [`${name}/device=${claim}`];
      const devices = [{ poolName: "pool-a", deviceName: `dev-${claim}`, requestNames: [...requests], cdiDeviceIds }];
      const error = errors.get(claim) ?? "";
      return [uid, error === "skip" ? undefined : { devices: error === "" ? devices : [], error }] as const;
    });
    return { claims: Object.fromEntries(answers.flatMap(([uid, each]) => (each === undefined ? [] : [[uid, each]]))) };
  };
  const unprepared = ({ claims }: NodePrepareResourcesRequest) => {
    for (const each of claims) calls.push(`unprepare ${each.name}`);
    return { claims: Object.fromEntries(claims.map((each) => [each.uid, { error: errors.get(each.name) ?? "" }])) };
  };
  const server = await startUnixServer({
    path: socketPath,
    routes: (router) => {
      const service = version === "v1.DRAPlugin" ? DRAPlugin : DRAPluginBeta;
      router.service(service, {
        nodePrepareResources: (request) => prepared(request),
        nodeUnprepareResources: (request) => unprepared(request as unknown as NodePrepareResourcesRequest),
      });
    },
  });
  const registration =
    registry === undefined
      ? undefined
      : await startUnixServer({
          path: join(registry, `${name}-reg.sock`),
          routes: (router) =>
            router.service(Registration, {
              getInfo: () => ({ type: "DRAPlugin", name, endpoint: socketPath, supportedVersions: [version] }),
              notifyRegistrationStatus: () => ({}),
            }),
        });
  const stop = async () => void (await Promise.all([registration?.stop(), server.stop()]));
  return { socketPath, calls, errors, stop };
}
