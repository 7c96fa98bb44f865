import { generateKeyPairSync } from "node:crypto";
import { hostname } from "node:os";
import { type GateName, parseFeatureGates } from "../../generated/gates.ts";
import type { FeatureGates } from "../schema/gates.ts";
import type { ControllerManagerFlags } from "../../generated/flags.ts";
import { createTransport } from "../client/createTransport.ts";
import { type EffectiveVersion, effectiveVersion } from "../component/version.ts";
import { aboutProcess, processMetrics } from "../component/pages/aboutProcess.ts";
import type { HealthCheck } from "../component/pages/healthChecks.ts";
import { delegatedAccess } from "../component/serving/delegatedAccess.ts";
import { startComponentServer } from "../component/serving/componentServer.ts";
import type { ServingTls } from "../component/serving/servingTls.ts";
import { configzPage } from "../component/pages/configz.ts";
import type { Logger } from "../component/logs/logger.ts";
import type { Verbosity } from "../component/logs/verbosity.ts";
import { configurationOf } from "../configuration/flagFiles.ts";
import { underFlag } from "../lib/flagFile.ts";
import { tlsLimits } from "../component/serving/tlsLimits.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";
import { measureProcess } from "../metrics/processMetrics.ts";
import { printYaml } from "../negotiate/yamlPrinter.ts";
import { durationMs } from "../schema/duration.ts";
import { flagTexts } from "../schema/flags.ts";
import type { ClientAccess, FlagSet, Generated } from "../schema/index.ts";
import { pairFiles } from "./portFiles.ts";
import { type PortTrust, portTrust, type PortTrustFlags } from "./portTrust.ts";
import { issueCertificate } from "../x509/issue.ts";
import { userName } from "../x509/name.ts";

type PortFlags = PortTrustFlags &
  Pick<
    ControllerManagerFlags,
    | "bindAddress"
    | "securePort"
    | "tlsCertFile"
    | "tlsPrivateKeyFile"
    | "tlsMinVersion"
    | "tlsCipherSuites"
    | "tlsCurvePreferences"
    | "authorizationKubeconfig"
    | "authorizationAlwaysAllowPaths"
    | "authenticationTokenWebhookCacheTtl"
    | "authorizationWebhookCacheAuthorizedTtl"
    | "disabledMetrics"
    | "featureGates"
    | "profiling"
    | "emulatedVersion"
    | "minCompatibilityVersion"
  >;

export interface ComponentPortOptions {
  /** "controller-manager" */
  readonly component: string;
  readonly generated: Generated;
  readonly flagSet: FlagSet | undefined;
  /** To the API server. */
  readonly access: ClientAccess;
  readonly log: Logger;
  readonly verbosity: Verbosity;
  readonly checks: { readonly livez: readonly HealthCheck[]; readonly readyz: readonly HealthCheck[] };
}

export interface ComponentPort {
  /** Where the process counts what it does. */
  readonly metrics: MetricRegistry;
  readonly gates: FeatureGates<GateName>;
  readonly version: EffectiveVersion;
  /** Begins to listen, unless the port is 0. Rejects with an Error that names the address where it cannot. */
  readonly open: () => Promise<() => Promise<void>>;
}

/** What a process that is no API server says about itself. Throws an Error for flags that cannot be. */
export function componentPort(flags: PortFlags, options: ComponentPortOptions): ComponentPort {
  const { component, generated, flagSet, access, checks, verbosity } = options;
  const { platform } = generated;
  const version = effectiveVersion(flags, platform);
  const gates = underFlag("feature-gates", () =>
    parseFeatureGates(flags.featureGates, version.emulated, generated.gates),
  );
  const metrics = processMetrics(platform, gates, flags.disabledMetrics);
  const trust = portTrust(flags, { platform, log: options.log });
  const tls = tlsOf(flags, platform.name, trust.clientCa);
  const shown = flagSet === undefined ? undefined : flagTexts(flagSet, flags);
  const own = { component, platform, version, gates, metrics, verbosity, printYaml };
  const pages = {
    ...aboutProcess({ ...own, flags: shown, hasProfiling: flags.profiling }),
    others: flagSet === undefined ? new Map() : configzPage(component, configurationOf(flagSet, flags)),
    ...{ checks, logWarning: options.log.warning },
  };
  const open = async () => {
    const { bindAddress: host, securePort: port, authorizationAlwaysAllowPaths: alwaysAllowPaths } = flags;
    if (port === 0) return async () => {};
    const transportBy = (kubeconfig: string) =>
      createTransport({ ...(kubeconfig === "" ? access : { kubeconfig }), userAgent: `${platform.name}-${component}` });
    const transport = transportBy(flags.authenticationKubeconfig);
    const authorization = transportBy(flags.authorizationKubeconfig);
    const asking = {
      ...{ transport, authorization, apiDomain: platform.apiDomain, alwaysAllowPaths, nowMs: Date.now },
      knownForMs: durationMs(flags.authenticationTokenWebhookCacheTtl) ?? 0,
      allowedForMs: durationMs(flags.authorizationWebhookCacheAuthorizedTtl) ?? 0,
    };
    const serving = { host, port, tls, pages, userOf: trust.userOf, access: delegatedAccess(asking) };
    const unfollow = await trust.follow(transport);
    const server = await startComponentServer({ ...serving, logError: options.log.error }).catch(async (error) => {
      await unfollow(); // who cannot listen ends
      throw error;
    });
    const measured = measureProcess(metrics);
    return async () => {
      measured.stop();
      await unfollow();
      await server.stop();
      for (const each of [transport, authorization]) each.close();
    };
  };
  return { metrics, gates, version, open };
}

const dayMs = 86_400_000;

/** The files of the flags, as they are now; without a certificate one that lives as long as the process. */
function tlsOf(flags: PortFlags, name: string, clientCa: PortTrust["clientCa"]): () => ServingTls {
  const pair = pairFiles(flags) ?? ownPair(flags, name);
  const limits = tlsLimits(flags);
  return () => ({ ...pair(), clientCa: clientCa(), limits });
}

type Pair = Pick<ServingTls, "cert" | "key">;

/** Signed by itself. */
function ownPair({ bindAddress }: PortFlags, name: string): () => Pair {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const nowMs = Date.now();
  const cert = issueCertificate({
    ...{ subject: userName(`${name}@${hostname()}`, []), publicKey, signingKey: privateKey },
    ...{ notBeforeMs: nowMs - dayMs, notAfterMs: nowMs + 365 * dayMs },
    names: ["localhost", hostname(), "127.0.0.1", bindAddress],
  });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return () => ({ cert, key });
}
