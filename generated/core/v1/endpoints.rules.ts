// Generated from core/v1/endpoints.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkItems,
  eachItem,
  formats,
  isMalformedOrEmpty,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./endpoints.ts";

export const checkEndpoints: RuleCheck<types.Endpoints> = (self, old, findings) => {
  checkEndpointsParts(self, old, findings);
};

export const checkEndpointsParts: RuleCheck<types.Endpoints> = (self, _old, findings) => {
  checkItems(findings, checkEndpointSubset, { name: "subsets", self: self.subsets });
};

export const checkEndpointSubset: RuleCheck<types.EndpointSubset> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.addresses?.length && !self.notReadyAddresses?.length) {
    errors.push(required("", "must specify `addresses` or `notReadyAddresses`"));
  }
  eachItem(findings, self.addresses, (each, index) => {
    if (isMalformedOrEmpty(each?.ip, formats["endpoint-ip"])) {
      errors.push(...malformed(`addresses[${index}].ip`, each?.ip, formats["endpoint-ip"]));
    }
  });
  eachItem(findings, self.notReadyAddresses, (each, index) => {
    if (isMalformedOrEmpty(each?.ip, formats["endpoint-ip"])) {
      errors.push(...malformed(`notReadyAddresses[${index}].ip`, each?.ip, formats["endpoint-ip"]));
    }
  });
  if (self.ports?.[1] !== undefined) {
    eachItem(findings, self.ports, (each, index) => {
      if (!each?.name) errors.push(required(`ports[${index}].name`));
    });
  }
};
