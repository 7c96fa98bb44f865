// Generated from spec/metrics.yaml. Do not edit.
import type { CounterDefinition, GaugeDefinition, HistogramDefinition } from "../runtime/schema/metrics.ts";

export const apiserverRequestTotal: CounterDefinition<
  | "verb"
  | "dry_run"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
  | "code"
  | "system_client"
> = {
  type: "counter",
  name: "apiserver_request_total",
  stability: "STABLE",
  help: "Requests that the server has answered.",
  labels: [
    "code",
    "component",
    "dry_run",
    "group",
    "resource",
    "scope",
    "subresource",
    "system_client",
    "verb",
    "version",
  ],
};

export const apiserverRequestDurationSeconds: HistogramDefinition<
  | "verb"
  | "dry_run"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
> = {
  type: "histogram",
  name: "apiserver_request_duration_seconds",
  stability: "STABLE",
  help: "Time from the arrival of a request to the end of its answer.",
  labels: ["component", "dry_run", "group", "resource", "scope", "subresource", "verb", "version"],
  buckets: [
    0.005,
    0.025,
    0.05,
    0.1,
    0.2,
    0.4,
    0.6,
    0.8,
    1,
    1.25,
    1.5,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    15,
    20,
    30,
    45,
    60,
  ],
};

export const apiserverRequestSliDurationSeconds: HistogramDefinition<
  | "verb"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
> = {
  type: "histogram",
  name: "apiserver_request_sli_duration_seconds",
  stability: "ALPHA",
  help: "Duration of requests from arrival to the end of the answer, without long-running ones.",
  labels: ["component", "group", "resource", "scope", "subresource", "verb", "version"],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60],
};

export const apiserverResponseSizes: HistogramDefinition<
  | "verb"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
> = {
  type: "histogram",
  name: "apiserver_response_sizes",
  stability: "STABLE",
  help: "Size of the response bodies of reads.",
  labels: ["component", "group", "resource", "scope", "subresource", "verb", "version"],
  buckets: [1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000],
};

export const apiserverLongrunningRequests: GaugeDefinition<
  | "verb"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
> = {
  type: "gauge",
  name: "apiserver_longrunning_requests",
  stability: "STABLE",
  help: "Open watches, proxied connections and other long-running requests.",
  labels: ["component", "group", "resource", "scope", "subresource", "verb", "version"],
};

export const apiserverCurrentInflightRequests: GaugeDefinition<"request_kind"> = {
  type: "gauge",
  name: "apiserver_current_inflight_requests",
  stability: "STABLE",
  help: "Maximum number of requests in flight since the last scrape.",
  labels: ["request_kind"],
};

export const apiserverRequestTerminationsTotal: CounterDefinition<
  | "verb"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
  | "component"
  | "code"
> = {
  type: "counter",
  name: "apiserver_request_terminations_total",
  stability: "ALPHA",
  help: "Requests that the server terminated to protect itself.",
  labels: ["code", "component", "group", "resource", "scope", "subresource", "verb", "version"],
};

export const apiserverRequestAbortsTotal: CounterDefinition<
  | "verb"
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "scope"
> = {
  type: "counter",
  name: "apiserver_request_aborts_total",
  stability: "ALPHA",
  help: "Requests whose client disconnected before the answer.",
  labels: ["group", "resource", "scope", "subresource", "verb", "version"],
};

export const apiserverRequestedDeprecatedApis: GaugeDefinition<
  | "group"
  | "version"
  | "resource"
  | "subresource"
  | "removed_release"
> = {
  type: "gauge",
  name: "apiserver_requested_deprecated_apis",
  stability: "STABLE",
  help: "Deprecated kinds that clients have requested since the server started.",
  labels: ["group", "removed_release", "resource", "subresource", "version"],
};

export const apiserverRequestBodySizeBytes: HistogramDefinition<"group" | "resource" | "verb"> = {
  type: "histogram",
  name: "apiserver_request_body_size_bytes",
  stability: "ALPHA",
  help: "Size of the request bodies.",
  labels: ["group", "resource", "verb"],
  buckets: [
    50000,
    150000,
    250000,
    350000,
    450000,
    550000,
    650000,
    750000,
    850000,
    950000,
    1050000,
    1250000,
    1450000,
    1650000,
    1850000,
    2050000,
    2350000,
    2650000,
    3050000,
  ],
};

export const apiserverRequestFilterDurationSeconds: HistogramDefinition<"filter"> = {
  type: "histogram",
  name: "apiserver_request_filter_duration_seconds",
  stability: "ALPHA",
  help: "Duration of a filter before the handlers.",
  labels: ["filter"],
  buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 5, 10, 15, 30],
};

export const fieldValidationRequestDurationSeconds: HistogramDefinition<"field_validation"> = {
  type: "histogram",
  name: "field_validation_request_duration_seconds",
  stability: "ALPHA",
  help: "Duration of requests by their fieldValidation.",
  labels: ["field_validation"],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 45, 60],
};

export const apiserverTlsHandshakeErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "apiserver_tls_handshake_errors_total",
  stability: "ALPHA",
  help: "Connections whose TLS handshake failed.",
  labels: [],
};

export const apiserverCurrentInqueueRequests: GaugeDefinition<"request_kind"> = {
  type: "gauge",
  name: "apiserver_current_inqueue_requests",
  stability: "ALPHA",
  help: "Maximum number of requests that waited for their turn since the last scrape.",
  labels: ["request_kind"],
};

export const apiserverFlowcontrolCurrentExecutingRequests: GaugeDefinition<"flow_schema" | "priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_current_executing_requests",
  stability: "BETA",
  help: "Requests that execute, without watches that have begun.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolCurrentExecutingSeats: GaugeDefinition<"flow_schema" | "priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_current_executing_seats",
  stability: "BETA",
  help: "Seats that executing requests hold.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolRequestConcurrencyInUse: GaugeDefinition<"flow_schema" | "priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_request_concurrency_in_use",
  stability: "ALPHA",
  help: "Seats that executing requests hold; apiserver_flowcontrol_current_executing_seats is its newer name.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolCurrentInqueueRequests: GaugeDefinition<"flow_schema" | "priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_current_inqueue_requests",
  stability: "BETA",
  help: "Requests that wait in a queue.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolCurrentInqueueSeats: GaugeDefinition<"flow_schema" | "priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_current_inqueue_seats",
  stability: "ALPHA",
  help: "Seats that the waiting requests will hold.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolDispatchedRequestsTotal: CounterDefinition<"flow_schema" | "priority_level"> = {
  type: "counter",
  name: "apiserver_flowcontrol_dispatched_requests_total",
  stability: "BETA",
  help: "Requests that have begun to execute.",
  labels: ["flow_schema", "priority_level"],
};

export const apiserverFlowcontrolRejectedRequestsTotal: CounterDefinition<
  | "flow_schema"
  | "priority_level"
  | "reason"
> = {
  type: "counter",
  name: "apiserver_flowcontrol_rejected_requests_total",
  stability: "BETA",
  help: "Requests that flow control did not let execute.",
  labels: ["flow_schema", "priority_level", "reason"],
};

export const apiserverFlowcontrolRequestWaitDurationSeconds: HistogramDefinition<
  | "execute"
  | "flow_schema"
  | "priority_level"
> = {
  type: "histogram",
  name: "apiserver_flowcontrol_request_wait_duration_seconds",
  stability: "BETA",
  help: "Time that a request waited in its queue.",
  labels: ["execute", "flow_schema", "priority_level"],
  buckets: [0, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30],
};

export const apiserverFlowcontrolRequestExecutionSeconds: HistogramDefinition<
  | "flow_schema"
  | "priority_level"
  | "type"
> = {
  type: "histogram",
  name: "apiserver_flowcontrol_request_execution_seconds",
  stability: "ALPHA",
  help: "Time that a request held its seats.",
  labels: ["flow_schema", "priority_level", "type"],
  buckets: [0, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30],
};

export const apiserverFlowcontrolRequestQueueLengthAfterEnqueue: HistogramDefinition<
  | "flow_schema"
  | "priority_level"
> = {
  type: "histogram",
  name: "apiserver_flowcontrol_request_queue_length_after_enqueue",
  stability: "ALPHA",
  help: "Length of a queue after a request was added to it.",
  labels: ["flow_schema", "priority_level"],
  buckets: [0, 10, 25, 50, 100, 250, 500, 1000],
};

export const apiserverFlowcontrolWorkEstimatedSeats: HistogramDefinition<"flow_schema" | "priority_level"> = {
  type: "histogram",
  name: "apiserver_flowcontrol_work_estimated_seats",
  stability: "ALPHA",
  help: "Seats that a request was given.",
  labels: ["flow_schema", "priority_level"],
  buckets: [1, 2, 4, 10],
};

export const apiserverFlowcontrolNominalLimitSeats: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_nominal_limit_seats",
  stability: "BETA",
  help: "Seats that a priority level has by its shares.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolRequestConcurrencyLimit: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_request_concurrency_limit",
  stability: "ALPHA",
  help: "Seats that a priority level has by its shares; apiserver_flowcontrol_nominal_limit_seats is its newer name.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolLowerLimitSeats: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_lower_limit_seats",
  stability: "ALPHA",
  help: "Seats that a priority level never lends.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolUpperLimitSeats: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_upper_limit_seats",
  stability: "ALPHA",
  help: "Most seats that a priority level may have with those that it borrows.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolCurrentLimitSeats: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_current_limit_seats",
  stability: "ALPHA",
  help: "Seats that a priority level has at present.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolDemandSeatsHighWatermark: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_demand_seats_high_watermark",
  stability: "ALPHA",
  help: "Most seats that were wanted between the last two adjustments.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolDemandSeatsAverage: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_demand_seats_average",
  stability: "ALPHA",
  help: "Seats that were wanted on average between the last two adjustments.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolDemandSeatsStdev: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_demand_seats_stdev",
  stability: "ALPHA",
  help: "Standard deviation of the seats that were wanted between the last two adjustments.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolDemandSeatsSmoothed: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_demand_seats_smoothed",
  stability: "ALPHA",
  help: "Smoothed demand for seats.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolTargetSeats: GaugeDefinition<"priority_level"> = {
  type: "gauge",
  name: "apiserver_flowcontrol_target_seats",
  stability: "ALPHA",
  help: "Seats that a priority level would have if all had what they want.",
  labels: ["priority_level"],
};

export const apiserverFlowcontrolSeatFairFrac: GaugeDefinition<never> = {
  type: "gauge",
  name: "apiserver_flowcontrol_seat_fair_frac",
  stability: "ALPHA",
  help: "Fraction of their target that priority levels have.",
  labels: [],
};

export const apiserverAuditEventTotal: CounterDefinition<never> = {
  type: "counter",
  name: "apiserver_audit_event_total",
  stability: "ALPHA",
  help: "Audit events handed to the back ends.",
  labels: [],
};

export const apiserverAuditLevelTotal: CounterDefinition<"level"> = {
  type: "counter",
  name: "apiserver_audit_level_total",
  stability: "ALPHA",
  help: "Requests by the level that the audit policy gives them.",
  labels: ["level"],
};

