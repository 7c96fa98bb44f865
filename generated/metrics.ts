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
  help: "Requests that were answered.",
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
  help: "Time of requests that end by themselves.",
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
  help: "Bytes of the bodies that reads were answered with.",
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
  help: "Watches, proxied connections and the like that are open now.",
  labels: ["component", "group", "resource", "scope", "subresource", "verb", "version"],
};

export const apiserverCurrentInflightRequests: GaugeDefinition<"request_kind"> = {
  type: "gauge",
  name: "apiserver_current_inflight_requests",
  stability: "STABLE",
  help: "Most requests that were under way at the same time since the last look.",
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
  help: "Requests that the server broke off to protect itself.",
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
  help: "Requests whose clients went away before they were answered.",
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
  help: "Deprecated kinds that were asked for since the server started.",
  labels: ["group", "removed_release", "resource", "subresource", "version"],
};

export const apiserverRequestBodySizeBytes: HistogramDefinition<"group" | "resource" | "verb"> = {
  type: "histogram",
  name: "apiserver_request_body_size_bytes",
  stability: "ALPHA",
  help: "Bytes of the bodies that requests came with.",
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
  help: "Time that a step before the handlers took.",
  labels: ["filter"],
  buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 5, 10, 15, 30],
};

export const fieldValidationRequestDurationSeconds: HistogramDefinition<"field_validation"> = {
  type: "histogram",
  name: "field_validation_request_duration_seconds",
  stability: "ALPHA",
  help: "Time of requests by what they want done about unknown fields.",
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

export const authenticationAttempts: CounterDefinition<"result"> = {
  type: "counter",
  name: "authentication_attempts",
  stability: "ALPHA",
  help: "Requests by whether it was found out who sent them.",
  labels: ["result"],
};

export const authenticationDurationSeconds: HistogramDefinition<"result"> = {
  type: "histogram",
  name: "authentication_duration_seconds",
  stability: "ALPHA",
  help: "Time it took to find out who sent a request.",
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
  help: "Requests by the sort of user who sent them.",
  labels: ["username"],
};

export const authorizationAttemptsTotal: CounterDefinition<"result"> = {
  type: "counter",
  name: "authorization_attempts_total",
  stability: "ALPHA",
  help: "Requests by whether their users may send them.",
  labels: ["result"],
};

export const authorizationDurationSeconds: HistogramDefinition<"result"> = {
  type: "histogram",
  name: "authorization_duration_seconds",
  stability: "ALPHA",
  help: "Time it took to decide whether a user may send a request.",
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

export const serviceaccountValidTokensTotal: CounterDefinition<never> = {
  type: "counter",
  name: "serviceaccount_valid_tokens_total",
  stability: "ALPHA",
  help: "Tokens of service accounts that were believed.",
  labels: [],
};

export const apiserverAdmissionStepAdmissionDurationSeconds: HistogramDefinition<"type" | "operation" | "rejected"> = {
  type: "histogram",
  name: "apiserver_admission_step_admission_duration_seconds",
  stability: "STABLE",
  help: "Time that all admission plugins together took.",
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
  help: "Time that an admission plugin took.",
  labels: ["name", "operation", "rejected", "type"],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 2.5],
};

export const apiserverWatchEventsTotal: CounterDefinition<"group" | "version" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_events_total",
  stability: "ALPHA",
  help: "Events that were sent to those who watch.",
  labels: ["group", "resource", "version"],
};

export const apiserverWatchEventsSizes: HistogramDefinition<"group" | "version" | "resource"> = {
  type: "histogram",
  name: "apiserver_watch_events_sizes",
  stability: "ALPHA",
  help: "Bytes of the events that were sent to those who watch.",
  labels: ["group", "resource", "version"],
  buckets: [1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072],
};

