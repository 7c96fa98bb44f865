// Generated from spec/policies.yaml. Do not edit.
import type { DefaultPolicies, FlowPolicies } from "../runtime/schema/generated.ts";

/** The roles and bindings that a server makes for itself, by their resource. */
export const policies: DefaultPolicies = {
  clusterroles: [
    {
      metadata: {
        name: "admin",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      aggregationRule: {
        clusterRoleSelectors: [{ matchLabels: { "rbac.authorization.orch.io/aggregate-to-admin": "true" } }],
      },
      rules: null,
    },
    {
      metadata: {
        name: "cluster-admin",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["*"], resources: ["*"], verbs: ["*"] },
        { nonResourceURLs: ["*"], verbs: ["*"] },
      ],
    },
    {
      metadata: {
        name: "edit",
        labels: {
          "orch.io/bootstrapping": "rbac-defaults",
          "rbac.authorization.orch.io/aggregate-to-admin": "true",
        },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      aggregationRule: {
        clusterRoleSelectors: [{ matchLabels: { "rbac.authorization.orch.io/aggregate-to-edit": "true" } }],
      },
      rules: null,
    },
    {
      metadata: {
        name: "system:aggregate-to-admin",
        labels: {
          "orch.io/bootstrapping": "rbac-defaults",
          "rbac.authorization.orch.io/aggregate-to-admin": "true",
        },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["localsubjectaccessreviews"],
          verbs: ["create"],
        },
        {
          apiGroups: ["rbac.authorization.orch.io"],
          resources: ["rolebindings", "roles"],
          verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:aggregate-to-edit",
        labels: {
          "orch.io/bootstrapping": "rbac-defaults",
          "rbac.authorization.orch.io/aggregate-to-edit": "true",
        },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: [
            "pods/attach",
            "pods/exec",
            "pods/portforward",
            "pods/proxy",
            "secrets",
            "services/proxy",
          ],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["serviceaccounts"], verbs: ["impersonate"] },
        {
          apiGroups: [""],
          resources: ["pods", "pods/attach", "pods/exec", "pods/portforward", "pods/proxy"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        { apiGroups: [""], resources: ["pods/eviction"], verbs: ["create"] },
        {
          apiGroups: [""],
          resources: [
            "configmaps",
            "persistentvolumeclaims",
            "replicationcontrollers",
            "replicationcontrollers/scale",
            "secrets",
            "serviceaccounts",
            "services",
            "services/proxy",
          ],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        { apiGroups: [""], resources: ["serviceaccounts/token"], verbs: ["create"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["apps"],
          resources: [
            "daemonsets",
            "deployments",
            "deployments/rollback",
            "deployments/scale",
            "replicasets",
            "replicasets/scale",
            "statefulsets",
            "statefulsets/scale",
          ],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["autoscaling"],
          resources: ["horizontalpodautoscalers"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["batch"],
          resources: ["cronjobs", "jobs"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["extensions"],
          resources: [
            "daemonsets",
            "deployments",
            "deployments/rollback",
            "deployments/scale",
            "ingresses",
            "networkpolicies",
            "replicasets",
            "replicasets/scale",
            "replicationcontrollers/scale",
          ],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["policy"],
          resources: ["poddisruptionbudgets"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["networking.orch.io"],
          resources: ["ingresses", "networkpolicies"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims", "resourceclaimtemplates"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
        {
          featureGate: "GenericWorkload",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups", "workloads"],
          verbs: ["create", "delete", "deletecollection", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:aggregate-to-view",
        labels: {
          "orch.io/bootstrapping": "rbac-defaults",
          "rbac.authorization.orch.io/aggregate-to-view": "true",
        },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: [
            "configmaps",
            "endpoints",
            "persistentvolumeclaims",
            "persistentvolumeclaims/status",
            "pods",
            "replicationcontrollers",
            "replicationcontrollers/scale",
            "serviceaccounts",
            "services",
            "services/status",
          ],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: [""],
          resources: [
            "bindings",
            "limitranges",
            "namespaces/status",
            "pods/log",
            "pods/status",
            "replicationcontrollers/status",
            "resourcequotas",
            "resourcequotas/status",
          ],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["namespaces"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["apps"],
          resources: [
            "controllerrevisions",
            "daemonsets",
            "daemonsets/status",
            "deployments",
            "deployments/scale",
            "deployments/status",
            "replicasets",
            "replicasets/scale",
            "replicasets/status",
            "statefulsets",
            "statefulsets/scale",
            "statefulsets/status",
          ],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["autoscaling"],
          resources: ["horizontalpodautoscalers", "horizontalpodautoscalers/status"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["batch"],
          resources: ["cronjobs", "cronjobs/status", "jobs", "jobs/status"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["extensions"],
          resources: [
            "daemonsets",
            "daemonsets/status",
            "deployments",
            "deployments/scale",
            "deployments/status",
            "ingresses",
            "ingresses/status",
            "networkpolicies",
            "replicasets",
            "replicasets/scale",
            "replicasets/status",
            "replicationcontrollers/scale",
          ],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["policy"],
          resources: ["poddisruptionbudgets", "poddisruptionbudgets/status"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["networking.orch.io"],
          resources: ["ingresses", "ingresses/status", "networkpolicies"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims", "resourceclaims/status", "resourceclaimtemplates"],
          verbs: ["get", "list", "watch"],
        },
        {
          featureGate: "GenericWorkload",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups", "podgroups/status", "workloads"],
          verbs: ["get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:auth-delegator",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["authentication.orch.io"], resources: ["tokenreviews"], verbs: ["create"] },
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["subjectaccessreviews"],
          verbs: ["create"],
        },
      ],
    },
    {
      metadata: {
        name: "system:basic-user",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["selfsubjectaccessreviews", "selfsubjectrulesreviews"],
          verbs: ["create"],
        },
        {
          apiGroups: ["authentication.orch.io"],
          resources: ["selfsubjectreviews"],
          verbs: ["create"],
        },
      ],
    },
    {
      featureGate: "ClusterTrustBundle",
      metadata: {
        name: "system:cluster-trust-bundle-discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["clustertrustbundles"],
          verbs: ["get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:certificatesigningrequests:nodeclient",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests/nodeclient"],
          verbs: ["create"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:certificatesigningrequests:selfnodeclient",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests/selfnodeclient"],
          verbs: ["create"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:orch-apiserver-client-approver",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/orch-apiserver-client"],
          verbs: ["approve"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:orch-apiserver-client-nodeagent-approver",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/orch-apiserver-client-nodeagent"],
          verbs: ["approve"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:nodeagent-serving-approver",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/nodeagent-serving"],
          verbs: ["approve"],
        },
      ],
    },
    {
      metadata: {
        name: "system:certificates.orch.io:legacy-unknown-approver",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/legacy-unknown"],
          verbs: ["approve"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:attachdetach-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims", "persistentvolumes"],
          verbs: ["list", "watch"],
        },
        { apiGroups: [""], resources: ["nodes"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["nodes/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["volumeattachments"],
          verbs: ["create", "delete", "get", "list", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csidrivers"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["storage.orch.io"], resources: ["csinodes"], verbs: ["get", "list", "watch"] },
      ],
    },
    {
      metadata: {
        name: "system:controller:certificate-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests"],
          verbs: ["delete", "get", "list", "watch"],
        },
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests/approval", "certificatesigningrequests/status"],
          verbs: ["update"],
        },
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/orch-apiserver-client-nodeagent"],
          verbs: ["approve"],
        },
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: [
            "orch.io/orch-apiserver-client",
            "orch.io/orch-apiserver-client-nodeagent",
            "orch.io/nodeagent-serving",
            "orch.io/legacy-unknown",
          ],
          verbs: ["sign"],
        },
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["subjectaccessreviews"],
          verbs: ["create"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:clusterrole-aggregation-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["rbac.authorization.orch.io"],
          resources: ["clusterroles"],
          verbs: ["escalate", "get", "list", "patch", "update", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:cronjob-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["batch"], resources: ["cronjobs"], verbs: ["get", "list", "update", "watch"] },
        {
          apiGroups: ["batch"],
          resources: ["jobs"],
          verbs: ["create", "delete", "get", "list", "patch", "update", "watch"],
        },
        { apiGroups: ["batch"], resources: ["cronjobs/status"], verbs: ["update"] },
        { apiGroups: ["batch"], resources: ["cronjobs/finalizers"], verbs: ["update"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["delete", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:daemon-set-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["apps", "extensions"],
          resources: ["daemonsets"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["apps", "extensions"], resources: ["daemonsets/status"], verbs: ["update"] },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["daemonsets/finalizers"],
          verbs: ["update"],
        },
        { apiGroups: [""], resources: ["nodes"], verbs: ["list", "watch"] },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "list", "patch", "watch"],
        },
        { apiGroups: [""], resources: ["pods/binding"], verbs: ["create"] },
        {
          apiGroups: ["apps"],
          resources: ["controllerrevisions"],
          verbs: ["create", "delete", "get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:deployment-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["apps", "extensions"],
          resources: ["deployments"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: ["apps", "extensions"], resources: ["deployments/status"], verbs: ["update"] },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["deployments/finalizers"],
          verbs: ["update"],
        },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["replicasets"],
          verbs: ["create", "delete", "get", "list", "patch", "update", "watch"],
        },
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "update", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      featureGate: "DRADeviceTaints",
      metadata: {
        name: "system:controller:device-taint-eviction-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods"], verbs: ["delete", "get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceslices"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["deviceclasses"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        {
          featureGate: "DRADeviceTaintRules",
          apiGroups: ["resource.orch.io"],
          resources: ["devicetaintrules/status"],
          verbs: ["patch", "update"],
        },
        {
          featureGate: "DRADeviceTaintRules",
          apiGroups: ["resource.orch.io"],
          resources: ["devicetaintrules"],
          verbs: ["get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:disruption-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["apps", "extensions"],
          resources: ["deployments"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["replicasets"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["replicationcontrollers"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["policy"],
          resources: ["poddisruptionbudgets"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["apps"], resources: ["statefulsets"], verbs: ["get", "list", "watch"] },
        { apiGroups: ["policy"], resources: ["poddisruptionbudgets/status"], verbs: ["update"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        { apiGroups: ["*"], resources: ["*/scale"], verbs: ["get"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:endpoint-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods", "services"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: [""],
          resources: ["endpoints"],
          verbs: ["create", "delete", "get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["endpoints/restricted"], verbs: ["create"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:endpointslice-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["nodes", "pods", "services"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["services/finalizers"], verbs: ["update"] },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices"],
          verbs: ["create", "delete", "get", "list", "update", "watch"],
        },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices/restricted"],
          verbs: ["create"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:endpointslicemirroring-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["endpoints", "services"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["services/finalizers"], verbs: ["update"] },
        { apiGroups: [""], resources: ["endpoints/finalizers"], verbs: ["update"] },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices"],
          verbs: ["create", "delete", "get", "list", "update", "watch"],
        },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices/restricted"],
          verbs: ["create"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:ephemeral-volume-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods/finalizers"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["create", "get", "list", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:expand-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumes"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims/status"],
          verbs: ["patch", "update"],
        },
        { apiGroups: [""], resources: ["persistentvolumeclaims"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:generic-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["*"],
          resources: ["*"],
          verbs: ["delete", "get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:horizontal-pod-autoscaler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["autoscaling"],
          resources: ["horizontalpodautoscalers"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["autoscaling"],
          resources: ["horizontalpodautoscalers/status"],
          verbs: ["update"],
        },
        { apiGroups: ["*"], resources: ["*/scale"], verbs: ["get", "update"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["list", "watch"] },
        { apiGroups: ["metrics.orch.io"], resources: ["pods"], verbs: ["list", "watch"] },
        { apiGroups: ["custom.metrics.orch.io"], resources: ["*"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["external.metrics.orch.io"],
          resources: ["*"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:job-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["batch"],
          resources: ["jobs"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        { apiGroups: ["batch"], resources: ["jobs/status"], verbs: ["update"] },
        { apiGroups: ["batch"], resources: ["jobs/finalizers"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "list", "patch", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        {
          featureGate: "WorkloadWithJob",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups", "workloads"],
          verbs: ["create", "get", "list", "watch"],
        },
      ],
    },
    {
      featureGate: "ClusterTrustBundle",
      metadata: {
        name: "system:controller:orch-apiserver-serving-clustertrustbundle-publisher",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["signers"],
          resourceNames: ["orch.io/orch-apiserver-serving"],
          verbs: ["attest"],
        },
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["clustertrustbundles"],
          verbs: ["create", "delete", "list", "update", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:legacy-service-account-token-cleaner",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["configmaps"],
          resourceNames: ["orch-apiserver-legacy-service-account-token-tracking"],
          verbs: ["get"],
        },
        { apiGroups: [""], resources: ["secrets"], verbs: ["delete", "patch"] },
      ],
    },
    {
      metadata: {
        name: "system:controller:namespace-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["namespaces"], verbs: ["delete", "get", "list", "watch"] },
        {
          apiGroups: [""],
          resources: ["namespaces/finalize", "namespaces/status"],
          verbs: ["update"],
        },
        {
          apiGroups: ["*"],
          resources: ["*"],
          verbs: ["delete", "deletecollection", "get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:node-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["nodes"],
          verbs: ["delete", "get", "list", "patch", "update", "watch"],
        },
        { apiGroups: [""], resources: ["nodes/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["delete", "get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:persistent-volume-binder",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumes"],
          verbs: ["create", "delete", "get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["persistentvolumes/status"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["persistentvolumeclaims/status"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "get", "list", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["storageclasses"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["nodes"], verbs: ["list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: [""], resources: ["events"], verbs: ["watch"] },
      ],
    },
    {
      metadata: {
        name: "system:controller:pod-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods"], verbs: ["delete", "list", "watch"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch"] },
      ],
    },
    {
      featureGate: "PodCertificateRequest",
      metadata: {
        name: "system:controller:podcertificaterequestcleaner",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["podcertificaterequests"],
          verbs: ["delete", "get", "list", "watch"],
        },
      ],
    },
    {
      featureGate: "GenericWorkload",
      metadata: {
        name: "system:controller:podgroup-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
      ],
    },
    {
      metadata: {
        name: "system:controller:pv-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumes"],
          verbs: ["get", "list", "update", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:pvc-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["persistentvolumeclaims/status"], verbs: ["update"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:replicaset-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["apps", "extensions"],
          resources: ["replicasets"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: ["apps", "extensions"], resources: ["replicasets/status"], verbs: ["update"] },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["replicasets/finalizers"],
          verbs: ["update"],
        },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "list", "patch", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:replication-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["replicationcontrollers"],
          verbs: ["get", "list", "update", "watch"],
        },
        { apiGroups: [""], resources: ["replicationcontrollers/status"], verbs: ["update"] },
        { apiGroups: [""], resources: ["replicationcontrollers/finalizers"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "list", "patch", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:resource-claim-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods/finalizers"], verbs: ["update"] },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims"],
          verbs: ["create", "delete", "get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims", "resourceclaims/status"],
          verbs: ["patch", "update"],
        },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims/binding"],
          verbs: ["patch", "update"],
        },
        {
          featureGate: "DRAWorkloadResourceClaims",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups"],
          verbs: ["get", "list", "watch"],
        },
        {
          featureGate: "DRAWorkloadResourceClaims",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups/status"],
          verbs: ["patch", "update"],
        },
      ],
    },
    {
      featureGate: "DRAResourcePoolStatus",
      metadata: {
        name: "system:controller:resourcepoolstatusrequest-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourcepoolstatusrequests"],
          verbs: ["delete", "get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourcepoolstatusrequests/status"],
          verbs: ["patch", "update"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceslices"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:resourcequota-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["*"], resources: ["*"], verbs: ["list", "watch"] },
        { apiGroups: [""], resources: ["resourcequotas/status"], verbs: ["update"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:root-ca-cert-publisher",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["configmaps"], verbs: ["create", "update"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:route-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["nodes"], verbs: ["list", "watch"] },
        { apiGroups: [""], resources: ["nodes/status"], verbs: ["patch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:selinux-warning-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: [""], resources: ["persistentvolumes"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["persistentvolumeclaims"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csidrivers"],
          verbs: ["get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:service-account-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["serviceaccounts"], verbs: ["create"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:service-cidrs-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["networking.orch.io"],
          resources: ["servicecidrs"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["networking.orch.io"],
          resources: ["servicecidrs/finalizers"],
          verbs: ["patch", "update"],
        },
        {
          apiGroups: ["networking.orch.io"],
          resources: ["servicecidrs/status"],
          verbs: ["patch", "update"],
        },
        {
          apiGroups: ["networking.orch.io"],
          resources: ["ipaddresses"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:service-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["services"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["services/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:statefulset-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["pods"], verbs: ["list", "watch"] },
        { apiGroups: ["apps"], resources: ["statefulsets"], verbs: ["get", "list", "watch"] },
        { apiGroups: ["apps"], resources: ["statefulsets/status"], verbs: ["update"] },
        { apiGroups: ["apps"], resources: ["statefulsets/finalizers"], verbs: ["update"] },
        {
          apiGroups: [""],
          resources: ["pods"],
          verbs: ["create", "delete", "get", "patch", "update"],
        },
        {
          apiGroups: ["apps"],
          resources: ["controllerrevisions"],
          verbs: ["create", "delete", "get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["create", "get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["persistentvolumeclaims"], verbs: ["delete", "update"] },
        { apiGroups: [""], resources: ["pods/finalizers"], verbs: ["update"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      featureGate: "StorageVersionAPI",
      metadata: {
        name: "system:controller:storage-version-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["internal.apiserver.orch.io"],
          resources: ["storageversions"],
          verbs: ["delete", "get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["internal.apiserver.orch.io"],
          resources: ["storageversions/status"],
          verbs: ["get", "patch", "update"],
        },
      ],
    },
    {
      featureGate: "StorageVersionMigrator",
      metadata: {
        name: "system:controller:storage-version-migrator-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["*"], resources: ["*"], verbs: ["create", "list", "patch"] },
        {
          apiGroups: ["apiextensions.orch.io"],
          resources: ["customresourcedefinitions"],
          verbs: ["get"],
        },
        {
          apiGroups: ["apiextensions.orch.io"],
          resources: ["customresourcedefinitions/status"],
          verbs: ["patch"],
        },
        {
          apiGroups: ["storagemigration.orch.io"],
          resources: ["storageversionmigrations/status"],
          verbs: ["update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:ttl-after-finished-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["batch"], resources: ["jobs"], verbs: ["delete", "get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:ttl-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["nodes"], verbs: ["list", "patch", "update", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:validatingadmissionpolicy-status-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["admissionregistration.orch.io"],
          resources: ["validatingadmissionpolicies"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["admissionregistration.orch.io"],
          resources: ["validatingadmissionpolicies/status"],
          verbs: ["get", "patch", "update"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:volumeattributesclass-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["persistentvolumeclaims"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["persistentvolumes"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["volumeattributesclasses"],
          verbs: ["get", "list", "update", "watch"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          nonResourceURLs: [
            "/api",
            "/api/*",
            "/apis",
            "/apis/*",
            "/healthz",
            "/livez",
            "/openapi",
            "/openapi/*",
            "/readyz",
            "/version",
            "/version/",
          ],
          verbs: ["get"],
        },
      ],
    },
    {
      metadata: {
        name: "system:heapster",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["events", "namespaces", "nodes", "pods"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["extensions"], resources: ["deployments"], verbs: ["get", "list", "watch"] },
      ],
    },
    {
      metadata: {
        name: "system:orch-aggregator",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [{ apiGroups: [""], resources: ["endpoints", "services"], verbs: ["get", "list", "watch"] }],
    },
    {
      metadata: {
        name: "system:orch-controller-manager",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: ["coordination.orch.io"], resources: ["leases"], verbs: ["create"] },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          resourceNames: ["orch-controller-manager"],
          verbs: ["get", "update"],
        },
        { apiGroups: [""], resources: ["secrets", "serviceaccounts"], verbs: ["create"] },
        { apiGroups: [""], resources: ["secrets"], verbs: ["delete"] },
        {
          apiGroups: [""],
          resources: ["configmaps", "namespaces", "secrets", "serviceaccounts"],
          verbs: ["get"],
        },
        { apiGroups: [""], resources: ["secrets", "serviceaccounts"], verbs: ["update"] },
        { apiGroups: ["authentication.orch.io"], resources: ["tokenreviews"], verbs: ["create"] },
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["subjectaccessreviews"],
          verbs: ["create"],
        },
        { apiGroups: ["*"], resources: ["*"], verbs: ["list", "watch"] },
        { apiGroups: [""], resources: ["serviceaccounts/token"], verbs: ["create"] },
      ],
    },
    {
      metadata: {
        name: "system:orch-dns",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [{ apiGroups: [""], resources: ["endpoints", "services"], verbs: ["list", "watch"] }],
    },
    {
      metadata: {
        name: "system:orch-scheduler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: ["coordination.orch.io"], resources: ["leases"], verbs: ["create"] },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          resourceNames: ["orch-scheduler"],
          verbs: ["get", "list", "update", "watch"],
        },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leasecandidates"],
          verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
        },
        { apiGroups: [""], resources: ["nodes"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["delete", "get", "list", "watch"] },
        { apiGroups: [""], resources: ["bindings", "pods/binding"], verbs: ["create"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        {
          apiGroups: [""],
          resources: ["replicationcontrollers", "services"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["apps", "extensions"],
          resources: ["replicasets"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["apps"], resources: ["statefulsets"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["policy"],
          resources: ["poddisruptionbudgets"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims", "persistentvolumes"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["authentication.orch.io"], resources: ["tokenreviews"], verbs: ["create"] },
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["subjectaccessreviews"],
          verbs: ["create"],
        },
        { apiGroups: ["storage.orch.io"], resources: ["csinodes"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["volumeattachments"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["namespaces"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csidrivers"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csistoragecapacities"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["deviceclasses"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims/status"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        { apiGroups: [""], resources: ["pods/finalizers"], verbs: ["update"] },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceslices"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims"],
          verbs: ["create", "delete"],
        },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceclaims/binding"],
          verbs: ["patch", "update"],
        },
        {
          featureGate: "DRADeviceTaintRules",
          apiGroups: ["resource.orch.io"],
          resources: ["devicetaintrules"],
          verbs: ["get", "list", "watch"],
        },
        {
          featureGate: "GenericWorkload",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups"],
          verbs: ["get", "list", "watch"],
        },
        {
          featureGate: "GenericWorkload",
          apiGroups: ["scheduling.orch.io"],
          resources: ["podgroups/status"],
          verbs: ["patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:nodeagent-api-admin",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["nodes"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["proxy"] },
        {
          apiGroups: [""],
          resources: ["nodes/log", "nodes/metrics", "nodes/proxy", "nodes/stats"],
          verbs: ["*"],
        },
        {
          apiGroups: [""],
          resources: ["nodes/configz", "nodes/healthz", "nodes/pods"],
          verbs: ["*"],
        },
      ],
    },
    {
      metadata: {
        name: "system:monitoring",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          nonResourceURLs: [
            "/flagz",
            "/healthz",
            "/healthz/*",
            "/livez",
            "/livez/*",
            "/metrics",
            "/metrics/slis",
            "/readyz",
            "/readyz/*",
            "/statusz",
          ],
          verbs: ["get"],
        },
        { apiGroups: [""], resources: ["nodes/metrics"], verbs: ["get"] },
      ],
    },
    {
      metadata: {
        name: "system:node",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: ["authentication.orch.io"], resources: ["tokenreviews"], verbs: ["create"] },
        {
          apiGroups: ["authorization.orch.io"],
          resources: ["localsubjectaccessreviews", "subjectaccessreviews"],
          verbs: ["create"],
        },
        { apiGroups: [""], resources: ["services"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["create", "get", "list", "watch"] },
        { apiGroups: [""], resources: ["nodes/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["patch", "update"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] },
        { apiGroups: [""], resources: ["pods"], verbs: ["create", "delete"] },
        { apiGroups: [""], resources: ["pods/status"], verbs: ["patch", "update"] },
        { apiGroups: [""], resources: ["pods/eviction"], verbs: ["create"] },
        { apiGroups: [""], resources: ["configmaps", "secrets"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims", "persistentvolumes"],
          verbs: ["get"],
        },
        { apiGroups: [""], resources: ["endpoints"], verbs: ["get"] },
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests"],
          verbs: ["create", "get", "list", "watch"],
        },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          verbs: ["create", "delete", "get", "patch", "update"],
        },
        { apiGroups: ["storage.orch.io"], resources: ["volumeattachments"], verbs: ["get"] },
        { apiGroups: [""], resources: ["serviceaccounts/token"], verbs: ["create"] },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims/status"],
          verbs: ["get", "patch", "update"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csidrivers"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["csinodes"],
          verbs: ["create", "delete", "get", "patch", "update"],
        },
        {
          apiGroups: ["node.orch.io"],
          resources: ["runtimeclasses"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: ["resource.orch.io"], resources: ["resourceclaims"], verbs: ["get"] },
        {
          apiGroups: ["resource.orch.io"],
          resources: ["resourceslices"],
          verbs: ["deletecollection"],
        },
        { apiGroups: [""], resources: ["serviceaccounts"], verbs: ["get"] },
        {
          featureGate: "ClusterTrustBundle",
          apiGroups: ["certificates.orch.io"],
          resources: ["clustertrustbundles"],
          verbs: ["get", "list", "watch"],
        },
        {
          featureGate: "PodCertificateRequest",
          apiGroups: ["certificates.orch.io"],
          resources: ["podcertificaterequests"],
          verbs: ["create", "get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:node-bootstrapper",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["certificates.orch.io"],
          resources: ["certificatesigningrequests"],
          verbs: ["create", "get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:node-problem-detector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["nodes"], verbs: ["get"] },
        { apiGroups: [""], resources: ["nodes/status"], verbs: ["patch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:node-proxier",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["endpoints", "services"], verbs: ["list", "watch"] },
        { apiGroups: [""], resources: ["nodes"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
        { apiGroups: ["networking.orch.io"], resources: ["servicecidrs"], verbs: ["list", "watch"] },
        {
          apiGroups: ["discovery.orch.io"],
          resources: ["endpointslices"],
          verbs: ["list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:persistent-volume-provisioner",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumes"],
          verbs: ["create", "delete", "get", "list", "watch"],
        },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["get", "list", "update", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["storageclasses"],
          verbs: ["get", "list", "watch"],
        },
        { apiGroups: [""], resources: ["events"], verbs: ["watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "system:public-info-viewer",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          nonResourceURLs: ["/healthz", "/livez", "/readyz", "/version", "/version/"],
          verbs: ["get"],
        },
      ],
    },
    {
      metadata: {
        name: "system:service-account-issuer-discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          nonResourceURLs: [
            "/.well-known/openid-configuration",
            "/.well-known/openid-configuration/",
            "/openid/v1/jwks",
            "/openid/v1/jwks/",
          ],
          verbs: ["get"],
        },
      ],
    },
    {
      metadata: {
        name: "system:volume-scheduler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["persistentvolumes"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
        {
          apiGroups: ["storage.orch.io"],
          resources: ["storageclasses"],
          verbs: ["get", "list", "watch"],
        },
        {
          apiGroups: [""],
          resources: ["persistentvolumeclaims"],
          verbs: ["get", "list", "patch", "update", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "view",
        labels: {
          "orch.io/bootstrapping": "rbac-defaults",
          "rbac.authorization.orch.io/aggregate-to-edit": "true",
        },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      aggregationRule: {
        clusterRoleSelectors: [{ matchLabels: { "rbac.authorization.orch.io/aggregate-to-view": "true" } }],
      },
      rules: null,
    },
  ],
  clusterrolebindings: [
    {
      metadata: {
        name: "cluster-admin",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "cluster-admin" },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:masters" }],
    },
    {
      metadata: {
        name: "system:basic-user",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:basic-user" },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:authenticated" }],
    },
    {
      featureGate: "ClusterTrustBundle",
      metadata: {
        name: "system:cluster-trust-bundle-discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:cluster-trust-bundle-discovery",
      },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:serviceaccounts" }],
    },
    {
      metadata: {
        name: "system:controller:attachdetach-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:attachdetach-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "attachdetach-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:certificate-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:certificate-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "certificate-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:clusterrole-aggregation-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:clusterrole-aggregation-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "clusterrole-aggregation-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:cronjob-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:cronjob-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "cronjob-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:daemon-set-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:daemon-set-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "daemon-set-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:deployment-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:deployment-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "deployment-controller", namespace: "orch-system" }],
    },
    {
      featureGate: "DRADeviceTaints",
      metadata: {
        name: "system:controller:device-taint-eviction-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:device-taint-eviction-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "device-taint-eviction-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:disruption-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:disruption-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "disruption-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:endpoint-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:endpoint-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "endpoint-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:endpointslice-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:endpointslice-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "endpointslice-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:endpointslicemirroring-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:endpointslicemirroring-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "endpointslicemirroring-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:ephemeral-volume-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:ephemeral-volume-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "ephemeral-volume-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:expand-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:expand-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "expand-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:generic-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:generic-garbage-collector",
      },
      subjects: [{ kind: "ServiceAccount", name: "generic-garbage-collector", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:horizontal-pod-autoscaler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:horizontal-pod-autoscaler",
      },
      subjects: [{ kind: "ServiceAccount", name: "horizontal-pod-autoscaler", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:job-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:job-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "job-controller", namespace: "orch-system" }],
    },
    {
      featureGate: "ClusterTrustBundle",
      metadata: {
        name: "system:controller:orch-apiserver-serving-clustertrustbundle-publisher",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:orch-apiserver-serving-clustertrustbundle-publisher",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "orch-apiserver-serving-clustertrustbundle-publisher",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:legacy-service-account-token-cleaner",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:legacy-service-account-token-cleaner",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "legacy-service-account-token-cleaner",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:namespace-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:namespace-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "namespace-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:node-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:node-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "node-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:persistent-volume-binder",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:persistent-volume-binder",
      },
      subjects: [{ kind: "ServiceAccount", name: "persistent-volume-binder", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:pod-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:pod-garbage-collector",
      },
      subjects: [{ kind: "ServiceAccount", name: "pod-garbage-collector", namespace: "orch-system" }],
    },
    {
      featureGate: "PodCertificateRequest",
      metadata: {
        name: "system:controller:podcertificaterequestcleaner",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:podcertificaterequestcleaner",
      },
      subjects: [{ kind: "ServiceAccount", name: "podcertificaterequestcleaner", namespace: "orch-system" }],
    },
    {
      featureGate: "GenericWorkload",
      metadata: {
        name: "system:controller:podgroup-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:podgroup-protection-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "podgroup-protection-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:pv-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:pv-protection-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "pv-protection-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:pvc-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:pvc-protection-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "pvc-protection-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:replicaset-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:replicaset-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "replicaset-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:replication-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:replication-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "replication-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:resource-claim-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:resource-claim-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "resource-claim-controller", namespace: "orch-system" }],
    },
    {
      featureGate: "DRAResourcePoolStatus",
      metadata: {
        name: "system:controller:resourcepoolstatusrequest-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:resourcepoolstatusrequest-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "resourcepoolstatusrequest-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:resourcequota-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:resourcequota-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "resourcequota-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:root-ca-cert-publisher",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:root-ca-cert-publisher",
      },
      subjects: [{ kind: "ServiceAccount", name: "root-ca-cert-publisher", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:route-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:route-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "route-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:selinux-warning-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:selinux-warning-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "selinux-warning-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:service-account-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:service-account-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "service-account-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:service-cidrs-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:service-cidrs-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "service-cidrs-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:service-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:service-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "service-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:statefulset-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:statefulset-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "statefulset-controller", namespace: "orch-system" }],
    },
    {
      featureGate: "StorageVersionAPI",
      metadata: {
        name: "system:controller:storage-version-garbage-collector",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:storage-version-garbage-collector",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "storage-version-garbage-collector",
          namespace: "orch-system",
        },
      ],
    },
    {
      featureGate: "StorageVersionMigrator",
      metadata: {
        name: "system:controller:storage-version-migrator-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:storage-version-migrator-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "storage-version-migrator-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:ttl-after-finished-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:ttl-after-finished-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "ttl-after-finished-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:ttl-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:ttl-controller",
      },
      subjects: [{ kind: "ServiceAccount", name: "ttl-controller", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:validatingadmissionpolicy-status-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:validatingadmissionpolicy-status-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "validatingadmissionpolicy-status-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:volumeattributesclass-protection-controller",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:controller:volumeattributesclass-protection-controller",
      },
      subjects: [
        {
          kind: "ServiceAccount",
          name: "volumeattributesclass-protection-controller",
          namespace: "orch-system",
        },
      ],
    },
    {
      metadata: {
        name: "system:discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:discovery" },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:authenticated" }],
    },
    {
      metadata: {
        name: "system:orch-controller-manager",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:orch-controller-manager",
      },
      subjects: [
        {
          kind: "User",
          apiGroup: "rbac.authorization.orch.io",
          name: "system:orch-controller-manager",
        },
      ],
    },
    {
      metadata: {
        name: "system:orch-dns",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:orch-dns" },
      subjects: [{ kind: "ServiceAccount", name: "orch-dns", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:orch-scheduler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:orch-scheduler" },
      subjects: [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name: "system:orch-scheduler" }],
    },
    {
      metadata: {
        name: "system:monitoring",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:monitoring" },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:monitoring" }],
    },
    {
      metadata: {
        name: "system:node",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:node" },
    },
    {
      metadata: {
        name: "system:node-proxier",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:node-proxier" },
      subjects: [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name: "system:orch-proxy" }],
    },
    {
      metadata: {
        name: "system:public-info-viewer",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:public-info-viewer",
      },
      subjects: [
        { kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:authenticated" },
        { kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:unauthenticated" },
      ],
    },
    {
      metadata: {
        name: "system:service-account-issuer-discovery",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:service-account-issuer-discovery",
      },
      subjects: [{ kind: "Group", apiGroup: "rbac.authorization.orch.io", name: "system:serviceaccounts" }],
    },
    {
      metadata: {
        name: "system:volume-scheduler",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "ClusterRole",
        name: "system:volume-scheduler",
      },
      subjects: [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name: "system:orch-scheduler" }],
    },
  ],
  roles: [
    {
      metadata: {
        name: "system:controller:bootstrap-signer",
        namespace: "orch-public",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["configmaps"], verbs: ["get", "list", "watch"] },
        {
          apiGroups: [""],
          resources: ["configmaps"],
          resourceNames: ["cluster-info"],
          verbs: ["update"],
        },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
    {
      metadata: {
        name: "extension-apiserver-authentication-reader",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: [""],
          resources: ["configmaps"],
          resourceNames: ["extension-apiserver-authentication"],
          verbs: ["get", "list", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system::leader-locking-orch-controller-manager",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          verbs: ["create", "get", "list", "update", "watch"],
        },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leasecandidates"],
          verbs: ["create", "get", "list", "update", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system::leader-locking-orch-scheduler",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leases"],
          verbs: ["create", "get", "list", "update", "watch"],
        },
        {
          apiGroups: ["coordination.orch.io"],
          resources: ["leasecandidates"],
          verbs: ["create", "get", "list", "update", "watch"],
        },
      ],
    },
    {
      metadata: {
        name: "system:controller:bootstrap-signer",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [{ apiGroups: [""], resources: ["secrets"], verbs: ["get", "list", "watch"] }],
    },
    {
      metadata: {
        name: "system:controller:cloud-provider",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [{ apiGroups: [""], resources: ["configmaps"], verbs: ["create", "get", "list", "watch"] }],
    },
    {
      metadata: {
        name: "system:controller:token-cleaner",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      rules: [
        { apiGroups: [""], resources: ["secrets"], verbs: ["delete", "get", "list", "watch"] },
        {
          apiGroups: ["", "events.orch.io"],
          resources: ["events"],
          verbs: ["create", "patch", "update"],
        },
      ],
    },
  ],
  rolebindings: [
    {
      metadata: {
        name: "system:controller:bootstrap-signer",
        namespace: "orch-public",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system:controller:bootstrap-signer",
      },
      subjects: [{ kind: "ServiceAccount", name: "bootstrap-signer", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system::extension-apiserver-authentication-reader",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "extension-apiserver-authentication-reader",
      },
      subjects: [
        {
          kind: "User",
          apiGroup: "rbac.authorization.orch.io",
          name: "system:orch-controller-manager",
        },
        { kind: "User", apiGroup: "rbac.authorization.orch.io", name: "system:orch-scheduler" },
      ],
    },
    {
      metadata: {
        name: "system::leader-locking-orch-controller-manager",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system::leader-locking-orch-controller-manager",
      },
      subjects: [
        {
          kind: "User",
          apiGroup: "rbac.authorization.orch.io",
          name: "system:orch-controller-manager",
        },
        { kind: "ServiceAccount", name: "orch-controller-manager", namespace: "orch-system" },
        { kind: "ServiceAccount", name: "leader-election-controller", namespace: "orch-system" },
      ],
    },
    {
      metadata: {
        name: "system::leader-locking-orch-scheduler",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system::leader-locking-orch-scheduler",
      },
      subjects: [
        { kind: "User", apiGroup: "rbac.authorization.orch.io", name: "system:orch-scheduler" },
        { kind: "ServiceAccount", name: "orch-scheduler", namespace: "orch-system" },
      ],
    },
    {
      metadata: {
        name: "system:controller:bootstrap-signer",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system:controller:bootstrap-signer",
      },
      subjects: [{ kind: "ServiceAccount", name: "bootstrap-signer", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:cloud-provider",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system:controller:cloud-provider",
      },
      subjects: [{ kind: "ServiceAccount", name: "cloud-provider", namespace: "orch-system" }],
    },
    {
      metadata: {
        name: "system:controller:token-cleaner",
        namespace: "orch-system",
        labels: { "orch.io/bootstrapping": "rbac-defaults" },
        annotations: { "rbac.authorization.orch.io/autoupdate": "true" },
      },
      roleRef: {
        apiGroup: "rbac.authorization.orch.io",
        kind: "Role",
        name: "system:controller:token-cleaner",
      },
      subjects: [{ kind: "ServiceAccount", name: "token-cleaner", namespace: "orch-system" }],
    },
  ],
};

/** The priority levels and flow schemas that a server makes for itself. */
export const flowPolicies: FlowPolicies = {
  priorityLevels: [
    {
      metadata: {
        name: "node-high",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 40,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 },
          },
          lendablePercent: 25,
        },
      },
    },
    {
      metadata: {
        name: "system",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 30,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 64, handSize: 6, queueLengthLimit: 50 },
          },
          lendablePercent: 33,
        },
      },
    },
    {
      metadata: {
        name: "leader-election",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 10,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 16, handSize: 4, queueLengthLimit: 50 },
          },
          lendablePercent: 0,
        },
      },
    },
    {
      metadata: {
        name: "workload-high",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 40,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 128, handSize: 6, queueLengthLimit: 50 },
          },
          lendablePercent: 50,
        },
      },
    },
    {
      metadata: {
        name: "workload-low",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 100,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 128, handSize: 6, queueLengthLimit: 50 },
          },
          lendablePercent: 90,
        },
      },
    },
    {
      metadata: {
        name: "global-default",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        type: "Limited",
        limited: {
          nominalConcurrencyShares: 20,
          limitResponse: {
            type: "Queue",
            queuing: { queues: 128, handSize: 6, queueLengthLimit: 50 },
          },
          lendablePercent: 50,
        },
      },
    },
  ],
  flowSchemas: [
    {
      metadata: {
        name: "probes",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "exempt" },
        matchingPrecedence: 2,
        rules: [
          {
            subjects: [
              {
                kind: "Group",
                group: { name: "system:unauthenticated" },
              },
              {
                kind: "Group",
                group: { name: "system:authenticated" },
              },
            ],
            nonResourceRules: [{ verbs: ["get"], nonResourceURLs: ["/healthz", "/readyz", "/livez"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "system-leader-election",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "leader-election" },
        matchingPrecedence: 100,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [
              {
                kind: "User",
                user: { name: "system:orch-controller-manager" },
              },
              {
                kind: "User",
                user: { name: "system:orch-scheduler" },
              },
              {
                kind: "ServiceAccount",
                serviceAccount: { namespace: "orch-system", name: "*" },
              },
            ],
            resourceRules: [
              {
                verbs: ["get", "create", "update"],
                apiGroups: ["coordination.orch.io"],
                resources: ["leases"],
                namespaces: ["*"],
              },
            ],
          },
        ],
      },
    },
    {
      metadata: {
        name: "system-node-high",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "node-high" },
        matchingPrecedence: 400,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [{ kind: "Group", group: { name: "system:nodes" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: [""],
                resources: ["nodes", "nodes/status"],
                clusterScope: true,
                namespaces: ["*"],
              },
              {
                verbs: ["*"],
                apiGroups: ["coordination.orch.io"],
                resources: ["leases"],
                namespaces: ["*"],
              },
            ],
          },
        ],
      },
    },
    {
      metadata: {
        name: "system-nodes",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "system" },
        matchingPrecedence: 500,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [{ kind: "Group", group: { name: "system:nodes" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "orch-controller-manager",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "workload-high" },
        matchingPrecedence: 800,
        distinguisherMethod: { type: "ByNamespace" },
        rules: [
          {
            subjects: [{ kind: "User", user: { name: "system:orch-controller-manager" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "orch-scheduler",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "workload-high" },
        matchingPrecedence: 800,
        distinguisherMethod: { type: "ByNamespace" },
        rules: [
          {
            subjects: [{ kind: "User", user: { name: "system:orch-scheduler" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "orch-system-service-accounts",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "workload-high" },
        matchingPrecedence: 900,
        distinguisherMethod: { type: "ByNamespace" },
        rules: [
          {
            subjects: [{ kind: "ServiceAccount", serviceAccount: { namespace: "orch-system", name: "*" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "service-accounts",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "workload-low" },
        matchingPrecedence: 9000,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [{ kind: "Group", group: { name: "system:serviceaccounts" } }],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
    {
      metadata: {
        name: "global-default",
        annotations: { "apf.orch.io/autoupdate-spec": "true" },
      },
      spec: {
        priorityLevelConfiguration: { name: "global-default" },
        matchingPrecedence: 9900,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [
              {
                kind: "Group",
                group: { name: "system:unauthenticated" },
              },
              {
                kind: "Group",
                group: { name: "system:authenticated" },
              },
            ],
            resourceRules: [
              {
                verbs: ["*"],
                apiGroups: ["*"],
                resources: ["*"],
                clusterScope: true,
                namespaces: ["*"],
              },
            ],
            nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
          },
        ],
      },
    },
  ],
};