export const apiserverAuditErrorTotal: CounterDefinition<"plugin"> = {
  type: "counter",
  name: "apiserver_audit_error_total",
  stability: "ALPHA",
  help: "Audit events that are lost, by the part that lost them.",
  labels: ["plugin"],
};

export const apiserverAuditRequestsRejectedTotal: CounterDefinition<never> = {
  type: "counter",
  name: "apiserver_audit_requests_rejected_total",
  stability: "ALPHA",
  help: "Requests refused because their audit event could not be stored.",
  labels: [],
};

export const authenticationAttempts: CounterDefinition<"result"> = {
  type: "counter",
  name: "authentication_attempts",
  stability: "ALPHA",
  help: "Authentication attempts by result.",
  labels: ["result"],
};

export const authenticationDurationSeconds: HistogramDefinition<"result"> = {
  type: "histogram",
  name: "authentication_duration_seconds",
  stability: "ALPHA",
  help: "Duration of authentication.",
  labels: ["result"],
  buckets: [
    0.001,
    0.002,
    0.004,
    0.008,
    0.016,
    0.032,
    0.064,
    0.128,
    0.256,
    0.512,
    1.024,
    2.048,
    4.096,
    8.192,
    16.384,
  ],
};

export const authenticatedUserRequests: CounterDefinition<"username"> = {
  type: "counter",
  name: "authenticated_user_requests",
  stability: "ALPHA",
  help: "Authenticated requests by kind of user.",
  labels: ["username"],
};

export const authorizationAttemptsTotal: CounterDefinition<"result"> = {
  type: "counter",
  name: "authorization_attempts_total",
  stability: "ALPHA",
  help: "Authorization attempts by result.",
  labels: ["result"],
};

export const authorizationDurationSeconds: HistogramDefinition<"result"> = {
  type: "histogram",
  name: "authorization_duration_seconds",
  stability: "ALPHA",
  help: "Duration of authorization.",
  labels: ["result"],
  buckets: [
    0.001,
    0.002,
    0.004,
    0.008,
    0.016,
    0.032,
    0.064,
    0.128,
    0.256,
    0.512,
    1.024,
    2.048,
    4.096,
    8.192,
    16.384,
  ],
};

export const apiserverAuthorizationDecisionsTotal: CounterDefinition<"type" | "name" | "decision"> = {
  type: "counter",
  name: "apiserver_authorization_decisions_total",
  stability: "ALPHA",
  help: "Decisions that ended the chain of authorizers, by the authorizer that made them.",
  labels: ["decision", "name", "type"],
};

export const apiserverAuthorizationMatchConditionEvaluationSeconds: HistogramDefinition<"type" | "name"> = {
  type: "histogram",
  name: "apiserver_authorization_match_condition_evaluation_seconds",
  stability: "ALPHA",
  help: "Time in which the match conditions of an authorization webhook were evaluated over a request.",
  labels: ["name", "type"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.1, 0.2, 0.25],
};

export const apiserverAuthorizationMatchConditionExclusionsTotal: CounterDefinition<"type" | "name"> = {
  type: "counter",
  name: "apiserver_authorization_match_condition_exclusions_total",
  stability: "ALPHA",
  help: "Requests that an authorization webhook was not asked about because a match condition does not hold.",
  labels: ["name", "type"],
};

export const apiserverAuthorizationMatchConditionEvaluationErrorsTotal: CounterDefinition<"type" | "name"> = {
  type: "counter",
  name: "apiserver_authorization_match_condition_evaluation_errors_total",
  stability: "ALPHA",
  help: "Requests over which the match conditions of an authorization webhook could not be evaluated.",
  labels: ["name", "type"],
};

export const apiserverClientCertificateExpirationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_client_certificate_expiration_seconds",
  stability: "ALPHA",
  help: "Time until the client certificate of a request expires, when the request came.",
  labels: [],
  buckets: [
    0,
    1800,
    3600,
    7200,
    21600,
    43200,
    86400,
    172800,
    345600,
    604800,
    2592000,
    7776000,
    15552000,
    31104000,
  ],
};

export const nodeAuthorizerGraphActionsDurationSeconds: HistogramDefinition<"operation"> = {
  type: "histogram",
  name: "node_authorizer_graph_actions_duration_seconds",
  stability: "ALPHA",
  help: "Time in which the node authorizer noted what an object means for its node, such as AddPod.",
  labels: ["operation"],
  buckets: [0.0001, 0.0002, 0.0004, 0.0008, 0.0016, 0.0032, 0.0064, 0.0128, 0.0256, 0.0512, 0.1024, 0.2048],
};

export const apiserverAuthenticationConfigControllerAutomaticReloadsTotal: CounterDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "counter",
  name: "apiserver_authentication_config_controller_automatic_reloads_total",
  stability: "ALPHA",
  help: "Reloads of the authentication configuration.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverAuthenticationConfigControllerAutomaticReloadLastTimestampSeconds: GaugeDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "gauge",
  name: "apiserver_authentication_config_controller_automatic_reload_last_timestamp_seconds",
  stability: "ALPHA",
  help: "When the authentication configuration was reloaded last, in seconds since 1970.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverAuthenticationConfigControllerLastConfigInfo: GaugeDefinition<"apiserver_id_hash" | "hash"> = {
  type: "gauge",
  name: "apiserver_authentication_config_controller_last_config_info",
  stability: "ALPHA",
  help: "Hash of the authentication configuration in use; the value is 1.",
  labels: ["apiserver_id_hash", "hash"],
};

export const apiserverAuthorizationConfigControllerAutomaticReloadsTotal: CounterDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "counter",
  name: "apiserver_authorization_config_controller_automatic_reloads_total",
  stability: "ALPHA",
  help: "Reloads of the authorization configuration.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverAuthorizationConfigControllerAutomaticReloadLastTimestampSeconds: GaugeDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "gauge",
  name: "apiserver_authorization_config_controller_automatic_reload_last_timestamp_seconds",
  stability: "ALPHA",
  help: "When the authorization configuration was reloaded last, in seconds since 1970.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverAuthorizationConfigControllerLastConfigInfo: GaugeDefinition<"apiserver_id_hash" | "hash"> = {
  type: "gauge",
  name: "apiserver_authorization_config_controller_last_config_info",
  stability: "ALPHA",
  help: "Hash of the authorization configuration in use; the value is 1.",
  labels: ["apiserver_id_hash", "hash"],
};

export const apiserverEncryptionConfigControllerAutomaticReloadsTotal: CounterDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "counter",
  name: "apiserver_encryption_config_controller_automatic_reloads_total",
  stability: "ALPHA",
  help: "Reloads of the encryption configuration.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverEncryptionConfigControllerAutomaticReloadLastTimestampSeconds: GaugeDefinition<
  | "status"
  | "apiserver_id_hash"
> = {
  type: "gauge",
  name: "apiserver_encryption_config_controller_automatic_reload_last_timestamp_seconds",
  stability: "ALPHA",
  help: "When the encryption configuration was reloaded last, in seconds since 1970.",
  labels: ["apiserver_id_hash", "status"],
};

export const apiserverEncryptionConfigControllerLastConfigInfo: GaugeDefinition<"apiserver_id_hash" | "hash"> = {
  type: "gauge",
  name: "apiserver_encryption_config_controller_last_config_info",
  stability: "ALPHA",
  help: "Hash of the encryption configuration in use; the value is 1.",
  labels: ["apiserver_id_hash", "hash"],
};

export const apiserverManifestAdmissionConfigControllerAutomaticReloadsTotal: CounterDefinition<
  | "plugin"
  | "status"
  | "apiserver_id_hash"
> = {
  type: "counter",
  name: "apiserver_manifest_admission_config_controller_automatic_reloads_total",
  stability: "ALPHA",
  help: "Reloads of the manifests of an admission plugin.",
  labels: ["apiserver_id_hash", "plugin", "status"],
};

export const apiserverManifestAdmissionConfigControllerAutomaticReloadLastTimestampSeconds: GaugeDefinition<
  | "plugin"
  | "status"
  | "apiserver_id_hash"
> = {
  type: "gauge",
  name: "apiserver_manifest_admission_config_controller_automatic_reload_last_timestamp_seconds",
  stability: "ALPHA",
  help: "When the manifests of an admission plugin were reloaded last, in seconds since 1970.",
  labels: ["apiserver_id_hash", "plugin", "status"],
};

export const apiserverManifestAdmissionConfigControllerLastConfigInfo: GaugeDefinition<
  | "plugin"
  | "apiserver_id_hash"
  | "hash"
> = {
  type: "gauge",
  name: "apiserver_manifest_admission_config_controller_last_config_info",
  stability: "ALPHA",
  help: "Hash of the manifest files that an admission plugin uses; the value is 1.",
  labels: ["apiserver_id_hash", "hash", "plugin"],
};

export const apiserverImpersonationAttemptsTotal: CounterDefinition<"mode" | "decision"> = {
  type: "counter",
  name: "apiserver_impersonation_attempts_total",
  stability: "ALPHA",
  help: "Attempts to act as another user.",
  labels: ["decision", "mode"],
};

export const apiserverImpersonationAttemptsDurationSeconds: HistogramDefinition<"mode" | "decision"> = {
  type: "histogram",
  name: "apiserver_impersonation_attempts_duration_seconds",
  stability: "ALPHA",
  help: "Duration of the authorization of an attempt to act as another user.",
  labels: ["decision", "mode"],
  buckets: [
    0.001,
    0.002,
    0.004,
    0.008,
    0.016,
    0.032,
    0.064,
    0.128,
    0.256,
    0.512,
    1.024,
    2.048,
    4.096,
    8.192,
    16.384,
  ],
};

export const serviceaccountValidTokensTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_valid_tokens_total",
  stability: "ALPHA",
  help: "Uses of extended service-account tokens in the time that was asked for.",
  labels: [],
};

export const serviceaccountStaleTokensTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_stale_tokens_total",
  stability: "ALPHA",
  help: "Uses of extended service-account tokens after the time that was asked for.",
  labels: [],
};

export const serviceaccountLegacyTokensTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_legacy_tokens_total",
  stability: "ALPHA",
  help: "Uses of long-lived service-account tokens with a right signature.",
  labels: [],
};

export const serviceaccountLegacyAutoTokenUsesTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_legacy_auto_token_uses_total",
  stability: "ALPHA",
  help: "Accepted long-lived tokens of secrets that their account lists.",
  labels: [],
};

export const serviceaccountLegacyManualTokenUsesTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_legacy_manual_token_uses_total",
  stability: "ALPHA",
  help: "Accepted long-lived tokens of secrets that their account does not list.",
  labels: [],
};

export const serviceaccountInvalidLegacyAutoTokenUsesTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_invalid_legacy_auto_token_uses_total",
  stability: "ALPHA",
  help: "Refused long-lived tokens whose secret is marked as invalid.",
  labels: [],
};