export const apiserverWatchListDurationSeconds: HistogramDefinition<"group" | "version" | "resource" | "scope"> = {
  type: "histogram",
  name: "apiserver_watch_list_duration_seconds",
  stability: "ALPHA",
  help: "Time until a watch that begins with all objects had sent them.",
  labels: ["group", "resource", "scope", "version"],
  buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 2, 4, 6, 8, 10, 15, 20, 30, 45, 60],
};

export const apiserverTerminatedWatchersTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_terminated_watchers_total",
  stability: "ALPHA",
  help: "Watches that were closed because their clients did not keep up.",
  labels: ["group", "resource"],
};

export const apiserverInitEventsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_init_events_total",
  stability: "ALPHA",
  help: "Events that watches began with.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheCapacity: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_watch_cache_capacity",
  stability: "ALPHA",
  help: "Changes that the cache keeps of the collection at most.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheEventsReceivedTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_events_received_total",
  stability: "ALPHA",
  help: "Changes that the cache heard of from the storage.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheEventsDispatchedTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_events_dispatched_total",
  stability: "ALPHA",
  help: "Changes that the cache told those who watch.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheInitializationsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_initializations_total",
  stability: "ALPHA",
  help: "Times that the cache was filled from the storage.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheResourceVersion: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_watch_cache_resource_version",
  stability: "ALPHA",
  help: "Revision of the newest change that the cache has.",
  labels: ["group", "resource"],
};

export const apiserverWatchCacheDifferencesTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_watch_cache_differences_total",
  stability: "ALPHA",
  help: "Comparisons that found the cache other than the storage; it was read anew each time.",
  labels: ["group", "resource"],
};

export const apiserverStorageConsistencyChecksTotal: CounterDefinition<"group" | "resource" | "status"> = {
  type: "counter",
  name: "apiserver_storage_consistency_checks_total",
  stability: "ALPHA",
  help: "Comparisons of the cache with the storage.",
  labels: ["group", "resource", "status"],
};

export const apiserverCacheListTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_cache_list_total",
  stability: "ALPHA",
  help: "Lists that the cache answered.",
  labels: ["group", "resource"],
};

export const apiserverCacheListReturnedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_cache_list_returned_objects_total",
  stability: "ALPHA",
  help: "Objects of the lists that the cache answered.",
  labels: ["group", "resource"],
};

export const apiserverStorageObjects: GaugeDefinition<"resource"> = {
  type: "gauge",
  name: "apiserver_storage_objects",
  stability: "STABLE",
  help: "Objects that are stored.",
  labels: ["resource"],
};

export const apiserverResourceObjects: GaugeDefinition<"group" | "resource"> = {
  type: "gauge",
  name: "apiserver_resource_objects",
  stability: "ALPHA",
  help: "Objects that are stored, by group too.",
  labels: ["group", "resource"],
};

export const apiserverStorageListTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_total",
  stability: "ALPHA",
  help: "Pages that were read from the storage.",
  labels: ["group", "resource"],
};

export const apiserverStorageListFetchedObjectsTotal: CounterDefinition<"group" | "resource"> = {
  type: "counter",
  name: "apiserver_storage_list_fetched_objects_total",
  stability: "ALPHA",
  help: "Objects of the pages that were read from the storage.",
  labels: ["group", "resource"],
};

export const apiserverStorageDbTotalSizeInBytes: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_db_total_size_in_bytes",
  stability: "ALPHA",
  help: "Bytes that the data takes on the disks of the back end.",
  labels: ["endpoint"],
};

export const apiserverStorageSizeBytes: GaugeDefinition<"storage_cluster_id"> = {
  type: "gauge",
  name: "apiserver_storage_size_bytes",
  stability: "STABLE",
  help: "Bytes that the data takes on the disk of the back end, of its largest member where it has several.",
  labels: ["storage_cluster_id"],
};

