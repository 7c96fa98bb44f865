import { Availability } from "../aggregation/availability.ts";
import { availabilityMeter } from "../aggregation/availabilityMeter.ts";
import { ExtensionServices } from "../aggregation/extensionServices.ts";
import type { ExtensionSwagger } from "../aggregation/extensionSwagger.ts";
import { keepLocalApiServices } from "../aggregation/registration.ts";
import type { KeyPair } from "../auth/certificates.ts";
import { FrontProxyCertificate, type FrontProxyOptions } from "../auth/frontProxy.ts";
import type { Delegated } from "../discovery/aggregated.ts";
import { objects } from "../handlers/actions/connect.ts";
import type { DialOptions } from "../proxy/dial.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import type { Groups } from "../registry/groups.ts";
import type { Registry } from "../registry/registry.ts";
import type { AggregateOptions } from "../server/filters/aggregate.ts";
import type { Platform } from "../schema/index.ts";
import { pairOf } from "./serving.ts";
import { serviceResolver } from "./hookServices.ts";

export interface ExtensionsOptions {
  readonly platform: Platform;
  /** The built-in groups that this server serves, where it registers what it answers itself; absent: it does not. */
  readonly registered?: Groups | undefined;
  readonly newUid: () => string;
  readonly dial: DialOptions;
  readonly clientPair: () => KeyPair | undefined;
  readonly refusesRedirects: boolean;
  readonly metrics: MetricRegistry;
  readonly clock: () => number;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** The extension servers, for those who send requests on to them and list what they serve. */
export interface Extensions {
  /** Undefined: the kind that says where they are is not served. */
  readonly filter: Omit<AggregateOptions, "streams"> | undefined;
  readonly delegated: Delegated;
  /** Where their OpenAPI documents are, by path. */
  readonly elsewhere: () => readonly (readonly [path: string, url: string])[];
  readonly swaggers: () => readonly (ExtensionSwagger & { readonly name: string })[];
  readonly checks: readonly HealthCheck[];
  readonly stop: () => Promise<void>;
}

export interface ExtensionFlags {
  readonly proxyClientCertFile: string;
  readonly proxyClientKeyFile: string;
  readonly requestheaderClientCaFile: string;
  readonly aggregatorRejectForwardingRedirect: boolean;
}

/** What the server shows to extension servers, and its authority, where that is the server's own. */
export interface ProxyClient extends Pick<ExtensionsOptions, "clientPair" | "refusesRedirects"> {
  readonly ownCa: (() => string) | undefined;
}

/**
 * The pair of the flags, or one of the server's own, which it makes in its folder. Where a flag says whose proxies are
 * believed, an own one would not be. Throws an Error that names the flag of a bad file.
 */
export async function proxyClientOf(flags: ExtensionFlags, options: FrontProxyOptions): Promise<ProxyClient> {
  const { proxyClientCertFile: certFile, proxyClientKeyFile: keyFile, requestheaderClientCaFile } = flags;
  const refusesRedirects = flags.aggregatorRejectForwardingRedirect;
  if ((certFile === "") !== (keyFile === "")) {
    throw new Error("--proxy-client-cert-file and --proxy-client-key-file must be set together");
  }
  if (certFile !== "") {
    const pair = pairOf("proxy-client-cert-file", certFile, keyFile);
    return { clientPair: () => pair, ownCa: undefined, refusesRedirects };
  }
  if (requestheaderClientCaFile !== "") return { clientPair: () => undefined, ownCa: undefined, refusesRedirects };
  const certificate = await FrontProxyCertificate.open(options);
  const clientPair = () => certificate.current.client;
  return { clientPair, ownCa: () => certificate.current.ca, refusesRedirects };
}

/** Follows the APIServices, and checks the servers that they name. */
export function openExtensions(registry: Registry, options: ExtensionsOptions): Extensions {
  const { platform, dial, clientPair, refusesRedirects } = options;
  const store = registry.store(`apiregistration.${platform.apiDomain}`, "apiservices");
  if (store === undefined) {
    const nothing = { delegated: () => undefined, elsewhere: () => [], swaggers: () => [] };
    return { filter: undefined, ...nothing, checks: [], stop: async () => {} };
  }
  const reading = objects({ stores: registry });
  const server = { resolveService: serviceResolver(reading, options), dial, clientPair };
  const services = new ExtensionServices(registry, store);
  const meter = availabilityMeter(options.metrics);
  const availability = new Availability(services, store, { ...options, ...server, reading, meter });
  const registration = registrationOf(registry, options);
  return {
    filter: { services, server, refusesRedirects },
    delegated: (group, version) => {
      const extension = services.find(group, version);
      if (extension === undefined) return undefined;
      return { resources: services.discovered(extension).resources, isStale: services.isStale(extension) };
    },
    elsewhere: () =>
      services.all().flatMap((each) => {
        const { openapiUrl } = services.discovered(each);
        return openapiUrl === undefined ? [] : [[`apis/${each.group}/${each.version}`, openapiUrl] as const];
      }),
    swaggers: () =>
      services.all().flatMap((each) => {
        const { swagger } = services.discovered(each);
        return swagger === undefined ? [] : [{ ...swagger, name: each.name }];
      }),
    checks: registration?.checks ?? [],
    stop: async () => {
      services.stop();
      await Promise.all([availability.stop(), registration?.stop()]);
    },
  };
}

/** What the server answers itself has APIServices, too. Nothing checks later writes: requests do not need them. */
function registrationOf(
  registry: Registry,
  { registered: groups, ...options }: ExtensionsOptions,
): Pick<Extensions, "checks" | "stop"> | undefined {
  if (groups === undefined) return undefined;
  const { missing, problem, stop } = keepLocalApiServices(registry, { ...options, groups });
  const writes = () => {
    const text = problem();
    if (text !== undefined && missing().length > 0) throw new Error(text);
  };
  const completion = () => {
    if (missing().length > 0) throw new Error(`missing APIService: [${missing().join(" ")}]`);
  };
  const hook = `poststarthook/${options.platform.systemPrefix}-apiserver-autoregistration`;
  return {
    checks: [
      { name: hook, check: writes },
      { name: "autoregister-completion", check: completion },
    ],
    stop,
  };
}