export const apiserverAdmissionStepAdmissionDurationSeconds: HistogramDefinition<"type" | "operation" | "rejected"> = {
  type: "histogram",
  name: "apiserver_admission_step_admission_duration_seconds",
  stability: "STABLE",
  help: "Duration of all admission plugins together.",
  labels: ["operation", "rejected", "type"],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5],
};

export const apiserverAdmissionControllerAdmissionDurationSeconds: HistogramDefinition<
  | "name"
  | "type"
  | "operation"
  | "rejected"
> = {
  type: "histogram",
  name: "apiserver_admission_controller_admission_duration_seconds",
  stability: "STABLE",
  help: "Duration of an admission plugin.",
  labels: ["name", "operation", "rejected", "type"],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5],
};

export const apiserverAdmissionWebhookAdmissionDurationSeconds: HistogramDefinition<
  | "name"
  | "type"
  | "operation"
  | "rejected"
> = {
  type: "histogram",
  name: "apiserver_admission_webhook_admission_duration_seconds",
  stability: "STABLE",
  help: "Duration of the call of an admission webhook.",
  labels: ["name", "operation", "rejected", "type"],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 10, 25],
};

export const apiserverAdmissionWebhookRequestTotal: CounterDefinition<
  | "name"
  | "type"
  | "operation"
  | "code"
  | "rejected"
> = {
  type: "counter",
  name: "apiserver_admission_webhook_request_total",
  stability: "ALPHA",
  help: "Calls of admission webhooks by the code of the answer.",
  labels: ["code", "name", "operation", "rejected", "type"],
};

export const apiserverAdmissionWebhookRejectionCount: CounterDefinition<
  | "name"
  | "type"
  | "operation"
  | "error_type"
  | "rejection_code"
> = {
  type: "counter",
  name: "apiserver_admission_webhook_rejection_count",
  stability: "ALPHA",
  help: "Calls of admission webhooks that were refused, or failed.",
  labels: ["error_type", "name", "operation", "rejection_code", "type"],
};

export const apiserverAdmissionWebhookFailOpenCount: CounterDefinition<"name" | "type"> = {
  type: "counter",
  name: "apiserver_admission_webhook_fail_open_count",
  stability: "ALPHA",
  help: "Failed calls of admission webhooks that do not hinder the request.",
  labels: ["name", "type"],
};

export const apiserverValidatingAdmissionPolicyCheckTotal: CounterDefinition<
  | "policy"
  | "policy_binding"
  | "error_type"
  | "enforcement_action"
> = {
  type: "counter",
  name: "apiserver_validating_admission_policy_check_total",
  stability: "BETA",
  help: "Validations of policies that did not hold, or failed, by what was done about it.",
  labels: ["enforcement_action", "error_type", "policy", "policy_binding"],
};

export const apiserverValidatingAdmissionPolicyCheckDurationSeconds: HistogramDefinition<
  | "policy"
  | "policy_binding"
  | "error_type"
  | "enforcement_action"
> = {
  type: "histogram",
  name: "apiserver_validating_admission_policy_check_duration_seconds",
  stability: "BETA",
  help: "Duration of what a policy evaluated until a validation did not hold.",
  labels: ["enforcement_action", "error_type", "policy", "policy_binding"],
  buckets: [5e-7, 0.001, 0.01, 0.1, 1],
};

export const apiserverAdmissionMatchConditionEvaluationSeconds: HistogramDefinition<
  | "name"
  | "kind"
  | "type"
  | "operation"
> = {
  type: "histogram",
  name: "apiserver_admission_match_condition_evaluation_seconds",
  stability: "ALPHA",
  help: "Time in which the match conditions of a webhook or policy were evaluated over a request.",
  labels: ["kind", "name", "operation", "type"],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.1, 0.2, 0.25],
};

export const apiserverAdmissionMatchConditionExclusionsTotal: CounterDefinition<
  | "name"
  | "kind"
  | "type"
  | "operation"
> = {
  type: "counter",
  name: "apiserver_admission_match_condition_exclusions_total",
  stability: "ALPHA",
  help: "Requests that a webhook or policy was not asked about because a match condition does not hold.",
  labels: ["kind", "name", "operation", "type"],
};

export const apiserverAdmissionMatchConditionEvaluationErrorsTotal: CounterDefinition<
  | "name"
  | "kind"
  | "type"
  | "operation"
> = {
  type: "counter",
  name: "apiserver_admission_match_condition_evaluation_errors_total",
  stability: "ALPHA",
  help: "Requests over which the match conditions of a webhook or policy could not be evaluated.",
  labels: ["kind", "name", "operation", "type"],
};

export const podSecurityEvaluationsTotal: CounterDefinition<
  | "decision"
  | "policy_level"
  | "policy_version"
  | "mode"
  | "request_operation"
  | "resource"
  | "subresource"
> = {
  type: "counter",
  name: "pod_security_evaluations_total",
  stability: "ALPHA",
  help: "Pods and workloads that were compared with a pod security standard, by what was found. Those that meet the standards of audit and warn are not counted.",
  labels: [
    "decision",
    "mode",
    "policy_level",
    "policy_version",
    "request_operation",
    "resource",
    "subresource",
  ],
};

export const podSecurityExemptionsTotal: CounterDefinition<"request_operation" | "resource" | "subresource"> = {
  type: "counter",
  name: "pod_security_exemptions_total",
  stability: "ALPHA",
  help: "Requests that are exempt from the pod security standards.",
  labels: ["request_operation", "resource", "subresource"],
};

export const podSecurityErrorsTotal: CounterDefinition<"fatal" | "request_operation" | "resource" | "subresource"> = {
  type: "counter",
  name: "pod_security_errors_total",
  stability: "ALPHA",
  help: "Requests in namespaces whose labels name no pod security standard.",
  labels: ["fatal", "request_operation", "resource", "subresource"],
};

export const aggregatorUnavailableApiservice: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "aggregator_unavailable_apiservice",
  stability: "ALPHA",
  help: "Whether the extension server of an APIService is unavailable: 1 is yes.",
  labels: ["name"],
};

export const aggregatorUnavailableApiserviceTotal: CounterDefinition<"name" | "reason"> = {
  type: "counter",
  name: "aggregator_unavailable_apiservice_total",
  stability: "ALPHA",
  help: "How often the extension server of an APIService became unavailable, by why.",
  labels: ["name", "reason"],
};

export const apiserverConversionWebhookRequestTotal: CounterDefinition<"result" | "failure_type"> = {
  type: "counter",
  name: "apiserver_conversion_webhook_request_total",
  stability: "ALPHA",
  help: "Calls of webhooks that convert custom objects.",
  labels: ["failure_type", "result"],
};

export const apiserverConversionWebhookDurationSeconds: HistogramDefinition<"result" | "failure_type"> = {
  type: "histogram",
  name: "apiserver_conversion_webhook_duration_seconds",
  stability: "ALPHA",
  help: "Duration of the call of a webhook that converts custom objects.",
  labels: ["failure_type", "result"],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 45, 60],
};

export const apiserverCrdConversionWebhookDurationSeconds: HistogramDefinition<
  | "crd_name"
  | "from_version"
  | "to_version"
  | "succeeded"
> = {
  type: "histogram",
  name: "apiserver_crd_conversion_webhook_duration_seconds",
  stability: "ALPHA",
  help: "Duration of the same, by definition and versions.",
  labels: ["crd_name", "from_version", "succeeded", "to_version"],
  buckets: [
    0.001,
    0.002,
    0.004,
    0.008,
    0.016,
    0.032,
    0.064,
    0.128,
    0.256,
    0.512,
    1.024,
    2.048,
    4.096,
    8.192,
    16.384,
  ],
};

export const apiserverCelCompilationDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_cel_compilation_duration_seconds",
  stability: "BETA",
  help: "Time in which the rules on a value of a custom kind were compiled.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const apiserverCelEvaluationDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_cel_evaluation_duration_seconds",
  stability: "BETA",
  help: "Time in which the rules of a custom kind were evaluated over an object.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const apiserverWatchEventsTotal: CounterDefinition<"group" | "version" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_events_total",
  stability: "ALPHA",
  help: "Events that the server sent to watches.",
  labels: ["group", "resource", "version"],
};

export const apiserverWatchEventsSizes: HistogramDefinition<"group" | "version" | "resource"> = {
  type: "histogram",
  name: "apiserver_watch_events_sizes",
  stability: "ALPHA",
  help: "Size of the events that the server sent to watches.",
  labels: ["group", "resource", "version"],
  buckets: [1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072],
};

export const apiserverWatchListDurationSeconds: HistogramDefinition<"group" | "version" | "resource" | "scope"> = {
  type: "histogram",
  name: "apiserver_watch_list_duration_seconds",
  stability: "BETA",
  help: "Time until a watch with initial events has sent all of them.",
  labels: ["group", "resource", "scope", "version"],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 2, 4, 6, 8, 10, 15, 20, 30, 45, 60],
};

export const apiserverTerminatedWatchersTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_terminated_watchers_total",
  stability: "ALPHA",
  help: "Watches that the server closed because their clients read too slowly.",
  labels: ["group", "resource"],
};

export const apiserverInitEventsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_init_events_total",
  stability: "ALPHA",
  help: "Initial events of watches.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheCapacity: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_watch_cache_capacity",
  stability: "ALPHA",
  help: "Maximum number of changes in the history of the watch cache.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheEventsReceivedTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_events_received_total",
  stability: "ALPHA",
  help: "Changes that the watch cache received from the storage.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheEventsDispatchedTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_events_dispatched_total",
  stability: "ALPHA",
  help: "Changes that the watch cache dispatched to watches.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheInitializationsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_initializations_total",
  stability: "ALPHA",
  help: "Loads of the watch cache from the storage.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheResourceVersion: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_watch_cache_resource_version",
  stability: "ALPHA",
  help: "Revision of the newest change in the watch cache.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheDifferencesTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_differences_total",
  stability: "ALPHA",
  help: "Comparisons that found the watch cache inconsistent with the storage; each time the cache was rebuilt.",
  labels: ["group", "resource"],
};

export const apiserverStorageConsistencyChecksTotal: CounterDefinition<"group" | "resource" | "status"> = {
  type: "counter",
  name: "apiserver_storage_consistency_checks_total",
  stability: "ALPHA",
  help: "Comparisons of the watch cache with the storage, by result.",
  labels: ["group", "resource", "status"],
};

export const apiserverWatchCacheConsistentReadTotal: CounterDefinition<
  | "group"
  | "resource"
  | "success"
  | "fallback"
> = {
  type: "counter",
  name: "apiserver_watch_cache_consistent_read_total",
  stability: "ALPHA",
  help: "Reads for which the watch cache caught up with etcd first.",
  labels: ["fallback", "group", "resource", "success"],
};

export const apiserverWatchCacheReadWaitSeconds: HistogramDefinition<"group" | "resource"> = {
  type: "histogram",
  name: "apiserver_watch_cache_read_wait_seconds",
  stability: "ALPHA",
  help: "Time that reads waited for the watch cache to catch up with etcd.",
  labels: ["group", "resource"],
  buckets: [0.005, 0.025, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3],
};

