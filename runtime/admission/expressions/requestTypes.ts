import { type CelType, dyn, objectType, readType } from "../../cel/type.ts";

const [text, texts] = [readType("string"), readType("list<string>")];
const kind = objectType("kubernetes.GroupVersionKind", { group: text, version: text, kind: text });
const resource = objectType("kubernetes.GroupVersionResource", { group: text, version: text, resource: text });

/** What `requestOf` makes. */
const requestType = objectType("kubernetes.AdmissionRequest", {
  ...{ kind, resource, subResource: text, requestKind: kind, requestResource: resource, requestSubResource: text },
  ...{ name: text, namespace: text, operation: text, dryRun: readType("bool"), options: dyn },
  userInfo: objectType("kubernetes.UserInfo", {
    ...{ username: text, uid: text, groups: texts },
    extra: readType("map<string, list<string>>"),
  }),
});

const [time, labels] = [readType("timestamp"), readType("map<string, string>")];

/** Without the fields that say who wrote and who owns a namespace. */
const namespaceType = objectType("kubernetes.Namespace", {
  metadata: objectType("kubernetes.NamespaceMetadata", {
    ...{ name: text, generateName: text, namespace: text, labels, annotations: labels, uid: text, finalizers: texts },
    ...{ creationTimestamp: time, deletionTimestamp: time, deletionGracePeriodSeconds: readType("int") },
    ...{ generation: readType("int"), resourceVersion: text },
  }),
  spec: objectType("kubernetes.NamespaceSpec", { finalizers: texts }),
  status: objectType("kubernetes.NamespaceStatus", {
    phase: text,
    conditions: {
      kind: "list",
      item: objectType("kubernetes.NamespaceCondition", {
        ...{ type: text, status: text, reason: text, message: text, lastTransitionTime: time },
      }),
    },
  }),
});

/** What is known of the variables of all expressions about requests; of the others, nothing is. */
export const variableTypes: Readonly<Record<string, CelType>> = {
  request: requestType,
  namespaceObject: namespaceType,
  authorizer: { kind: "authorizer" },
};
