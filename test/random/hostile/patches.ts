import { integerFrom, pickFrom, type Random } from "../../robustness/random.ts";
import { many, nested, times } from "./shapes.ts";

export const patchTypes = {
  json: "application/json-patch+json",
  merge: "application/merge-patch+json",
  strategic: "application/strategic-merge-patch+json",
  apply: "application/apply-patch+yaml",
} as const;

export interface LargePatch {
  readonly type: keyof typeof patchTypes;
  /** What it is sent to: an object of 2,000 members, or of a list of 500 items. */
  readonly to: "configmaps" | "deployments" | "gizmos";
  readonly body: (bytes: number, random: Random) => string;
}

const operations = (bytes: number, of: (index: number) => string) => `[${many(bytes, of)}]`;
const containers = "/spec/template/spec/containers";
const template = (members: string) => `{"spec":{"template":{"spec":{${members}}}}}`;
const configuration = (rest: string) => `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"large"},${rest}}`;
const deployed = (list: string) =>
  `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"large"},"spec":{"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":{"labels":{"a":"b"}},"spec":{"containers":[${list}]}}}}`;

/** Patches of all kinds with many parts, and few whose parts are dear. */
export const largePatches: Readonly<Record<string, LargePatch>> = {
  "adds of members": {
    type: "json",
    to: "configmaps",
    body: (bytes) => operations(bytes, (i) => `{"op":"add","path":"/data/n${i}","value":"v"}`),
  },
  "adds at the begin of a list": {
    type: "json",
    to: "gizmos",
    body: (bytes) => operations(bytes, () => '{"op":"add","path":"/spec/free/list/0","value":1}'),
  },
  "removes at the begin of a list": {
    type: "json",
    to: "gizmos",
    body: (bytes) => operations(bytes, () => '{"op":"remove","path":"/spec/free/list/0"}'),
  },
  "copies of the whole": {
    type: "json",
    to: "gizmos",
    body: (bytes) => operations(bytes, (i) => `{"op":"copy","from":"/spec/free","path":"/spec/free/c${i}"}`),
  },
  "copies of what was copied": {
    type: "json",
    to: "gizmos",
    body: (bytes) => operations(bytes, () => '{"op":"copy","from":"/spec/free/list","path":"/spec/free/list/-"}'),
  },
  "copies of a large text": {
    type: "json",
    to: "configmaps",
    body: (bytes) => operations(bytes, (i) => `{"op":"copy","from":"/data/large","path":"/data/c${i}"}`),
  },
  "moves to and fro": {
    type: "json",
    to: "configmaps",
    body: (bytes) =>
      operations(bytes, (i) =>
        i % 2 === 0
          ? '{"op":"move","from":"/data","path":"/metadata/x"}'
          : '{"op":"move","from":"/metadata/x","path":"/data"}',
      ),
  },
  "tests of the whole": {
    type: "json",
    to: "configmaps",
    body: (bytes) => operations(bytes, () => '{"op":"test","path":"/data/large","value":"x"}'),
  },
  "tests of a large value": {
    type: "json",
    to: "configmaps",
    body: (bytes) => `[{"op":"test","path":"/data","value":{${many(bytes, (i) => `"k${i}":"v"`)}}}]`,
  },
  "a path of many steps": {
    type: "json",
    to: "gizmos",
    body: (bytes) => `[{"op":"add","path":"/spec/free${times("/a", bytes)}","value":1}]`,
  },
  "a path of escapes": {
    type: "json",
    to: "gizmos",
    body: (bytes) => `[{"op":"add","path":"/spec/free/${times("~1~0", bytes)}","value":1}]`,
  },
  "a list that grows deep": {
    type: "json",
    to: "gizmos",
    body: (bytes) => operations(bytes, (i) => `{"op":"add","path":"/spec/free/deep${"/0".repeat(i)}","value":[]}`),
  },
  "a list that grows deep where none may be": {
    type: "json",
    to: "configmaps",
    body: (bytes) => operations(bytes, (i) => `{"op":"add","path":"/data/deep${"/0".repeat(i)}","value":[]}`),
  },
  "replaces of items": {
    type: "json",
    to: "deployments",
    body: (bytes) => operations(bytes, (i) => `{"op":"replace","path":"${containers}/${i % 500}/image","value":"b"}`),
  },
  "operations that are none": { type: "json", to: "configmaps", body: (bytes) => `[${times("{},", bytes)}{}]` },
  "a large value": {
    type: "json",
    to: "gizmos",
    body: (bytes) => `[{"op":"add","path":"/spec/free/x","value":[${times("[],", bytes)}1]}]`,
  },
  "merged members": {
    type: "merge",
    to: "configmaps",
    body: (bytes) => `{"data":{${many(bytes, (i) => `"m${i}":"v"`)}}}`,
  },
  "nulls of members": {
    type: "merge",
    to: "configmaps",
    body: (bytes) => `{"data":{${many(bytes, (i) => `"k${i}":null`)}}}`,
  },
  "a deep merge": {
    type: "merge",
    to: "gizmos",
    body: (bytes) => `{"spec":{"free":${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}}}`,
  },
  "a list in a merge": {
    type: "merge",
    to: "gizmos",
    body: (bytes) => `{"spec":{"free":{"list":${nested("[", "]", bytes)}}}}`,
  },
  "owners in a merge": {
    type: "merge",
    to: "configmaps",
    body: (bytes) => `{"metadata":{"ownerReferences":[${times("{},", bytes)}{}]}}`,
  },
  "items by their keys": {
    type: "strategic",
    to: "deployments",
    body: (bytes) => template(`"containers":[${many(bytes, (i) => `{"name":"c${i}","image":"b"}`)}]`),
  },
  "items to delete": {
    type: "strategic",
    to: "deployments",
    body: (bytes) => template(`"containers":[${many(bytes, (i) => `{"$patch":"delete","name":"c${i}"}`)}]`),
  },
  "an order of items": {
    type: "strategic",
    to: "deployments",
    body: (bytes) =>
      template(
        `"$setElementOrder/containers":[${many(bytes, (i) => `{"name":"c${499 - (i % 500)}"}`)}],"containers":[{"name":"c1","image":"c"}]`,
      ),
  },
  "an order of what is not there": {
    type: "strategic",
    to: "deployments",
    body: (bytes) => template(`"$setElementOrder/containers":[${many(bytes, (i) => `{"name":"x${i}"}`)}]`),
  },
  "members to keep": {
    type: "strategic",
    to: "deployments",
    body: (bytes) => template(`"$retainKeys":[${many(bytes, (i) => `"r${i}"`)}],"volumes":[]`),
  },
  "plain values to delete": {
    type: "strategic",
    to: "configmaps",
    body: (bytes) => `{"metadata":{"$deleteFromPrimitiveList/finalizers":[${many(bytes, (i) => `"f${i}"`)}]}}`,
  },
  "values to add to a set": {
    type: "strategic",
    to: "configmaps",
    body: (bytes) => `{"metadata":{"finalizers":[${many(bytes, (i) => `"example.com/${i}"`)}]}}`,
  },
  "replaces inside": {
    type: "strategic",
    to: "deployments",
    body: (bytes) => template(`"containers":[${times('{"$patch":"replace"},', bytes)}{}]`),
  },
  "a configuration of many members": {
    type: "apply",
    to: "configmaps",
    body: (bytes) => configuration(`"data":{${many(bytes, (i) => `"a${i}":"v"`)}}`),
  },
  "a configuration of what others own": {
    type: "apply",
    to: "configmaps",
    body: (bytes) => configuration(`"data":{${many(bytes, (i) => `"k${i % 2000}x${i > 2000 ? i : ""}":"o"`)}}`),
  },
  "a configuration of many items": {
    type: "apply",
    to: "deployments",
    body: (bytes) => deployed(many(bytes, (i) => `{"name":"c${i}","image":"d","ports":[{"containerPort":1}]}`)),
  },
  "a configuration of the same items": {
    type: "apply",
    to: "deployments",
    body: (bytes) => deployed(`${times('{"name":"c1","image":"d"},', bytes)}{"name":"c1"}`),
  },
  "a configuration of blocks": {
    type: "apply",
    to: "configmaps",
    body: (bytes) => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: large}\ndata:\n${times("  a: b\n", bytes)}`,
  },
  "a configuration with managers": {
    type: "apply",
    to: "configmaps",
    body: (bytes) =>
      `{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"large","managedFields":[${times("{},", bytes)}{}]}}`,
  },
};

/** Parameters of a patch: most store nothing, so that memory and disk stay as they are. */
export function patchQuery(type: keyof typeof patchTypes, random: Random): string {
  const dry = random() < 0.9 ? "dryRun=All&" : "";
  const owner = `fieldManager=m${integerFrom(0, 30, random)}`;
  const force = type === "apply" ? `&force=${pickFrom(["true", "true", "false"], random)}` : "";
  return `?${dry}${owner}${force}${pickFrom(["", "&fieldValidation=Strict", "&fieldValidation=Ignore"], random)}`;
}