export const apiserverCacheListTotal: CounterDefinition<"group" | "resource" | "index"> = {
  type: "counter",
  name: "apiserver_cache_list_total",
  stability: "ALPHA",
  help: "Lists that the watch cache answered, by the index that found their objects.",
  labels: ["group", "index", "resource"],
};

export const apiserverCacheListFetchedObjectsTotal: CounterDefinition<"group" | "resource" | "index"> = {
  type: "counter",
  name: "apiserver_cache_list_fetched_objects_total",
  stability: "ALPHA",
  help: "Objects that the watch cache looked at for lists.",
  labels: ["group", "index", "resource"],
};

export const apiserverCacheListReturnedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_cache_list_returned_objects_total",
  stability: "ALPHA",
  help: "Objects in the lists that the watch cache answered.",
  labels: ["group", "resource"],
};

export const apiserverStorageObjects: GaugeDefinition<"resource"> = {
  type: "gauge",
  name: "apiserver_storage_objects",
  stability: "STABLE",
  help: "Stored objects.",
  labels: ["resource"],
};

export const apiserverResourceObjects: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_resource_objects",
  stability: "ALPHA",
  help: "Stored objects, by group too.",
  labels: ["group", "resource"],
};

export const apiserverResourceSizeEstimateBytes: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_resource_size_estimate_bytes",
  stability: "ALPHA",
  help: "Size of the stored objects in the form that clients get, without keys and encryption.",
  labels: ["group", "resource"],
};

export const apiserverStorageListTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_total",
  stability: "ALPHA",
  help: "Pages that the server read from the storage.",
  labels: ["group", "resource"],
};

export const apiserverStorageListFetchedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_fetched_objects_total",
  stability: "ALPHA",
  help: "Objects in the pages that the server read from the storage.",
  labels: ["group", "resource"],
};

export const apiserverStorageListEvaluatedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_evaluated_objects_total",
  stability: "ALPHA",
  help: "Objects that the server looked at in the pages that it read from the storage.",
  labels: ["group", "resource"],
};

export const apiserverStorageListReturnedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_returned_objects_total",
  stability: "ALPHA",
  help: "Objects that lists of the storage returned to the server.",
  labels: ["group", "resource"],
};

export const apiserverStorageEventsReceivedTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_events_received_total",
  stability: "BETA",
  help: "Changes of stored objects that the server received from etcd.",
  labels: ["group", "resource"],
};

export const apiserverStorageDbTotalSizeInBytes: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_db_total_size_in_bytes",
  stability: "ALPHA",
  help: "Size of the database on disk, over all members.",
  labels: ["endpoint"],
};

export const apiserverStorageSizeBytes: GaugeDefinition<"storage_cluster_id"> = {
  type: "gauge",
  name: "apiserver_storage_size_bytes",
  stability: "STABLE",
  help: "Size of the database on disk, of the largest member.",
  labels: ["storage_cluster_id"],
};

export const apiserverStorageDbTotalSizeInUseInBytes: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_db_total_size_in_use_in_bytes",
  stability: "ALPHA",
  help: "Size of the database of an etcd member without its free pages.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointHealthy: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_endpoint_healthy",
  stability: "ALPHA",
  help: "Whether an etcd member answered its last poll in time and reported no error.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointLagRevisions: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_endpoint_lag_revisions",
  stability: "ALPHA",
  help: "Revisions by which an etcd member lags behind the newest member.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointStatusDurationSeconds: HistogramDefinition<"endpoint"> = {
  type: "histogram",
  name: "apiserver_storage_endpoint_status_duration_seconds",
  stability: "ALPHA",
  help: "Duration of status polls of etcd members.",
  labels: ["endpoint"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
};

export const apiserverStorageCommitDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_storage_commit_duration_seconds",
  stability: "ALPHA",
  help: "Time until a batch of writes is durable.",
  labels: [],
  buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
};

export const apiserverStorageCommitWrites: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_storage_commit_writes",
  stability: "ALPHA",
  help: "Writes of a batch.",
  labels: [],
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096],
};

export const apiserverStorageCompactionDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_storage_compaction_duration_seconds",
  stability: "ALPHA",
  help: "Duration of compactions of the back end.",
  labels: [],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const apiserverStorageCompactionErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "apiserver_storage_compaction_errors_total",
  stability: "ALPHA",
  help: "Failed compactions of etcd by this server.",
  labels: [],
};

export const apiserverStorageCompactionLastTimestampSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "apiserver_storage_compaction_last_timestamp_seconds",
  stability: "ALPHA",
  help: "Time of this server's last compaction of etcd as seconds since the epoch.",
  labels: [],
};

export const apiserverStorageTransformationOperationsTotal: CounterDefinition<
  | "resource"
  | "transformation_type"
  | "transformer_prefix"
  | "status"
> = {
  type: "counter",
  name: "apiserver_storage_transformation_operations_total",
  stability: "ALPHA",
  help: "Encryptions and decryptions of stored values.",
  labels: ["resource", "status", "transformation_type", "transformer_prefix"],
};

export const etcdRequestDurationSeconds: HistogramDefinition<"operation" | "group" | "resource"> = {
  type: "histogram",
  name: "etcd_request_duration_seconds",
  stability: "ALPHA",
  help: "Duration of operations of the back end.",
  labels: ["group", "operation", "resource"],
  buckets: [
    0.005,
    0.025,
    0.05,
    0.1,
    0.2,
    0.4,
    0.6,
    0.8,
    1,
    1.25,
    1.5,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    15,
    20,
    30,
    45,
    60,
  ],
};

export const etcdRequestsTotal: CounterDefinition<"operation" | "group" | "resource"> = {
  type: "counter",
  name: "etcd_requests_total",
  stability: "ALPHA",
  help: "Operations of the back end.",
  labels: ["group", "operation", "resource"],
};

export const etcdRequestErrorsTotal: CounterDefinition<"operation" | "group" | "resource"> = {
  type: "counter",
  name: "etcd_request_errors_total",
  stability: "ALPHA",
  help: "Failed operations of the back end.",
  labels: ["group", "operation", "resource"],
};

export const apiserverClusteripAllocatorAllocatedIps: GaugeDefinition<"cidr"> = {
  type: "gauge",
  name: "apiserver_clusterip_allocator_allocated_ips",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Addresses of a network that services have.",
  labels: ["cidr"],
};

export const apiserverClusteripAllocatorAvailableIps: GaugeDefinition<"cidr"> = {
  type: "gauge",
  name: "apiserver_clusterip_allocator_available_ips",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Addresses of a network that are free for services.",
  labels: ["cidr"],
};

export const apiserverClusteripAllocatorAllocationTotal: CounterDefinition<"cidr" | "scope"> = {
  type: "counter",
  name: "apiserver_clusterip_allocator_allocation_total",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Addresses that services got, chosen for them (dynamic) or asked for (static).",
  labels: ["cidr", "scope"],
};

export const apiserverClusteripAllocatorAllocationErrorsTotal: CounterDefinition<"cidr" | "scope"> = {
  type: "counter",
  name: "apiserver_clusterip_allocator_allocation_errors_total",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Addresses that services did not get: the one they asked for was taken, or none was free.",
  labels: ["cidr", "scope"],
};

export const apiserverNodeportAllocatorAllocatedPorts: GaugeDefinition<never> = {
  type: "gauge",
  name: "apiserver_nodeport_allocator_allocated_ports",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Ports of the nodes that services have.",
  labels: [],
};

export const apiserverNodeportAllocatorAvailablePorts: GaugeDefinition<never> = {
  type: "gauge",
  name: "apiserver_nodeport_allocator_available_ports",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Ports of the nodes that are free for services.",
  labels: [],
};

export const apiserverNodeportAllocatorAllocationTotal: CounterDefinition<"scope"> = {
  type: "counter",
  name: "apiserver_nodeport_allocator_allocation_total",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Ports of the nodes that services got, chosen for them (dynamic) or asked for (static).",
  labels: ["scope"],
};

export const apiserverNodeportAllocatorAllocationErrorsTotal: CounterDefinition<"scope"> = {
  type: "counter",
  name: "apiserver_nodeport_allocator_allocation_errors_total",
  systemPrefixed: true,
  stability: "ALPHA",
  help: "Ports of the nodes that services did not get: the one they asked for was taken, or none was free.",
  labels: ["scope"],
};

export const workqueueDepth: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_depth",
  stability: "BETA",
  help: "Keys in the queue.",
  labels: ["name"],
};

export const workqueueAddsTotal: CounterDefinition<"name"> = {
  type: "counter",
  name: "workqueue_adds_total",
  stability: "BETA",
  help: "Keys added to the queue, without those that were in it already.",
  labels: ["name"],
};

export const workqueueQueueDurationSeconds: HistogramDefinition<"name"> = {
  type: "histogram",
  name: "workqueue_queue_duration_seconds",
  stability: "BETA",
  help: "Time that a key waits in the queue.",
  labels: ["name"],
  buckets: [1e-8, 1e-7, 0.000001, 0.00001, 0.0001, 0.001, 0.01, 0.1, 1, 10],
};

export const workqueueWorkDurationSeconds: HistogramDefinition<"name"> = {
  type: "histogram",
  name: "workqueue_work_duration_seconds",
  stability: "BETA",
  help: "Duration of reconciling a key.",
  labels: ["name"],
  buckets: [1e-8, 1e-7, 0.000001, 0.00001, 0.0001, 0.001, 0.01, 0.1, 1, 10],
};

export const workqueueUnfinishedWorkSeconds: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_unfinished_work_seconds",
  stability: "BETA",
  help: "Total time so far of the keys that are being reconciled.",
  labels: ["name"],
};

export const workqueueLongestRunningProcessorSeconds: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_longest_running_processor_seconds",
  stability: "BETA",
  help: "Longest time so far of a key that is being reconciled.",
  labels: ["name"],
};

export const workqueueRetriesTotal: CounterDefinition<"name"> = {
  type: "counter",
  name: "workqueue_retries_total",
  stability: "BETA",
  help: "Keys added again because reconciling them failed.",
  labels: ["name"],
};

export const restClientRequestsTotal: CounterDefinition<"code" | "method" | "host"> = {
  type: "counter",
  name: "rest_client_requests_total",
  stability: "ALPHA",
  help: "Requests that the client sent to the API server.",
  labels: ["code", "host", "method"],
};

