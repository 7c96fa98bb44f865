// Generated from flowcontrol/v1/priorityLevelConfiguration.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** PriorityLevelConfiguration says how many requests of a level run at once, and how others wait. */
export interface PriorityLevelConfiguration {
  apiVersion?: "flowcontrol.apiserver.orch.io/v1";
  kind?: "PriorityLevelConfiguration";
  metadata?: ObjectMeta;
  /** The level. */
  spec?: PriorityLevelConfigurationSpec;
  /** What is known of it. */
  status?: PriorityLevelConfigurationStatus;
}

/** A list of prioritylevelconfigurations. */
export interface PriorityLevelConfigurationList {
  apiVersion: "flowcontrol.apiserver.orch.io/v1";
  kind: "PriorityLevelConfigurationList";
  metadata: ListMeta;
  items: PriorityLevelConfiguration[];
}

/** A priority level. */
export interface PriorityLevelConfigurationSpec {
  /** Whether requests are limited or go through at once. */
  type: "Limited" | "Exempt";
  /** The limits, for a limited level. */
  limited?: LimitedPriorityLevelConfiguration;
  /** The shares, for an exempt level. */
  exempt?: ExemptPriorityLevelConfiguration;
}

/** The limits of a level. */
export interface LimitedPriorityLevelConfiguration {
  /** Shares of the server's capacity; 30 when unset. Default: 30. */
  nominalConcurrencyShares?: number;
  /** What happens to requests beyond the limit. */
  limitResponse?: LimitResponse;
  /** Part of the capacity that other levels may borrow; 0 when unset. Default: 0. */
  lendablePercent?: number;
  /** How much may be borrowed, as a percentage of the own capacity; unset means no limit. */
  borrowingLimitPercent?: number;
}

/** What happens to requests beyond the limit. */
export interface LimitResponse {
  /** Whether they wait or are turned away. */
  type: "Queue" | "Reject";
  /** The queues in which they wait. */
  queuing?: QueuingConfiguration;
}

/** The queues of a level. */
export interface QueuingConfiguration {
  /** How many queues there are; 64 when unset. Default: 64. */
  queues?: number;
  /** How many queues a flow is dealt; it uses the shortest. 8 when unset. Default: 8. */
  handSize?: number;
  /** Most requests that wait in one queue; 50 when unset. Default: 50. */
  queueLengthLimit?: number;
}

/** The shares of an exempt level. */
export interface ExemptPriorityLevelConfiguration {
  /** Shares of the server's capacity that are kept free; 0 when unset. Default: 0. */
  nominalConcurrencyShares?: number;
  /** Part of that which other levels may borrow; 0 when unset. Default: 0. */
  lendablePercent?: number;
}

/** What is known of a level. */
export interface PriorityLevelConfigurationStatus {
  /** Aspects of the level, one of each type. */
  conditions?: PriorityLevelConfigurationCondition[];
}

/** One aspect of a level. */
export interface PriorityLevelConfigurationCondition {
  /** Which aspect. */
  type?: string;
  /** Whether it holds. */
  status?: "True" | "False" | "Unknown" | (string & {});
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason?: string;
  /** Why, in words. */
  message?: string;
}
