import { many, times } from "./shapes.ts";

/** What an object of a kind has beside its name, in JSON, when it is about so many bytes long. */
export interface LargeObject {
  readonly plural: string;
  /** Members of the object, in JSON, but for apiVersion, kind and metadata. */
  readonly rest?: (bytes: number) => string;
  /** Members of its metadata but for its name. */
  readonly metadata?: (bytes: number) => string;
}

const pod = (members: string) => `"spec":{"containers":[{"name":"a","image":"a"}],${members}}`;
const container = (members: string) => `"spec":{"containers":[{"name":"a","image":"a",${members}}]}`;
const deployment = (members: string) =>
  `"spec":{"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[{"name":"a","image":"a"}],${members}}}}`;
const definition = (schema: string, more = "") =>
  `"spec":{"group":"example.com","scope":"Namespaced","names":{"plural":"others","kind":"Other"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":${schema}}${more}}]}`;
const properties = (members: string) => definition(`{"type":"object","properties":{${members}}}`);
const rules = (list: string) =>
  properties(`"spec":{"type":"object","properties":{"a":{"type":"string"}},"x-orch-validations":[${list}]}`);
const policy = (list: string) =>
  `"spec":{"matchConstraints":{"resourceRules":[{"apiGroups":[""],"apiVersions":["v1"],"operations":["CREATE"],"resources":["pods"]}]},"validations":[${list}]}`;

