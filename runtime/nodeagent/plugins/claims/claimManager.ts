import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Device } from "../../../../generated/pb/dra/v1/api_pb.ts";
import type { ResourceClaim } from "../../../../generated/resource/v1/resourceClaim.ts";
import { type DriverBackoff, driverBackoff } from "../../driverBackoff.ts";
import { keyedTurns } from "../../keyedTurns.ts";
import { type AnyContainer, podIdentity } from "../../container/podIdentity.ts";
import type { ClaimMeter } from "../../meters/claimMeter.ts";
import { memberOf } from "../../../schema/object.ts";
import type { ClaimCheckpoint, ClaimState, PreparedDevice } from "./claimCheckpoint.ts";
import type { ClaimDriver } from "./claimDrivers.ts";
import { type ContainerClaim, containerClaims, driversFor, type PodClaim, podClaims } from "./podClaims.ts";

export interface ClaimManagerOptions {
  readonly checkpoint: ClaimCheckpoint;
  /** Throws an Error for a driver that has not registered. */
  readonly driver: (name: string) => Pick<ClaimDriver, "nodePrepareResources" | "nodeUnprepareResources">;
  /** Reads a claim. Rejects with an Error where there is none. */
  readonly read: (namespace: string, name: string) => Promise<ResourceClaim>;
  readonly logError: (message: string, error: unknown) => void;
  /** Milliseconds of a clock that does not jump. */
  readonly nowMs: () => number;
  /** Measures what it runs. */
  readonly measured?: ClaimMeter["operation"];
}

/** A device of a claim that a container may use. */
export interface ContainerDevice extends PreparedDevice {
  readonly claimName: string;
  readonly namespace: string;
  readonly driver: string;
}