export const restClientRequestDurationSeconds: HistogramDefinition<"verb" | "host"> = {
  type: "histogram",
  name: "rest_client_request_duration_seconds",
  stability: "ALPHA",
  help: "Time until the API server began to answer.",
  labels: ["host", "verb"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
};

export const restClientRateLimiterDurationSeconds: HistogramDefinition<"verb" | "host"> = {
  type: "histogram",
  name: "rest_client_rate_limiter_duration_seconds",
  stability: "ALPHA",
  help: "Time that requests to the API server waited for their turn.",
  labels: ["host", "verb"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
};

export const nodeIpamControllerCidrsetCidrsAllocationsTotal: CounterDefinition<"clusterCIDR"> = {
  type: "counter",
  name: "node_ipam_controller_cidrset_cidrs_allocations_total",
  stability: "ALPHA",
  help: "Parts that became taken: given to a node, found on one, or of services.",
  labels: ["clusterCIDR"],
};

export const nodeIpamControllerCidrsetCidrsReleasesTotal: CounterDefinition<"clusterCIDR"> = {
  type: "counter",
  name: "node_ipam_controller_cidrset_cidrs_releases_total",
  stability: "ALPHA",
  help: "Parts that became free.",
  labels: ["clusterCIDR"],
};

export const nodeIpamControllerCidrsetUsageCidrs: GaugeDefinition<"clusterCIDR"> = {
  type: "gauge",
  name: "node_ipam_controller_cidrset_usage_cidrs",
  stability: "ALPHA",
  help: "Share of the parts that is taken, from 0 to 1.",
  labels: ["clusterCIDR"],
};

export const nodeIpamControllerCirdsetMaxCidrs: GaugeDefinition<"clusterCIDR"> = {
  type: "gauge",
  name: "node_ipam_controller_cirdset_max_cidrs",
  stability: "ALPHA",
  help: "Parts that there are.",
  labels: ["clusterCIDR"],
};

export const nodeIpamControllerCidrsetAllocationTriesPerRequest: HistogramDefinition<"clusterCIDR"> = {
  type: "histogram",
  name: "node_ipam_controller_cidrset_allocation_tries_per_request",
  stability: "ALPHA",
  help: "Taken parts that were passed over to find a free one.",
  labels: ["clusterCIDR"],
  buckets: [1, 5, 25, 125, 625],
};

export const leaderElectionMasterStatus: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "leader_election_master_status",
  stability: "ALPHA",
  help: "Whether this process leads by the lease.",
  labels: ["name"],
};

export const leaderElectionSlowpathTotal: CounterDefinition<"name"> = {
  type: "counter",
  name: "leader_election_slowpath_total",
  stability: "ALPHA",
  help: "Writes of a lease for which the process had to read it again.",
  labels: ["name"],
};

export const buildInfo: GaugeDefinition<"major" | "minor" | "git_version" | "node_version" | "platform"> = {
  type: "gauge",
  name: "build_info",
  prefixed: true,
  stability: "BETA",
  help: "Always 1; the labels name the version of the program.",
  labels: ["git_version", "major", "minor", "node_version", "platform"],
};

export const featureEnabled: GaugeDefinition<"name" | "stage"> = {
  type: "gauge",
  name: "feature_enabled",
  prefixed: true,
  stability: "BETA",
  help: "Whether a feature gate is enabled.",
  labels: ["name", "stage"],
};

export const registeredMetricsTotal: CounterDefinition<"stability_level" | "deprecated_version"> = {
  type: "counter",
  name: "registered_metrics_total",
  stability: "BETA",
  help: "Metrics of the process, by stability.",
  labels: ["deprecated_version", "stability_level"],
};

export const disabledMetricsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "disabled_metrics_total",
  stability: "BETA",
  help: "Metrics that --disabled-metrics leaves out.",
  labels: [],
};

export const hiddenMetricsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "hidden_metrics_total",
  stability: "BETA",
  help: "Metrics that are hidden because they are deprecated.",
  labels: [],
};

export const tracingSpansTotal: CounterDefinition<"result"> = {
  type: "counter",
  name: "tracing_spans_total",
  stability: "ALPHA",
  help: "Spans of traces that were exported, failed to be, or were dropped from a full queue.",
  labels: ["result"],
};

export const versionInfo: GaugeDefinition<"component" | "binary" | "emulation" | "min_compat"> = {
  type: "gauge",
  name: "version_info",
  stability: "ALPHA",
  help: "Version of a component, the one it emulates, and the oldest that it works with.",
  labels: ["binary", "component", "emulation", "min_compat"],
};

export const healthcheck: GaugeDefinition<"name" | "type"> = {
  type: "gauge",
  name: "healthcheck",
  prefixed: true,
  stability: "STABLE",
  help: "Whether a health check passed when it last ran.",
  labels: ["name", "type"],
};

export const healthchecksTotal: CounterDefinition<"name" | "type" | "status"> = {
  type: "counter",
  name: "healthchecks_total",
  prefixed: true,
  stability: "STABLE",
  help: "Results of health checks.",
  labels: ["name", "status", "type"],
};

export const processCpuSecondsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "process_cpu_seconds_total",
  stability: "ALPHA",
  help: "Processor time.",
  labels: [],
};

export const processStartTimeSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_start_time_seconds",
  stability: "ALPHA",
  help: "When the process started as seconds since the epoch.",
  labels: [],
};

export const processResidentMemoryBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_resident_memory_bytes",
  stability: "ALPHA",
  help: "Resident memory.",
  labels: [],
};

export const processOpenFds: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_open_fds",
  stability: "ALPHA",
  help: "Open files and connections.",
  labels: [],
};

export const processMaxFds: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_max_fds",
  stability: "ALPHA",
  help: "Maximum number of open files and connections.",
  labels: [],
};

export const nodejsEventloopLagSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_lag_seconds",
  stability: "ALPHA",
  help: "Maximum delay of the event loop since the last scrape.",
  labels: [],
};

export const nodejsEventloopLagMeanSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_lag_mean_seconds",
  stability: "ALPHA",
  help: "Mean delay of the event loop since the last scrape.",
  labels: [],
};

export const nodejsEventloopUtilization: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_utilization",
  stability: "ALPHA",
  help: "Share of the time since the last scrape that the event loop was busy.",
  labels: [],
};

export const nodejsHeapSizeTotalBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_heap_size_total_bytes",
  stability: "ALPHA",
  help: "Size of the JavaScript heap.",
  labels: [],
};

export const nodejsHeapSizeUsedBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_heap_size_used_bytes",
  stability: "ALPHA",
  help: "Size of the objects on the JavaScript heap.",
  labels: [],
};

export const nodejsExternalMemoryBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_external_memory_bytes",
  stability: "ALPHA",
  help: "Memory of buffers and other objects outside the heap.",
  labels: [],
};

export const nodejsGcDurationSeconds: HistogramDefinition<"kind"> = {
  type: "histogram",
  name: "nodejs_gc_duration_seconds",
  stability: "ALPHA",
  help: "Duration of garbage collections.",
  labels: ["kind"],
  buckets: [0.001, 0.01, 0.1, 1, 2, 5],
};

export const containerCpuUsageSecondsTotal: CounterDefinition<"container" | "namespace" | "pod"> = {
  type: "counter",
  name: "container_cpu_usage_seconds_total",
  stability: "STABLE",
  help: "Processor time of a container or control group.",
  labels: ["container", "namespace", "pod"],
};

export const containerMemoryWorkingSetBytes: GaugeDefinition<"container" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_working_set_bytes",
  stability: "STABLE",
  help: "Memory of a container or control group that cannot be reclaimed at once.",
  labels: ["container", "namespace", "pod"],
};

export const containerStartTimeSeconds: GaugeDefinition<"container" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_start_time_seconds",
  stability: "STABLE",
  help: "When a container started as seconds since the epoch.",
  labels: ["container", "namespace", "pod"],
};

export const containerSwapLimitBytes: GaugeDefinition<"container" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_swap_limit_bytes",
  stability: "ALPHA",
  help: "Swap that a container may use.",
  labels: ["container", "namespace", "pod"],
};

export const containerSwapUsageBytes: GaugeDefinition<"container" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_swap_usage_bytes",
  stability: "ALPHA",
  help: "Swap that a container uses.",
  labels: ["container", "namespace", "pod"],
};

export const nodeCpuUsageSecondsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "node_cpu_usage_seconds_total",
  stability: "STABLE",
  help: "Processor time of the node.",
  labels: [],
};

export const nodeMemoryWorkingSetBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_memory_working_set_bytes",
  stability: "STABLE",
  help: "Memory of the node that cannot be reclaimed at once.",
  labels: [],
};

export const nodeSwapUsageBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_swap_usage_bytes",
  stability: "ALPHA",
  help: "Swap that the node uses.",
  labels: [],
};

export const podCpuUsageSecondsTotal: CounterDefinition<"namespace" | "pod"> = {
  type: "counter",
  name: "pod_cpu_usage_seconds_total",
  stability: "STABLE",
  help: "Processor time of a pod.",
  labels: ["namespace", "pod"],
};

export const podMemoryWorkingSetBytes: GaugeDefinition<"namespace" | "pod"> = {
  type: "gauge",
  name: "pod_memory_working_set_bytes",
  stability: "STABLE",
  help: "Memory of a pod that cannot be reclaimed at once.",
  labels: ["namespace", "pod"],
};

export const podSwapUsageBytes: GaugeDefinition<"namespace" | "pod"> = {
  type: "gauge",
  name: "pod_swap_usage_bytes",
  stability: "ALPHA",
  help: "Swap that a pod uses.",
  labels: ["namespace", "pod"],
};

export const resourceScrapeError: GaugeDefinition<never> = {
  type: "gauge",
  name: "resource_scrape_error",
  stability: "STABLE",
  help: "1 if the node agent could not measure something for this answer.",
  labels: [],
};

export const containerCpuUserSecondsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_user_seconds_total",
  stability: "ALPHA",
  help: "Processor time of a control group outside the kernel.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerCpuSystemSecondsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_system_seconds_total",
  stability: "ALPHA",
  help: "Processor time of a control group in the kernel.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const cadvisorVersionInfo: GaugeDefinition<
  | "cadvisorRevision"
  | "cadvisorVersion"
  | "dockerVersion"
  | "kernelVersion"
  | "osVersion"
> = {
  type: "gauge",
  name: "cadvisor_version_info",
  stability: "ALPHA",
  help: "A metric with a constant 1 value that says which kernel and system the machine runs.",
  labels: ["cadvisorRevision", "cadvisorVersion", "dockerVersion", "kernelVersion", "osVersion"],
};

export const containerCpuCfsBurstPeriodsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_cfs_burst_periods_total",
  stability: "ALPHA",
  help: "Number of periods in which a control group used more than its quota.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerCpuCfsBurstSecondsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_cfs_burst_seconds_total",
  stability: "ALPHA",
  help: "Processor time that a control group used above its quota in seconds.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerCpuCfsPeriodsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_cfs_periods_total",
  stability: "ALPHA",
  help: "Periods in which the processor time of a control group was bounded.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerCpuCfsThrottledPeriodsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_cfs_throttled_periods_total",
  stability: "ALPHA",
  help: "Periods in which a control group used up its processor time.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerCpuCfsThrottledSecondsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_cpu_cfs_throttled_seconds_total",
  stability: "ALPHA",
  help: "Time for which a control group waited for its next period.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerFsLimitBytes: GaugeDefinition<
  | "container"
  | "device"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_fs_limit_bytes",
  stability: "ALPHA",
  help: "Size of a disk in bytes.",
  labels: ["container", "device", "id", "image", "name", "namespace", "pod"],
};

export const containerFsUsageBytes: GaugeDefinition<
  | "container"
  | "device"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_fs_usage_bytes",
  stability: "ALPHA",
  help: "Bytes of a disk that are in use.",
  labels: ["container", "device", "id", "image", "name", "namespace", "pod"],
};

