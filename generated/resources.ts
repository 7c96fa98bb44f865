// Generated from all spec files. Do not edit.
import type { ResourceDescriptor } from "../runtime/schema/index.ts";
import { deployment } from "./apps/v1/deployment.descriptor.ts";
import { replicaSet } from "./apps/v1/replicaSet.descriptor.ts";
import { lease } from "./coordination/v1/lease.descriptor.ts";
import { configMap } from "./core/v1/configMap.descriptor.ts";
import { event } from "./core/v1/event.descriptor.ts";
import { namespace } from "./core/v1/namespace.descriptor.ts";
import { node } from "./core/v1/node.descriptor.ts";
import { pod } from "./core/v1/pod.descriptor.ts";
import { secret } from "./core/v1/secret.descriptor.ts";
import { service } from "./core/v1/service.descriptor.ts";
import { serviceAccount } from "./core/v1/serviceAccount.descriptor.ts";
import { event as eventsEvent } from "./events/v1/event.descriptor.ts";

/** Stored resources in the order of the spec. */
export const resources: readonly ResourceDescriptor[] = [
  deployment,
  replicaSet,
  lease,
  configMap,
  event,
  namespace,
  node,
  pod,
  secret,
  service,
  serviceAccount,
  eventsEvent,
];
