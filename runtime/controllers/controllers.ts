import { setMaxListeners } from "node:events";
import type { Client } from "../../generated/client.ts";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import { ConnectionError } from "../client/index.ts";
import { latch } from "../client/latch.ts";
import { EventRecorder } from "../component/eventRecorder.ts";
import type { Platform } from "../schema/index.ts";
import { meantText, nearestName } from "../schema/flags.ts";
import { memberOf } from "../schema/object.ts";
import { runTokenCleaner } from "./bootstrapTokens/cleanTokens.ts";
import { runBootstrapSigner } from "./bootstrapTokens/signClusterInfo.ts";
import { runApprovingController } from "./certificates/approving.ts";
import { runCleanerController } from "./certificates/cleaner.ts";
import { runSigningController } from "./certificates/signing.ts";
import type { SigningOptions } from "./certificates/signingOptions.ts";
import { runClusterRoleAggregation } from "./clusterRoleAggregation.ts";
import type {
  AccountTokenSigner,
  Controller,
  ControllerContext,
  EvictionRules,
  NodeNetworks,
  NodeTimes,
  PodGarbageRules,
  WorkerCounts,
} from "./frame/controller.ts";
import type { ControllerClients } from "./frame/controllerClients.ts";
import { sharedInformers } from "./frame/sharedInformers.ts";
import { type QueueMeter, WorkQueue } from "./frame/workQueue.ts";
import { runGarbageCollector } from "./garbageCollector/garbageCollector.ts";
import { runNamespaceController } from "./namespace/namespace.ts";
import { runNodeIpam } from "./nodeIpam/nodeIpam.ts";
import { runNodeLifecycle } from "./nodeLifecycle/nodeLifecycle.ts";
import { runPodGarbage } from "./podGarbage/podGarbage.ts";
import { runResourceQuotaController } from "./resourceQuota.ts";
import { runRootCaPublisher } from "./rootCaPublisher.ts";
import { runServiceAccountController } from "./serviceAccount.ts";
import { runLegacyTokenCleaner } from "./serviceAccountTokens/cleanLegacy.ts";
import { runServiceAccountTokens } from "./serviceAccountTokens/fillSecrets.ts";
import { runServiceCidrController } from "./serviceCidr.ts";
import { runStorageMigration } from "./storageMigration/storageMigration.ts";
import { runAttributesProtection } from "./storageProtection/attributesClasses.ts";
import { runClaimProtection } from "./storageProtection/claims.ts";
import { runPodGroupProtection } from "./storageProtection/podGroups.ts";
import { runVolumeProtection } from "./storageProtection/volumes.ts";
import { runTaintEviction } from "./taintEviction/taintEviction.ts";

/** A controller with the service account that it has in the field; undefined: it acts as the process itself. */
type Known = readonly [run: Controller, account: string | undefined];

/** All controllers, by the names that `--controllers` takes. */
const known: Readonly<Record<string, Known>> = {
  "bootstrap-signer-controller": [runBootstrapSigner, "bootstrap-signer"],
  "certificatesigningrequest-approving-controller": [runApprovingController, "certificate-controller"],
  "certificatesigningrequest-cleaner-controller": [runCleanerController, "certificate-controller"],
  "certificatesigningrequest-signing-controller": [runSigningController, "certificate-controller"],
  "clusterrole-aggregation-controller": [runClusterRoleAggregation, "clusterrole-aggregation-controller"],
  "garbage-collector-controller": [runGarbageCollector, "generic-garbage-collector"],
  "legacy-serviceaccount-token-cleaner-controller": [runLegacyTokenCleaner, "legacy-service-account-token-cleaner"],
  "namespace-controller": [runNamespaceController, "namespace-controller"],
  "node-ipam-controller": [runNodeIpam, "node-controller"],
  "node-lifecycle-controller": [runNodeLifecycle, "node-controller"],
  "persistentvolume-protection-controller": [runVolumeProtection, "pv-protection-controller"],
  "persistentvolumeclaim-protection-controller": [runClaimProtection, "pvc-protection-controller"],
  "pod-garbage-collector-controller": [runPodGarbage, "pod-garbage-collector"],
  "podgroup-protection-controller": [runPodGroupProtection, "podgroup-protection-controller"],
  "resourcequota-controller": [runResourceQuotaController, "resourcequota-controller"],
  "root-ca-certificate-publisher-controller": [runRootCaPublisher, "root-ca-cert-publisher"],
  "service-cidr-controller": [runServiceCidrController, "service-cidrs-controller"],
  "serviceaccount-controller": [runServiceAccountController, "service-account-controller"],
  "serviceaccount-token-controller": [runServiceAccountTokens, undefined],
  "storage-version-migrator-controller": [runStorageMigration, "storage-version-migrator-controller"],
  "taint-eviction-controller": [runTaintEviction, "node-controller"],
  "token-cleaner-controller": [runTokenCleaner, "token-cleaner"],
  "volumeattributesclass-protection-controller": [
    runAttributesProtection,
    "volumeattributesclass-protection-controller",
  ],
};

