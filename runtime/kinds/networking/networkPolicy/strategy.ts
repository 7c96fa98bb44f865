import type {
  IPBlock,
  NetworkPolicy,
  NetworkPolicyPeer,
  NetworkPolicyPort,
} from "../../../../generated/networking/v1/networkPolicy.ts";
import { type FieldError, invalid, invalidAs } from "../../../schema/fieldError.ts";
import { isNarrower, parseNetwork, plainNetwork } from "../../../schema/formats/ip.ts";
import { faultsOf, port as portFormat } from "../../../schema/names.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { networkWarnings } from "../../rules/addressWarnings.ts";

export const strategy: Strategy<NetworkPolicy> = { validate, warnings };

function warnings(policy: NetworkPolicy): string[] {
  return rulesOf(policy).flatMap(({ peers = [], at, to }) =>
    peers.flatMap(({ ipBlock }, index) => {
      const path = `spec.${at}.${to}[${index}].ipBlock`;
      if (ipBlock === undefined) return [];
      const gaps = (ipBlock.except ?? []).flatMap((each, gap) => networkWarnings(`${path}.except[${gap}]`, each));
      return [...networkWarnings(`${path}.cidr`, ipBlock.cidr), ...gaps];
    }),
  );
}

interface Rule {
  readonly ports: readonly NetworkPolicyPort[] | undefined;
  readonly peers: readonly NetworkPolicyPeer[] | undefined;
  readonly at: string;
  readonly to: string;
}

function rulesOf({ spec }: NetworkPolicy): Rule[] {
  return [
    ...(spec?.ingress ?? []).map(({ ports, from }, index) => ({
      ports,
      peers: from,
      at: `ingress[${index}]`,
      to: "from",
    })),
    ...(spec?.egress ?? []).map(({ ports, to }, index) => ({ ports, peers: to, at: `egress[${index}]`, to: "to" })),
  ];
}

function validate(policy: NetworkPolicy): FieldError[] {
  const errors: FieldError[] = [];
  for (const { ports, peers, at, to } of rulesOf(policy)) {
    ports?.forEach((port, index) => validatePorts(port, `spec.${at}.ports[${index}]`, errors));
    peers?.forEach(({ ipBlock }, index) => {
      if (ipBlock !== undefined) validateBlock(ipBlock, `spec.${at}.${to}[${index}].ipBlock`, errors);
    });
  }
  return errors;
}

/** Only numbers have an end. */
function validatePorts({ port, endPort }: NetworkPolicyPort, path: string, errors: FieldError[]): void {
  const atEnd = `${path}.endPort`;
  const portErrors = port === undefined ? [] : invalidAs(`${path}.port`, port, faultsOf(portFormat, port));
  if (typeof port === "number") errors.push(...portErrors);
  if (endPort !== undefined) {
    if (port === undefined) errors.push(invalid(atEnd, endPort, "may not be specified when `port` is not specified"));
    else if (typeof port === "string") {
      errors.push(invalid(atEnd, endPort, "may not be specified when `port` is non-numeric"));
    } else {
      if (endPort < port) errors.push(invalid(atEnd, port, "must be greater than or equal to `port`"));
      errors.push(...invalidAs(atEnd, endPort, faultsOf(portFormat, endPort)));
    }
  }
  if (typeof port === "string") errors.push(...portErrors);
}

/** What is left out lies within the block and is smaller, however both are spelled: that is the schema's matter. */
function validateBlock({ cidr, except = [] }: IPBlock, path: string, errors: FieldError[]): void {
  const block = plainNetwork(cidr);
  if (parseNetwork(block) === undefined) return;
  except.forEach((each, index) => {
    const gap = plainNetwork(each);
    if (parseNetwork(gap) === undefined || isNarrower(gap, block)) return;
    errors.push(invalid(`${path}.except[${index}]`, each, "must be a strict subset of `cidr`"));
  });
}
