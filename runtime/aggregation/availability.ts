import type { APIService } from "../../generated/apiregistration/v1/apiService.ts";
import type { Service } from "../../generated/core/v1/service.ts";
import type { EndpointSlice } from "../../generated/discovery/v1/endpointSlice.ts";
import { groupMasters } from "../../generated/wellknown.ts";
import { inTurns } from "../lib/work.ts";
import type { Store } from "../registry/store.ts";
import { changeSystemObject } from "../registry/systemObject.ts";
import type { ConnectContext } from "../schema/access/connect.ts";
import { type ApiObject, isStatusReason, type Platform } from "../schema/index.ts";
import type { AvailabilityMeter } from "./availabilityMeter.ts";
import { availabilityStatus, type Finding } from "./availabilityStatus.ts";
import { discoveredFrom, openapiUrlFrom } from "./discovered.ts";
import { ask, askUnlessKnown, type Asked, type ExtensionServerOptions } from "./extensionServer.ts";
import { type ExtensionSwagger, extensionSwagger } from "./extensionSwagger.ts";
import type { ExtensionService, ExtensionServices } from "./extensionServices.ts";

export interface AvailabilityOptions extends ExtensionServerOptions {
  readonly platform: Platform;
  readonly reading: Pick<ConnectContext, "get" | "list">;
  readonly meter: AvailabilityMeter;
  readonly clock: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** Milliseconds between two checks of an extension server, and between those of one that is not available. */
const checkMs = 30_000;
const failedCheckMs = 5000;
/** @limit Answer of an extension server to a check: it is not available. */
const timeoutMs = 5000;
/** @limit Checks of extension servers under way at once: the others wait. */
const maxChecks = 10;

/**
 * Looks again and again whether the extension servers can be reached, and says so in the status of their APIServices.
 * What they serve is learnt by the way.
 */
export class Availability {
  readonly #services: ExtensionServices;
  readonly #store: Store;
  readonly #options: AvailabilityOptions;
  readonly #due = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(services: ExtensionServices, store: Store, options: AvailabilityOptions) {
    this.#services = services;
    this.#store = store;
    this.#options = options;
    services.listen({
      changed: (name) => this.#consider(name),
      removed: (name) => {
        this.#forget(name);
        options.meter.removed(name);
      },
    });
    for (const { name } of services.all()) this.#consider(name);
  }

  /** Resolves when no check is under way any more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#due.clear();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#underWay);
  }

  #consider(name: string): void {
    this.#forget(name);
    this.#due.add(name);
    this.#begin();
  }

  #forget(name: string): void {
    this.#due.delete(name);
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  #begin(): void {
    for (const name of this.#due) {
      if (this.#stopping.signal.aborted || this.#underWay.size >= maxChecks) return;
      this.#due.delete(name);
      const work = this.#check(name).finally(() => {
        this.#underWay.delete(work);
        this.#begin();
      });
      this.#underWay.add(work);
    }
  }

  async #check(name: string): Promise<void> {
    const service = this.#services.get(name);
    if (service === undefined) return;
    let isPassed = false;
    try {
      const finding = await this.#find(service);
      if (this.#services.get(name)?.service !== service.service) return; // it is another by now, and is due
      isPassed = finding.status === "True";
      this.#options.meter.checked(name, isPassed ? "" : (finding.reason ?? ""));
      await this.#report(name, finding);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#options.logError(`cannot check whether APIService ${name} is available`, error);
    }
    const timer = setTimeout(() => this.#consider(name), isPassed ? checkMs : failedCheckMs);
    timer.unref();
    if (!this.#stopping.signal.aborted && !this.#due.has(name)) this.#timers.set(name, timer);
    else clearTimeout(timer);
  }

  async #find(extension: ExtensionService): Promise<Finding> {
    const problem = await problemOfService(extension, this.#options);
    if (problem !== undefined) return { status: "False", ...problem };
    const { group, version } = extension;
    const { systemPrefix } = this.#options.platform;
    const user = { name: `system:${systemPrefix}-aggregator`, groups: [groupMasters] };
    const asking = () => ({ user, signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(timeoutMs)]) });
    try {
      const listed = await ask(extension, { ...asking(), path: `/apis/${group}/${version}` }, this.#options);
      const index = await this.#openapiIndex(extension, asking());
      const swagger = await this.#swagger(extension, asking());
      const resources = discoveredFrom(listed, extension);
      this.#services.discover(extension.name, { resources, openapiUrl: openapiUrlFrom(index, extension), swagger });
      return { status: "True", reason: "Passed", message: "all checks passed" };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { status: "False", reason: "FailedDiscoveryCheck", message };
    }
  }

  /** An extension server need not have one: "" then. */
  #openapiIndex(extension: ExtensionService, asking: Omit<Asked, "path">): Promise<string> {
    return ask(extension, { ...asking, path: "/openapi/v3" }, this.#options).catch(() => "");
  }