/** Not meant by "*". */
const offByDefault: ReadonlySet<string> = new Set(["bootstrap-signer-controller", "token-cleaner-controller"]);

/** Older names of the same. */
const aliases: Readonly<Record<string, string>> = {
  bootstrapsigner: "bootstrap-signer-controller",
  "clusterrole-aggregation": "clusterrole-aggregation-controller",
  csrapproving: "certificatesigningrequest-approving-controller",
  csrcleaner: "certificatesigningrequest-cleaner-controller",
  csrsigning: "certificatesigningrequest-signing-controller",
  garbagecollector: "garbage-collector-controller",
  "legacy-service-account-token-cleaner": "legacy-serviceaccount-token-cleaner-controller",
  namespace: "namespace-controller",
  nodeipam: "node-ipam-controller",
  nodelifecycle: "node-lifecycle-controller",
  podgc: "pod-garbage-collector-controller",
  "pv-protection": "persistentvolume-protection-controller",
  "pvc-protection": "persistentvolumeclaim-protection-controller",
  resourcequota: "resourcequota-controller",
  "root-ca-cert-publisher": "root-ca-certificate-publisher-controller",
  serviceaccount: "serviceaccount-controller",
  "serviceaccount-token": "serviceaccount-token-controller",
  tokencleaner: "token-cleaner-controller",
};

export interface Controllers {
  /** Those that run. */
  readonly names: readonly string[];
  /** Why one of them has ended although nothing stopped it; undefined while it runs. */
  readonly problemOf: (name: string) => string | undefined;
  /** Resolves when all of them have begun their work. */
  readonly ready: Promise<void>;
  /** Ends all of them; resolves when none runs any more. */
  readonly stop: () => Promise<void>;
}

export interface ControllersOptions {
  readonly platform: Platform;
  /** As `--controllers`: names to run, "*" for all that are on by default, "-name" for all but these. */
  readonly selection: readonly string[];
  readonly rootCa: string | undefined;
  /** With what certificate signing requests are signed; absent: they are not. */
  readonly signing?: SigningOptions | undefined;
  /** Absent: secrets that ask for long-lived tokens stay as they are. */
  readonly signAccountToken?: AccountTokenSigner | undefined;
  /** Milliseconds after which a long-lived token counts as unused; default a year. */
  readonly legacyTokenPeriodMs?: number;
  /** Default: the field's. */
  readonly nodeTimes?: NodeTimes;
  /** Default: the field's. */
  readonly evictions?: Partial<EvictionRules> | undefined;
  /** Absent: nodes get no networks for their pods. */
  readonly nodeNetworks?: NodeNetworks | undefined;
  /** Default: the field's. */
  readonly podGarbage?: Partial<PodGarbageRules>;
  /** Default: the field's. */
  readonly workers?: Partial<WorkerCounts> | undefined;
  /** Milliseconds after which a quota is counted anew, though nothing changed it; default five minutes. */
  readonly quotaSyncMs?: number;
  /** Default: as the gates are where nothing sets them. */
  readonly isGateOn?: ((name: GateName) => boolean) | undefined;
  readonly onError: (controller: string, error: unknown) => void;
  /** Measures the queue of a name; absent: not measured. */
  readonly queueMeter?: ((name: string) => QueueMeter) | undefined;
  /** Absent: networks of nodes are not measured. */
  readonly networkMeter?: ControllerContext["networkMeter"];
  /** Milliseconds since the epoch. */
  readonly nowMs?: () => number;
}

/** Whether a client has the kinds that controllers work on; a platform may do without the built-in ones. */
export function hasControlledKinds(client: object): client is Client {
  return hasPart(client, "core") && hasPart(client.core, "v1") && hasPart(client.core.v1, "namespaces");
}

