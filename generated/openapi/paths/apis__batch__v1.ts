// Generated from openapi/v3/apis__batch__v1.json by openapi-typescript. Do not edit.
export interface paths {
    "/apis/batch/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the resources of this group and version. */
        get: operations["getBatchV1APIResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/cronjobs": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Lists or watches cronjobs. */
        get: operations["listBatchV1NamespacedCronJob"];
        put?: never;
        /** @description Creates a CronJob. */
        post: operations["createBatchV1NamespacedCronJob"];
        /** @description Deletes those cronjobs that the selectors choose. */
        delete: operations["deleteBatchV1CollectionNamespacedCronJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/cronjobs/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the CronJob. */
        get: operations["readBatchV1NamespacedCronJob"];
        /** @description Replaces the CronJob. */
        put: operations["replaceBatchV1NamespacedCronJob"];
        post?: never;
        /** @description Deletes the CronJob. */
        delete: operations["deleteBatchV1NamespacedCronJob"];
        options?: never;
        head?: never;
        /** @description Changes parts of the CronJob. */
        patch: operations["patchBatchV1NamespacedCronJob"];
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/cronjobs/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a CronJob. */
        get: operations["readBatchV1NamespacedCronJobStatus"];
        /** @description Replaces the status of a CronJob. */
        put: operations["replaceBatchV1NamespacedCronJobStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a CronJob. */
        patch: operations["patchBatchV1NamespacedCronJobStatus"];
        trace?: never;
    };
    "/apis/batch/v1/cronjobs": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches cronjobs of every namespace. */
        get: operations["listBatchV1CronJobForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/jobs": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Lists or watches jobs. */
        get: operations["listBatchV1NamespacedJob"];
        put?: never;
        /** @description Creates a Job. */
        post: operations["createBatchV1NamespacedJob"];
        /** @description Deletes those jobs that the selectors choose. */
        delete: operations["deleteBatchV1CollectionNamespacedJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/jobs/{name}": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the Job. */
        get: operations["readBatchV1NamespacedJob"];
        /** @description Replaces the Job. */
        put: operations["replaceBatchV1NamespacedJob"];
        post?: never;
        /** @description Deletes the Job. */
        delete: operations["deleteBatchV1NamespacedJob"];
        options?: never;
        head?: never;
        /** @description Changes parts of the Job. */
        patch: operations["patchBatchV1NamespacedJob"];
        trace?: never;
    };
    "/apis/batch/v1/namespaces/{namespace}/jobs/{name}/status": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        /** @description Reads the status of a Job. */
        get: operations["readBatchV1NamespacedJobStatus"];
        /** @description Replaces the status of a Job. */
        put: operations["replaceBatchV1NamespacedJobStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes parts of the status of a Job. */
        patch: operations["patchBatchV1NamespacedJobStatus"];
        trace?: never;
    };
    "/apis/batch/v1/jobs": {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists or watches jobs of every namespace. */
        get: operations["listBatchV1JobForAllNamespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description CronJob makes a job at each of certain times. */
        "io.orch.api.batch.v1.CronJob": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description When jobs are made, and of what. */
            spec: components["schemas"]["io.orch.api.batch.v1.CronJobSpec"];
            /** @description What the controller last did. */
            status?: components["schemas"]["io.orch.api.batch.v1.CronJobStatus"];
        };
        /** @description CronJobList is a list of CronJob objects. */
        "io.orch.api.batch.v1.CronJobList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The cronjobs. */
            items: components["schemas"]["io.orch.api.batch.v1.CronJob"][];
        };
        "io.orch.api.batch.v1.CronJobSpec": {
            /** @description Times, in the form of cron. */
            schedule: string;
            /** @description Time zone of the schedule, by its name; the controller's own when unset. */
            timeZone?: string;
            /**
             * Format: int64
             * @description Seconds a job may be late; later ones count as missed.
             */
            startingDeadlineSeconds?: number;
            /**
             * @description Allow jobs to overlap, Forbid a new one while the last runs, or Replace the last one.
             * @default Allow
             * @enum {string}
             */
            concurrencyPolicy?: "Allow" | "Forbid" | "Replace";
            /**
             * @description While true, no jobs are made.
             * @default false
             */
            suspend?: boolean;
            /** @description What each job is made from. */
            jobTemplate: components["schemas"]["io.orch.api.batch.v1.JobTemplateSpec"];
            /**
             * Format: int32
             * @description How many jobs that succeeded to keep; 3 when unset.
             * @default 3
             */
            successfulJobsHistoryLimit?: number;
            /**
             * Format: int32
             * @description How many jobs that failed to keep; 1 when unset.
             * @default 1
             */
            failedJobsHistoryLimit?: number;
        };
        "io.orch.api.batch.v1.CronJobStatus": {
            /** @description Jobs that are running. */
            active?: components["schemas"]["io.orch.api.core.v1.ObjectReference"][];
            /** @description When a job was made last. */
            lastScheduleTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description When a job succeeded last. */
            lastSuccessfulTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
        };
        /** @description Job runs pods until a number of them have succeeded. */
        "io.orch.api.batch.v1.Job": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description Name, labels and what else every object carries. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What is to run, and how often. */
            spec?: components["schemas"]["io.orch.api.batch.v1.JobSpec"];
            /** @description How far the job has come. */
            status?: components["schemas"]["io.orch.api.batch.v1.JobStatus"];
        };
        /** @description One aspect of a job's state. */
        "io.orch.api.batch.v1.JobCondition": {
            /** @description Which aspect. */
            type: string;
            /** @description Whether it holds. */
            status: string;
            /** @description When it was looked at last. */
            lastProbeTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description When status changed last. */
            lastTransitionTime?: (string & components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"]) | null;
            /** @description Why, in one word. */
            reason?: string;
            /** @description Why, in words. */
            message?: string;
        };
        /** @description JobList is a list of Job objects. */
        "io.orch.api.batch.v1.JobList": {
            /** @description The group and version of this representation of the object. */
            apiVersion?: string;
            /** @description The type of the object, in CamelCase. */
            kind?: string;
            /** @description The version of the list, and how to go on with it. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description The jobs. */
            items: components["schemas"]["io.orch.api.batch.v1.Job"][];
        };
        /** @description What a job runs, and when it is done or has failed. */
        "io.orch.api.batch.v1.JobSpec": {
            /**
             * Format: int32
             * @description Most pods that may run at once; 1 when unset.
             */
            parallelism?: number;
            /**
             * Format: int32
             * @description Pods that must succeed. Unset with parallelism set, one success ends the job.
             */
            completions?: number;
            /**
             * Format: int64
             * @description Seconds after which the job is stopped and has failed.
             */
            activeDeadlineSeconds?: number;
            /** @description What failed pods mean for the job; without it each counts towards backoffLimit. */
            podFailurePolicy?: components["schemas"]["io.orch.api.batch.v1.PodFailurePolicy"];
            /** @description When an Indexed job may succeed before all of its pods have. */
            successPolicy?: components["schemas"]["io.orch.api.batch.v1.SuccessPolicy"];
            /**
             * Format: int32
             * @description Failed pods after which the job has failed; 6 when unset.
             */
            backoffLimit?: number;
            /**
             * Format: int32
             * @description Failed pods after which an index has failed; only for Indexed jobs.
             */
            backoffLimitPerIndex?: number;
            /**
             * Format: int32
             * @description Failed indexes after which the whole job has failed.
             */
            maxFailedIndexes?: number;
            /** @description Labels of the pods that belong to the job; the server makes it up unless manualSelector is true. */
            selector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Whether selector is the user's own, who then answers for its being unique. */
            manualSelector?: boolean;
            /** @description What each pod is made from; its restartPolicy is Never or OnFailure. */
            template: components["schemas"]["io.orch.api.core.v1.PodTemplateSpec"];
            /**
             * Format: int32
             * @description Seconds after its end at which the job is deleted; unset keeps it.
             */
            ttlSecondsAfterFinished?: number;
            /**
             * @description NonIndexed pods are alike, Indexed ones are numbered from 0.
             * @enum {string}
             */
            completionMode?: "NonIndexed" | "Indexed";
            /** @description While true, no pods run. */
            suspend?: boolean;
            /**
             * @description When a pod is replaced: TerminatingOrFailed as soon as it ends, Failed when it is gone.
             * @enum {string}
             */
            podReplacementPolicy?: "TerminatingOrFailed" | "Failed";
            /**
             * Format: domain-prefixed-path
             * @description Controller that looks after the job, as a path with a domain; unset is the built-in one.
             */
            managedBy?: string;
        };
        /** @description How far a job has come. */
        "io.orch.api.batch.v1.JobStatus": {
            /** @description Aspects of the state, one of each type. */
            conditions?: components["schemas"]["io.orch.api.batch.v1.JobCondition"][];
            /** @description When the controller first took it up; reset when a suspended job goes on. */
            startTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description When it succeeded. */
            completionTime?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int32
             * @description Pods that are pending or running.
             */
            active?: number;
            /**
             * Format: int32
             * @description Pods that have succeeded.
             */
            succeeded?: number;
            /**
             * Format: int32
             * @description Pods that have failed.
             */
            failed?: number;
            /**
             * Format: int32
             * @description Pods that are being removed.
             */
            terminating?: number;
            /** @description Indexes that have succeeded, as numbers and ranges. */
            completedIndexes?: string;
            /** @description Indexes that have failed, as numbers and ranges. */
            failedIndexes?: string;
            /** @description Pods that have ended and are not counted yet. */
            uncountedTerminatedPods?: components["schemas"]["io.orch.api.batch.v1.UncountedTerminatedPods"];
            /**
             * Format: int32
             * @description Pods that are ready.
             */
            ready?: number;
        };
        /** @description The job that copies are made of. */
        "io.orch.api.batch.v1.JobTemplateSpec": {
            /** @description Labels and annotations of the copies. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the copies run. */
            spec?: components["schemas"]["io.orch.api.batch.v1.JobSpec"];
        };
        /** @description What failed pods mean for a job. */
        "io.orch.api.batch.v1.PodFailurePolicy": {
            /** @description Rules, of which the first that fits a pod counts. */
            rules: components["schemas"]["io.orch.api.batch.v1.PodFailurePolicyRule"][] | null;
        };
        /** @description Fits exit codes of failed containers. */
        "io.orch.api.batch.v1.PodFailurePolicyOnExitCodesRequirement": {
            /** @description Container to look at; all when unset. */
            containerName?: string;
            /**
             * @description In or NotIn.
             * @enum {string}
             */
            operator: "In" | "NotIn";
            /** @description Exit codes, in order and each once. */
            values: number[];
        };
        /** @description Fits a condition of a pod. */
        "io.orch.api.batch.v1.PodFailurePolicyOnPodConditionsPattern": {
            /**
             * Format: qualified-name
             * @description Type of the condition.
             */
            type: string;
            /**
             * @description Status it must have; True when unset.
             * @default True
             */
            status?: string;
        };
        /** @description What a kind of failure means; exactly one of onExitCodes and onPodConditions must be set. */
        "io.orch.api.batch.v1.PodFailurePolicyRule": {
            /**
             * @description FailJob, FailIndex, Ignore, or Count as usual.
             * @enum {string}
             */
            action: "FailJob" | "FailIndex" | "Ignore" | "Count";
            /** @description Fits pods by the exit codes of their containers. */
            onExitCodes?: components["schemas"]["io.orch.api.batch.v1.PodFailurePolicyOnExitCodesRequirement"];
            /** @description Fits pods with one of these conditions. */
            onPodConditions?: components["schemas"]["io.orch.api.batch.v1.PodFailurePolicyOnPodConditionsPattern"][];
        };
        /** @description When a job may succeed before all of its pods have. */
        "io.orch.api.batch.v1.SuccessPolicy": {
            /** @description Rules, of which one must be met. */
            rules: components["schemas"]["io.orch.api.batch.v1.SuccessPolicyRule"][];
        };
        /** @description Which indexes must have succeeded; at least one field must be set. */
        "io.orch.api.batch.v1.SuccessPolicyRule": {
            /** @description Indexes as numbers and ranges, such as 1,3-5; all when unset. */
            succeededIndexes?: string;
            /**
             * Format: int32
             * @description How many of them must have succeeded; all when unset.
             */
            succeededCount?: number;
        };
        "io.orch.api.batch.v1.UncountedTerminatedPods": {
            /** @description UIDs of pods that have succeeded. */
            succeeded?: string[];
            /** @description UIDs of pods that have failed. */
            failed?: string[];
        };
        /** @description An Amazon EBS volume. */
        "io.orch.api.core.v1.AWSElasticBlockStoreVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * Format: int32
             * @description Partition to mount; the whole volume when 0.
             */
            partition?: number;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Nodes and pods that a pod should be near to or far from. */
        "io.orch.api.core.v1.Affinity": {
            /** @description Nodes it should run on. */
            nodeAffinity?: components["schemas"]["io.orch.api.core.v1.NodeAffinity"];
            /** @description Pods it should be near to. */
            podAffinity?: components["schemas"]["io.orch.api.core.v1.PodAffinity"];
            /** @description Pods it should be far from. */
            podAntiAffinity?: components["schemas"]["io.orch.api.core.v1.PodAntiAffinity"];
        };
        /** @description AppArmor profile of processes. */
        "io.orch.api.core.v1.AppArmorProfile": {
            /**
             * @description The runtime's profile, one of the node's, or none.
             * @enum {string}
             */
            type: "Unconfined" | "RuntimeDefault" | "Localhost";
            /** @description Name of the node's profile. */
            localhostProfile?: string;
        };
        /** @description An Azure disk. */
        "io.orch.api.core.v1.AzureDiskVolumeSource": {
            /** @description Name of the disk. */
            diskName: string;
            /** @description URI of the disk. */
            diskURI: string;
            /**
             * @description How the host caches it; ReadWrite when unset.
             * @default ReadWrite
             * @enum {string}
             */
            cachingMode?: "None" | "ReadOnly" | "ReadWrite";
            /**
             * @description File system on it; ext4 when unset.
             * @default ext4
             */
            fsType?: string;
            /**
             * @description Forbids writing.
             * @default false
             */
            readOnly?: boolean;
            /**
             * @description Whether the disk is in a shared or own account, or managed; Shared when unset.
             * @default Shared
             * @enum {string}
             */
            kind?: "Shared" | "Dedicated" | "Managed";
        };
        /** @description An Azure file share. */
        "io.orch.api.core.v1.AzureFileVolumeSource": {
            /** @description Secret with the account's name and key. */
            secretName: string;
            /** @description Name of the share. */
            shareName: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description A volume that a CSI driver makes for the pod. */
        "io.orch.api.core.v1.CSIVolumeSource": {
            /** @description Name of the driver. */
            driver: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description File system; the driver's choice when unset. */
            fsType?: string;
            /** @description Settings that the driver understands. */
            volumeAttributes?: {
                [key: string]: string;
            };
            /** @description Secret with credentials for the driver. */
            nodePublishSecretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description Linux capabilities. */
        "io.orch.api.core.v1.Capabilities": {
            /** @description Capabilities to add. */
            add?: string[];
            /** @description Capabilities to take away; ALL takes all. */
            drop?: string[];
        };
        /** @description A Ceph file system. */
        "io.orch.api.core.v1.CephFSVolumeSource": {
            /** @description Addresses of the monitors. */
            monitors: string[] | null;
            /** @description Folder to mount; / when unset. */
            path?: string;
            /** @description User to connect as; admin when unset. */
            user?: string;
            /** @description Path of the user's key ring. */
            secretFile?: string;
            /** @description Secret with the key, in place of the key ring. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description An OpenStack Cinder volume. */
        "io.orch.api.core.v1.CinderVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Secret with credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description Certificates that the cluster trusts, as PEM. */
        "io.orch.api.core.v1.ClusterTrustBundleProjection": {
            /** @description Name of one bundle. */
            name?: string;
            /** @description Signer whose bundles are taken together. */
            signerName?: string;
            /** @description Labels of the signer's bundles. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Lets the pod start without them. */
            optional?: boolean;
            /** @description Relative path of the file. */
            path: string;
        };
        /** @description A config map whose keys all become variables. */
        "io.orch.api.core.v1.ConfigMapEnvSource": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description Picks a value of a config map. */
        "io.orch.api.core.v1.ConfigMapKeySelector": {
            /** @description Name of the config map. */
            name?: string;
            /**
             * Format: config-key
             * @description Key of the value.
             */
            key: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        "io.orch.api.core.v1.ConfigMapProjection": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        "io.orch.api.core.v1.ConfigMapVolumeSource": {
            /** @description Name of the config map. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        /** @description One program of a pod, with its image, environment and files. */
        "io.orch.api.core.v1.Container": {
            /**
             * Format: dns-label
             * @description Name, unique in the pod; it cannot change.
             */
            name: string;
            /** @description Image to run, with a tag or digest. */
            image?: string;
            /** @description Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
            command?: string[];
            /** @description Arguments, in place of the image's. $(NAME) stands for a variable. */
            args?: string[];
            /** @description Folder the program starts in; the image's when unset. */
            workingDir?: string;
            /** @description Ports that the program listens on; for information, all ports can be reached. */
            ports?: components["schemas"]["io.orch.api.core.v1.ContainerPort"][];
            /** @description Config maps and secrets whose keys all become variables. */
            envFrom?: components["schemas"]["io.orch.api.core.v1.EnvFromSource"][];
            /** @description Environment variables. */
            env?: components["schemas"]["io.orch.api.core.v1.EnvVar"][];
            /** @description Amounts of resources needed and allowed. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description What happens to the container when its resources change. */
            resizePolicy?: components["schemas"]["io.orch.api.core.v1.ContainerResizePolicy"][];
            /**
             * @description When the container is restarted, in place of the pod's policy; Always on an init container makes it a sidecar.
             * @enum {string}
             */
            restartPolicy?: "Always" | "OnFailure" | "Never";
            /** @description Exit codes that are treated otherwise than restartPolicy says; at most 20 rules. */
            restartPolicyRules?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRule"][];
            /** @description Where volumes appear among the container's files. */
            volumeMounts?: components["schemas"]["io.orch.api.core.v1.VolumeMount"][];
            /** @description Where volumes appear as raw devices. */
            volumeDevices?: components["schemas"]["io.orch.api.core.v1.VolumeDevice"][];
            /** @description Check whose failure restarts the container. */
            livenessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Check whose failure takes the pod out of its services. */
            readinessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Check that must pass before the others begin; its failure restarts the container. */
            startupProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description What to do after start and before stop. */
            lifecycle?: components["schemas"]["io.orch.api.core.v1.Lifecycle"];
            /**
             * @description File in which the program may leave its last words; /dev/termination-log when unset.
             * @default /dev/termination-log
             */
            terminationMessagePath?: string;
            /**
             * @description FallbackToLogsOnError takes the end of the log when the file is empty; File does not.
             * @default File
             * @enum {string}
             */
            terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
            /**
             * @description When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Privileges of the container, over those of the pod. */
            securityContext?: components["schemas"]["io.orch.api.core.v1.SecurityContext"];
            /** @description Keeps standard input open, for attaching. */
            stdin?: boolean;
            /** @description Closes standard input after the first one who attached has gone. */
            stdinOnce?: boolean;
            /** @description Gives the program a terminal; needs stdin. */
            tty?: boolean;
        };
        /** @description A port that a container listens on. */
        "io.orch.api.core.v1.ContainerPort": {
            /**
             * Format: port-name
             * @description Name by which services and probes may refer to it.
             */
            name?: string;
            /**
             * Format: int32
             * @description Port of the node that leads to it; needed by few.
             */
            hostPort?: number;
            /**
             * Format: int32
             * @description Number of the port, from 1 to 65535.
             */
            containerPort: number;
            /**
             * @description Transport protocol; TCP when unset.
             * @default TCP
             * @enum {string}
             */
            protocol?: "TCP" | "UDP" | "SCTP";
            /**
             * Format: ip
             * @description Address of the node to bind hostPort to.
             */
            hostIP?: string;
        };
        /** @description What happens to a container when an amount changes. */
        "io.orch.api.core.v1.ContainerResizePolicy": {
            /**
             * @description cpu or memory.
             * @enum {string}
             */
            resourceName: "cpu" | "memory";
            /**
             * @description Whether the container must be restarted.
             * @enum {string}
             */
            restartPolicy: "NotRequired" | "RestartContainer";
        };
        /** @description Exit codes and what to do after them. */
        "io.orch.api.core.v1.ContainerRestartRule": {
            /**
             * @description What to restart.
             * @enum {string}
             */
            action: "Restart" | "RestartAllContainers";
            /** @description The exit codes. */
            exitCodes?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRuleOnExitCodes"];
        };
        /** @description A set of exit codes. */
        "io.orch.api.core.v1.ContainerRestartRuleOnExitCodes": {
            /**
             * @description Whether the code must be among the values or not.
             * @enum {string}
             */
            operator: "In" | "NotIn";
            /** @description The codes; at most 255. */
            values?: number[];
        };
        "io.orch.api.core.v1.DownwardAPIProjection": {
            /** @description The files. */
            items?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeFile"][];
        };
        /** @description A field of the pod as a file. */
        "io.orch.api.core.v1.DownwardAPIVolumeFile": {
            /** @description Relative path of the file, without .. in it. */
            path: string;
            /** @description Field of the pod. */
            fieldRef?: components["schemas"]["io.orch.api.core.v1.ObjectFieldSelector"];
            /** @description Amount that a container requests or is limited to. */
            resourceFieldRef?: components["schemas"]["io.orch.api.core.v1.ResourceFieldSelector"];
            /**
             * Format: int32
             * @description Permission bits of the file, 0 to 0777; the volume's defaultMode when unset.
             */
            mode?: number;
        };
        "io.orch.api.core.v1.DownwardAPIVolumeSource": {
            /** @description The files. */
            items?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeFile"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
        };
        "io.orch.api.core.v1.EmptyDirVolumeSource": {
            /** @description Where it lies: the node's disk when empty, or Memory. */
            medium?: string;
            /** @description Most it may hold; unset means no limit. */
            sizeLimit?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description A config map or secret whose keys all become variables. */
        "io.orch.api.core.v1.EnvFromSource": {
            /**
             * Format: env-var-name
             * @description Put before every key.
             */
            prefix?: string;
            /** @description The config map. */
            configMapRef?: components["schemas"]["io.orch.api.core.v1.ConfigMapEnvSource"];
            /** @description The secret. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.SecretEnvSource"];
        };
        /** @description An environment variable. */
        "io.orch.api.core.v1.EnvVar": {
            /**
             * Format: env-var-name
             * @description Name of the variable.
             */
            name: string;
            /** @description Value; $(NAME) stands for an earlier variable, $$ for one dollar sign. */
            value?: string;
            /** @description Where the value comes from, when value is empty. */
            valueFrom?: components["schemas"]["io.orch.api.core.v1.EnvVarSource"];
        };
        /** @description Where the value of a variable comes from; exactly one must be set. */
        "io.orch.api.core.v1.EnvVarSource": {
            /** @description A field of the pod. */
            fieldRef?: components["schemas"]["io.orch.api.core.v1.ObjectFieldSelector"];
            /** @description An amount that a container requests or is limited to. */
            resourceFieldRef?: components["schemas"]["io.orch.api.core.v1.ResourceFieldSelector"];
            /** @description A key of a config map. */
            configMapKeyRef?: components["schemas"]["io.orch.api.core.v1.ConfigMapKeySelector"];
            /** @description A key of a secret. */
            secretKeyRef?: components["schemas"]["io.orch.api.core.v1.SecretKeySelector"];
            /** @description A variable in a file of a volume. */
            fileKeyRef?: components["schemas"]["io.orch.api.core.v1.FileKeySelector"];
        };
        /** @description A container put into a running pod for debugging; it is never restarted. */
        "io.orch.api.core.v1.EphemeralContainer": {
            /**
             * Format: dns-label
             * @description Name, unique in the pod; it cannot change.
             */
            name: string;
            /** @description Image to run, with a tag or digest. */
            image?: string;
            /** @description Program and first arguments, in place of the image's entry point. $(NAME) stands for a variable. */
            command?: string[];
            /** @description Arguments, in place of the image's. $(NAME) stands for a variable. */
            args?: string[];
            /** @description Folder the program starts in; the image's when unset. */
            workingDir?: string;
            /** @description Not allowed here. */
            ports?: components["schemas"]["io.orch.api.core.v1.ContainerPort"][];
            /** @description Config maps and secrets whose keys all become variables. */
            envFrom?: components["schemas"]["io.orch.api.core.v1.EnvFromSource"][];
            /** @description Environment variables. */
            env?: components["schemas"]["io.orch.api.core.v1.EnvVar"][];
            /** @description Not allowed here. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /** @description Not allowed here. */
            resizePolicy?: components["schemas"]["io.orch.api.core.v1.ContainerResizePolicy"][];
            /** @description Not allowed here. */
            restartPolicy?: string;
            /** @description Not allowed here. */
            restartPolicyRules?: components["schemas"]["io.orch.api.core.v1.ContainerRestartRule"][];
            /** @description Where volumes appear among the container's files. */
            volumeMounts?: components["schemas"]["io.orch.api.core.v1.VolumeMount"][];
            /** @description Where volumes appear as raw devices. */
            volumeDevices?: components["schemas"]["io.orch.api.core.v1.VolumeDevice"][];
            /** @description Not allowed here. */
            livenessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            readinessProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            startupProbe?: components["schemas"]["io.orch.api.core.v1.Probe"];
            /** @description Not allowed here. */
            lifecycle?: components["schemas"]["io.orch.api.core.v1.Lifecycle"];
            /**
             * @description File in which the program may leave its last words; /dev/termination-log when unset.
             * @default /dev/termination-log
             */
            terminationMessagePath?: string;
            /**
             * @description FallbackToLogsOnError takes the end of the log when the file is empty; File does not.
             * @default File
             * @enum {string}
             */
            terminationMessagePolicy?: "File" | "FallbackToLogsOnError";
            /**
             * @description When the image is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            imagePullPolicy?: "Always" | "Never" | "IfNotPresent";
            /** @description Privileges of the container, over those of the pod. */
            securityContext?: components["schemas"]["io.orch.api.core.v1.SecurityContext"];
            /** @description Keeps standard input open, for attaching. */
            stdin?: boolean;
            /** @description Closes standard input after the first one who attached has gone. */
            stdinOnce?: boolean;
            /** @description Gives the program a terminal; needs stdin. */
            tty?: boolean;
            /** @description Container whose processes it sees. */
            targetContainerName?: string;
        };
        "io.orch.api.core.v1.EphemeralVolumeSource": {
            /** @description The claim; it is named after pod and volume. */
            volumeClaimTemplate?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimTemplate"];
        };
        /** @description Runs a program in the container. */
        "io.orch.api.core.v1.ExecAction": {
            /** @description Program and arguments; there is no shell. */
            command?: string[];
        };
        /** @description A Fibre Channel device. */
        "io.orch.api.core.v1.FCVolumeSource": {
            /** @description World wide names of the targets. */
            targetWWNs?: string[];
            /**
             * Format: int32
             * @description Number of the logical unit.
             */
            lun?: number;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description World wide identifiers of the volume, in place of targets and unit. */
            wwids?: string[];
        };
        /** @description Picks a variable from a file of key=value lines. */
        "io.orch.api.core.v1.FileKeySelector": {
            /** @description Volume that holds the file. */
            volumeName: string;
            /** @description Path of the file in the volume. */
            path: string;
            /**
             * Format: env-var-name
             * @description Name of the variable in the file.
             */
            key: string;
            /**
             * @description Lets the container start without it.
             * @default false
             */
            optional?: boolean;
        };
        /** @description A volume of an executable plug-in. */
        "io.orch.api.core.v1.FlexVolumeSource": {
            /** @description Name of the plug-in. */
            driver: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Secret to hand to the plug-in. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Settings that the plug-in understands. */
            options?: {
                [key: string]: string;
            };
        };
        /** @description A Flocker volume. */
        "io.orch.api.core.v1.FlockerVolumeSource": {
            /** @description Name of the dataset. */
            datasetName?: string;
            /** @description Identifier of the dataset. */
            datasetUUID?: string;
        };
        /** @description A Google Compute Engine disk. */
        "io.orch.api.core.v1.GCEPersistentDiskVolumeSource": {
            /** @description Name of the disk. */
            pdName: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * Format: int32
             * @description Partition to mount; the whole disk when 0.
             */
            partition?: number;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Calls the standard gRPC health service. */
        "io.orch.api.core.v1.GRPCAction": {
            /**
             * Format: int32
             * @description Port of the container.
             */
            port: number;
            /**
             * @description Service to ask about; empty asks about the server.
             * @default
             */
            service?: string;
        };
        "io.orch.api.core.v1.GitRepoVolumeSource": {
            /** @description URL of the repository. */
            repository: string;
            /** @description Commit to check out. */
            revision?: string;
            /** @description Folder to put it into. */
            directory?: string;
        };
        /** @description A Gluster volume. */
        "io.orch.api.core.v1.GlusterfsVolumeSource": {
            /** @description Endpoints object that lists the servers. */
            endpoints: string;
            /** @description Name of the volume. */
            path: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Sends a GET request. */
        "io.orch.api.core.v1.HTTPGetAction": {
            /**
             * @description Path; / when unset.
             * @default /
             */
            path?: string;
            /** @description Port of the container, by number or name. */
            port: components["schemas"]["io.orch.apimachinery.pkg.util.intstr.IntOrString"];
            /** @description Host to connect to; the pod itself when unset. */
            host?: string;
            /**
             * @description HTTP or HTTPS; HTTP when unset.
             * @default HTTP
             * @enum {string}
             */
            scheme?: "HTTP" | "HTTPS";
            /** @description Headers to send. */
            httpHeaders?: components["schemas"]["io.orch.api.core.v1.HTTPHeader"][];
        };
        /** @description A header of a request. */
        "io.orch.api.core.v1.HTTPHeader": {
            /**
             * Format: http-header-name
             * @description Name of the header.
             */
            name: string;
            /** @description Value of the header. */
            value: string;
        };
        /** @description A line of a hosts file. */
        "io.orch.api.core.v1.HostAlias": {
            /**
             * Format: ip
             * @description Address.
             */
            ip: string;
            /** @description Names of the address. */
            hostnames?: string[];
        };
        "io.orch.api.core.v1.HostPathVolumeSource": {
            /** @description Path on the node; links are followed. */
            path: string;
            /**
             * @description What must be there, or is to be made; empty checks nothing.
             * @default
             * @enum {string}
             */
            type?: "" | "DirectoryOrCreate" | "Directory" | "FileOrCreate" | "File" | "Socket" | "CharDevice" | "BlockDevice";
        };
        /** @description An iSCSI device. */
        "io.orch.api.core.v1.ISCSIVolumeSource": {
            /** @description Address and port of the portal. */
            targetPortal: string;
            /** @description Qualified name of the target. */
            iqn: string;
            /**
             * Format: int32
             * @description Number of the logical unit.
             */
            lun: number;
            /**
             * @description Transport; default, which is TCP, when unset.
             * @default default
             */
            iscsiInterface?: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Further portals of the target. */
            portals?: string[];
            /** @description Uses CHAP for discovery. */
            chapAuthDiscovery?: boolean;
            /** @description Uses CHAP for the session. */
            chapAuthSession?: boolean;
            /** @description Secret with the CHAP credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Qualified name to use in place of the node's. */
            initiatorName?: string;
        };
        /** @description The files of an image. */
        "io.orch.api.core.v1.ImageVolumeSource": {
            /** @description Image or artifact, with a tag or digest. */
            reference?: string;
            /**
             * @description When it is fetched; Always for the tag latest or none, otherwise IfNotPresent.
             * @enum {string}
             */
            pullPolicy?: "Always" | "Never" | "IfNotPresent";
        };
        /** @description Writes one key to a file. */
        "io.orch.api.core.v1.KeyToPath": {
            /** @description Key to write. */
            key: string;
            /** @description Relative path of the file, without .. in it. */
            path: string;
            /**
             * Format: int32
             * @description Permission bits of the file, 0 to 0777; the volume's defaultMode when unset.
             */
            mode?: number;
        };
        /** @description What to do at the start and end of a container. */
        "io.orch.api.core.v1.Lifecycle": {
            /** @description Right after the start, at the same time as the program. */
            postStart?: components["schemas"]["io.orch.api.core.v1.LifecycleHandler"];
            /** @description Before the program is told to end. */
            preStop?: components["schemas"]["io.orch.api.core.v1.LifecycleHandler"];
            /**
             * @description Signal that tells the program to end; the image's when unset.
             * @enum {string}
             */
            stopSignal?: "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL" | "SIGINT" | "SIGIO" | "SIGIOT" | "SIGKILL" | "SIGPIPE" | "SIGPOLL" | "SIGPROF" | "SIGPWR" | "SIGQUIT" | "SIGSEGV" | "SIGSTKFLT" | "SIGSTOP" | "SIGSYS" | "SIGTERM" | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGVTALRM" | "SIGWINCH" | "SIGXCPU" | "SIGXFSZ" | "SIGRTMIN" | "SIGRTMIN+1" | "SIGRTMIN+2" | "SIGRTMIN+3" | "SIGRTMIN+4" | "SIGRTMIN+5" | "SIGRTMIN+6" | "SIGRTMIN+7" | "SIGRTMIN+8" | "SIGRTMIN+9" | "SIGRTMIN+10" | "SIGRTMIN+11" | "SIGRTMIN+12" | "SIGRTMIN+13" | "SIGRTMIN+14" | "SIGRTMIN+15" | "SIGRTMAX-14" | "SIGRTMAX-13" | "SIGRTMAX-12" | "SIGRTMAX-11" | "SIGRTMAX-10" | "SIGRTMAX-9" | "SIGRTMAX-8" | "SIGRTMAX-7" | "SIGRTMAX-6" | "SIGRTMAX-5" | "SIGRTMAX-4" | "SIGRTMAX-3" | "SIGRTMAX-2" | "SIGRTMAX-1" | "SIGRTMAX";
        };
        /** @description Something to do; exactly one way must be set. */
        "io.orch.api.core.v1.LifecycleHandler": {
            /** @description Runs a program. */
            exec?: components["schemas"]["io.orch.api.core.v1.ExecAction"];
            /** @description Sends a request. */
            httpGet?: components["schemas"]["io.orch.api.core.v1.HTTPGetAction"];
            /** @description No longer used. */
            tcpSocket?: components["schemas"]["io.orch.api.core.v1.TCPSocketAction"];
            /** @description Waits. */
            sleep?: components["schemas"]["io.orch.api.core.v1.SleepAction"];
        };
        /** @description Names an object of the same namespace. */
        "io.orch.api.core.v1.LocalObjectReference": {
            /** @description Name of the object. */
            name?: string;
        };
        "io.orch.api.core.v1.NFSVolumeSource": {
            /** @description Host name or address of the server. */
            server: string;
            /** @description Folder that the server exports. */
            path: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Nodes that a pod should run on. */
        "io.orch.api.core.v1.NodeAffinity": {
            /** @description Nodes it must be placed on; later changes of labels do not matter. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.NodeSelector"];
            /** @description Nodes it would rather be placed on, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PreferredSchedulingTerm"][];
        };
        /** @description Selects nodes that meet at least one of its terms. */
        "io.orch.api.core.v1.NodeSelector": {
            /** @description The terms; at least one. */
            nodeSelectorTerms: components["schemas"]["io.orch.api.core.v1.NodeSelectorTerm"][];
        };
        /** @description One requirement on one label or field of a node. */
        "io.orch.api.core.v1.NodeSelectorRequirement": {
            /** @description Label or field. */
            key: string;
            /**
             * @description How it relates to the values.
             * @enum {string}
             */
            operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt";
            /** @description Values; none for Exists and DoesNotExist, one number for Gt and Lt. */
            values?: string[];
        };
        /** @description Requirements that must all hold; an empty term selects nothing. */
        "io.orch.api.core.v1.NodeSelectorTerm": {
            /** @description Requirements on labels of the node. */
            matchExpressions?: components["schemas"]["io.orch.api.core.v1.NodeSelectorRequirement"][];
            /** @description Requirements on fields of the node; only metadata.name. */
            matchFields?: components["schemas"]["io.orch.api.core.v1.NodeSelectorRequirement"][];
        };
        /** @description Picks a field of the pod itself. */
        "io.orch.api.core.v1.ObjectFieldSelector": {
            /**
             * @description Version in which the path is written; v1 when unset.
             * @default v1
             */
            apiVersion?: string;
            /** @description Path of the field, such as metadata.name. */
            fieldPath: string;
        };
        /** @description Points at an object, or at a part of it. */
        "io.orch.api.core.v1.ObjectReference": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Namespace of the object. */
            namespace?: string;
            /** @description Name of the object. */
            name?: string;
            /** @description UID of the object. */
            uid?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Version of the object that is meant. */
            resourceVersion?: string;
            /** @description Part of the object that is meant, such as spec.containers{web}. */
            fieldPath?: string;
        };
        /** @description What a claim on storage asks for. */
        "io.orch.api.core.v1.PersistentVolumeClaimSpec": {
            /** @description Ways in which the volume must be usable. */
            accessModes?: ("ReadWriteOnce" | "ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOncePod")[];
            /** @description Labels of the volumes that will do. */
            selector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description How much storage is needed. */
            resources?: components["schemas"]["io.orch.api.core.v1.VolumeResourceRequirements"];
            /** @description Volume the claim is bound to. */
            volumeName?: string;
            /** @description Class of storage; unset takes the default class, empty asks for none. */
            storageClassName?: string;
            /**
             * @description Filesystem, or Block for a raw device.
             * @default Filesystem
             * @enum {string}
             */
            volumeMode?: "Block" | "Filesystem";
            /** @description Snapshot or claim whose content to start with. */
            dataSource?: components["schemas"]["io.orch.api.core.v1.TypedLocalObjectReference"];
            /** @description The same for objects of any kind that can fill a volume. */
            dataSourceRef?: components["schemas"]["io.orch.api.core.v1.TypedObjectReference"];
            /** @description Class of attributes that may be changed later, such as throughput. */
            volumeAttributesClassName?: string;
        };
        /** @description A claim that is made for a pod. */
        "io.orch.api.core.v1.PersistentVolumeClaimTemplate": {
            /** @description Labels and annotations of the claim. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the claim asks for. */
            spec: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimSpec"];
        };
        "io.orch.api.core.v1.PersistentVolumeClaimVolumeSource": {
            /** @description Name of a claim in the pod's namespace. */
            claimName: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description A Photon disk. */
        "io.orch.api.core.v1.PhotonPersistentDiskVolumeSource": {
            /** @description Identifier of the disk. */
            pdID: string;
            /** @description File system on it. */
            fsType?: string;
        };
        /** @description Pods that a pod should be near to. */
        "io.orch.api.core.v1.PodAffinity": {
            /** @description Pods it must be placed near to; all terms must hold. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"][];
            /** @description Pods it would rather be placed near to, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.WeightedPodAffinityTerm"][];
        };
        /** @description A set of pods, and what near to them means. */
        "io.orch.api.core.v1.PodAffinityTerm": {
            /** @description Labels of the pods; unset selects none. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Namespaces of the pods, besides those of namespaceSelector. */
            namespaces?: string[];
            /**
             * Format: qualified-name
             * @description Label of nodes; nodes with the same value of it are near to each other.
             */
            topologyKey: string;
            /** @description Labels of the pods' namespaces; unset together with namespaces means the own one, empty means all. */
            namespaceSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /** @description Labels that must have the same value as on the pod itself. */
            matchLabelKeys?: string[];
            /** @description Labels that must have another value than on the pod itself. */
            mismatchLabelKeys?: string[];
        };
        /** @description Pods that a pod should be far from. */
        "io.orch.api.core.v1.PodAntiAffinity": {
            /** @description Pods it must not be placed near to; none of the terms may hold. */
            requiredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"][];
            /** @description Pods it would rather not be placed near to, by weight. */
            preferredDuringSchedulingIgnoredDuringExecution?: components["schemas"]["io.orch.api.core.v1.WeightedPodAffinityTerm"][];
        };
        /** @description A key and a certificate issued for the pod, renewed before it expires. */
        "io.orch.api.core.v1.PodCertificateProjection": {
            /** @description Who issues the certificate. */
            signerName: string;
            /** @description Kind of key to make. */
            keyType: string;
            /**
             * Format: int32
             * @description Most seconds for which the certificate may be valid.
             */
            maxExpirationSeconds?: number;
            /** @description Relative path of a file with the key and the chain together. */
            credentialBundlePath?: string;
            /** @description Relative path of the key's file. */
            keyPath?: string;
            /** @description Relative path of the chain's file. */
            certificateChainPath?: string;
            /** @description Texts for the signer. */
            userAnnotations?: {
                [key: string]: string;
            };
        };
        /** @description Additions to how names are resolved. */
        "io.orch.api.core.v1.PodDNSConfig": {
            /** @description Addresses of further name servers; at most 3. */
            nameservers?: string[];
            /** @description Further domains to search; at most 32. */
            searches?: string[];
            /** @description Further options of the resolver. */
            options?: components["schemas"]["io.orch.api.core.v1.PodDNSConfigOption"][];
        };
        /** @description An option of the resolver. */
        "io.orch.api.core.v1.PodDNSConfigOption": {
            /** @description Name of the option. */
            name?: string;
            /** @description Value, where it takes one. */
            value?: string;
        };
        /** @description Operating system of a pod's containers. */
        "io.orch.api.core.v1.PodOS": {
            /**
             * @description linux or windows.
             * @enum {string}
             */
            name: "linux" | "windows";
        };
        /** @description A condition that must be true before a pod is ready. */
        "io.orch.api.core.v1.PodReadinessGate": {
            /**
             * Format: qualified-name
             * @description Type of the condition.
             */
            conditionType: string;
        };
        /** @description A claim on devices; exactly one of its sources must be set. */
        "io.orch.api.core.v1.PodResourceClaim": {
            /**
             * Format: dns-label
             * @description Name by which containers refer to it.
             */
            name: string;
            /** @description A claim that exists. */
            resourceClaimName?: string;
            /** @description A template from which a claim is made for the pod. */
            resourceClaimTemplateName?: string;
        };
        /** @description A reason not to schedule a pod yet. */
        "io.orch.api.core.v1.PodSchedulingGate": {
            /**
             * Format: qualified-name
             * @description Name of the gate.
             */
            name: string;
        };
        "io.orch.api.core.v1.PodSchedulingGroup": {
            /** @description Name of the group. */
            podGroupName?: string;
        };
        /** @description Privileges of all containers of a pod. */
        "io.orch.api.core.v1.PodSecurityContext": {
            /** @description SELinux label of the processes. */
            seLinuxOptions?: components["schemas"]["io.orch.api.core.v1.SELinuxOptions"];
            /** @description What concerns Windows only. */
            windowsOptions?: components["schemas"]["io.orch.api.core.v1.WindowsSecurityContextOptions"];
            /**
             * Format: int64
             * @description User id of the processes; the image's when unset.
             */
            runAsUser?: number;
            /**
             * Format: int64
             * @description Group id of the processes; the runtime's default when unset.
             */
            runAsGroup?: number;
            /** @description Refuses to start a container as user 0. */
            runAsNonRoot?: boolean;
            /** @description Further groups of the first process. */
            supplementalGroups?: number[];
            /**
             * @description Whether groups that the image gives its user count too; Merge when unset.
             * @enum {string}
             */
            supplementalGroupsPolicy?: "Merge" | "Strict";
            /**
             * Format: int64
             * @description Group that owns the files of volumes which support it, and a further group of the processes.
             */
            fsGroup?: number;
            /** @description Kernel settings of the pod. */
            sysctls?: components["schemas"]["io.orch.api.core.v1.Sysctl"][];
            /**
             * @description Whether the owner of a volume's files is always set, or only when the top folder differs.
             * @enum {string}
             */
            fsGroupChangePolicy?: "OnRootMismatch" | "Always";
            /** @description System calls that are allowed. */
            seccompProfile?: components["schemas"]["io.orch.api.core.v1.SeccompProfile"];
            /** @description AppArmor profile of the processes. */
            appArmorProfile?: components["schemas"]["io.orch.api.core.v1.AppArmorProfile"];
            /** @description How volumes get the SELinux label: file by file, or by a mount option. */
            seLinuxChangePolicy?: string;
        };
        /** @description What a pod runs, and how and where. */
        "io.orch.api.core.v1.PodSpec": {
            /** @description Volumes that containers may mount. */
            volumes?: components["schemas"]["io.orch.api.core.v1.Volume"][];
            /** @description Containers that run one after another, each to its end, before the others start. */
            initContainers?: components["schemas"]["io.orch.api.core.v1.Container"][];
            /** @description Containers of the pod; at least one. Containers cannot be added or removed later. */
            containers: components["schemas"]["io.orch.api.core.v1.Container"][];
            /** @description Containers put into the running pod for debugging, through their own sub-resource. */
            ephemeralContainers?: components["schemas"]["io.orch.api.core.v1.EphemeralContainer"][];
            /**
             * @description Which ended containers are restarted; Always when unset.
             * @default Always
             * @enum {string}
             */
            restartPolicy?: "Always" | "OnFailure" | "Never";
            /**
             * Format: int64
             * @description Seconds that processes are given to end before they are killed; 30 when unset.
             * @default 30
             */
            terminationGracePeriodSeconds?: number;
            /**
             * Format: int64
             * @description Seconds after which the pod is ended and counts as failed.
             */
            activeDeadlineSeconds?: number;
            /**
             * @description Where containers resolve names; ClusterFirst when unset.
             * @default ClusterFirst
             * @enum {string}
             */
            dnsPolicy?: "ClusterFirstWithHostNet" | "ClusterFirst" | "Default" | "None";
            /** @description Labels that the node must have. */
            nodeSelector?: {
                [key: string]: string;
            };
            /**
             * Format: dns-subdomain
             * @description Service account as which the pod acts.
             */
            serviceAccountName?: string;
            /** @description Older name of serviceAccountName. */
            serviceAccount?: string;
            /** @description Whether the service account's token is mounted. */
            automountServiceAccountToken?: boolean;
            /**
             * Format: dns-subdomain
             * @description Node the pod runs on; set by the scheduler.
             */
            nodeName?: string;
            /** @description Uses the network of the node. */
            hostNetwork?: boolean;
            /** @description Sees the processes of the node. */
            hostPID?: boolean;
            /** @description Shares the node's interprocess communication. */
            hostIPC?: boolean;
            /** @description Lets containers of the pod see each other's processes. */
            shareProcessNamespace?: boolean;
            /**
             * @description Privileges of all containers.
             * @default {}
             */
            securityContext?: components["schemas"]["io.orch.api.core.v1.PodSecurityContext"];
            /** @description Secrets with credentials for image registries. */
            imagePullSecrets?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"][];
            /**
             * Format: dns-label
             * @description Host name of the pod; its name when unset.
             */
            hostname?: string;
            /**
             * Format: dns-label
             * @description Domain of the host name below the namespace's.
             */
            subdomain?: string;
            /** @description Nodes and pods that the pod should be near to or far from. */
            affinity?: components["schemas"]["io.orch.api.core.v1.Affinity"];
            /**
             * @description Scheduler that places the pod; default-scheduler when unset.
             * @default default-scheduler
             */
            schedulerName?: string;
            /** @description Taints that do not keep the pod away. */
            tolerations?: components["schemas"]["io.orch.api.core.v1.Toleration"][];
            /** @description Lines for the containers' hosts file. */
            hostAliases?: components["schemas"]["io.orch.api.core.v1.HostAlias"][];
            /**
             * Format: dns-subdomain
             * @description Class that gives the pod its priority.
             */
            priorityClassName?: string;
            /**
             * Format: int32
             * @description Priority, filled in from the class; higher goes first.
             */
            priority?: number;
            /** @description Additions to what dnsPolicy gives. */
            dnsConfig?: components["schemas"]["io.orch.api.core.v1.PodDNSConfig"];
            /** @description Conditions that must be true besides ready containers before the pod is ready. */
            readinessGates?: components["schemas"]["io.orch.api.core.v1.PodReadinessGate"][];
            /**
             * Format: dns-subdomain
             * @description Class of container runtime; the default one when unset.
             */
            runtimeClassName?: string;
            /** @description Whether services of the namespace are told in environment variables; true when unset. */
            enableServiceLinks?: boolean;
            /**
             * @description Whether the pod may push out pods of lower priority.
             * @enum {string}
             */
            preemptionPolicy?: "PreemptLowerPriority" | "Never";
            /** @description Resources that the runtime needs besides the containers; filled in from the runtime class. */
            overhead?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description How evenly like pods are to be spread over zones, nodes and so on. */
            topologySpreadConstraints?: components["schemas"]["io.orch.api.core.v1.TopologySpreadConstraint"][];
            /** @description Makes the full domain name the host name. */
            setHostnameAsFQDN?: boolean;
            /** @description Operating system that the containers are made for. */
            os?: components["schemas"]["io.orch.api.core.v1.PodOS"];
            /** @description When false, the pod has users of its own, so that its root is not the node's. */
            hostUsers?: boolean;
            /** @description Reasons not to schedule the pod yet; each is removed by whoever added it. */
            schedulingGates?: components["schemas"]["io.orch.api.core.v1.PodSchedulingGate"][];
            /** @description Claims on devices that containers may use. */
            resourceClaims?: components["schemas"]["io.orch.api.core.v1.PodResourceClaim"][];
            /** @description Amounts for all containers together. */
            resources?: components["schemas"]["io.orch.api.core.v1.ResourceRequirements"];
            /**
             * Format: dns-subdomain
             * @description Full host name to use whatever else is set.
             */
            hostnameOverride?: string;
            /** @description Group of pods to be scheduled together. */
            schedulingGroup?: components["schemas"]["io.orch.api.core.v1.PodSchedulingGroup"];
        };
        "io.orch.api.core.v1.PodTemplateSpec": {
            /** @description Labels and annotations of the copies. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta"];
            /** @description What the copies run. */
            spec?: components["schemas"]["io.orch.api.core.v1.PodSpec"];
        };
        /** @description A Portworx volume. */
        "io.orch.api.core.v1.PortworxVolumeSource": {
            /** @description Identifier of the volume. */
            volumeID: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description A preference for some nodes. */
        "io.orch.api.core.v1.PreferredSchedulingTerm": {
            /**
             * Format: int32
             * @description How much it counts, 1 to 100.
             */
            weight: number;
            /** @description The nodes. */
            preference: components["schemas"]["io.orch.api.core.v1.NodeSelectorTerm"];
        };
        /** @description A check that the node agent makes again and again; exactly one way of checking must be set. */
        "io.orch.api.core.v1.Probe": {
            /** @description Runs a program, which must end with 0. */
            exec?: components["schemas"]["io.orch.api.core.v1.ExecAction"];
            /** @description Sends a request, whose answer must be 200 to 399. */
            httpGet?: components["schemas"]["io.orch.api.core.v1.HTTPGetAction"];
            /** @description Opens a connection. */
            tcpSocket?: components["schemas"]["io.orch.api.core.v1.TCPSocketAction"];
            /** @description Calls the standard health service. */
            grpc?: components["schemas"]["io.orch.api.core.v1.GRPCAction"];
            /**
             * Format: int32
             * @description Seconds to wait after the container's start.
             */
            initialDelaySeconds?: number;
            /**
             * Format: int32
             * @description Seconds a check may take; 1 when unset.
             * @default 1
             */
            timeoutSeconds?: number;
            /**
             * Format: int32
             * @description Seconds between checks; 10 when unset.
             * @default 10
             */
            periodSeconds?: number;
            /**
             * Format: int32
             * @description Successes in a row that turn the result to good; 1 when unset, and always for liveness and startup.
             * @default 1
             */
            successThreshold?: number;
            /**
             * Format: int32
             * @description Failures in a row that turn the result to bad; 3 when unset.
             * @default 3
             */
            failureThreshold?: number;
            /**
             * Format: int64
             * @description Seconds to end after a failure, in place of the pod's.
             */
            terminationGracePeriodSeconds?: number;
        };
        /** @description Several sources in one folder. */
        "io.orch.api.core.v1.ProjectedVolumeSource": {
            /** @description The sources. */
            sources?: components["schemas"]["io.orch.api.core.v1.VolumeProjection"][] | null;
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
        };
        /** @description A Quobyte volume. */
        "io.orch.api.core.v1.QuobyteVolumeSource": {
            /** @description Addresses of the registries, as host:port separated by commas. */
            registry: string;
            /** @description Name of the volume. */
            volume: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description User to mount as. */
            user?: string;
            /** @description Group to mount as. */
            group?: string;
            /** @description Tenant that owns the volume. */
            tenant?: string;
        };
        /** @description A Ceph block device. */
        "io.orch.api.core.v1.RBDVolumeSource": {
            /** @description Addresses of the monitors. */
            monitors: string[] | null;
            /** @description Name of the image. */
            image: string;
            /** @description File system on it. */
            fsType?: string;
            /**
             * @description Pool of the image; rbd when unset.
             * @default rbd
             */
            pool?: string;
            /**
             * @description User to connect as; admin when unset.
             * @default admin
             */
            user?: string;
            /**
             * @description Path of the user's key ring; /etc/ceph/keyring when unset.
             * @default /etc/ceph/keyring
             */
            keyring?: string;
            /** @description Secret with the key, in place of the key ring. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        /** @description Uses an entry of the pod's resourceClaims. */
        "io.orch.api.core.v1.ResourceClaim": {
            /** @description Name of the entry. */
            name: string;
            /** @description Request of the claim whose devices are used; all of them when empty. */
            request?: string;
        };
        /** @description Picks an amount that a container requests or is limited to. */
        "io.orch.api.core.v1.ResourceFieldSelector": {
            /** @description Container; needed in volumes, elsewhere it is the own one. */
            containerName?: string;
            /** @description Which amount, such as limits.cpu. */
            resource: string;
            /** @description Unit in which to write it; 1 when unset. */
            divisor?: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
        };
        /** @description Amounts of resources needed and allowed. */
        "io.orch.api.core.v1.ResourceRequirements": {
            /** @description Most that may be used. */
            limits?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description What is set aside; equals the limits where unset. */
            requests?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Entries of the pod's resourceClaims that are used. */
            claims?: components["schemas"]["io.orch.api.core.v1.ResourceClaim"][];
        };
        /** @description An SELinux label. */
        "io.orch.api.core.v1.SELinuxOptions": {
            /** @description User part. */
            user?: string;
            /** @description Role part. */
            role?: string;
            /** @description Type part. */
            type?: string;
            /** @description Level part. */
            level?: string;
        };
        /** @description A ScaleIO volume. */
        "io.orch.api.core.v1.ScaleIOVolumeSource": {
            /** @description Address of the gateway. */
            gateway: string;
            /** @description Name of the storage system. */
            system: string;
            /** @description Secret with credentials. */
            secretRef: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
            /** @description Connects to the gateway with TLS. */
            sslEnabled?: boolean;
            /** @description Name of the protection domain. */
            protectionDomain?: string;
            /** @description Name of the storage pool. */
            storagePool?: string;
            /**
             * @description Thick or thin provisioning; ThinProvisioned when unset.
             * @default ThinProvisioned
             */
            storageMode?: string;
            /** @description Name of the volume. */
            volumeName?: string;
            /**
             * @description File system on it; xfs when unset.
             * @default xfs
             */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
        };
        "io.orch.api.core.v1.SeccompProfile": {
            /**
             * @description The runtime's profile, one of the node's, or none.
             * @enum {string}
             */
            type: "Unconfined" | "RuntimeDefault" | "Localhost";
            /** @description Path of the node's profile, relative to where the node agent keeps them. */
            localhostProfile?: string;
        };
        /** @description A secret whose keys all become variables. */
        "io.orch.api.core.v1.SecretEnvSource": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        /** @description Picks a value of a secret. */
        "io.orch.api.core.v1.SecretKeySelector": {
            /** @description Name of the secret. */
            name?: string;
            /**
             * Format: config-key
             * @description Key of the value.
             */
            key: string;
            /** @description Lets the container start without it. */
            optional?: boolean;
        };
        "io.orch.api.core.v1.SecretProjection": {
            /** @description Name of the secret. */
            name?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        "io.orch.api.core.v1.SecretVolumeSource": {
            /** @description Name of the secret. */
            secretName?: string;
            /** @description Keys to write, and where; all of them under their own names when unset. */
            items?: components["schemas"]["io.orch.api.core.v1.KeyToPath"][];
            /**
             * Format: int32
             * @description Permission bits of the files, 0 to 0777; 0644 when unset.
             * @default 420
             */
            defaultMode?: number;
            /** @description Lets the pod start without it. */
            optional?: boolean;
        };
        /** @description Privileges of one container; over those of the pod. */
        "io.orch.api.core.v1.SecurityContext": {
            /** @description Linux capabilities to add and take away. */
            capabilities?: components["schemas"]["io.orch.api.core.v1.Capabilities"];
            /** @description Runs almost as on the node itself. */
            privileged?: boolean;
            /** @description SELinux label of the processes. */
            seLinuxOptions?: components["schemas"]["io.orch.api.core.v1.SELinuxOptions"];
            /** @description What concerns Windows only. */
            windowsOptions?: components["schemas"]["io.orch.api.core.v1.WindowsSecurityContextOptions"];
            /**
             * Format: int64
             * @description User id of the processes; the image's when unset.
             */
            runAsUser?: number;
            /**
             * Format: int64
             * @description Group id of the processes; the runtime's default when unset.
             */
            runAsGroup?: number;
            /** @description Refuses to start the container as user 0. */
            runAsNonRoot?: boolean;
            /** @description Forbids writing to the image's files. */
            readOnlyRootFilesystem?: boolean;
            /** @description Whether a process may gain more privileges than its parent. */
            allowPrivilegeEscalation?: boolean;
            /**
             * @description How /proc is shown; Default hides parts of it.
             * @enum {string}
             */
            procMount?: "Default" | "Unmasked";
            /** @description System calls that are allowed. */
            seccompProfile?: components["schemas"]["io.orch.api.core.v1.SeccompProfile"];
            /** @description AppArmor profile of the processes. */
            appArmorProfile?: components["schemas"]["io.orch.api.core.v1.AppArmorProfile"];
        };
        /** @description A token of the pod's service account, renewed before it expires. */
        "io.orch.api.core.v1.ServiceAccountTokenProjection": {
            /** @description Who is to accept the token; the API server when unset. */
            audience?: string;
            /**
             * Format: int64
             * @description Seconds for which it is valid, at least 600; 3600 when unset.
             * @default 3600
             */
            expirationSeconds?: number;
            /** @description Relative path of the file. */
            path: string;
        };
        "io.orch.api.core.v1.SleepAction": {
            /**
             * Format: int64
             * @description For how many seconds.
             */
            seconds: number;
        };
        /** @description A StorageOS volume. */
        "io.orch.api.core.v1.StorageOSVolumeSource": {
            /** @description Name of the volume. */
            volumeName?: string;
            /** @description Namespace of the volume. */
            volumeNamespace?: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /** @description Secret with credentials. */
            secretRef?: components["schemas"]["io.orch.api.core.v1.LocalObjectReference"];
        };
        /** @description A kernel setting. */
        "io.orch.api.core.v1.Sysctl": {
            /** @description Name of the setting. */
            name: string;
            /** @description Value of the setting. */
            value: string;
        };
        /** @description Opens a TCP connection. */
        "io.orch.api.core.v1.TCPSocketAction": {
            /** @description Port of the container, by number or name. */
            port: components["schemas"]["io.orch.apimachinery.pkg.util.intstr.IntOrString"];
            /** @description Host to connect to; the pod itself when unset. */
            host?: string;
        };
        /** @description Taints that do not keep a pod away. */
        "io.orch.api.core.v1.Toleration": {
            /**
             * Format: qualified-name
             * @description Key of the taints; empty with Exists means every key.
             */
            key?: string;
            /**
             * @description Exists for any value, Equal for this one; Equal when unset.
             * @enum {string}
             */
            operator?: "Exists" | "Equal" | "Lt" | "Gt";
            /** @description Value of the taints, for Equal. */
            value?: string;
            /**
             * @description Effect of the taints; empty means every effect.
             * @enum {string}
             */
            effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
            /**
             * Format: int64
             * @description Seconds for which a NoExecute taint is tolerated; unset means for good.
             */
            tolerationSeconds?: number;
        };
        /** @description How evenly like pods are to be spread. */
        "io.orch.api.core.v1.TopologySpreadConstraint": {
            /**
             * Format: int32
             * @description Most by which two domains may differ in their number of pods.
             */
            maxSkew: number;
            /**
             * Format: qualified-name
             * @description Label of nodes; nodes with the same value of it are one domain.
             */
            topologyKey: string;
            /**
             * @description Whether a pod that would break the rule waits or is placed all the same.
             * @enum {string}
             */
            whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
            /** @description Labels of the pods that are counted. */
            labelSelector?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector"];
            /**
             * Format: int32
             * @description Domains that there should be at least; as long as there are fewer, an empty one counts as existing.
             */
            minDomains?: number;
            /**
             * @description Whether nodes that the pod's affinity rules out are counted; Honor leaves them out.
             * @enum {string}
             */
            nodeAffinityPolicy?: "Ignore" | "Honor";
            /**
             * @description Whether nodes with taints are counted that the pod does not tolerate; Ignore counts them.
             * @enum {string}
             */
            nodeTaintsPolicy?: "Ignore" | "Honor";
            /** @description Labels in which counted pods must agree with the pod itself. */
            matchLabelKeys?: string[];
        };
        /** @description Names an object of a kind in the same namespace. */
        "io.orch.api.core.v1.TypedLocalObjectReference": {
            /** @description API group of the kind; unset for the core group. */
            apiGroup?: string | null;
            /** @description Kind of the object. */
            kind: string;
            /** @description Name of the object. */
            name: string;
        };
        /** @description Names an object of a kind, perhaps in another namespace. */
        "io.orch.api.core.v1.TypedObjectReference": {
            /** @description API group of the kind; unset for the core group. */
            apiGroup?: string | null;
            /** @description Kind of the object. */
            kind: string;
            /** @description Name of the object. */
            name: string;
            /** @description Namespace of the object; unset for the same one. */
            namespace?: string;
        };
        /** @description Files that containers of a pod may mount; exactly one source must be set, and none means an empty folder. */
        "io.orch.api.core.v1.Volume": {
            /**
             * Format: dns-label
             * @description Name by which mounts refer to it, unique in the pod.
             */
            name: string;
            /** @description A file or folder of the node. */
            hostPath?: components["schemas"]["io.orch.api.core.v1.HostPathVolumeSource"];
            /** @description A folder that lives as long as the pod. */
            emptyDir?: components["schemas"]["io.orch.api.core.v1.EmptyDirVolumeSource"];
            /** @description A Google Compute Engine disk; served by a CSI driver. */
            gcePersistentDisk?: components["schemas"]["io.orch.api.core.v1.GCEPersistentDiskVolumeSource"];
            /** @description An Amazon EBS volume; served by a CSI driver. */
            awsElasticBlockStore?: components["schemas"]["io.orch.api.core.v1.AWSElasticBlockStoreVolumeSource"];
            /** @description A copy of a git repository; no longer supported. */
            gitRepo?: components["schemas"]["io.orch.api.core.v1.GitRepoVolumeSource"];
            /** @description Keys of a secret as files. */
            secret?: components["schemas"]["io.orch.api.core.v1.SecretVolumeSource"];
            /** @description A folder of an NFS server. */
            nfs?: components["schemas"]["io.orch.api.core.v1.NFSVolumeSource"];
            /** @description An iSCSI device. */
            iscsi?: components["schemas"]["io.orch.api.core.v1.ISCSIVolumeSource"];
            /** @description A Gluster volume; no longer supported. */
            glusterfs?: components["schemas"]["io.orch.api.core.v1.GlusterfsVolumeSource"];
            /** @description Storage that a claim has got. */
            persistentVolumeClaim?: components["schemas"]["io.orch.api.core.v1.PersistentVolumeClaimVolumeSource"];
            /** @description A Ceph block device; no longer supported. */
            rbd?: components["schemas"]["io.orch.api.core.v1.RBDVolumeSource"];
            /** @description A volume of an executable plug-in. */
            flexVolume?: components["schemas"]["io.orch.api.core.v1.FlexVolumeSource"];
            /** @description An OpenStack Cinder volume; served by a CSI driver. */
            cinder?: components["schemas"]["io.orch.api.core.v1.CinderVolumeSource"];
            /** @description A Ceph file system; no longer supported. */
            cephfs?: components["schemas"]["io.orch.api.core.v1.CephFSVolumeSource"];
            /** @description A Flocker volume; no longer supported. */
            flocker?: components["schemas"]["io.orch.api.core.v1.FlockerVolumeSource"];
            /** @description Fields of the pod as files. */
            downwardAPI?: components["schemas"]["io.orch.api.core.v1.DownwardAPIVolumeSource"];
            /** @description A Fibre Channel device. */
            fc?: components["schemas"]["io.orch.api.core.v1.FCVolumeSource"];
            /** @description An Azure file share; served by a CSI driver. */
            azureFile?: components["schemas"]["io.orch.api.core.v1.AzureFileVolumeSource"];
            /** @description Keys of a config map as files. */
            configMap?: components["schemas"]["io.orch.api.core.v1.ConfigMapVolumeSource"];
            /** @description A vSphere disk; served by a CSI driver. */
            vsphereVolume?: components["schemas"]["io.orch.api.core.v1.VsphereVirtualDiskVolumeSource"];
            /** @description A Quobyte volume; no longer supported. */
            quobyte?: components["schemas"]["io.orch.api.core.v1.QuobyteVolumeSource"];
            /** @description An Azure disk; served by a CSI driver. */
            azureDisk?: components["schemas"]["io.orch.api.core.v1.AzureDiskVolumeSource"];
            /** @description A Photon disk; no longer supported. */
            photonPersistentDisk?: components["schemas"]["io.orch.api.core.v1.PhotonPersistentDiskVolumeSource"];
            /** @description Several sources in one folder. */
            projected?: components["schemas"]["io.orch.api.core.v1.ProjectedVolumeSource"];
            /** @description A Portworx volume; served by a CSI driver. */
            portworxVolume?: components["schemas"]["io.orch.api.core.v1.PortworxVolumeSource"];
            /** @description A ScaleIO volume; no longer supported. */
            scaleIO?: components["schemas"]["io.orch.api.core.v1.ScaleIOVolumeSource"];
            /** @description A StorageOS volume; no longer supported. */
            storageos?: components["schemas"]["io.orch.api.core.v1.StorageOSVolumeSource"];
            /** @description A volume of a CSI driver, made for the pod. */
            csi?: components["schemas"]["io.orch.api.core.v1.CSIVolumeSource"];
            /** @description Storage that is claimed for the pod and goes with it. */
            ephemeral?: components["schemas"]["io.orch.api.core.v1.EphemeralVolumeSource"];
            /** @description The files of an image, read-only. */
            image?: components["schemas"]["io.orch.api.core.v1.ImageVolumeSource"];
        };
        /** @description A volume as a raw device. */
        "io.orch.api.core.v1.VolumeDevice": {
            /** @description Name of the volume. */
            name: string;
            /** @description Path of the device in the container. */
            devicePath: string;
        };
        /** @description A volume among a container's files. */
        "io.orch.api.core.v1.VolumeMount": {
            /** @description Name of the volume. */
            name: string;
            /** @description Forbids writing. */
            readOnly?: boolean;
            /**
             * @description Whether mounts below this one are read-only too.
             * @enum {string}
             */
            recursiveReadOnly?: "Disabled" | "IfPossible" | "Enabled";
            /** @description Folder at which it appears. */
            mountPath: string;
            /** @description Folder of the volume to show; its top when empty. */
            subPath?: string;
            /**
             * @description Whether later mounts are passed on between node and container; None when unset.
             * @enum {string}
             */
            mountPropagation?: "None" | "HostToContainer" | "Bidirectional";
            /** @description The same as subPath, with variables as $(NAME). */
            subPathExpr?: string;
        };
        /** @description One source of a projected volume; exactly one must be set. */
        "io.orch.api.core.v1.VolumeProjection": {
            /** @description Keys of a secret. */
            secret?: components["schemas"]["io.orch.api.core.v1.SecretProjection"];
            /** @description Fields of the pod. */
            downwardAPI?: components["schemas"]["io.orch.api.core.v1.DownwardAPIProjection"];
            /** @description Keys of a config map. */
            configMap?: components["schemas"]["io.orch.api.core.v1.ConfigMapProjection"];
            /** @description A token of the pod's service account. */
            serviceAccountToken?: components["schemas"]["io.orch.api.core.v1.ServiceAccountTokenProjection"];
            /** @description Certificates that the cluster trusts. */
            clusterTrustBundle?: components["schemas"]["io.orch.api.core.v1.ClusterTrustBundleProjection"];
            /** @description A key and a certificate issued for the pod. */
            podCertificate?: components["schemas"]["io.orch.api.core.v1.PodCertificateProjection"];
        };
        /** @description Amounts of storage. */
        "io.orch.api.core.v1.VolumeResourceRequirements": {
            /** @description Most that may be used. */
            limits?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
            /** @description Least that is needed. */
            requests?: {
                [key: string]: components["schemas"]["io.orch.apimachinery.pkg.api.resource.Quantity"];
            };
        };
        /** @description A vSphere disk. */
        "io.orch.api.core.v1.VsphereVirtualDiskVolumeSource": {
            /** @description Path of the disk. */
            volumePath: string;
            /** @description File system on it. */
            fsType?: string;
            /** @description Name of the storage policy. */
            storagePolicyName?: string;
            /** @description Identifier of the storage policy. */
            storagePolicyID?: string;
        };
        /** @description A preference for being near to or far from some pods. */
        "io.orch.api.core.v1.WeightedPodAffinityTerm": {
            /**
             * Format: int32
             * @description How much it counts, 1 to 100.
             */
            weight: number;
            /** @description The pods. */
            podAffinityTerm: components["schemas"]["io.orch.api.core.v1.PodAffinityTerm"];
        };
        /** @description Privileges that concern Windows only. */
        "io.orch.api.core.v1.WindowsSecurityContextOptions": {
            /** @description Name of the group-managed account's credential spec. */
            gmsaCredentialSpecName?: string;
            /** @description Content of the credential spec. */
            gmsaCredentialSpec?: string;
            /** @description User to run as. */
            runAsUserName?: string;
            /** @description Runs on the host itself; all containers of a pod must agree. */
            hostProcess?: boolean;
        };
        /** @description An amount with an optional suffix, such as 500m, 1.5 or 2Gi. */
        "io.orch.apimachinery.pkg.api.resource.Quantity": string | number;
        /** @description One resource or sub-resource. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIResource": {
            /** @description Name in URLs; a sub-resource is written after its resource and a slash. */
            name: string;
            /** @description Name of one. */
            singularName: string;
            /** @description Whether objects lie in namespaces. */
            namespaced: boolean;
            /** @description Group of the kind, when it is another than the list's. */
            group?: string;
            /** @description Version of the kind, when it is another than the list's. */
            version?: string;
            /** @description Kind of the bodies. */
            kind: string;
            /** @description What may be done with it. */
            verbs: string[] | null;
            /** @description Abbreviations for the command line. */
            shortNames?: string[];
            /** @description Groups of resources that it belongs to, such as all. */
            categories?: string[];
            /** @description Changes when objects are stored in another version. */
            storageVersionHash?: string;
        };
        /** @description What one version of a group serves. */
        "io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Group and version as objects write it. */
            groupVersion: string;
            /** @description Resources and sub-resources, by name. */
            resources: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResource"][] | null;
        };
        /** @description How an object is to be deleted. */
        "io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /**
             * Format: int64
             * @description Seconds the object is given to end; 0 removes it at once. Unset takes the kind's own.
             */
            gracePeriodSeconds?: number;
            /** @description What must hold for the deletion to go ahead. */
            preconditions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Preconditions"];
            /** @description Older form of propagationPolicy; only one of the two may be set. */
            orphanDependents?: boolean;
            /** @description Whether dependents go later (Background), first (Foreground), or stay (Orphan). */
            propagationPolicy?: string;
            /** @description All goes through every step but stores nothing. */
            dryRun?: string[];
            /** @description Deletes an object that can no longer be read, without looking at finalizers. Dangerous. */
            ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
        };
        /** @description A set of field paths, written as a tree of f:, k:, v: and i: keys. */
        "io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1": Record<string, never>;
        /** @description Selects objects by their labels; all requirements must hold, and an empty selector selects everything. */
        "io.orch.apimachinery.pkg.apis.meta.v1.LabelSelector": {
            /** @description Labels that must be there with these values. */
            matchLabels?: {
                [key: string]: string;
            };
            /** @description Further requirements on labels. */
            matchExpressions?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement"][];
        };
        /** @description One requirement on one label. */
        "io.orch.apimachinery.pkg.apis.meta.v1.LabelSelectorRequirement": {
            /**
             * Format: qualified-name
             * @description Label it is about.
             */
            key: string;
            /**
             * @description How the label relates to the values.
             * @enum {string}
             */
            operator: "In" | "NotIn" | "Exists" | "DoesNotExist";
            /** @description Values for In and NotIn; must be empty for Exists and DoesNotExist. */
            values?: string[];
        };
        /** @description What a list says about itself. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ListMeta": {
            /** @description No longer filled in. */
            selfLink?: string;
            /** @description Version of the store that the list shows; a watch can go on from it. */
            resourceVersion?: string;
            /** @description Where the next page starts; empty on the last one. */
            continue?: string;
            /**
             * Format: int64
             * @description Items that are left for later pages, where the server can tell.
             */
            remainingItemCount?: number;
            /** @description Which part of a sharded list this is. */
            shardInfo?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ShardInfo"];
        };
        /** @description The fields that one manager has set with one kind of request. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry": {
            /** @description Who made the request. */
            manager?: string;
            /** @description Whether the fields were applied or set by other writes. */
            operation?: string;
            /** @description Version in which the fields are named. */
            apiVersion?: string;
            /** @description When an entry of the set was last added, changed or taken away. */
            time?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description Form of fieldsV1; only FieldsV1 exists. */
            fieldsType?: string;
            /** @description The set of fields. */
            fieldsV1?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.FieldsV1"];
            /** @description Sub-resource through which they were set; empty for the object itself. */
            subresource?: string;
        };
        /** @description What every stored object carries: names, labels, ownership and bookkeeping. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ObjectMeta": {
            /** @description Name, unique among objects of the kind in the namespace; it cannot change. */
            name?: string;
            /** @description Start of a name that the server completes with five random characters when name is empty. */
            generateName?: string;
            /** @description Namespace the object lies in; empty for kinds of the whole cluster. It cannot change. */
            namespace?: string;
            /** @description No longer filled in. */
            selfLink?: string;
            /** @description Identifier given by the server, never used again for another object. */
            uid?: string;
            /** @description Opaque version of the stored object; send it back to detect that somebody else has changed it. */
            resourceVersion?: string;
            /**
             * Format: int64
             * @description Counts the changes of what is asked for, leaving metadata and status aside.
             */
            generation?: number;
            /** @description When the server stored the object first. */
            creationTimestamp?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /** @description When the object is due to go; set by the server when deletion is asked for. */
            deletionTimestamp?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Time"];
            /**
             * Format: int64
             * @description Seconds the object was given to end by itself; set together with deletionTimestamp.
             */
            deletionGracePeriodSeconds?: number;
            /** @description Short texts by which objects are grouped and selected. */
            labels?: {
                [key: string]: string;
            };
            /** @description Free texts for tools and people, which selectors do not see. */
            annotations?: {
                [key: string]: string;
            };
            /** @description Objects this one depends on; when the last of them goes, so does this one. */
            ownerReferences?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.OwnerReference"][];
            /** @description Who must clean up before the object may go; each removes its own entry. */
            finalizers?: string[];
            /** @description Which manager has set which fields, and when. */
            managedFields?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry"][];
        };
        /** @description Names an owner in the same namespace, or in none. */
        "io.orch.apimachinery.pkg.apis.meta.v1.OwnerReference": {
            /** @description Group and version of the owner. */
            apiVersion: string;
            /** @description Kind of the owner. */
            kind: string;
            /** @description Name of the owner. */
            name: string;
            /** @description UID of the owner, which tells it from a later object of the same name. */
            uid: string;
            /** @description Whether the owner is the one controller that manages this object. */
            controller?: boolean;
            /** @description Whether an owner deleted in the foreground waits for this object to go. */
            blockOwnerDeletion?: boolean;
        };
        /** @description A change to an object, in the form that the Content-Type names. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Patch": Record<string, never>;
        /** @description What must hold for an operation to go ahead. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Preconditions": {
            /** @description UID that the object must have. */
            uid?: string;
            /** @description Version that the object must have. */
            resourceVersion?: string;
        };
        /** @description The part of a collection that a sharded list holds. */
        "io.orch.apimachinery.pkg.apis.meta.v1.ShardInfo": {
            /** @description Shard selector that was applied. */
            selector: string;
        };
        /** @description The answer to a request that failed, or that has no object to answer with. */
        "io.orch.apimachinery.pkg.apis.meta.v1.Status": {
            /** @description Kind of the object. */
            kind?: string;
            /** @description Group and version of the object. */
            apiVersion?: string;
            /** @description Metadata of the list kind; mostly empty. */
            metadata?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.ListMeta"];
            /** @description Success or Failure. */
            status?: string;
            /** @description What happened, in words. */
            message?: string;
            /** @description The kind of failure in one word, for programs. */
            reason?: string;
            /** @description What the failure is about. */
            details?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.StatusDetails"];
            /**
             * Format: int32
             * @description HTTP status code.
             */
            code?: number;
        };
        /** @description A single mistake. */
        "io.orch.apimachinery.pkg.apis.meta.v1.StatusCause": {
            /** @description The kind of mistake in one word. */
            reason?: string;
            /** @description The mistake in words. */
            message?: string;
            /** @description Path of the field at fault, such as spec.containers[0].name. */
            field?: string;
        };
        /** @description What a failure is about, member by member. */
        "io.orch.apimachinery.pkg.apis.meta.v1.StatusDetails": {
            /** @description Name of the object, or of the operation. */
            name?: string;
            /** @description API group of the object. */
            group?: string;
            /** @description Resource or kind of the object. */
            kind?: string;
            /** @description UID of the object. */
            uid?: string;
            /** @description Single mistakes that led to the failure. */
            causes?: components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.StatusCause"][];
            /**
             * Format: int32
             * @description Seconds to wait before the request is worth repeating.
             */
            retryAfterSeconds?: number;
        };
        /**
         * Format: date-time
         * @description A moment with second precision, as RFC 3339 text.
         */
        "io.orch.apimachinery.pkg.apis.meta.v1.Time": string;
        /** @description One change of a watched collection. */
        "io.orch.apimachinery.pkg.apis.meta.v1.WatchEvent": {
            /** @description ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
            type: string;
            /** @description The object after the change, the last one before a deletion, or a Status. */
            object: components["schemas"]["io.orch.apimachinery.pkg.runtime.RawExtension"] | null;
        };
        /** @description Any object, kept as it was written. */
        "io.orch.apimachinery.pkg.runtime.RawExtension": Record<string, never>;
        /**
         * Format: int-or-string
         * @description A number, or text such as a port name or a percentage.
         */
        "io.orch.apimachinery.pkg.util.intstr.IntOrString": number | string;
    };
    responses: never;
    parameters: {
        /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
        allowWatchBookmarks: boolean;
        /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
        continue: string;
        /** @description All: the request is checked and answered in full, and nothing is stored. */
        dryRun: string;
        /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
        fieldManager: string;
        /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
        fieldSelector: string;
        /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
        fieldValidation: string;
        /** @description Seconds the object is given to end by itself; 0 removes it at once. */
        gracePeriodSeconds: number;
        /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
        ignoreStoreReadErrorWithClusterBreakingPotential: boolean;
        /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
        labelSelector: string;
        /** @description Most items in one answer; metadata.continue then names the rest. */
        limit: number;
        /** @description The older form of propagationPolicy. */
        orphanDependents: boolean;
        /** @description true: JSON comes indented. */
        pretty: string;
        /** @description What happens to dependents: Orphan, Background or Foreground. */
        propagationPolicy: string;
        /** @description The version that a read or watch starts from; empty means the newest. */
        resourceVersion: string;
        /** @description How resourceVersion is meant: Exact or NotOlderThan. */
        resourceVersionMatch: string;
        /** @description A watch starts with an ADDED event for every object, then a bookmark. */
        sendInitialEvents: boolean;
        /** @description Longest time that the call may take, in seconds. */
        timeoutSeconds: number;
        /** @description Streams changes instead of a list. */
        watch: boolean;
        /** @description The namespace that the objects live in. */
        namespace: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBatchV1APIResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.APIResourceList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteBatchV1CollectionNamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchBatchV1NamespacedCronJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readBatchV1NamespacedCronJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceBatchV1NamespacedCronJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchBatchV1NamespacedCronJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the CronJob. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJob"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listBatchV1CronJobForAllNamespaces: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.batch.v1.CronJobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.batch.v1.JobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    createBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteBatchV1CollectionNamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
            };
            header?: never;
            path: {
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.JobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Seconds the object is given to end by itself; 0 removes it at once. */
                gracePeriodSeconds?: components["parameters"]["gracePeriodSeconds"];
                /** @description Removes an object that cannot be read from storage, without finalizers or preconditions. */
                ignoreStoreReadErrorWithClusterBreakingPotential?: components["parameters"]["ignoreStoreReadErrorWithClusterBreakingPotential"];
                /** @description The older form of propagationPolicy. */
                orphanDependents?: components["parameters"]["orphanDependents"];
                /** @description What happens to dependents: Orphan, Background or Foreground. */
                propagationPolicy?: components["parameters"]["propagationPolicy"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.DeleteOptions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Status"] | components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchBatchV1NamespacedJob: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readBatchV1NamespacedJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    replaceBatchV1NamespacedJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: components["parameters"]["dryRun"];
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: components["parameters"]["fieldManager"];
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: components["parameters"]["fieldValidation"];
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchBatchV1NamespacedJobStatus: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description All: the request is checked and answered in full, and nothing is stored. */
                dryRun?: string;
                /** @description Name under which the fields that this request changes are owned. At most 128 characters. */
                fieldManager?: string;
                /** @description What happens to unknown and duplicate fields: Ignore drops them, Warn (the default) tells, Strict refuses them. */
                fieldValidation?: string;
                /** @description An apply patch takes over fields that other managers own, instead of a conflict. */
                force?: boolean;
            };
            header?: never;
            path: {
                /** @description Name of the Job. */
                name: string;
                /** @description The namespace that the objects live in. */
                namespace: components["parameters"]["namespace"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/strategic-merge-patch+json": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
                "application/apply-patch+yaml": components["schemas"]["io.orch.apimachinery.pkg.apis.meta.v1.Patch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.Job"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.Job"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listBatchV1JobForAllNamespaces: {
        parameters: {
            query?: {
                /** @description true: JSON comes indented. */
                pretty?: components["parameters"]["pretty"];
                /** @description Lets a watch send BOOKMARK events, which carry a resourceVersion alone. */
                allowWatchBookmarks?: components["parameters"]["allowWatchBookmarks"];
                /** @description The token of the previous page's metadata.continue; it asks for the page after it. */
                continue?: components["parameters"]["continue"];
                /** @description Restricts the answer to objects whose fields match, e.g. metadata.name=a. */
                fieldSelector?: components["parameters"]["fieldSelector"];
                /** @description Restricts the answer to objects whose labels match, e.g. app in (a, b). */
                labelSelector?: components["parameters"]["labelSelector"];
                /** @description Most items in one answer; metadata.continue then names the rest. */
                limit?: components["parameters"]["limit"];
                /** @description The version that a read or watch starts from; empty means the newest. */
                resourceVersion?: components["parameters"]["resourceVersion"];
                /** @description How resourceVersion is meant: Exact or NotOlderThan. */
                resourceVersionMatch?: components["parameters"]["resourceVersionMatch"];
                /** @description A watch starts with an ADDED event for every object, then a bookmark. */
                sendInitialEvents?: components["parameters"]["sendInitialEvents"];
                /** @description Longest time that the call may take, in seconds. */
                timeoutSeconds?: components["parameters"]["timeoutSeconds"];
                /** @description Streams changes instead of a list. */
                watch?: components["parameters"]["watch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/yaml": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/vnd.orch.protobuf": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/json;stream=watch": components["schemas"]["io.orch.api.batch.v1.JobList"];
                    "application/vnd.orch.protobuf;stream=watch": components["schemas"]["io.orch.api.batch.v1.JobList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
