// Generated from discovery/v1/endpointSlice.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  eachItem,
  formats,
  invalid,
  isMalformed,
  isSame,
  malformed,
  repeated,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./endpointSlice.ts";

export const checkEndpointSlice: RuleCheck<types.EndpointSlice> = (self, old, findings) => {
  const { errors } = findings;
  if (old !== undefined && !isSame(self.addressType ?? "", old?.addressType ?? "")) {
    errors.push(invalid("addressType", self.addressType, "field is immutable"));
  }
  if (self.addressType === "IPv4") {
    eachItem(findings, self.endpoints, (each, index) => {
      eachItem(findings, each?.addresses, (each2, index2) => {
        if (formats["ip"](each2) !== undefined) {
          errors.push(...malformed(`endpoints[${index}].addresses[${index2}]`, each2, formats["ip"]));
        }
      });
    });
  }
  if (self.addressType === "IPv6") {
    eachItem(findings, self.endpoints, (each, index) => {
      eachItem(findings, each?.addresses, (each2, index2) => {
        if (formats["canonical-ip"](each2) !== undefined) {
          errors.push(...malformed(`endpoints[${index}].addresses[${index2}]`, each2, formats["canonical-ip"]));
        }
      });
    });
  }
  if (self.addressType === "FQDN") {
    eachItem(findings, self.endpoints, (each, index) => {
      eachItem(findings, each?.addresses, (each2, index2) => {
        if (!each2) errors.push(required(`endpoints[${index}].addresses[${index2}]`));
      });
    });
  }
  if (self.addressType === "FQDN") {
    eachItem(findings, self.endpoints, (each, index) => {
      eachItem(findings, each?.addresses, (each2, index2) => {
        if (formats["domain"](each2) !== undefined) {
          errors.push(...malformed(`endpoints[${index}].addresses[${index2}]`, each2, formats["domain"]));
        }
      });
    });
  }
  checkEndpointSliceParts(self, old, findings);
};

export const checkEndpointSliceParts: RuleCheck<types.EndpointSlice> = (self, _old, findings) => {
  checkItems(findings, checkEndpoint, { name: "endpoints", self: self.endpoints });
  checkItems(findings, checkEndpointPort, { name: "ports", self: self.ports });
};

export const checkEndpoint: RuleCheck<types.Endpoint> = (self, old, findings) => {
  checkField(findings, checkEndpointHints, { name: "hints", self: self.hints, old: old?.hints });
};

export const checkEndpointHints: RuleCheck<types.EndpointHints> = (self, _old, findings) => {
  const { errors } = findings;
  for (const index of repeated(self.forZones, (each) => each.name)) {
    errors.push(duplicate(`forZones[${index}].name`, self.forZones?.[index]?.name));
  }
  for (const index of repeated(self.forNodes, (each) => each.name)) {
    errors.push(duplicate(`forNodes[${index}].name`, self.forNodes?.[index]?.name));
  }
};

export const checkEndpointPort: RuleCheck<types.EndpointPort> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.name, formats["dns-label"])) {
    errors.push(...malformed("name", self.name ?? null, formats["dns-label"]));
  }
};
