import type { HandlerRow } from "../../../runtime/schema/index.ts";
import type { Random } from "../../robustness/random.ts";
import type { RandomRequest } from "../request.ts";
import { type LargeObject, largeObjects } from "./objects.ts";
import { type LargePatch, largePatches, patchTypes } from "./patches.ts";
import { cborBytes, enveloped, jsonValue, protobufBytes, valueNames, yamlTexts } from "./shapes.ts";

export interface HostileRequest extends RandomRequest {
  /** What is hostile in it. */
  readonly label: string;
}

export interface Served {
  readonly rows: readonly HandlerRow[];
  /** The magic bytes of the platform's protobuf, in hexadecimal. */
  readonly magic: string;
  readonly protobufMediaType: string;
}

export interface RecipeOptions {
  readonly served: Served;
  /** About how long the body is. */
  readonly bytes: number;
  readonly random: Random;
}

/** Makes a request with a hostile body; its path has no query. */
export type Recipe = (options: RecipeOptions) => HostileRequest;

const json = "application/json";

export const objectRecipes: readonly Recipe[] = Object.entries(largeObjects).map(
  ([label, object]) =>
    ({ served, bytes, random }) =>
      objectRequest(served, { label: `${label}, ${bytes}`, object, bytes, isUpdate: random() < 0.2 }),
);

interface ObjectBody {
  readonly label: string;
  readonly object: LargeObject;
  readonly bytes: number;
  readonly isUpdate: boolean;
}

function objectRequest(served: Served, { label, object, bytes, isUpdate }: ObjectBody): HostileRequest {
  const { plural, rest, metadata } = object;
  const row = rowOf(served, "create", plural);
  const { apiVersion, kind, verbs } = row.descriptor;
  const own = metadata === undefined ? "" : `,${metadata(bytes)}`;
  const members = rest === undefined ? "" : `,${rest(bytes)}`;
  const name = plural === "customresourcedefinitions" ? "others.example.com" : "hostile";
  const text = `{"apiVersion":"${apiVersion}","kind":"${kind}","metadata":{"name":"${name}"${own}}${members}}`;
  const mayUpdate = isUpdate && verbs.includes("update");
  return {
    label: `${plural}: ${label}`,
    method: mayUpdate ? "PUT" : "POST",
    path: pathOf(mayUpdate ? rowOf(served, "update", plural) : row, name),
    headers: { "content-type": json },
    body: Buffer.from(text),
  };
}

/** Where something else is expected than what stands there. */
const places: readonly (readonly [string, (value: string) => string])[] = [
  ["configmaps", (each) => each],
  ["configmaps", (each) => `{"metadata":{"name":"a"},"data":${each}}`],
  ["configmaps", (each) => `{"metadata":{"name":"a","annotations":${each}}}`],
  ["configmaps", (each) => `{"metadata":${each}}`],
  ["configmaps", (each) => `{"metadata":{"name":"a","managedFields":${each}}}`],
  ["configmaps", (each) => `{"metadata":{"name":"a"},"unknown":${each}}`],
  ["pods", (each) => `{"metadata":{"name":"a"},"spec":${each}}`],
  ["pods", (each) => `{"metadata":{"name":"a"},"spec":{"containers":${each}}}`],
  ["pods", (each) => `{"metadata":{"name":"a"},"status":${each}}`],
  ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":1,"free":${each}}}`],
  ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":${each}}}`],
  ["gizmos", (each) => `{"metadata":{"name":"a"},"spec":{"size":1,"inner":${each}}}`],
  ["customresourcedefinitions", (each) => `{"metadata":{"name":"a.b"},"spec":{"versions":${each}}}`],
  ["resourceclaims", (each) => `{"metadata":{"name":"a"},"spec":${each}}`],
  ["controllerrevisions", (each) => `{"metadata":{"name":"a"},"revision":1,"data":${each}}`],
];