export const apiserverStorageDbTotalSizeInUseInBytes: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_db_total_size_in_use_in_bytes",
  stability: "ALPHA",
  help: "Bytes of the data of a member of etcd that are not free to be used again.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointHealthy: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_endpoint_healthy",
  stability: "ALPHA",
  help: "Whether a member of etcd answered in time when it was asked last, and knew of no error.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointLagRevisions: GaugeDefinition<"endpoint"> = {
  type: "gauge",
  name: "apiserver_storage_endpoint_lag_revisions",
  stability: "ALPHA",
  help: "Revisions that a member of etcd was behind the newest that any of them told.",
  labels: ["endpoint"],
};

export const apiserverStorageEndpointStatusDurationSeconds: HistogramDefinition<"endpoint"> = {
  type: "histogram",
  name: "apiserver_storage_endpoint_status_duration_seconds",
  stability: "ALPHA",
  help: "Time that a member of etcd took to answer when it was asked for its state.",
  labels: ["endpoint"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
};

export const apiserverStorageCommitDurationSeconds: HistogramDefinition<never> = {
  type: "histogram",
  name: "apiserver_storage_commit_duration_seconds",
  stability: "ALPHA",
  help: "Time until a batch of writes was durable.",
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
  help: "Time until the back end had let go of what is not needed any more.",
  labels: [],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

export const apiserverStorageCompactionErrorsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "apiserver_storage_compaction_errors_total",
  stability: "ALPHA",
  help: "Times that etcd could not be made to let go of old revisions by this server.",
  labels: [],
};

export const apiserverStorageCompactionLastTimestampSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "apiserver_storage_compaction_last_timestamp_seconds",
  stability: "ALPHA",
  help: "When this server last made etcd let go of old revisions as seconds since the epoch.",
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
  help: "Values that were encrypted or decrypted.",
  labels: ["resource", "status", "transformation_type", "transformer_prefix"],
};

export const etcdRequestDurationSeconds: HistogramDefinition<"operation" | "group" | "resource"> = {
  type: "histogram",
  name: "etcd_request_duration_seconds",
  stability: "ALPHA",
  help: "Time that operations of the back end took.",
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
  help: "Operations of the back end that failed.",
  labels: ["group", "operation", "resource"],
};

export const workqueueDepth: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_depth",
  stability: "ALPHA",
  help: "Keys that wait for somebody to look at them.",
  labels: ["name"],
};

export const workqueueAddsTotal: CounterDefinition<"name"> = {
  type: "counter",
  name: "workqueue_adds_total",
  stability: "ALPHA",
  help: "Keys that were added to a queue, without those that waited already.",
  labels: ["name"],
};

export const workqueueQueueDurationSeconds: HistogramDefinition<"name"> = {
  type: "histogram",
  name: "workqueue_queue_duration_seconds",
  stability: "ALPHA",
  help: "Time that a key waited until somebody looked at it.",
  labels: ["name"],
  buckets: [1e-8, 1e-7, 0.000001, 0.00001, 0.0001, 0.001, 0.01, 0.1, 1, 10],
};

export const workqueueWorkDurationSeconds: HistogramDefinition<"name"> = {
  type: "histogram",
  name: "workqueue_work_duration_seconds",
  stability: "ALPHA",
  help: "Time that a look at a key took.",
  labels: ["name"],
  buckets: [1e-8, 1e-7, 0.000001, 0.00001, 0.0001, 0.001, 0.01, 0.1, 1, 10],
};

export const workqueueUnfinishedWorkSeconds: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_unfinished_work_seconds",
  stability: "ALPHA",
  help: "Time that the looks that go on now have taken so far.",
  labels: ["name"],
};

export const workqueueLongestRunningProcessorSeconds: GaugeDefinition<"name"> = {
  type: "gauge",
  name: "workqueue_longest_running_processor_seconds",
  stability: "ALPHA",
  help: "Time that the longest look that goes on now has taken so far.",
  labels: ["name"],
};

export const workqueueRetriesTotal: CounterDefinition<"name"> = {
  type: "counter",
  name: "workqueue_retries_total",
  stability: "ALPHA",
  help: "Keys that were to be looked at again because a look did not succeed.",
  labels: ["name"],
};

