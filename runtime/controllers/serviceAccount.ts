import { serviceAccountDefault } from "../../generated/wellknown.ts";
import type { ControllerContext } from "./frame/controller.ts";
import { keepInEveryNamespace } from "./perNamespace.ts";

/** Sees to it that every namespace has a service account for pods that name none. */
export function runServiceAccountController(context: ControllerContext): Promise<void> {
  const name = serviceAccountDefault;
  const resource = context.client.core.v1.serviceaccounts;
  const make = () => ({ metadata: { name } });
  return keepInEveryNamespace(context, { resource, queueName: "serviceaccount", name, make });
}
