// Generated from admissionregistration/v1/mutatingWebhookConfiguration.yaml. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { MatchCondition, RuleWithOperations } from "./match.ts";
import type { WebhookClientConfig } from "./webhook.ts";

/** MutatingWebhookConfiguration names services that may change objects on their way in. */
export interface MutatingWebhookConfiguration {
  apiVersion?: "admissionregistration.orch.io/v1";
  kind?: "MutatingWebhookConfiguration";
  metadata?: ObjectMeta;
  /** The services, asked in this order. */
  webhooks?: MutatingWebhook[];
}

/** A list of mutatingwebhookconfigurations. */
export interface MutatingWebhookConfigurationList {
  apiVersion: "admissionregistration.orch.io/v1";
  kind: "MutatingWebhookConfigurationList";
  metadata: ListMeta;
  items: MutatingWebhookConfiguration[];
}

/** A service that may change objects. */
export interface MutatingWebhook {
  /** Full name, such as images.example.com, unique in its list. */
  name: string;
  /** How the service is reached. */
  clientConfig: WebhookClientConfig;
  /** Requests the service is asked about. */
  rules?: RuleWithOperations[];
  /** What happens when the service cannot be asked; Fail when unset. Default: "Fail". */
  failurePolicy?: "Ignore" | "Fail";
  /**
   * Whether requests in other versions of the same resource match as well; Equivalent when unset. Default:
   * "Equivalent".
   */
  matchPolicy?: "Exact" | "Equivalent";
  /** Labels of the namespaces; all when empty. */
  namespaceSelector?: LabelSelector;
  /** Labels of the objects; all when empty. */
  objectSelector?: LabelSelector;
  /** Whether asking the service changes anything elsewhere. */
  sideEffects: "None" | "NoneOnDryRun";
  /** Seconds the service may take; 10 when unset. Default: 10. */
  timeoutSeconds?: number;
  /** Versions of the review that the service reads, the preferred one first. */
  admissionReviewVersions: string[];
  /**
   * Whether the service may be asked again after others have changed the object; Never when unset. Default: "Never".
   */
  reinvocationPolicy?: "Never" | "IfNeeded";
  /** Expressions that must all be true for the service to be asked. */
  matchConditions?: MatchCondition[];
}