export const containerLastSeen: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_last_seen",
  stability: "ALPHA",
  help: "When a control group was last measured as seconds since the epoch.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryCache: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_cache",
  stability: "ALPHA",
  help: "Memory of a control group that caches files in bytes.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryMappedFile: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_mapped_file",
  stability: "ALPHA",
  help: "Memory of mapped files of a control group in bytes.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryRss: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_rss",
  stability: "ALPHA",
  help: "Memory of a control group that no file backs in bytes.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemorySwap: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_swap",
  stability: "ALPHA",
  help: "Swap that a control group uses in bytes.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryUsageBytes: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_memory_usage_bytes",
  stability: "ALPHA",
  help: "Memory that a control group uses.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryFailcnt: CounterDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "counter",
  name: "container_memory_failcnt",
  stability: "ALPHA",
  help: "How often a control group has reached its limit of memory.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryKernelUsage: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_memory_kernel_usage",
  stability: "ALPHA",
  help: "Memory of the kernel for a control group in bytes.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryMaxUsageBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_memory_max_usage_bytes",
  stability: "ALPHA",
  help: "Most memory that a control group has used.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryTotalActiveFileBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_memory_total_active_file_bytes",
  stability: "ALPHA",
  help: "Memory of files that a control group has used of late.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerMemoryTotalInactiveFileBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_memory_total_inactive_file_bytes",
  stability: "ALPHA",
  help: "Memory of files that a control group has not used of late.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerOomEventsTotal: CounterDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "counter",
  name: "container_oom_events_total",
  stability: "ALPHA",
  help: "Processes of a control group that the kernel ended for want of memory.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerThreads: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_threads",
  stability: "ALPHA",
  help: "Threads in a control group.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerThreadsMax: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_threads_max",
  stability: "ALPHA",
  help: "Threads that a control group may have or 0 for no limit.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecCpuPeriod: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_spec_cpu_period",
  stability: "ALPHA",
  help: "Length of the periods in which processor time is bounded in microseconds.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecCpuQuota: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_spec_cpu_quota",
  stability: "ALPHA",
  help: "Processor time of a control group in one period in microseconds.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecCpuShares: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_spec_cpu_shares",
  stability: "ALPHA",
  help: "Weight of a control group where processors are short.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecMemoryReservationLimitBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_spec_memory_reservation_limit_bytes",
  stability: "ALPHA",
  help: "Memory that a control group keeps where it is short or 0 for none.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecMemorySwapLimitBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_spec_memory_swap_limit_bytes",
  stability: "ALPHA",
  help: "Swap that a control group may use or 0 for no limit.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerNetworkReceivePacketsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_receive_packets_total",
  stability: "ALPHA",
  help: "Packets that an interface of a pod received.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkReceivePacketsDroppedTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_receive_packets_dropped_total",
  stability: "ALPHA",
  help: "Packets that an interface of a pod dropped while it received.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkTransmitPacketsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_transmit_packets_total",
  stability: "ALPHA",
  help: "Packets that an interface of a pod sent.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkTransmitPacketsDroppedTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_transmit_packets_dropped_total",
  stability: "ALPHA",
  help: "Packets that an interface of a pod dropped while it sent.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerMemoryFailuresTotal: CounterDefinition<
  | "container"
  | "failure_type"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
  | "scope"
> = {
  type: "counter",
  name: "container_memory_failures_total",
  stability: "ALPHA",
  help: "Page faults of a control group.",
  labels: ["container", "failure_type", "id", "image", "name", "namespace", "pod", "scope"],
};

export const containerNetworkReceiveBytesTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_receive_bytes_total",
  stability: "ALPHA",
  help: "Bytes that an interface of a pod received.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkReceiveErrorsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_receive_errors_total",
  stability: "ALPHA",
  help: "Errors while an interface of a pod received.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkTransmitBytesTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_transmit_bytes_total",
  stability: "ALPHA",
  help: "Bytes that an interface of a pod sent.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerNetworkTransmitErrorsTotal: CounterDefinition<
  | "container"
  | "id"
  | "image"
  | "interface"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "counter",
  name: "container_network_transmit_errors_total",
  stability: "ALPHA",
  help: "Errors while an interface of a pod sent.",
  labels: ["container", "id", "image", "interface", "name", "namespace", "pod"],
};

export const containerProcesses: GaugeDefinition<"container" | "id" | "image" | "name" | "namespace" | "pod"> = {
  type: "gauge",
  name: "container_processes",
  stability: "ALPHA",
  help: "Processes in a control group.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerSpecMemoryLimitBytes: GaugeDefinition<
  | "container"
  | "id"
  | "image"
  | "name"
  | "namespace"
  | "pod"
> = {
  type: "gauge",
  name: "container_spec_memory_limit_bytes",
  stability: "ALPHA",
  help: "Memory that a control group may use or 0 for no limit.",
  labels: ["container", "id", "image", "name", "namespace", "pod"],
};

export const containerScrapeError: GaugeDefinition<never> = {
  type: "gauge",
  name: "container_scrape_error",
  stability: "ALPHA",
  help: "1 if the node agent could not measure something for this answer.",
  labels: [],
};

export const machineCpuCores: GaugeDefinition<"boot_id" | "machine_id" | "system_uuid"> = {
  type: "gauge",
  name: "machine_cpu_cores",
  stability: "ALPHA",
  help: "Processors of the machine.",
  labels: ["boot_id", "machine_id", "system_uuid"],
};

export const machineCpuPhysicalCores: GaugeDefinition<"boot_id" | "machine_id" | "system_uuid"> = {
  type: "gauge",
  name: "machine_cpu_physical_cores",
  stability: "ALPHA",
  help: "Cores of the machine whatever threads they have.",
  labels: ["boot_id", "machine_id", "system_uuid"],
};

export const machineCpuSockets: GaugeDefinition<"boot_id" | "machine_id" | "system_uuid"> = {
  type: "gauge",
  name: "machine_cpu_sockets",
  stability: "ALPHA",
  help: "Sockets with processors of the machine.",
  labels: ["boot_id", "machine_id", "system_uuid"],
};

export const machineMemoryBytes: GaugeDefinition<"boot_id" | "machine_id" | "system_uuid"> = {
  type: "gauge",
  name: "machine_memory_bytes",
  stability: "ALPHA",
  help: "Memory of the machine.",
  labels: ["boot_id", "machine_id", "system_uuid"],
};

export const machineScrapeError: GaugeDefinition<never> = {
  type: "gauge",
  name: "machine_scrape_error",
  stability: "ALPHA",
  help: "1 if the machine could not be measured and 0 otherwise.",
  labels: [],
};

export const machineSwapBytes: GaugeDefinition<"boot_id" | "machine_id" | "system_uuid"> = {
  type: "gauge",
  name: "machine_swap_bytes",
  stability: "ALPHA",
  help: "Swap of the machine.",
  labels: ["boot_id", "machine_id", "system_uuid"],
};

export const proberProbeTotal: CounterDefinition<
  | "container"
  | "namespace"
  | "pod"
  | "pod_uid"
  | "probe_type"
  | "result"
> = {
  type: "counter",
  name: "prober_probe_total",
  stability: "BETA",
  help: "Runs of a probe of a container by what they found.",
  labels: ["container", "namespace", "pod", "pod_uid", "probe_type", "result"],
};

export const proberProbeDurationSeconds: HistogramDefinition<"container" | "namespace" | "pod" | "probe_type"> = {
  type: "histogram",
  name: "prober_probe_duration_seconds",
  stability: "ALPHA",
  help: "Time of a successful run of a probe of a container.",
  labels: ["container", "namespace", "pod", "probe_type"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const csiOperationsSeconds: HistogramDefinition<
  | "driver_name"
  | "grpc_status_code"
  | "method_name"
  | "migrated"
> = {
  type: "histogram",
  name: "csi_operations_seconds",
  stability: "ALPHA",
  help: "Time of a call of a storage driver.",
  labels: ["driver_name", "grpc_status_code", "method_name", "migrated"],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 25, 50, 120, 300, 600],
};

export const draOperationsDurationSeconds: HistogramDefinition<"is_error" | "operation_name"> = {
  type: "histogram",
  name: "dra_operations_duration_seconds",
  stability: "ALPHA",
  help: "Time in which the claims of a pod were made ready or given back.",
  labels: ["is_error", "operation_name"],
  buckets: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40],
};

export const draGrpcOperationsDurationSeconds: HistogramDefinition<
  | "driver_name"
  | "grpc_status_code"
  | "method_name"
> = {
  type: "histogram",
  name: "dra_grpc_operations_duration_seconds",
  stability: "ALPHA",
  help: "Time of a call of a driver of devices.",
  labels: ["driver_name", "grpc_status_code", "method_name"],
  buckets: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40],
};

export const draResourceClaimsInUse: GaugeDefinition<"driver_name"> = {
  type: "gauge",
  name: "dra_resource_claims_in_use",
  stability: "ALPHA",
  help: "Resource claims that are prepared for pods of the node by driver.",
  labels: ["driver_name"],
};

export const storageOperationDurationSeconds: HistogramDefinition<
  | "migrated"
  | "operation_name"
  | "status"
  | "volume_plugin"
> = {
  type: "histogram",
  name: "storage_operation_duration_seconds",
  stability: "ALPHA",
  help: "Time in which a volume was mounted or taken away.",
  labels: ["migrated", "operation_name", "status", "volume_plugin"],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 25, 50, 120, 300, 600],
};

export const volumeManagerTotalVolumes: GaugeDefinition<"plugin_name" | "state"> = {
  type: "gauge",
  name: "volume_manager_total_volumes",
  stability: "ALPHA",
  help: "Volumes that pods are to have and those that they have.",
  labels: ["plugin_name", "state"],
};

export const pluginManagerTotalPlugins: GaugeDefinition<"socket_path" | "state"> = {
  type: "gauge",
  name: "plugin_manager_total_plugins",
  stability: "ALPHA",
  help: "Plugins whose sockets are there and those that have registered.",
  labels: ["socket_path", "state"],
};

export const apiserverDelegatedAuthzRequestTotal: CounterDefinition<"code"> = {
  type: "counter",
  name: "apiserver_delegated_authz_request_total",
  stability: "ALPHA",
  help: "Questions to the API server of who may do what.",
  labels: ["code"],
};

export const apiserverDelegatedAuthzRequestDurationSeconds: HistogramDefinition<"code"> = {
  type: "histogram",
  name: "apiserver_delegated_authz_request_duration_seconds",
  stability: "ALPHA",
  help: "Time in which the API server said who may do what.",
  labels: ["code"],
  buckets: [0.25, 0.5, 0.7, 1, 1.5, 3, 5, 10],
};

export const evictions: CounterDefinition<"eviction_signal"> = {
  type: "counter",
  name: "evictions",
  stability: "ALPHA",
  help: "Pods that the node agent has evicted.",
  labels: ["eviction_signal"],
};