export const restClientRequestsTotal: CounterDefinition<"code" | "method" | "host"> = {
  type: "counter",
  name: "rest_client_requests_total",
  stability: "ALPHA",
  help: "Requests that were sent to the server.",
  labels: ["code", "host", "method"],
};

export const restClientRequestDurationSeconds: HistogramDefinition<"verb" | "host"> = {
  type: "histogram",
  name: "rest_client_request_duration_seconds",
  stability: "ALPHA",
  help: "Time until the server began to answer a request.",
  labels: ["host", "verb"],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
};

export const buildInfo: GaugeDefinition<"major" | "minor" | "git_version" | "node_version" | "platform"> = {
  type: "gauge",
  name: "build_info",
  prefixed: true,
  stability: "ALPHA",
  help: "Always 1; its labels tell which program this is.",
  labels: ["git_version", "major", "minor", "node_version", "platform"],
};

export const featureEnabled: GaugeDefinition<"name" | "stage"> = {
  type: "gauge",
  name: "feature_enabled",
  prefixed: true,
  stability: "BETA",
  help: "Whether a feature gate is on.",
  labels: ["name", "stage"],
};

export const healthcheck: GaugeDefinition<"name" | "type"> = {
  type: "gauge",
  name: "healthcheck",
  prefixed: true,
  stability: "STABLE",
  help: "Whether a health check passed when it was last looked at.",
  labels: ["name", "type"],
};

export const healthchecksTotal: CounterDefinition<"name" | "type" | "status"> = {
  type: "counter",
  name: "healthchecks_total",
  prefixed: true,
  stability: "STABLE",
  help: "Outcomes of health checks.",
  labels: ["name", "status", "type"],
};

export const processCpuSecondsTotal: CounterDefinition<never> = {
  type: "counter",
  name: "process_cpu_seconds_total",
  stability: "ALPHA",
  help: "Time on processors.",
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
  help: "Memory that the process has.",
  labels: [],
};

export const processOpenFds: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_open_fds",
  stability: "ALPHA",
  help: "Files and connections that are open.",
  labels: [],
};

export const processMaxFds: GaugeDefinition<never> = {
  type: "gauge",
  name: "process_max_fds",
  stability: "ALPHA",
  help: "Files and connections that may be open.",
  labels: [],
};

export const nodejsEventloopLagSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_lag_seconds",
  stability: "ALPHA",
  help: "Longest time since the last look that the event loop was late by.",
  labels: [],
};

export const nodejsEventloopLagMeanSeconds: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_lag_mean_seconds",
  stability: "ALPHA",
  help: "Mean time since the last look that the event loop was late by.",
  labels: [],
};

export const nodejsEventloopUtilization: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_eventloop_utilization",
  stability: "ALPHA",
  help: "Share of the time since the last look that the event loop was busy.",
  labels: [],
};

export const nodejsHeapSizeTotalBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_heap_size_total_bytes",
  stability: "ALPHA",
  help: "Memory that the heap of JavaScript has.",
  labels: [],
};

export const nodejsHeapSizeUsedBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_heap_size_used_bytes",
  stability: "ALPHA",
  help: "Memory that objects on the heap of JavaScript take.",
  labels: [],
};

export const nodejsExternalMemoryBytes: GaugeDefinition<never> = {
  type: "gauge",
  name: "nodejs_external_memory_bytes",
  stability: "ALPHA",
  help: "Memory of buffers and the like outside the heap.",
  labels: [],
};

export const nodejsGcDurationSeconds: HistogramDefinition<"kind"> = {
  type: "histogram",
  name: "nodejs_gc_duration_seconds",
  stability: "ALPHA",
  help: "Time that collections of garbage took.",
  labels: ["kind"],
  buckets: [0.001, 0.01, 0.1, 1, 2, 5],
};
