import type {
  IPBlock,
  NetworkPolicy,
  NetworkPolicyPeer,
  NetworkPolicyPort,
} from "../../../generated/networking/v1/networkPolicy.ts";
import { type FieldError, forbidden, invalid, required } from "../../schema/fieldError.ts";
import { formats } from "../../schema/formats.ts";
import { isNarrower } from "../../schema/ip.ts";
import { portName, portNumber } from "../../schema/names.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateLabelSelector } from "../metadata/labelSelector.ts";

export const strategy: Strategy<NetworkPolicy> = { validate };

function validate({ spec }: NetworkPolicy): FieldError[] {
  const errors: FieldError[] = [];
  if (spec === undefined) return errors;
  if (spec.podSelector !== undefined) validateLabelSelector(spec.podSelector, "spec.podSelector", errors);
  const { policyTypes = [] } = spec;
  if (policyTypes.length > 2) {
    errors.push(invalid("spec.policyTypes", policyTypes, "may not specify more than two policyTypes"));
  }
  spec.ingress?.forEach(({ ports, from }, index) => {
    const path = `spec.ingress[${index}]`;
    ports?.forEach((port, at) => validatePort(port, `${path}.ports[${at}]`, errors));
    from?.forEach((peer, at) => validatePeer(peer, `${path}.from[${at}]`, errors));
  });
  spec.egress?.forEach(({ ports, to }, index) => {
    const path = `spec.egress[${index}]`;
    ports?.forEach((port, at) => validatePort(port, `${path}.ports[${at}]`, errors));
    to?.forEach((peer, at) => validatePeer(peer, `${path}.to[${at}]`, errors));
  });
  return errors;
}

/** A port by number or name; only numbers have an end. */
function validatePort({ port, endPort }: NetworkPolicyPort, path: string, errors: FieldError[]): void {
  if (port === undefined) {
    if (endPort !== undefined) {
      errors.push(invalid(`${path}.endPort`, endPort, "may not be specified when `port` is not specified"));
    }
    return;
  }
  const text = typeof port === "string" ? portName(port) : portNumber(port);
  if (text !== undefined) errors.push(invalid(`${path}.port`, port, text));
  if (endPort === undefined) return;
  if (typeof port === "string") {
    errors.push(invalid(`${path}.endPort`, endPort, "may not be specified when `port` is non-numeric"));
  } else if (endPort < port) {
    errors.push(invalid(`${path}.endPort`, endPort, "must be greater than or equal to `port`"));
  }
}

function validatePeer(peer: NetworkPolicyPeer, path: string, errors: FieldError[]): void {
  const { podSelector, namespaceSelector, ipBlock } = peer;
  if (podSelector !== undefined) validateLabelSelector(podSelector, `${path}.podSelector`, errors);
  if (namespaceSelector !== undefined) validateLabelSelector(namespaceSelector, `${path}.namespaceSelector`, errors);
  if (ipBlock !== undefined) validateBlock(ipBlock, `${path}.ipBlock`, errors);
  const hasSelector = podSelector !== undefined || namespaceSelector !== undefined;
  if (!hasSelector && ipBlock === undefined) errors.push(required(path, "must specify a peer"));
  else if (hasSelector && ipBlock !== undefined) {
    errors.push(forbidden(path, "may not specify both ipBlock and another peer"));
  }
}

/** What is left out lies within the block and is smaller. Syntax is the schema's matter. */
function validateBlock({ cidr, except = [] }: IPBlock, path: string, errors: FieldError[]): void {
  if (formats.cidr(cidr) !== undefined) return;
  except.forEach((each, index) => {
    if (formats.cidr(each) !== undefined || isNarrower(each, cidr)) return;
    errors.push(invalid(`${path}.except[${index}]`, each, "must be a strict subset of `cidr`"));
  });
}
