import * as assert from "uvu/assert";
import type { Answer, Api } from "../harness/api.ts";
import type { Parsed } from "../harness/watch.ts";

/** One request of a manager on the object of its row. The last but one of a row that `fails` changes nothing. */
export interface Step {
  readonly by: string;
  readonly op: "apply" | "create" | "replace" | "merge" | "json" | "strategic";
  /** What is sent; kind, apiVersion and name are added. Of `replace` it is merged over the object as it is. */
  readonly body: Parsed;
  /** Sub-resource, e.g. "status". */
  readonly at?: string;
  readonly force?: boolean;
  /** Another version than the row's: the path of its collection. */
  readonly version?: { readonly apiVersion: string; readonly path: string };
  /** Further parameters, e.g. "dryRun=All". */
  readonly query?: string;
  /** The write is refused: its code and what its message must be or match. */
  readonly fails?: readonly [code: number, message: string | RegExp];
  /** Fields that the causes of a conflict name. */
  readonly causes?: readonly string[];
  /** Changes nothing: no new resourceVersion. */
  readonly isNoOp?: boolean;
}

/** Operations on one new object, and what comes of them. */
export interface Row {
  readonly title: string;
  readonly kind: Kind;
  readonly steps: readonly Step[];
  /** Values by their path: `spec.replicas`, `metadata.labels`. undefined: there is none. */
  readonly object?: Readonly<Record<string, unknown>>;
  /** The fields of each manager, as messages name them: "apply a", "update b", "update b/status". */
  readonly managers?: Readonly<Record<string, readonly string[]>>;
}

export interface Kind {
  readonly apiVersion: string;
  readonly kind: string;
  readonly path: string;
}

const contentTypes = {
  apply: "application/apply-patch+yaml",
  merge: "application/merge-patch+json",
  json: "application/json-patch+json",
  strategic: "application/strategic-merge-patch+json",
};

/** Does the steps of a row on an object called `name`, and compares. */
export async function follow(api: Api, row: Row, name: string): Promise<void> {
  const path = `${row.kind.path}/${name}`;
  for (const [index, step] of row.steps.entries()) {
    const before = await versionAt(api, path);
    const answer = await send(api, row, { step, name });
    const what = `step ${index + 1}: ${step.op} by ${step.by}: ${answer.text}`;
    if (step.fails === undefined) assert.ok(answer.status < 300, what);
    else {
      const [code, message] = step.fails;
      assert.is(answer.status, code, what);
      const found = answer.json.message.replaceAll(name, "NAME");
      if (typeof message === "string") assert.is(found, message);
      else assert.match(found, message);
      if (step.causes !== undefined) {
        const causes = answer.json.details.causes as Parsed[];
        assert.equal(
          causes.map((each) => each.field),
          step.causes,
        );
        assert.ok(causes.every((each) => each.reason === "FieldManagerConflict"));
      }
    }
    const isSame = step.fails !== undefined || step.isNoOp === true || step.query?.includes("dryRun=All") === true;
    if (isSame) assert.is(await versionAt(api, path), before, `${what}: the object was written`);
    else assert.is.not(await versionAt(api, path), before, `${what}: the object was not written`);
  }
  const stored = await api.get(path);
  for (const [at, value] of Object.entries(row.object ?? {})) {
    assert.equal(valueAt(stored.json, at), value, `${at} of ${stored.text}`);
  }
  if (row.managers !== undefined) assert.equal(managersOf(stored.json), row.managers);
}

async function versionAt(api: Api, path: string): Promise<string | undefined> {
  const found = await api.get(path);
  return found.status === 200 ? found.json.metadata.resourceVersion : undefined;
}

async function send(
  api: Api,
  { kind }: Row,
  { step, name }: { readonly step: Step; readonly name: string },
): Promise<Answer> {
  const { by, op, at, force, query = "", version } = step;
  const { apiVersion, path } = { ...kind, ...version };
  const parameters = `fieldManager=${by}${force === true ? "&force=true" : ""}${query === "" ? "" : `&${query}`}`;
  const target = `${path}/${name}${at === undefined ? "" : `/${at}`}?${parameters}`;
  const whole = (body: Parsed) => ({
    apiVersion,
    kind: kind.kind,
    ...body,
    metadata: { name, ...body.metadata },
  });
  if (op === "create") return api.post(`${path}?${parameters}`, whole(step.body));
  if (op === "replace") {
    const now = (await api.get(`${path}/${name}`)).json;
    return api.put(target, { ...now, ...step.body, metadata: { ...now.metadata, ...step.body.metadata } });
  }
  const body = op === "apply" ? whole(step.body) : step.body;
  return api.call("PATCH", target, { body, headers: { "content-type": contentTypes[op] } });
}

function valueAt(object: Parsed, path: string): unknown {
  return path.split(".").reduce((value, name) => value?.[name], object);
}

/** The entries of an object as rows state them. */
export function managersOf(object: Parsed): Record<string, string[]> {
  const entries: Parsed[] = object.metadata.managedFields ?? [];
  return Object.fromEntries(
    entries.map((entry) => {
      assert.is(entry.fieldsType, "FieldsV1");
      const where = entry.subresource === undefined ? "" : `/${entry.subresource}`;
      return [`${entry.operation.toLowerCase()} ${entry.manager}${where}`, pathsOf(entry.fieldsV1)];
    }),
  );
}

/** The paths in a fieldsV1 set, in its order. */
export function pathsOf(set: Parsed, at = ""): string[] {
  return Object.keys(set).flatMap((element) => {
    if (element === ".") return [at];
    const path = at + stepOf(element);
    const below = set[element];
    return Object.keys(below).length === 0 ? [path] : pathsOf(below, path);
  });
}

function stepOf(element: string): string {
  const rest = element.slice(2);
  switch (element.slice(0, 2)) {
    case "f:":
      return `.${rest}`;
    case "v:":
      return `[=${rest}]`;
    case "k:":
      return `[${Object.entries(JSON.parse(rest))
        .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
        .join()}]`;
    default:
      throw new Error(`an element that the server does not write: ${element}`);
  }
}