export const evictionStatsAgeSeconds: HistogramDefinition<"eviction_signal"> = {
  type: "histogram",
  name: "eviction_stats_age_seconds",
  stability: "ALPHA",
  help: "Time from the measurement that led to an eviction until the eviction.",
  labels: ["eviction_signal"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const cpuManagerPinningRequestsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "cpu_manager_pinning_requests_total",
  stability: "ALPHA",
  help: "Containers that asked for processors of their own.",
  labels: [],
};

export const cpuManagerPinningErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "cpu_manager_pinning_errors_total",
  stability: "ALPHA",
  help: "Containers that asked for processors of their own and got none.",
  labels: [],
};

export const cpuManagerSharedPoolSizeMillicores: GaugeDefinition<never> = {
  type: "gauge",
  name: "cpu_manager_shared_pool_size_millicores",
  stability: "ALPHA",
  help: "Processors that containers share in thousandths.",
  labels: [],
};

export const cpuManagerExclusiveCpuAllocationCount: GaugeDefinition<never> = {
  type: "gauge",
  name: "cpu_manager_exclusive_cpu_allocation_count",
  stability: "ALPHA",
  help: "Processors that containers have for themselves.",
  labels: [],
};

export const memoryManagerPinningRequestsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "memory_manager_pinning_requests_total",
  stability: "ALPHA",
  help: "Containers that asked for memory of their own.",
  labels: [],
};

export const memoryManagerPinningErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "memory_manager_pinning_errors_total",
  stability: "ALPHA",
  help: "Containers that asked for memory of their own and got none.",
  labels: [],
};

export const topologyManagerAdmissionRequestsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "topology_manager_admission_requests_total",
  stability: "ALPHA",
  help: "Pods for which the topology manager looked for a place.",
  labels: [],
};

export const topologyManagerAdmissionErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "topology_manager_admission_errors_total",
  stability: "ALPHA",
  help: "Pods for which the topology manager found no place.",
  labels: [],
};

export const topologyManagerAdmissionDurationMs: HistogramDefinition<never> = {
  type: "histogram",
  name: "topology_manager_admission_duration_ms",
  stability: "ALPHA",
  help: "Time in which the topology manager placed a pod in milliseconds.",
  labels: [],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 51.2, 102.4, 204.8, 409.6, 819.2],
};

export const gracefulShutdownStartTimeSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "graceful_shutdown_start_time_seconds",
  stability: "ALPHA",
  help: "When the last shutdown of the node began.",
  labels: [],
};

export const gracefulShutdownEndTimeSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "graceful_shutdown_end_time_seconds",
  stability: "ALPHA",
  help: "When the last shutdown of the node had ended all pods.",
  labels: [],
};

export const activePods: GaugeDefinition<"static"> = {
  type: "gauge",
  name: "active_pods",
  stability: "ALPHA",
  help: "Pods that count when the next one is admitted.",
  labels: ["static"],
};

export const desiredPods: GaugeDefinition<"static"> = {
  type: "gauge",
  name: "desired_pods",
  stability: "ALPHA",
  help: "Pods that a source wants on the node.",
  labels: ["static"],
};

export const mirrorPods: GaugeDefinition<never> = {
  type: "gauge",
  name: "mirror_pods",
  stability: "ALPHA",
  help: "Static pods of which the API is to have a mirror.",
  labels: [],
};

export const workingPods: GaugeDefinition<"config" | "lifecycle" | "static"> = {
  type: "gauge",
  name: "working_pods",
  stability: "ALPHA",
  help: "Pods that the agent works on by what is to become of them.",
  labels: ["config", "lifecycle", "static"],
};

export const orphanedRuntimePodsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "orphaned_runtime_pods_total",
  stability: "ALPHA",
  help: "Pods that the runtime had and no source of pods did.",
  labels: [],
};

export const runningPods: GaugeDefinition<never> = {
  type: "gauge",
  name: "running_pods",
  stability: "ALPHA",
  help: "Pods with a sandbox that is ready.",
  labels: [],
};

export const runningContainers: GaugeDefinition<"container_state"> = {
  type: "gauge",
  name: "running_containers",
  stability: "ALPHA",
  help: "Containers that the runtime has by their state.",
  labels: ["container_state"],
};

export const managedEphemeralContainers: GaugeDefinition<never> = {
  type: "gauge",
  name: "managed_ephemeral_containers",
  stability: "ALPHA",
  help: "Ephemeral containers of the pods of the node.",
  labels: [],
};

export const containersPerPodCount: HistogramDefinition<never> = {
  type: "histogram",
  name: "containers_per_pod_count",
  stability: "ALPHA",
  help: "Containers of a pod that the node was given.",
  labels: [],
  buckets: [1, 2, 4, 8, 16],
};

export const admissionRejectionsTotal: CounterDefinition<"reason"> = {
  type: "counter",
  name: "admission_rejections_total",
  stability: "ALPHA",
  help: "Pods that the node has not taken by the reason.",
  labels: ["reason"],
};

export const startedPodsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "started_pods_total",
  stability: "ALPHA",
  help: "Attempts to make the sandbox of a pod.",
  labels: [],
};

export const startedPodsErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "started_pods_errors_total",
  stability: "ALPHA",
  help: "Attempts to make the sandbox of a pod that failed.",
  labels: [],
};

export const startedUserNamespacedPodsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "started_user_namespaced_pods_total",
  stability: "ALPHA",
  help: "Attempts to make the sandbox of a pod with users of its own.",
  labels: [],
};

export const startedUserNamespacedPodsErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "started_user_namespaced_pods_errors_total",
  stability: "ALPHA",
  help: "Attempts to make the sandbox of a pod with users of its own that failed.",
  labels: [],
};

export const startedContainersTotal: CounterDefinition<"container_type"> = {
  type: "counter",
  name: "started_containers_total",
  stability: "ALPHA",
  help: "Attempts to start a container.",
  labels: ["container_type"],
};

export const startedContainersErrorsTotal: CounterDefinition<"code" | "container_type"> = {
  type: "counter",
  name: "started_containers_errors_total",
  stability: "ALPHA",
  help: "Attempts to start a container that failed.",
  labels: ["code", "container_type"],
};

export const terminatedContainersTotal: CounterDefinition<"container_type" | "exit_code" | "reason"> = {
  type: "counter",
  name: "terminated_containers_total",
  stability: "ALPHA",
  help: "Containers that have ended.",
  labels: ["container_type", "exit_code", "reason"],
};

export const podStartDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pod_start_duration_seconds",
  stability: "ALPHA",
  help: "Time from when the agent saw a pod until its containers ran.",
  labels: [],
  buckets: [
    0.5,
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    20,
    30,
    45,
    60,
    120,
    180,
    240,
    300,
    360,
    480,
    600,
    900,
    1200,
    1800,
    2700,
    3600,
  ],
};

export const podStartSliDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pod_start_sli_duration_seconds",
  stability: "ALPHA",
  help: "Time from the creation of a pod until its containers ran without pulls of images and init containers.",
  labels: [],
  buckets: [
    0.5,
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    20,
    30,
    45,
    60,
    120,
    180,
    240,
    300,
    360,
    480,
    600,
    900,
    1200,
    1800,
    2700,
    3600,
  ],
};

export const podStartTotalDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pod_start_total_duration_seconds",
  stability: "ALPHA",
  help: "Time from the creation of a pod until its containers ran.",
  labels: [],
  buckets: [
    0.5,
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    20,
    30,
    45,
    60,
    120,
    180,
    240,
    300,
    360,
    480,
    600,
    900,
    1200,
    1800,
    2700,
    3600,
  ],
};

export const firstNetworkPodStartSliDurationSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "first_network_pod_start_sli_duration_seconds",
  stability: "ALPHA",
  help: "Time that the first pod with a network of its own took to start.",
  labels: [],
};

export const podStatusSyncDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pod_status_sync_duration_seconds",
  stability: "ALPHA",
  help: "Time from a new status of a pod until the API has it.",
  labels: [],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 20, 30, 45, 60],
};

