// Generated from apidiscovery/v2/discovery.yaml. Do not edit.
export interface APIGroupDiscoveryList {
  text?: string;
}
