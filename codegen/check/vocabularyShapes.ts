/** Shapes of platform.yaml and of the vocabulary files. */
import type { DocumentKind } from "../spec.ts";
import type { FlagType } from "../../runtime/schema/index.ts";
import type { ObjectShape, Shape } from "./shape.ts";

const string: Shape = { type: "string" };
const boolean: Shape = { type: "boolean" };
const integer: Shape = { type: "integer" };
const stringList: Shape = { type: "list", of: string };
const stringMap: Shape = { type: "map", of: () => string };

export const parameterTypes = [
  ...(["string", "number", "string[]", "GroupResource", "GroupKind", "FieldError[]", "StatusCause[]"] as const),
];

const platform: ObjectShape = {
  type: "object",
  noun: "the platform",
  keys: {
    ...{
      name: string,
      apiDomain: string,
      labelDomain: string,
      systemPrefix: string,
      vendor: string,
      metricPrefix: string,
    },
    ...{ agentName: string, agentTitle: string, metaGroup: string, protobufMediaType: string, protobufMagic: string },
    ...{ gitVersion: string, major: string, minor: string, description: string },
    wireAliases: {
      type: "object",
      noun: "wireAliases",
      keys: { groups: stringMap, mediaTypes: stringMap, annotations: stringMap },
    },
  },
  required: ["name", "apiDomain", "labelDomain", "systemPrefix", "vendor", "metricPrefix", "agentName", "gitVersion"],
};

const cause: Shape = { type: "object", noun: "a cause", keys: { reason: string, message: string, field: string } };

const error: ObjectShape = {
  type: "object",
  noun: "an error",
  keys: {
    name: string,
    code: integer,
    reason: string,
    description: string,
    parameters: {
      type: "list",
      of: {
        type: "object",
        noun: "a parameter",
        keys: {
          name: string,
          type: { type: "string", values: parameterTypes },
          description: string,
          optional: boolean,
        },
        required: ["name", "type"],
      },
    },
    message: string,
    metadata: { type: "object", noun: "metadata", keys: { continue: string } },
    details: {
      type: "object",
      noun: "details",
      keys: {
        ...{ name: string, group: string, kind: string, uid: string, retryAfterSeconds: string },
        causes: { type: "either", shapes: [string, { type: "list", of: cause }] },
      },
    },
  },
  required: ["name", "code", "reason", "message"],
};

/** What holds of a gate from a version on. */
const gateState = {
  since: string,
  stage: { type: "string", values: ["Alpha", "Beta", "GA", "Deprecated"] },
  default: boolean,
  locked: boolean,
} as const;

const gate: ObjectShape = {
  type: "object",
  noun: "a gate",
  keys: {
    name: string,
    ...gateState,
    before: {
      type: "list",
      of: { type: "object", noun: "a state", keys: gateState, required: ["since", "stage", "default"] },
    },
    components: stringList,
    effect: { type: "string", values: ["none yet"] },
    description: string,
  },
  required: ["name", "stage", "default"],
};

export const flagTypes: readonly FlagType[] = [
  ...(["string", "int", "number", "boolean", "duration"] as const),
  ...(["list", "texts", "map", "multimap"] as const),
];

const flag: ObjectShape = {
  type: "object",
  noun: "a flag",
  keys: {
    name: string,
    property: string,
    type: { type: "string", values: [...flagTypes] },
    separator: string,
    default: { type: "either", shapes: [string, { type: "number" }, boolean, stringList] },
    enum: stringList,
    keys: { type: "string", values: ["gates"] },
    minimum: { type: "number" },
    maximum: { type: "number" },
    negative: boolean,
    format: { type: "string", values: ["ip"] },
    confidential: boolean,
    field: string,
    item: string,
    effect: { type: "string", values: ["none"] },
    description: string,
  },
  required: ["name", "type", "description"],
};

const configuration: ObjectShape = {
  type: "object",
  noun: "the form of configuration files",
  keys: {
    ...{ kind: string, apiVersion: string, zeros: { type: "string", values: ["default"] }, zeroNumbers: stringList },
    paths: stringList,
  },
  required: ["kind", "apiVersion"],
};

const component: ObjectShape = {
  type: "object",
  noun: "a component",
  keys: {
    ...{ name: string, description: string, configuration, sets: stringList, flags: { type: "list", of: flag } },
    refused: stringMap,
  },
  required: ["name", "description"],
};

const flags: ObjectShape = {
  type: "object",
  noun: "flags.yaml",
  keys: { sets: { type: "map", of: () => ({ type: "list", of: flag }) }, components: { type: "list", of: component } },
  required: ["components"],
};

const column: ObjectShape = {
  type: "object",
  noun: "a column",
  keys: {
    ...{ name: string, jsonPath: string, format: string, description: string, priority: integer },
    type: { type: "string", values: ["string", "integer", "number", "boolean", "date"] },
  },
  required: ["name", "type", "jsonPath"],
};

const columns: Shape = { type: "list", of: { type: "either", shapes: [string, column] } };

