import type { Service, ServiceSpec } from "../../../../generated/core/v1/service.ts";
import { annotationTopologyAwareHints, annotationTopologyMode } from "../../../../generated/wellknown.ts";
import type { StrategyContext } from "../../../schema/strategy.ts";
import { addressWarnings, ingressWarnings, networkWarnings } from "../../rules/addressWarnings.ts";

/** What a service asks for that is deprecated, or that its type ignores. */
export function serviceWarnings(
  { metadata, spec = {}, status }: Service,
  _old: Service | undefined,
  { subresource }: Pick<StrategyContext, "subresource">,
): string[] {
  if (subresource === "status") return ingressWarnings(status?.loadBalancer?.ingress);
  const isDeprecated = Object.hasOwn(metadata?.annotations ?? {}, annotationTopologyAwareHints);
  return [
    ...(isDeprecated
      ? [`annotation ${annotationTopologyAwareHints} is deprecated, please use ${annotationTopologyMode} instead`]
      : []),
    ...writtenAddresses(spec),
    ...ignoredFields(spec),
    ...deprecatedFields(spec),
  ];
}

function writtenAddresses(spec: ServiceSpec): string[] {
  const { clusterIPs = [], externalIPs = [], loadBalancerIP, loadBalancerSourceRanges = [] } = spec;
  const own = spec.type === "ExternalName" || isHeadless(spec) ? [] : clusterIPs;
  return [
    ...own.flatMap((each, index) => addressWarnings(`spec.clusterIPs[${index}]`, each)),
    ...externalIPs.flatMap((each, index) => addressWarnings(`spec.externalIPs[${index}]`, each)),
    ...(loadBalancerIP ? addressWarnings("spec.loadBalancerIP", loadBalancerIP) : []),
    ...loadBalancerSourceRanges.flatMap((each, index) =>
      networkWarnings(`spec.loadBalancerSourceRanges[${index}]`, each),
    ),
  ];
}

function ignoredFields(spec: ServiceSpec): string[] {
  const { type, externalIPs = [], externalName, loadBalancerIP, sessionAffinity } = spec;
  const texts: string[] = [];
  if (isHeadless(spec)) {
    if (loadBalancerIP) texts.push("spec.loadBalancerIP is ignored for headless services");
    if (externalIPs.length > 0) texts.push("spec.externalIPs is ignored for headless services");
    if (sessionAffinity !== "None") texts.push("spec.SessionAffinity is ignored for headless services");
  }
  if (type === "ExternalName" && externalIPs.length > 0) {
    texts.push('spec.externalIPs is ignored when spec.type is "ExternalName"');
  }
  if (type !== "ExternalName" && externalName) {
    texts.push('spec.externalName is ignored when spec.type is not "ExternalName"');
  }
  return texts;
}

function deprecatedFields(spec: ServiceSpec): string[] {
  const texts: string[] = [];
  if ((spec.externalIPs?.length ?? 0) > 0 && !isHeadless(spec) && spec.type !== "ExternalName") {
    texts.push("spec.externalIPs is deprecated and may no longer be implemented in some clusters");
  }
  if (spec.trafficDistribution === "PreferClose") {
    texts.push('spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"');
  }
  return texts;
}

function isHeadless({ type, clusterIP }: ServiceSpec): boolean {
  return type === "ClusterIP" && clusterIP === "None";
}