export const valueRecipes: readonly Recipe[] = valueNames.flatMap((name) =>
  places.map(
    ([plural, place]): Recipe =>
      ({ served, bytes, random }) => {
        const row = rowOf(served, "create", plural);
        const { apiVersion, kind } = row.descriptor;
        const text = place(jsonValue(name, bytes, random));
        const typed = random() < 0.5 ? text : text.replace(/^\{/, `{"apiVersion":"${apiVersion}","kind":"${kind}",`);
        return post(row, { label: `${plural}: ${name}, ${bytes}`, contentType: json, body: Buffer.from(typed) });
      },
  ),
);

export const yamlRecipes: readonly Recipe[] = Object.entries(yamlTexts).flatMap(([name, make]) =>
  ["configmaps", "pods", "gizmos"].map(
    (plural): Recipe =>
      ({ served, bytes, random }) => {
        const row = rowOf(served, "create", plural);
        const { apiVersion, kind } = row.descriptor;
        const typed = random() < 0.5 ? `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\n` : "";
        const body = Buffer.from(typed + make(bytes, random));
        return post(row, { label: `YAML: ${plural}, ${name}, ${bytes}`, contentType: "application/yaml", body });
      },
  ),
);

export const cborRecipes: readonly Recipe[] = Object.entries(cborBytes).flatMap(([name, make]) =>
  ["configmaps", "gizmos"].map(
    (plural): Recipe =>
      ({ served, bytes, random }) => {
        const inner = make(bytes, random);
        // {"metadata": inner}, or the whole.
        const body = random() < 0.5 ? inner : Buffer.concat([Buffer.from("\xa1\x48metadata", "latin1"), inner]);
        const label = `CBOR: ${plural}, ${name}, ${bytes}`;
        return post(rowOf(served, "create", plural), { label, contentType: "application/cbor", body });
      },
  ),
);

const protobufPlurals = [
  "configmaps",
  "pods",
  "deployments",
  "customresourcedefinitions",
  "secrets",
  "networkpolicies",
];

export const protobufRecipes: readonly Recipe[] = Object.entries(protobufBytes).flatMap(([name, make]) =>
  protobufPlurals.map(
    (plural): Recipe =>
      ({ served, bytes, random }) => {
        const row = rowOf(served, "create", plural);
        const { apiVersion, kind } = row.descriptor;
        const raw = make(bytes, random);
        const body = random() < 0.8 ? enveloped({ magic: served.magic, apiVersion, kind }, raw) : raw;
        const label = `protobuf: ${plural}, ${name}, ${bytes}`;
        return post(row, { label, contentType: served.protobufMediaType, body });
      },
  ),
);

export interface PatchRecipe {
  readonly type: LargePatch["type"];
  readonly make: Recipe;
}

export const patchRecipes: readonly PatchRecipe[] = Object.entries(largePatches).map(([name, { type, to, body }]) => ({
  type,
  make: ({ served, bytes, random }) => ({
    label: `${type} patch: ${name}, ${bytes}`,
    method: "PATCH",
    path: pathOf(rowOf(served, "patch", to), "large"),
    headers: { "content-type": patchTypes[type] },
    body: Buffer.from(body(bytes, random)),
  }),
}));

interface Sent {
  readonly label: string;
  readonly contentType: string;
  readonly body: Buffer;
}

function post(row: HandlerRow, { label, contentType, body }: Sent): HostileRequest {
  return { label, method: "POST", path: pathOf(row, "hostile"), headers: { "content-type": contentType }, body };
}

export function rowOf({ rows }: Pick<Served, "rows">, verb: string, plural: string): HandlerRow {
  const found = rows.find(
    (row) =>
      row.verb === verb &&
      row.descriptor.plural === plural &&
      row.subresource === "" &&
      row.path.includes("{namespace}") === row.descriptor.namespaced,
  );
  if (found === undefined) throw new Error(`no row to ${verb} ${plural}`);
  return found;
}

export function pathOf({ path: form }: HandlerRow, name: string, namespace = "default"): string {
  return form.replace("{namespace}", namespace).replace("{name}", name);
}