/** Objects that are large in the places where something is looked up, compared or parsed for each part. */
export const largeObjects: Readonly<Record<string, LargeObject>> = {
  labels: { plural: "configmaps", metadata: (bytes) => `"labels":{${many(bytes, (i) => `"l${i}":"v${i}"`)}}` },
  "labels that are none": {
    plural: "configmaps",
    metadata: (bytes) => `"labels":{${many(bytes, (i) => `"é ${i}":"-"`)}}`,
  },
  "a huge label": { plural: "configmaps", metadata: (bytes) => `"labels":{"a":"${times("a-", bytes)}"}` },
  annotations: { plural: "configmaps", metadata: (bytes) => `"annotations":{${many(bytes, (i) => `"a${i}":""`)}}` },
  "annotations that are none": {
    plural: "secrets",
    metadata: (bytes) => `"annotations":{${many(bytes, (i) => `"/${i}":""`)}}`,
  },
  finalizers: { plural: "secrets", metadata: (bytes) => `"finalizers":[${many(bytes, (i) => `"example.com/${i}"`)}]` },
  "finalizers that are none": { plural: "configmaps", metadata: (bytes) => `"finalizers":[${times('"",', bytes)}""]` },
  owners: {
    plural: "configmaps",
    metadata: (bytes) =>
      `"ownerReferences":[${many(bytes, (i) => `{"apiVersion":"v1","kind":"Pod","name":"a","uid":"${i}","controller":true}`)}]`,
  },
  "managed fields": {
    plural: "configmaps",
    metadata: (bytes) =>
      `"managedFields":[${many(bytes, (i) => `{"manager":"m${i}","operation":"Apply","apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:data":{}}}`)}]`,
  },
  "one manager of many fields": {
    plural: "configmaps",
    metadata: (bytes) =>
      `"managedFields":[{"manager":"m","operation":"Update","apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:data":{${many(bytes, (i) => `"f:${i}":{}`)}}}}]`,
  },
  "deep managed fields": {
    plural: "configmaps",
    metadata: (bytes) => {
      const depth = Math.floor(bytes / 8);
      const fields = `${'{"f:a":'.repeat(depth)}{}${"}".repeat(depth)}`;
      const entry = '{"manager":"m","operation":"Update","apiVersion":"v1","fieldsType":"FieldsV1"';
      return `"managedFields":[${entry},"fieldsV1":${fields}}]`;
    },
  },
  "a huge generateName": { plural: "configmaps", metadata: (bytes) => `"generateName":"${times("a", bytes)}"` },
  data: { plural: "configmaps", rest: (bytes) => `"data":{${many(bytes, (i) => `"k${i}":"v"`)}}` },
  "data under names that are none": {
    plural: "configmaps",
    rest: (bytes) => `"data":{${many(bytes, (i) => `"${i} ":""`)}}`,
  },
  "huge data": { plural: "configmaps", rest: (bytes) => `"data":{"a":"${times("x", bytes)}"}` },
  "binary data": { plural: "configmaps", rest: (bytes) => `"binaryData":{"a":"${times("AAAA", bytes)}"}` },
  "a secret": { plural: "secrets", rest: (bytes) => `"data":{${many(bytes, (i) => `"k${i}":"AAAA"`)}}` },
  "a secret that is no base64": { plural: "secrets", rest: (bytes) => `"data":{"a":"${times("A===", bytes)}"}` },
  "unknown fields": { plural: "configmaps", rest: (bytes) => many(bytes, (i) => `"u${i}":1`) },
  "fields twice": { plural: "configmaps", rest: (bytes) => `${times('"data":{},', bytes)}"data":{}` },
  containers: {
    plural: "pods",
    rest: (bytes) => `"spec":{"containers":[${many(bytes, (i) => `{"name":"c${i}","image":"a"}`)}]}`,
  },
  "the same containers": {
    plural: "pods",
    rest: (bytes) => `"spec":{"containers":[${times('{"name":"a","image":"a"},', bytes)}{}]}`,
  },
  "empty containers": { plural: "pods", rest: (bytes) => `"spec":{"containers":[${times("{},", bytes)}{}]}` },
  env: {
    plural: "pods",
    rest: (bytes) => container(`"env":[${many(bytes, (i) => `{"name":"E${i}","value":"$(E${i - 1})"}`)}]`),
  },
  args: { plural: "pods", rest: (bytes) => container(`"args":[${times('"a",', bytes)}""]`) },
  "ports of a container": {
    plural: "pods",
    rest: (bytes) =>
      container(`"ports":[${many(bytes, (i) => `{"containerPort":${i % 65536},"hostPort":${i % 70000}}`)}]`),
  },
  mounts: {
    plural: "pods",
    rest: (bytes) => container(`"volumeMounts":[${many(bytes, (i) => `{"name":"v${i}","mountPath":"/a${i}"}`)}]`),
  },
  quantities: {
    plural: "pods",
    rest: (bytes) => container(`"resources":{"limits":{${many(bytes, (i) => `"example.com/r${i}":"${i}.${i}Mi"`)}}}`),
  },
  "a huge quantity": {
    plural: "pods",
    rest: (bytes) =>
      container(`"resources":{"limits":{"cpu":"${times("9", bytes)}","memory":"0.${times("1", bytes)}"}}`),
  },
  volumes: {
    plural: "pods",
    rest: (bytes) => pod(`"volumes":[${many(bytes, (i) => `{"name":"v${i}","emptyDir":{}}`)}]`),
  },
  tolerations: { plural: "pods", rest: (bytes) => pod(`"tolerations":[${times('{"operator":"Exists"},', bytes)}{}]`) },
  "host aliases": {
    plural: "pods",
    rest: (bytes) => pod(`"hostAliases":[${many(bytes, (i) => `{"ip":"::${i % 9999}","hostnames":["a${i}"]}`)}]`),
  },
  "gates of a pod": {
    plural: "pods",
    rest: (bytes) => pod(`"schedulingGates":[${many(bytes, (i) => `{"name":"example.com/${i}"}`)}]`),
  },
  "a node selector": {
    plural: "pods",
    rest: (bytes) =>
      pod(
        `"affinity":{"nodeAffinity":{"requiredDuringSchedulingIgnoredDuringExecution":{"nodeSelectorTerms":[{"matchExpressions":[{"key":"a","operator":"In","values":[${many(bytes, (i) => `"v${i}"`)}]}]}]}}}`,
      ),
  },
  spread: {
    plural: "deployments",
    rest: (bytes) =>
      deployment(
        `"topologySpreadConstraints":[${many(bytes, (i) => `{"maxSkew":1,"topologyKey":"k${i % 900}","whenUnsatisfiable":"DoNotSchedule","labelSelector":{}}`)}]`,
      ),
  },
  "a selector of a deployment": {
    plural: "deployments",
    rest: (bytes) => `"spec":{"selector":{"matchLabels":{${many(bytes, (i) => `"l${i}":"v"`)}}},"template":{}}`,
  },
  "init containers": {
    plural: "deployments",
    rest: (bytes) =>
      deployment(
        `"initContainers":[${many(bytes, (i) => `{"name":"i${i}","image":"a","env":[{"name":"A"},{"name":"A"}]}`)}]`,
      ),
  },
  "ports of a service": {
    plural: "services",
    rest: (bytes) => `"spec":{"ports":[${many(bytes, (i) => `{"name":"p${i}","port":${i % 65536}}`)}]}`,
  },
  "addresses of endpoints": {
    plural: "endpoints",
    rest: (bytes) => `"subsets":[{"addresses":[${many(bytes, (i) => `{"ip":"10.0.${i >> 8}.${i & 255}"}`)}]}]`,
  },
  "endpoints of a slice": {
    plural: "endpointslices",
    rest: (bytes) =>
      `"addressType":"IPv4","endpoints":[${many(bytes, (i) => `{"addresses":["10.1.${i >> 8}.${i & 255}"]}`)}]`,
  },
  "rules of a role": {
    plural: "roles",
    rest: (bytes) => `"rules":[${many(bytes, (i) => `{"apiGroups":[""],"resources":["r${i}"],"verbs":["get"]}`)}]`,
  },
  "peers of a policy": {
    plural: "networkpolicies",
    rest: (bytes) =>
      `"spec":{"podSelector":{},"ingress":[{"from":[${many(bytes, (i) => `{"ipBlock":{"cidr":"10.0.0.0/8","except":["10.${i % 256}.0.0/16"]}}`)}]}]}`,
  },
  "rules of an ingress": {
    plural: "ingresses",
    rest: (bytes) => `"spec":{"rules":[${many(bytes, (i) => `{"host":"h${i}.example.com"}`)}]}`,
  },
  "a long schedule": {
    plural: "cronjobs",
    rest: (bytes) => `"spec":{"schedule":"${times("1,", bytes)}1 * * * *","jobTemplate":{}}`,
  },
  "a long time zone": {
    plural: "cronjobs",
    rest: (bytes) => `"spec":{"schedule":"* * * * *","timeZone":"${times("A/", bytes)}","jobTemplate":{}}`,
  },
  "taints of a node": {
    plural: "nodes",
    rest: (bytes) => `"spec":{"taints":[${many(bytes, (i) => `{"key":"k${i}","effect":"NoSchedule"}`)}]}`,
  },
  "conditions of a node": {
    plural: "nodes",
    rest: (bytes) => `"status":{"conditions":[${many(bytes, (i) => `{"type":"T${i}","status":"True"}`)}]}`,
  },
  "a message of an event": {
    plural: "events",
    rest: (bytes) => `"involvedObject":{},"message":"${times("m", bytes)}"`,
  },
  "properties of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(many(bytes, (i) => `"p${i}":{"type":"string"}`)),
  },
  "a deep definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => {
      const depth = Math.floor(bytes / 45);
      return definition(`${'{"type":"object","properties":{"a":'.repeat(depth)}{"type":"string"}${"}}".repeat(depth)}`);
    },
  },
  "defaults of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(many(bytes, (i) => `"p${i}":{"type":"object","default":{"a":1}}`)),
  },
  "choices of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(`"a":{"type":"string","enum":[${many(bytes, (i) => `"e${i}"`)}]}`),
  },
  "a pattern of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(`"a":{"type":"string","pattern":"^${times("(a+)+", bytes)}$"}`),
  },
  "a pattern with counts": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(`"a":{"type":"string","pattern":"${times("((a{1,99}){1,99})", bytes)}"}`),
  },
  "junctors of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => properties(`"a":{"type":"string","allOf":[${times('{"minLength":1},', bytes)}{}]}`),
  },
  "columns of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) =>
      definition(
        '{"type":"object"}',
        `,"additionalPrinterColumns":[${many(bytes, (i) => `{"name":"c${i}","type":"string","jsonPath":".a[${i}]"}`)}]`,
      ),
  },
  "a path of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) =>
      definition(
        '{"type":"object"}',
        `,"additionalPrinterColumns":[{"name":"c","type":"string","jsonPath":"${times(".a[0]", bytes)}"}]`,
      ),
  },
  "rules of a definition": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(many(bytes, (i) => `{"rule":"self.a != 'x${i}'"}`)),
  },
  "a long rule": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"${times("self.a == 'a' || ", bytes)}true"}`),
  },
  "a deep rule": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"${times("(", bytes / 2)}true${times(")", bytes / 2)}"}`),
  },
  "a rule of signs": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"${times("!", bytes)}true"}`),
  },
  "a rule of one list": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"[${times("1,", bytes)}1].all(x, [1,2].all(y, x > y))"}`),
  },
  "a rule with a pattern": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"self.a.matches('${times("(a*)*", bytes)}')"}`),
  },
  "a rule of choices": {
    plural: "customresourcedefinitions",
    rest: (bytes) => rules(`{"rule":"${times("true ? true : ", bytes)}true"}`),
  },
  "rules of a policy": {
    plural: "validatingadmissionpolicies",
    rest: (bytes) => policy(many(bytes, (i) => `{"expression":"object.metadata.name != 'n${i}'"}`)),
  },
  "a long rule of a policy": {
    plural: "validatingadmissionpolicies",
    rest: (bytes) => policy(`{"expression":"${times("object.metadata.name == 'a' || ", bytes)}true"}`),
  },
  webhooks: {
    plural: "validatingwebhookconfigurations",
    rest: (bytes) =>
      `"webhooks":[${many(bytes, (i) => `{"name":"w${i}.example.com","clientConfig":{"url":"https://a/"},"sideEffects":"None","admissionReviewVersions":["v1"]}`)}]`,
  },
  "ports of a gizmo": {
    plural: "gizmos",
    rest: (bytes) => `"spec":{"size":1,"ports":[${many(bytes, (i) => `{"name":"p${i % 500}"}`)}]}`,
  },
  "names of a gizmo": {
    plural: "gizmos",
    rest: (bytes) => `"spec":{"size":1,"names":[${many(bytes, (i) => `"n${i}"`)}]}`,
  },
  "free fields of a gizmo": {
    plural: "gizmos",
    rest: (bytes) => `"spec":{"size":1,"free":{${many(bytes, (i) => `"f${i}":[${i}]`)}}}`,
  },
  "unknown fields of a gizmo": {
    plural: "gizmos",
    rest: (bytes) => `"spec":{"size":1,${many(bytes, (i) => `"u${i}":{}`)}}`,
  },
  "wrong members of a gizmo": {
    plural: "gizmos",
    rest: (bytes) => `"spec":{"size":1,"all":{${many(bytes, (i) => `"f${i}":"x"`)}}}`,
  },
  "a review": {
    plural: "subjectaccessreviews",
    rest: (bytes) =>
      `"spec":{"user":"u","groups":[${many(bytes, (i) => `"g${i}"`)}],"extra":{"a":[${times('"x",', bytes / 2)}""]},"nonResourceAttributes":{"path":"/","verb":"get"}}`,
  },
  "a selector of a review": {
    plural: "selfsubjectaccessreviews",
    rest: (bytes) =>
      `"spec":{"resourceAttributes":{"resource":"pods","verb":"list","labelSelector":{"requirements":[${many(bytes, (i) => `{"key":"k${i}","operator":"In","values":["a"]}`)}]}}}`,
  },
  "a token of a review": { plural: "tokenreviews", rest: (bytes) => `"spec":{"token":"${times("eyJh.", bytes)}"}` },
  "a signing request": {
    plural: "certificatesigningrequests",
    rest: (bytes) =>
      `"spec":{"request":"${times("TUlJ", bytes)}","signerName":"example.com/a","usages":[${times('"client auth",', bytes / 4)}"any"]}`,
  },
};
