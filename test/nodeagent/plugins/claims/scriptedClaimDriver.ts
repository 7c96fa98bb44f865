import { join } from "node:path";
import { DRAPlugin, type NodePrepareResourcesRequest } from "../../../../generated/pb/dra/v1/api_pb.ts";
import { DRAPlugin as DRAPluginBeta } from "../../../../generated/pb/dra/v1beta1/api_pb.ts";
import { DRAResourceHealth, HealthStatus } from "../../../../generated/pb/dra/health/v1alpha1/api_pb.ts";
import { Registration } from "../../../../generated/pb/pluginregistration/v1/api_pb.ts";
import { startUnixServer } from "../../../../runtime/nodeagent/sockets/unixServer.ts";

/** A driver of devices that a test has: each claim has a device of its own name. */
export interface ScriptedClaimDriver {
  readonly socketPath: string;
  /** "prepare gpu", "unprepare gpu", in the order in which they came. */
  readonly calls: string[];
  /** What is wrong with a claim, by its name. */
  readonly errors: Map<string, string>;
  /** Says how all its devices are: "dev-gpu", "!dev-gpu" for an ill one, "?dev-gpu: too hot" with a message. */
  readonly report: (...devices: string[]) => void;
  /** Ends the streams of health that agents have. */
  readonly endStreams: () => void;
  /** How many such streams were begun. */
  readonly begun: () => number;
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
  /** Reports the health of its devices, which counts for so many seconds; 0: as long as the agent says. */
  readonly healthSeconds?: number;
}

export async function startScriptedClaimDriver(options: ScriptedClaimDriverOptions): Promise<ScriptedClaimDriver> {
  const { folder, name, version = "v1.DRAPlugin", registry, requests = [] } = options;
  const health = scriptedHealth(options.healthSeconds ?? 0);
  const supportedVersions = options.healthSeconds === undefined ? [version] : [version, "v1alpha1.DRAResourceHealth"];
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
      if (options.healthSeconds !== undefined) router.service(DRAResourceHealth, { nodeWatchResources: health.watch });
    },
  });
  const registration =
    registry === undefined
      ? undefined
      : await startUnixServer({
          path: join(registry, `${name}-reg.sock`),
          routes: (router) =>
            router.service(Registration, {
              getInfo: () => ({ type: "DRAPlugin", name, endpoint: socketPath, supportedVersions }),
              notifyRegistrationStatus: () => ({}),
            }),
        });
  const stop = async () => void (await Promise.all([registration?.stop(), server.stop()]));
  const { report, endStreams, begun } = health;
  return { socketPath, calls, errors, report, endStreams, begun, stop };
}

function scriptedHealth(seconds: number) {
  let shown: readonly string[] | undefined;
  let ends = 0;
  let begun = 0;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const each of waiting) each();
    waiting.clear();
  };
  async function* watch(_: unknown, { signal }: { readonly signal: AbortSignal }) {
    begun += 1;
    const began = ends;
    for (let last: readonly string[] | undefined; !signal.aborted && ends === began; ) {
      if (last !== shown) {
        last = shown;
        yield { devices: (shown ?? []).map((each) => healthOf(each, seconds)) };
        continue;
      }
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
    }
  }
  return {
    watch,
    begun: () => begun,
    report: (...devices: string[]) => {
      shown = devices;
      wake();
    },
    endStreams: () => {
      ends += 1;
      wake();
    },
  };
}

function healthOf(text: string, seconds: number) {
  const [name = "", message = ""] = text.split(": ");
  const health = name.startsWith("!") ? HealthStatus.UNHEALTHY : HealthStatus.HEALTHY;
  return {
    device: { poolName: "pool-a", deviceName: name.replace(/^[!?]/, "") },
    health: name.startsWith("?") ? HealthStatus.UNKNOWN : health,
    ...{ lastUpdatedTime: BigInt(Math.floor(Date.now() / 1000)), message },
    healthCheckTimeoutSeconds: BigInt(seconds),
  };
}