  /** The one before stays where the server has it still, or does not answer. */
  async #swagger(extension: ExtensionService, asking: Omit<Asked, "path">): Promise<ExtensionSwagger | undefined> {
    const { swagger } = this.#services.discovered(extension);
    const asked = { ...asking, path: "/openapi/v2", etag: swagger?.etag };
    const answer = await askUnlessKnown(extension, asked, this.#options).catch(() => "known" as const);
    return answer === "known" ? swagger : inTurns(extensionSwagger(answer, extension));
  }

  #report(name: string, finding: Finding): Promise<void> {
    const nowMs = this.#options.clock();
    return changeSystemObject<APIService & ApiObject>(this.#store, {
      ...{ platform: this.#options.platform, nowMs, namespace: "", name },
      as: { manager: `${this.#options.platform.systemPrefix}-apiserver`, subresource: "status" },
      decide: (found) => {
        const status = availabilityStatus(found.status, finding, nowMs);
        return status === found.status ? undefined : { ...found, status };
      },
    });
  }
}

type Problem = Pick<Finding, "reason" | "message"> & { readonly reason: string };

/** What the objects of a service say against reaching it; undefined: nothing. */
async function problemOfService(
  { service: at }: ExtensionService,
  { reading, platform }: AvailabilityOptions,
): Promise<Problem | undefined> {
  const named = `service/${at.name} in ${JSON.stringify(at.namespace)}`;
  let service: Service;
  try {
    service = (await reading.get({ group: "", resource: "services", ...at })) as Service;
  } catch (error) {
    if (isStatusReason(error, "NotFound")) return { reason: "ServiceNotFound", message: `${named} is not present` };
    const text = error instanceof Error ? error.message : String(error);
    return { reason: "ServiceAccessError", message: `${named} cannot be checked due to: ${text}` };
  }
  if (service.spec?.type === "ExternalName") return undefined;
  const port = (service.spec?.ports ?? []).find((each) => each.port === at.port);
  if (port === undefined) {
    return { reason: "ServicePortError", message: `${named} is not listening on port ${at.port}` };
  }
  const place = { group: `discovery.${platform.apiDomain}`, resource: "endpointslices", namespace: at.namespace };
  const all = (await reading.list(place)) as readonly EndpointSlice[];
  const slices = all.filter(({ metadata }) => metadata?.labels?.[platform.names.labelServiceName] === at.name);
  if (slices.length === 0) return { reason: "EndpointsNotFound", message: `cannot find endpoints for ${named}` };
  if (slices.some((each) => hasAddress(each, port.name ?? ""))) return undefined;
  const message = `endpoints for ${named} have no addresses with port name ${JSON.stringify(port.name ?? "")}`;
  return { reason: "MissingEndpoints", message };
}

function hasAddress({ ports, endpoints }: EndpointSlice, portName: string): boolean {
  if (!(ports ?? []).some(({ name }) => (name ?? "") === portName)) return false;
  return (endpoints ?? []).some(({ addresses, conditions }) => addresses.length > 0 && conditions?.ready !== false);
}
