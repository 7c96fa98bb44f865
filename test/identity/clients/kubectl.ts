import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openShell } from "../../harness/kubectl.ts";
import { type Answer, type Client, home, type Manifest, type Operation, pathOf, queryOf } from "./step.ts";

/** kubectl: an operation is a command line as a user types it, or `--raw` where there is no other. */
export function kubectlClient(kubeconfig: string): Client {
  const shell = openShell({ kubeconfig, namespace: home });
  const file = join(shell.home, "body.json");
  const run: Client["run"] = async (operation) => {
    const command = commandOf(operation, file);
    if (command === undefined) return undefined;
    if (operation.body !== undefined) writeFileSync(file, JSON.stringify(operation.body));
    const errors = join(shell.home, "errors");
    const line = ["kubectl", ...command, ...scopeOf(operation), `2>${errors}`].join(" ");
    const { output, code } = await shell.run(`${line} || { code=$?; cat ${errors}; exit $code; }`);
    return code === 0 ? { object: shown(operation, output) } : failureOf(output);
  };
  return { run, close: shell.close };
}

function scopeOf({ namespace, as }: Operation): string[] {
  return [...(namespace === undefined ? [] : [`-n ${namespace}`]), ...(as === undefined ? [] : [`--as=${as}`])];
}

/** What a command prints: an object, the events of a watch, a table, or nothing of interest. */
function shown({ verb, subresource }: Operation, output: string): unknown {
  if (verb === "table") return tableOf(output);
  if (verb === "watch")
    return output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  if (verb === "delete" || verb === "deletecollection") return undefined;
  if (verb === "apply" && subresource !== undefined) return undefined;
  return JSON.parse(output);
}

function commandOf(operation: Operation, file: string): string[] | undefined {
  const { verb, query = {}, subresource } = operation;
  if (verb === "create" && hasVersion(operation.body)) return undefined; // kubectl would take it off
  const flags = [...flagsOf(operation), "-o json --show-managed-fields"];
  if (verb === "watch") return raw(operation, { ...query, watch: 1, timeoutSeconds: 1 });
  if (verb === "table") return ["get", targetOf(operation), ...selectorsOf(operation)];
  if (subresource !== undefined && (verb === "create" || verb === "update")) {
    const word = verb === "create" ? "create" : "replace";
    return [word, `--raw '${pathOf(operation)}?${queryOf(query)}'`, `-f ${file}`];
  }
  if (verb === "create" || verb === "update") {
    const word = verb === "create" ? "create" : "replace";
    const validate = `--validate=${(query.fieldValidation ?? "Warn").toLowerCase()}`;
    return [word, `-f ${file}`, validate, ...flags];
  }
  if (verb === "apply") {
    return ["apply", "--server-side", `-f ${file}`, "--validate=warn", ...subresourceOf(operation), ...flags];
  }
  if (verb === "patch") {
    const type = `--type=${operation.patchType}`;
    return ["patch", targetOf(operation), type, `--patch-file=${file}`, ...subresourceOf(operation), ...flags];
  }
  if (verb === "delete") return deletion(operation);
  if (verb === "deletecollection") {
    const all = query.labelSelector === undefined && query.fieldSelector === undefined ? ["--all"] : [];
    return ["delete", targetOf(operation), ...all, ...selectorsOf(operation), "--wait=false", ...flagsOf(operation)];
  }
  if (query.limit ?? query.continue ?? query.resourceVersion) return raw(operation, query);
  if (verb === "get" && subresource !== undefined && !["status", "scale"].includes(subresource)) {
    return raw(operation, query);
  }
  return [
    "get",
    targetOf(operation),
    ...subresourceOf(operation),
    ...selectorsOf(operation),
    "-o json --show-managed-fields",
  ];
}

function raw(operation: Operation, query: object): string[] {
  const path = pathOf(operation.verb === "watch" ? { ...operation, verb: "list" } : operation);
  return ["get", `--raw '${path}?${queryOf(query)}'`];
}