function hasPart<N extends string>(value: unknown, name: N): value is Record<N, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** Starts the controllers over clients, or over one for all. Throws an Error for an unknown name. */
export function startControllers(clients: ControllerClients | Client, options: ControllersOptions): Controllers {
  const { platform, rootCa, signing, queueMeter, signAccountToken, nowMs = Date.now } = options;
  const { legacyTokenPeriodMs = yearMs, nodeTimes = usualNodeTimes } = options;
  const { isGateOn = parseFeatureGates({}).enabled, quotaSyncMs = 300_000 } = options;
  const podGarbage = { ...usualPodGarbage, ...options.podGarbage };
  const onError = withoutRepeats(options.onError, nowMs);
  const names = selectedControllers(options.selection);
  const ending = new AbortController();
  const { signal } = ending;
  setMaxListeners(Infinity, signal); // everything that runs waits for it
  const { own, clientOf, close } = keptClients(
    "own" in clients ? clients : { own: clients, of: () => clients },
    signal,
  );
  const informers = sharedInformers({
    ...{ signal, transport: own.transport },
    onError: (error, resource) => onError(`informer of ${resource}`, error),
  });
  const newQueue: ControllerContext["newQueue"] = (name, asked) =>
    new WorkQueue({ ...asked, ...(queueMeter === undefined ? {} : { meter: queueMeter(name) }) });
  const recorders: EventRecorder[] = [];
  const recorderOver =
    (client: Client): ControllerContext["newRecorder"] =>
    (component) => {
      const onFailure = (error: unknown) => onError(component, error);
      const recorder = recorderOf(component, client, { nowMs, onError: onFailure });
      recorders.push(recorder);
      return recorder;
    };
  const given = {
    platform,
    rootCa,
    signing,
    signAccountToken,
    legacyTokenPeriodMs,
    nodeTimes,
    evictions: { ...usualEvictions, ...options.evictions },
    workers: { ...usualWorkers, ...options.workers },
    ...{ nodeNetworks: options.nodeNetworks, networkMeter: options.networkMeter },
    nowMs,
    podGarbage,
    quotaSyncMs,
    isGateOn,
  };
  const common = { ownClient: own, clientOf, informers, newQueue, signal, ...given };
  const problems = new Map<string, string>();
  const started = names.map((name) => {
    const begun = latch();
    const report = (error: unknown) => onError(name, error);
    const failed = (error: unknown) => {
      problems.set(name, error instanceof Error ? error.message : String(error));
      report(error);
    };
    const [run, account] = known[name] ?? [];
    const client = account === undefined ? own : clientOf(account);
    const parts = { client, newRecorder: recorderOver(client), onReady: begun.open, onError: report };
    return { ready: begun.wait(), ended: run?.({ ...common, ...parts }).catch(failed) };
  });
  return {
    names,
    problemOf: (name) => problems.get(name),
    ready: Promise.all(started.map((each) => each.ready)).then(() => {}),
    stop: async () => {
      ending.abort();
      await Promise.all([...started.map((each) => each.ended), informers.stopped()]);
      await Promise.all(recorders.map((each) => each.stop()));
      close();
    },
  };
}

/** One client an account, however many controllers have it. */
function keptClients({ own, of }: ControllerClients, signal: AbortSignal) {
  const known = new Map<string, Client>();
  return {
    own,
    clientOf: (account: string): Client => {
      const client = known.get(account) ?? of(account, signal);
      known.set(account, client);
      return client;
    },
    close: () => {
      for (const each of new Set([own, ...known.values()])) each.transport.close();
    },
  };
}

const usualNodeTimes: NodeTimes = { graceMs: 50_000, startupGraceMs: 60_000 };

/** @limit Nodes a second that pods are to leave in one zone, where no flag says otherwise: the others wait. */
const nodesPerSecond = 0.1;

const usualEvictions: EvictionRules = {
  ...{ perSecond: nodesPerSecond, secondaryPerSecond: 0.01 },
  ...{ unhealthyShare: 0.55, largeClusterSize: 50 },
};

const usualWorkers: WorkerCounts = { garbageCollector: 20, namespaces: 10, accountTokens: 5, quotas: 5 };

const usualPodGarbage: PodGarbageRules = {
  roundMs: 20_000,
  quarantineMs: 40_000,
  /** @limit Pods that have ended, where no flag says otherwise: the oldest are deleted. */
  maxEnded: 12_500,
};

const yearMs = 365 * 24 * 3600_000;

function recorderOf(
  component: string,
  { core }: Client,
  { nowMs, onError }: Pick<ControllerContext, "nowMs" | "onError">,
): EventRecorder {
  return new EventRecorder({ events: core.v1.events, component, nowMs, onError });
}

/** Milliseconds during which an error is not logged again. */
const repeatMs = 30_000;

/** A server that is away is the error of every informer: once is enough. */
function withoutRepeats(onError: ControllersOptions["onError"], nowMs: () => number): ControllersOptions["onError"] {
  const loggedMs = new Map<string, number>();
  return (controller, error) => {
    const text = error instanceof ConnectionError ? error.code : `${controller} ${String(error)}`;
    const now = nowMs();
    for (const [each, atMs] of loggedMs) if (now - atMs > repeatMs) loggedMs.delete(each);
    if (loggedMs.has(text)) return;
    loggedMs.set(text, now);
    onError(controller, error);
  };
}

/** The names that a selection leaves, sorted. Throws an Error for an unknown one. */
export function selectedControllers(selection: readonly string[]): string[] {
  const all = Object.keys(known);
  const [wanted, unwanted] = [new Set<string>(), new Set<string>()];
  for (const each of selection) {
    const name = each.replace(/^-/, "");
    const whole = memberOf(aliases, name) ?? name;
    if (whole !== "*" && !all.includes(whole)) {
      const meant = meantText(nearestName(name, all));
      throw new Error(
        `--controllers: ${JSON.stringify(name)} is not a controller${meant}; known are ${all.join(", ")}`,
      );
    }
    (each === name ? wanted : unwanted).add(whole);
  }
  const isWanted = (name: string) => wanted.has(name) || (wanted.has("*") && !offByDefault.has(name));
  return all.filter((each) => isWanted(each) && !unwanted.has(each));
}