export const podWorkerStartDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pod_worker_start_duration_seconds",
  stability: "ALPHA",
  help: "Time until the agent has looked at a new pod.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const podWorkerDurationSeconds: HistogramDefinition<"operation_type"> = {
  type: "histogram",
  name: "pod_worker_duration_seconds",
  stability: "ALPHA",
  help: "Time of a piece of work on a pod.",
  labels: ["operation_type"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const lifecycleHandlerHttpFallbacksTotal: CounterDefinition<never> = {
  type: "counter",
  name: "lifecycle_handler_http_fallbacks_total",
  stability: "ALPHA",
  help: "Hooks by HTTPS that a server without TLS has answered by HTTP.",
  labels: [],
};

export const sleepActionTerminatedEarlyTotal: CounterDefinition<never> = {
  type: "counter",
  name: "sleep_action_terminated_early_total",
  stability: "ALPHA",
  help: "Hooks that sleep and were ended before their time.",
  labels: [],
};

export const containerRequestedResizesTotal: CounterDefinition<"operation" | "requirement" | "resource"> = {
  type: "counter",
  name: "container_requested_resizes_total",
  stability: "ALPHA",
  help: "Changes of what a container has that pods have asked for.",
  labels: ["operation", "requirement", "resource"],
};

export const podInProgressResizes: GaugeDefinition<never> = {
  type: "gauge",
  name: "pod_in_progress_resizes",
  stability: "ALPHA",
  help: "Pods whose resize is allocated and not in force yet.",
  labels: [],
};

export const podPendingResizes: GaugeDefinition<"reason"> = {
  type: "gauge",
  name: "pod_pending_resizes",
  stability: "ALPHA",
  help: "Pods whose resize is not allocated by the reason.",
  labels: ["reason"],
};

export const podInfeasibleResizesTotal: CounterDefinition<"reason_detail"> = {
  type: "counter",
  name: "pod_infeasible_resizes_total",
  stability: "ALPHA",
  help: "Resizes of pods that the node can never have.",
  labels: ["reason_detail"],
};

export const podDeferredAcceptedResizesTotal: CounterDefinition<"retry_trigger"> = {
  type: "counter",
  name: "pod_deferred_accepted_resizes_total",
  stability: "ALPHA",
  help: "Resizes of pods that had to wait and were allocated by what has let them be judged again.",
  labels: ["retry_trigger"],
};

export const podResizeDurationMilliseconds: HistogramDefinition<"success"> = {
  type: "histogram",
  name: "pod_resize_duration_milliseconds",
  stability: "ALPHA",
  help: "Time in which the runtime has brought a resize of a pod into force.",
  labels: ["success"],
  buckets: [10, 50, 100, 500, 1000, 2000, 5000, 10000, 20000, 30000, 60000, 120000, 300000, 600000],
};

export const runtimeOperationsTotal: CounterDefinition<"operation_type"> = {
  type: "counter",
  name: "runtime_operations_total",
  stability: "ALPHA",
  help: "Calls of the container runtime.",
  labels: ["operation_type"],
};

export const runtimeOperationsErrorsTotal: CounterDefinition<"operation_type"> = {
  type: "counter",
  name: "runtime_operations_errors_total",
  stability: "ALPHA",
  help: "Calls of the container runtime that failed.",
  labels: ["operation_type"],
};

export const runtimeOperationsDurationSeconds: HistogramDefinition<"operation_type"> = {
  type: "histogram",
  name: "runtime_operations_duration_seconds",
  stability: "ALPHA",
  help: "Time of a call of the container runtime.",
  labels: ["operation_type"],
  buckets: [
    0.005,
    0.0125,
    0.03125,
    0.078125,
    0.1953125,
    0.48828125,
    1.220703125,
    3.0517578125,
    7.62939453125,
    19.073486328125,
    47.6837158203125,
    119.20928955078125,
    298.0232238769531,
    745.0580596923828,
  ],
};

export const runPodsandboxDurationSeconds: HistogramDefinition<"runtime_handler"> = {
  type: "histogram",
  name: "run_podsandbox_duration_seconds",
  stability: "ALPHA",
  help: "Time in which the runtime made a sandbox.",
  labels: ["runtime_handler"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const runPodsandboxErrorsTotal: CounterDefinition<"runtime_handler"> = {
  type: "counter",
  name: "run_podsandbox_errors_total",
  stability: "ALPHA",
  help: "Sandboxes that the runtime could not make.",
  labels: ["runtime_handler"],
};

export const plegRelistDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pleg_relist_duration_seconds",
  stability: "ALPHA",
  help: "Time of a list of all that the runtime has.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const plegRelistIntervalSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pleg_relist_interval_seconds",
  stability: "ALPHA",
  help: "Time from one list of all that the runtime has to the next.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const plegPodRelistDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "pleg_pod_relist_duration_seconds",
  stability: "ALPHA",
  help: "Time of a look at what the runtime has of one pod.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const plegLastSeenSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "pleg_last_seen_seconds",
  stability: "ALPHA",
  help: "When a list of all that the runtime has last succeeded as seconds since the epoch.",
  labels: [],
};

export const eventedPlegConnectionSuccessCount: CounterDefinition<never> = {
  type: "counter",
  name: "evented_pleg_connection_success_count",
  stability: "ALPHA",
  help: "Streams of events that the runtime has opened.",
  labels: [],
};

export const eventedPlegConnectionErrorCount: CounterDefinition<never> = {
  type: "counter",
  name: "evented_pleg_connection_error_count",
  stability: "ALPHA",
  help: "Streams of events of the runtime that have failed.",
  labels: [],
};

export const eventedPlegConnectionLatencySeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "evented_pleg_connection_latency_seconds",
  stability: "ALPHA",
  help: "Age of an event of the runtime when the agent has it.",
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const cgroupVersion: GaugeDefinition<never> = {
  type: "gauge",
  name: "cgroup_version",
  stability: "ALPHA",
  help: "Version of the control groups of the machine.",
  labels: [],
};

export const cgroupManagerDurationSeconds: HistogramDefinition<"operation_type"> = {
  type: "histogram",
  name: "cgroup_manager_duration_seconds",
  stability: "ALPHA",
  help: "Time of a change of a control group.",
  labels: ["operation_type"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const imageManagerEnsureImageRequestsTotal: CounterDefinition<
  | "present_locally"
  | "pull_policy"
  | "pull_required"
> = {
  type: "counter",
  name: "image_manager_ensure_image_requests_total",
  stability: "ALPHA",
  help: "Images that containers needed by whether they had to be pulled.",
  labels: ["present_locally", "pull_policy", "pull_required"],
};

export const imagePullDurationSeconds: HistogramDefinition<"image_size_in_bytes"> = {
  type: "histogram",
  name: "image_pull_duration_seconds",
  stability: "ALPHA",
  help: "Time of a pull of an image by its size.",
  labels: ["image_size_in_bytes"],
  buckets: [1, 5, 10, 20, 30, 60, 120, 180, 240, 300, 360, 480, 600, 900, 1200, 1800, 2700, 3600],
};

export const imageGarbageCollectedTotal: CounterDefinition<"reason"> = {
  type: "counter",
  name: "image_garbage_collected_total",
  stability: "ALPHA",
  help: "Images that the agent has removed for lack of room or for their age.",
  labels: ["reason"],
};

export const imagemanagerOndiskPulledrecords: GaugeDefinition<never> = {
  type: "gauge",
  name: "imagemanager_ondisk_pulledrecords",
  stability: "ALPHA",
  help: "Records of images that the agent has pulled.",
  labels: [],
};

export const imagemanagerOndiskPullintents: GaugeDefinition<never> = {
  type: "gauge",
  name: "imagemanager_ondisk_pullintents",
  stability: "ALPHA",
  help: "Records of pulls that have begun.",
  labels: [],
};

export const imageVolumeRequestedTotal: CounterDefinition<never> = {
  type: "counter",
  name: "image_volume_requested_total",
  stability: "ALPHA",
  help: "Images that containers mount as volumes.",
  labels: [],
};

export const imageVolumeMountedSucceedTotal: CounterDefinition<never> = {
  type: "counter",
  name: "image_volume_mounted_succeed_total",
  stability: "ALPHA",
  help: "Containers made with an image as a volume.",
  labels: [],
};

export const imageVolumeMountedErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "image_volume_mounted_errors_total",
  stability: "ALPHA",
  help: "Containers with an image as a volume that could not be made.",
  labels: [],
};

export const volumeStatsCapacityBytes: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_capacity_bytes",
  stability: "ALPHA",
  help: "Size of the file system of a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsAvailableBytes: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_available_bytes",
  stability: "ALPHA",
  help: "Room that is left in a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsUsedBytes: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_used_bytes",
  stability: "ALPHA",
  help: "Room that is used of a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsInodes: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_inodes",
  stability: "ALPHA",
  help: "Inodes of the file system of a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsInodesFree: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_inodes_free",
  stability: "ALPHA",
  help: "Inodes that are left in a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsInodesUsed: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_inodes_used",
  stability: "ALPHA",
  help: "Inodes that are used of a claimed volume.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeStatsHealthStatusAbnormal: GaugeDefinition<"namespace" | "persistentvolumeclaim"> = {
  type: "gauge",
  name: "volume_stats_health_status_abnormal",
  stability: "ALPHA",
  help: "Whether the driver of a claimed volume says that the volume is not well.",
  labels: ["namespace", "persistentvolumeclaim"],
};

export const volumeMetricCollectionDurationSeconds: HistogramDefinition<"metric_source"> = {
  type: "histogram",
  name: "volume_metric_collection_duration_seconds",
  stability: "ALPHA",
  help: "Time in which a volume was measured.",
  labels: ["metric_source"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const containerLogFilesystemUsedBytes: GaugeDefinition<"container" | "namespace" | "pod" | "uid"> = {
  type: "gauge",
  name: "container_log_filesystem_used_bytes",
  stability: "ALPHA",
  help: "Room that the logs of a container take.",
  labels: ["container", "namespace", "pod", "uid"],
};

export const orphanPodCleanedVolumes: GaugeDefinition<never> = {
  type: "gauge",
  name: "orphan_pod_cleaned_volumes",
  stability: "ALPHA",
  help: "Pods of no source whose volumes the last look has removed.",
  labels: [],
};

export const orphanPodCleanedVolumesErrors: GaugeDefinition<never> = {
  type: "gauge",
  name: "orphan_pod_cleaned_volumes_errors",
  stability: "ALPHA",
  help: "Pods of no source whose volumes the last look could not remove.",
  labels: [],
};

export const devicePluginRegistrationTotal: CounterDefinition<"resource_name"> = {
  type: "counter",
  name: "device_plugin_registration_total",
  stability: "ALPHA",
  help: "Registrations of device plugins.",
  labels: ["resource_name"],
};

export const devicePluginAllocDurationSeconds: HistogramDefinition<"resource_name"> = {
  type: "histogram",
  name: "device_plugin_alloc_duration_seconds",
  stability: "ALPHA",
  help: "Time in which a device plugin gave devices to a container.",
  labels: ["resource_name"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const podResourcesEndpointRequestsTotal: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_requests_total",
  stability: "ALPHA",
  help: "Requests for what containers have.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointRequestsList: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_requests_list",
  stability: "ALPHA",
  help: "Requests for what all containers have.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointRequestsGet: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_requests_get",
  stability: "ALPHA",
  help: "Requests for what the containers of one pod have.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointRequestsGetAllocatable: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_requests_get_allocatable",
  stability: "ALPHA",
  help: "Requests for what containers may have.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointErrorsList: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_errors_list",
  stability: "ALPHA",
  help: "Requests for what all containers have that failed.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointErrorsGet: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_errors_get",
  stability: "ALPHA",
  help: "Requests for what the containers of one pod have that failed.",
  labels: ["server_api_version"],
};

export const podResourcesEndpointErrorsGetAllocatable: CounterDefinition<"server_api_version"> = {
  type: "counter",
  name: "pod_resources_endpoint_errors_get_allocatable",
  stability: "ALPHA",
  help: "Requests for what containers may have that failed.",
  labels: ["server_api_version"],
};

export const httpRequestsTotal: CounterDefinition<"long_running" | "method" | "path" | "server_type"> = {
  type: "counter",
  name: "http_requests_total",
  stability: "ALPHA",
  help: "Requests to the port of the node agent.",
  labels: ["long_running", "method", "path", "server_type"],
};

export const httpInflightRequests: GaugeDefinition<"long_running" | "method" | "path" | "server_type"> = {
  type: "gauge",
  name: "http_inflight_requests",
  stability: "ALPHA",
  help: "Requests to the port of the node agent that are not answered yet.",
  labels: ["long_running", "method", "path", "server_type"],
};

export const httpRequestsDurationSeconds: HistogramDefinition<"long_running" | "method" | "path" | "server_type"> = {
  type: "histogram",
  name: "http_requests_duration_seconds",
  stability: "ALPHA",
  help: "Time of a request to the port of the node agent.",
  labels: ["long_running", "method", "path", "server_type"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const websocketStreamingRequestsTotal: CounterDefinition<"subresource"> = {
  type: "counter",
  name: "websocket_streaming_requests_total",
  stability: "ALPHA",
  help: "Sessions in containers that clients asked for over WebSockets.",
  labels: ["subresource"],
};

export const nodeName: GaugeDefinition<"node"> = {
  type: "gauge",
  name: "node_name",
  stability: "ALPHA",
  help: "Always 1 with the name of the node.",
  labels: ["node"],
};

export const nodeStartupDurationSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_startup_duration_seconds",
  stability: "ALPHA",
  help: "Time from the start of the machine until the node was ready.",
  labels: [],
};

export const nodeStartupPreRegistrationDurationSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_startup_pre_registration_duration_seconds",
  stability: "ALPHA",
  help: "Time from the start of the agent until it first tried to register the node.",
  labels: [],
};

export const nodeStartupRegistrationDurationSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_startup_registration_duration_seconds",
  stability: "ALPHA",
  help: "Time that the registration of the node took.",
  labels: [],
};

export const nodeStartupPostRegistrationDurationSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "node_startup_post_registration_duration_seconds",
  stability: "ALPHA",
  help: "Time from the registration of the node until it was ready.",
  labels: [],
};