const tables: ObjectShape = {
  type: "object",
  noun: "tables.yaml",
  keys: {
    columns: { type: "map", of: () => column },
    defaultColumns: stringList,
    customResourceColumns: {
      type: "object",
      noun: "customResourceColumns",
      keys: { first: columns, whenNoneDeclared: columns },
    },
    otherColumns: { type: "map", of: () => columns },
  },
};

/** Who may use a well-known name that no code uses yet. */
const users = [
  ...["nodeagent", "scheduler", "serviceproxy", "controllers"],
  ...["admission", "authentication", "authorization", "clients"],
];

const constant: ObjectShape = {
  type: "object",
  noun: "a well-known name",
  keys: { name: string, value: string, usedBy: { type: "string", values: users }, description: string },
  required: ["name", "value"],
};

export const metricTypes = ["counter", "gauge", "histogram"] as const;

export const stabilities = ["STABLE", "BETA", "ALPHA"] as const;

const metric: ObjectShape = {
  type: "object",
  noun: "a metric",
  keys: {
    name: string,
    prefixed: boolean,
    systemPrefixed: boolean,
    type: { type: "string", values: metricTypes },
    stability: { type: "string", values: stabilities },
    help: string,
    labels: stringList,
    buckets: { type: "list", of: { type: "number" } },
  },
  required: ["name", "type", "help"],
};

const alert: ObjectShape = {
  type: "object",
  noun: "an alert",
  keys: {
    ...{ name: string, expr: string, for: string, summary: string },
    severity: { type: "string", values: ["critical", "warning", "info"] },
  },
  required: ["name", "expr", "severity", "summary"],
};

const panel: ObjectShape = {
  type: "object",
  noun: "a panel",
  keys: { row: string, title: string, unit: string, legend: stringList, expr: string },
  required: ["row", "title", "unit", "legend", "expr"],
};

const rule: ObjectShape = {
  type: "object",
  noun: "a rule",
  keys: {
    ...{ apiGroups: stringList, resources: stringList, resourceNames: stringList, nonResourceURLs: stringList },
    ...{ verbs: stringList, featureGate: string },
  },
  required: ["verbs"],
};

const role: ObjectShape = {
  type: "object",
  noun: "a role",
  keys: {
    ...{ name: string, namespace: string, labels: stringMap, binding: string, featureGate: string },
    aggregates: { type: "list", of: stringMap },
    boundTo: {
      type: "object",
      noun: "boundTo",
      keys: { users: stringList, groups: stringList, serviceAccounts: stringList },
    },
    rules: { type: "list", of: rule },
  },
  required: ["name"],
};

const flowRule: ObjectShape = {
  type: "object",
  noun: "a rule",
  keys: {
    ...{ verbs: stringList, apiGroups: stringList, resources: stringList, clusterScope: boolean },
    ...{ namespaces: stringList, nonResourceURLs: stringList },
  },
  required: ["verbs"],
};

const flowControl: ObjectShape = {
  type: "object",
  noun: "flowControl",
  keys: {
    annotations: stringMap,
    priorityLevels: {
      type: "list",
      of: {
        type: "object",
        noun: "a priority level",
        keys: {
          ...{ name: string, shares: integer, lendablePercent: integer },
          ...{ queues: integer, handSize: integer, queueLengthLimit: integer },
        },
        required: ["name", "shares", "lendablePercent", "queues", "handSize", "queueLengthLimit"],
      },
    },
    flowSchemas: {
      type: "list",
      of: {
        type: "object",
        noun: "a flow schema",
        keys: {
          ...{ name: string, priorityLevel: string, precedence: integer },
          distinguisher: { type: "string", values: ["ByUser", "ByNamespace"] },
          ...{ users: stringList, groups: stringList, serviceAccounts: stringList },
          ...{ resourceRules: { type: "list", of: flowRule }, nonResourceRules: { type: "list", of: flowRule } },
        },
        required: ["name", "priorityLevel", "precedence"],
      },
    },
  },
};

const policies: ObjectShape = {
  type: "object",
  noun: "policies.yaml",
  keys: {
    ...{ labels: stringMap, annotations: stringMap },
    ...{ clusterRoles: { type: "list", of: role }, roles: { type: "list", of: role }, flowControl },
  },
  required: ["clusterRoles"],
};

const group: ObjectShape = {
  type: "object",
  noun: "a group",
  keys: { name: string, priority: integer, versions: { type: "map", of: () => integer } },
  required: ["name", "priority"],
};

export const vocabularyShapes: Readonly<Partial<Record<DocumentKind, ObjectShape>>> = {
  platform,
  errors: listFile("errors.yaml", "errors", error),
  gates: listFile("gates.yaml", "gates", gate),
  flags,
  tables,
  wellknown: listFile("wellknown.yaml", "names", constant),
  policies,
  groups: listFile("groups.yaml", "groups", group),
  metrics: {
    type: "object",
    noun: "metrics.yaml",
    keys: {
      metrics: { type: "list", of: metric },
      alerts: { type: "list", of: alert },
      panels: { type: "list", of: panel },
    },
    required: ["metrics"],
  },
};

function listFile(noun: string, key: string, of: Shape): ObjectShape {
  return { type: "object", noun, keys: { [key]: { type: "list", of } }, required: [key] };
}