function deletion(operation: Operation): string[] | undefined {
  const { query: { propagationPolicy, gracePeriodSeconds } = {}, subresource } = operation;
  if (subresource !== undefined) return undefined;
  const grace = gracePeriodSeconds === undefined ? [] : [`--grace-period=${gracePeriodSeconds}`];
  const force = gracePeriodSeconds === 0 ? ["--force"] : [];
  const cascade = propagationPolicy === undefined ? [] : [`--cascade=${propagationPolicy.toLowerCase()}`];
  return ["delete", targetOf(operation), "--wait=false", ...grace, ...force, ...cascade, ...flagsOf(operation)];
}

/** `deployments.v1.apps web`, in the form that leaves no doubt about the version. */
function targetOf({ apiVersion, kind, name }: Operation): string {
  const [version, group] = apiVersion.split("/").toReversed();
  const type = group === undefined ? kind : `${kind}.${version}.${group}`;
  return name === undefined ? type : `${type} ${name}`;
}

function subresourceOf({ subresource }: Operation): string[] {
  return subresource === undefined ? [] : [`--subresource=${subresource}`];
}

function selectorsOf({ query: { labelSelector, fieldSelector } = {} }: Operation): string[] {
  return [
    ...(labelSelector === undefined ? [] : [`-l '${labelSelector}'`]),
    ...(fieldSelector === undefined ? [] : [`--field-selector='${fieldSelector}'`]),
  ];
}

function flagsOf({ query: { dryRun, fieldManager, force } = {} }: Operation): string[] {
  return [
    ...(dryRun === undefined ? [] : ["--dry-run=server"]),
    ...(fieldManager === undefined ? [] : [`--field-manager=${fieldManager}`]),
    ...(force === true ? ["--force-conflicts"] : []),
  ];
}

function hasVersion(body: unknown): boolean {
  return (body as Partial<Manifest> | undefined)?.metadata?.["resourceVersion"] !== undefined;
}

const codes: Readonly<Record<string, number>> = {
  AlreadyExists: 409,
  BadRequest: 400,
  Conflict: 409,
  Expired: 410,
  Forbidden: 403,
  Invalid: 422,
  MethodNotAllowed: 405,
  NotFound: 404,
  UnsupportedMediaType: 415,
};

/** An error as kubectl words it; it prints the reason, which has one code. */
function failureOf(output: string): Answer {
  const lines = output.trimEnd().split("\n");
  const text = lines.filter((line) => !line.startsWith("Warning: ")).join("\n");
  const [, refusal = "", conflict] =
    /^error: (Apply failed with \d+ conflicts?: (.*?))(?=\nPlease|$)/s.exec(text) ?? [];
  if (conflict !== undefined) return { code: 409, reason: "Conflict", message: refusal };
  const [, invalid] = /^The .+? is invalid: ([\s\S]*)/m.exec(text) ?? [];
  if (invalid !== undefined) {
    const causes = invalid
      .trim()
      .split("\n")
      .map((line) => line.replace(/^\* /, ""));
    return { code: 422, reason: "Invalid", causes };
  }
  if (text.includes("the server doesn't have a resource type")) return { code: 404, reason: "NotFound" };
  const [, reason = text, message] = /^Error from server \((\w+)\): ([\s\S]*)/m.exec(text) ?? [];
  return { code: codes[reason], reason, message: message?.replace(said, "") };
}

/** What kubectl puts before the server's words. */
const said =
  /^(error when \w+ (patch to )?"[^"]*"|Unable to find ".*" that match label selector .*, field selector ".*"): /;

/** A table as it is printed: columns begin where their headings do. */
function tableOf(output: string): { columns: string[]; rows: string[][] } {
  const [heading = "", ...lines] = output.trimEnd().split("\n");
  const columns = heading.trim().split(/ {2,}/);
  let from = 0;
  const starts = columns.map((column) => (from = heading.indexOf(column, from)));
  const cellsOf = (line: string) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  return { columns, rows: lines.map(cellsOf) };
}
