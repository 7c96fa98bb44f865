import { gzipSync } from "node:zlib";
import { pickFrom, type Random } from "../../robustness/random.ts";
import { patchQuery } from "./patches.ts";
import { largePath, largeQuery, queryNames } from "./queries.ts";
import {
  cborRecipes,
  type HostileRequest,
  objectRecipes,
  patchRecipes,
  pathOf,
  protobufRecipes,
  type Recipe,
  rowOf,
  type Served,
  valueRecipes,
  yamlRecipes,
} from "./recipes.ts";
import { jsonValue, valueNames } from "./shapes.ts";

/** What the server takes of a body: above it stands a 413. */
const bodyLimitBytes = 3 * 1024 * 1024;
/** How many bodies of a size there are: the large ones take long, and there are enough of them. */
const sizes = [200, 200, 2000, 2000, 2000, 2000, 20_000, 20_000, 20_000, 20_000, 200_000, 1_000_000];
const hugeSizes = [bodyLimitBytes - 400, bodyLimitBytes - 1, bodyLimitBytes, bodyLimitBytes + 1, 2 * bodyLimitBytes];
const hugeShare = 0.02;

function sizeFrom(random: Random): number {
  return random() < hugeShare ? pickFrom(hugeSizes, random) : Math.ceil(pickFrom(sizes, random) * (0.5 + random() / 2));
}

const json = "application/json";
const validations = ["", "", "Strict", "Warn", "Ignore"];
type Maker = (served: Served, random: Random) => HostileRequest;

const makers: readonly Maker[] = [
  ...Array.from({ length: 3 }, () => sent(objectRecipes)),
  ...Array.from({ length: 2 }, () => sent(valueRecipes)),
  ...Array.from({ length: 2 }, () => sent(yamlRecipes)),
  sent(cborRecipes),
  ...Array.from({ length: 2 }, () => sent(protobufRecipes)),
  ...Array.from({ length: 3 }, () => patch),
  query,
  query,
  path,
  broken,
  options,
];

/** A request whose body, query or path is large or malicious. */
export function hostileRequest(served: Served, random: Random): HostileRequest {
  return pickFrom(makers, random)(served, random);
}

/** Nothing of it is stored. */
function sent(recipes: readonly Recipe[]): Maker {
  return (served, random) => {
    const made = pickFrom(recipes, random)({ served, bytes: sizeFrom(random), random });
    const path = `${made.path}?dryRun=All${validationFrom(random)}`;
    return { ...made, path, headers: { ...made.headers, ...acceptFrom(random) } };
  };
}

function patch(served: Served, random: Random): HostileRequest {
  const { type, make } = pickFrom(patchRecipes, random);
  const made = make({ served, bytes: sizeFrom(random), random });
  return {
    ...made,
    path: `${made.path}${patchQuery(type, random)}`,
    headers: { ...made.headers, ...acceptFrom(random) },
  };
}

function query({ rows }: Served, random: Random): HostileRequest {
  const name = pickFrom(queryNames, random);
  const plurals = ["configmaps", "pods", "gizmos", "events", "nodes"];
  const plural = pickFrom(plurals, random);
  const isDelete = random() < 0.1;
  const row = rowOf({ rows }, isDelete ? "deletecollection" : "list", plural);
  const text = largeQuery(name, random);
  return {
    label: `query of ${plural}: ${name}, ${text.length}`,
    method: isDelete ? "DELETE" : "GET",
    // Nothing may be deleted that others look for: what has this name is nowhere.
    path: `${pathOf(row, "hostile")}?${isDelete ? "dryRun=All&" : ""}${text}`,
    headers: acceptFrom(random),
    body: undefined,
  };
}

function path(_: Served, random: Random): HostileRequest {
  const at = largePath(random);
  return {
    label: `path of ${at.length}`,
    method: pickFrom(["GET", "GET", "DELETE", "PUT"], random),
    path: at,
    headers: acceptFrom(random),
    body: undefined,
  };
}

/** Compressed, cut off, in other letters, or of a type that it is not. */
function broken(served: Served, random: Random): HostileRequest {
  const whole = sent(objectRecipes)(served, random);
  const text = whole.body ?? Buffer.alloc(0);
  const compressed = () => gzipSync(text, { level: 1 });
  const ways: readonly (readonly [string, Record<string, string>, () => Buffer])[] = [
    ["gzip", { "content-encoding": "gzip" }, compressed],
    ["half of a gzip", { "content-encoding": "gzip" }, () => compressed().subarray(0, text.length / 20)],
    ["no gzip", { "content-encoding": "gzip" }, () => text],
    [
      "gzip of nothing",
      { "content-encoding": "gzip" },
      () => gzipSync(Buffer.alloc(50_000_000 * random()), { level: 1 }),
    ],
    ["a coding that is none", { "content-encoding": "x, gzip, br" }, () => text],
    ["half", {}, () => text.subarray(0, text.length * random())],
    [
      "UTF-16",
      { "content-type": "application/json; charset=utf-16" },
      () => Buffer.from(text.toString("latin1", 0, 1_000_000), "utf16le"),
    ],
    ["letters that are none", {}, () => Buffer.from(text.toString("latin1").replaceAll("a", "\xe9"), "latin1")],
    ["a NUL at the end", {}, () => Buffer.concat([text, Buffer.alloc(1000)])],
    ["twice", {}, () => Buffer.concat([text.subarray(0, bodyLimitBytes / 2), text.subarray(0, bodyLimitBytes / 2)])],
    ["as YAML", { "content-type": "application/yaml" }, () => text],
    ["as CBOR", { "content-type": "application/cbor" }, () => text],
    ["as protobuf", { "content-type": served.protobufMediaType }, () => text],
    ["as a patch", { "content-type": "application/json-patch+json" }, () => text],
    ["as a form", { "content-type": "application/x-www-form-urlencoded" }, () => text],
    ["of a type with many parameters", { "content-type": `application/json${";a=b".repeat(2000)}` }, () => text],
    ["for many types", { accept: `${"text/x;q=0.1,".repeat(600)}application/json` }, () => text],
  ];
  const [way, headers, body] = pickFrom(ways, random);
  return { ...whole, label: `${whole.label}: ${way}`, headers: { ...whole.headers, ...headers }, body: body() };
}

/** A delete with options that are large. */
function options(served: Served, random: Random): HostileRequest {
  const name = pickFrom(valueNames, random);
  const bytes = sizeFrom(random);
  const value = jsonValue(name, bytes, random);
  const member = pickFrom(["dryRun", "preconditions", "gracePeriodSeconds", "x", "kind"], random);
  const row = rowOf(served, "delete", pickFrom(["configmaps", "pods", "gizmos"], random));
  return {
    label: `delete options: ${member} of ${name}, ${bytes}`,
    method: "DELETE",
    path: pathOf(row, "hostile"),
    headers: { "content-type": json, ...acceptFrom(random) },
    body: Buffer.from(random() < 0.2 ? value : `{"${member}":${value}}`),
  };
}

function validationFrom(random: Random): string {
  const chosen = pickFrom(validations, random);
  return chosen === "" ? "" : `&fieldValidation=${chosen}`;
}

function acceptFrom(random: Random): Record<string, string> {
  const accept = pickFrom(
    ["", "", "", json, "application/yaml", "application/cbor", "application/json;as=Table;g=meta.orch.io;v=v1"],
    random,
  );
  return { ...(accept === "" ? {} : { accept }), ...(random() < 0.2 ? { "accept-encoding": "gzip" } : {}) };
}