/** The resource claims of the pods of a node: prepared before the first pod starts, until the last has ended. */
export class ClaimManager {
  readonly #options: ClaimManagerOptions;
  readonly #measured: ClaimMeter["operation"];
  readonly #claims = new Map<string, ClaimState>();
  /** Keys of claims that this agent has prepared. */
  readonly #prepared = new Set<string>();
  readonly #inTurn = keyedTurns();
  readonly #backoff: DriverBackoff;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ClaimManagerOptions) {
    this.#options = options;
    this.#backoff = driverBackoff(options.nowMs);
    this.#measured = options.measured ?? ((_, run) => run());
  }

  /** Takes up what an agent before has kept. */
  async restore(): Promise<void> {
    try {
      for (const each of await this.#options.checkpoint.read()) this.#claims.set(keyOf(each), each);
    } catch (error) {
      this.#options.logError("the resource claims that are prepared are not known", error);
    }
  }

  /** The claims that are prepared, or may be, and whose devices they have. */
  prepared(): readonly { readonly drivers: readonly string[] }[] {
    return [...this.#claims.values()].map(({ DriverState }) => ({ drivers: Object.keys(DriverState) }));
  }

  /** Has drivers make the devices of a pod's claims ready. Rejects with an Error that says which claim is not. */
  async prepare(pod: Pod): Promise<void> {
    if (podClaims(pod).length > 0) await this.#measured("PrepareResources", () => this.#prepare(pod));
  }

  async #prepare(pod: Pod): Promise<void> {
    const { namespace } = podIdentity(pod);
    const usable = await Promise.all(podClaims(pod).map((each) => this.#usable(pod, namespace, each)));
    // Nothing is written down before all claims can be: a pod that never can be prepared needs no driver to go.
    for (const { drivers } of usable) for (const each of drivers) this.#options.driver(each);
    for (const { claim, drivers } of usable) {
      const key = `${namespace}/${claim.metadata?.name}`;
      await this.#inTurn(key, () => this.#prepareOne(podIdentity(pod).uid, claim, drivers));
    }
  }

  /** The devices that a container may use. Throws an Error for a claim that is not prepared. */
  devicesOf(pod: Pod, container: AnyContainer): readonly ContainerDevice[] {
    const { namespace, uid } = podIdentity(pod);
    for (const { claimName } of containerClaims(pod, container)) {
      const isPrepared = this.#claims.get(`${namespace}/${claimName}`)?.PodUIDs[uid] !== undefined;
      if (!isPrepared) throw new Error(`ResourceClaim ${claimName} is not prepared`);
    }
    return this.claimedBy(pod, container);
  }

  /** The devices that a container has, of those claims that are prepared. */
  claimedBy(pod: Pod, container: AnyContainer): readonly ContainerDevice[] {
    const { uid } = podIdentity(pod);
    if (![...this.#claims.values()].some(({ PodUIDs }) => PodUIDs[uid] !== undefined)) return [];
    return containerClaims(pod, container).flatMap((each) => this.devicesFor(pod, each));
  }

  /** The devices that a pod has of a claim; none where that is not prepared. */
  devicesFor(pod: Pod, { claimName, requests }: ContainerClaim): readonly ContainerDevice[] {
    const { namespace, uid } = podIdentity(pod);
    const claim = this.#claims.get(`${namespace}/${claimName}`);
    if (claim?.PodUIDs[uid] === undefined) return [];
    return Object.entries(claim.DriverState).flatMap(([driver, { Devices }]) =>
      Devices.filter((each) => isFor(each, requests)).map((each) => ({ ...each, claimName, namespace, driver })),
    );
  }

  /** Uids of the pods that have such devices of a driver. */
  usersOf(driver: string, isMeant: (pool: string, device: string) => boolean): readonly string[] {
    const claims = [...this.#claims.values()].filter(({ DriverState }) =>
      memberOf(DriverState, driver)?.Devices.some(({ PoolName, DeviceName }) => isMeant(PoolName, DeviceName)),
    );
    return [...new Set(claims.flatMap(({ PodUIDs }) => Object.keys(PodUIDs)))];
  }

  /** A pod has ended: drivers may take its devices back, unless other pods use them. Rejects where one does not. */
  async release(podUid: string): Promise<void> {
    if (!this.users().has(podUid)) return;
    await this.#backoff.run(podUid, () => this.#measured("UnprepareResources", () => this.#release(podUid)));
  }

  async #release(podUid: string): Promise<void> {
    for (const [key, { PodUIDs }] of this.#claims) {
      if (PodUIDs[podUid] !== undefined) await this.#inTurn(key, () => this.#releaseOne(podUid, key));
    }
  }

  /** Uids of the pods whose claims are prepared, or may be. */
  users(): ReadonlySet<string> {
    return new Set([...this.#claims.values()].flatMap(({ PodUIDs }) => Object.keys(PodUIDs)));
  }

  async #usable(pod: Pod, namespace: string, podClaim: PodClaim) {
    const { claimName } = podClaim;
    const claim = await this.#options.read(namespace, claimName).catch((error: unknown) => {
      throw new Error(`fetch ResourceClaim ${claimName}: ${(error as Error).message}`, { cause: error });
    });
    return { claim, drivers: driversFor(pod, claim, podClaim) };
  }

  async #prepareOne(podUid: string, { metadata }: ResourceClaim, drivers: readonly string[]): Promise<void> {
    const { name = "", namespace = "", uid = "" } = metadata ?? {};
    const key = `${namespace}/${name}`;
    const known = this.#claims.get(key);
    if (known !== undefined && known.ClaimUID !== uid) {
      throw new Error(`old ResourceClaim with same name ${name} and different UID ${known.ClaimUID} still exists`);
    }
    const none = Object.fromEntries(drivers.map((driver) => [driver, { Devices: [] }]));
    const claim: ClaimState = {
      ...{ ClaimUID: uid, ClaimName: name, Namespace: namespace, DriverState: known?.DriverState ?? none },
      PodUIDs: { ...known?.PodUIDs, [podUid]: {} },
    };
    this.#claims.set(key, claim);
    await this.#write();
    if (this.#prepared.has(key)) return;
    const states: Record<string, { readonly Devices: readonly PreparedDevice[] }> = {};
    for (const driver of drivers) states[driver] = { Devices: await this.#devices(driver, claim) };
    this.#claims.set(key, { ...claim, DriverState: states });
    await this.#write();
    this.#prepared.add(key);
  }

  async #devices(driver: string, claim: ClaimState): Promise<readonly PreparedDevice[]> {
    const { claims } = await this.#options.driver(driver).nodePrepareResources({ claims: [askedOf(claim)] });
    const answer = claims[claim.ClaimUID];
    if (answer === undefined) throw new Error("NodePrepareResources skipped 1 ResourceClaims");
    if (answer.error !== "") {
      throw new Error(`NodePrepareResources failed for ResourceClaim ${claim.ClaimName}: ${answer.error}`);
    }
    return answer.devices.map(preparedDevice);
  }

  /** The claim is forgotten last: as long as it is known, it is unprepared again. */
  async #releaseOne(podUid: string, key: string): Promise<void> {
    const claim = this.#claims.get(key);
    if (claim === undefined) return;
    const { [podUid]: _, ...others } = claim.PodUIDs;
    if (Object.keys(others).length > 0) {
      this.#claims.set(key, { ...claim, PodUIDs: others });
      return await this.#write();
    }
    this.#prepared.delete(key);
    for (const driver of Object.keys(claim.DriverState)) {
      const { claims } = await this.#options.driver(driver).nodeUnprepareResources({ claims: [askedOf(claim)] });
      const answer = claims[claim.ClaimUID];
      if (answer === undefined) throw new Error("NodeUnprepareResources skipped 1 ResourceClaims");
      if (answer.error !== "") {
        throw new Error(`NodeUnprepareResources failed for ResourceClaim ${claim.ClaimName}: ${answer.error}`);
      }
    }
    this.#claims.delete(key);
    await this.#write();
  }

  #write(): Promise<void> {
    const write = () => this.#options.checkpoint.write([...this.#claims.values()]);
    this.#writing = this.#writing.then(write, write);
    return this.#writing;
  }
}

function keyOf({ Namespace, ClaimName }: ClaimState): string {
  return `${Namespace}/${ClaimName}`;
}

function askedOf({ Namespace, ClaimUID, ClaimName }: ClaimState) {
  return { namespace: Namespace, uid: ClaimUID, name: ClaimName };
}

function preparedDevice({ poolName, deviceName, requestNames, cdiDeviceIds }: Device): PreparedDevice {
  return { PoolName: poolName, DeviceName: deviceName, RequestNames: requestNames, CDIDeviceIDs: cdiDeviceIds };
}

/** A request with choices is named with the choice that was made: "gpu/large" is of the request "gpu". */
function isFor({ RequestNames }: PreparedDevice, requests: readonly string[]): boolean {
  if (requests.length === 0 || RequestNames.length === 0) return true;
  return RequestNames.some((each) => requests.includes(each) || requests.includes(each.split("/")[0] ?? ""));
}
