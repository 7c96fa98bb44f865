import type { Verb } from "../../runtime/schema/descriptor.ts";
import { groupVersionPath } from "../../runtime/schema/groupVersionPath.ts";
import type { KindModel, Model, OutputFile } from "../model.ts";
import { printFiles } from "../print.ts";
import type { TsFile } from "../tools/tsFile.ts";
import { importDescriptors } from "./entry.ts";
import { importSet, ownKinds, runtimePath } from "./names.ts";

/** generated/handlers.ts: what each method on each path means, in the order of the spec. */
export function emitHandlers(model: Model): Promise<OutputFile[]> {
  return printFiles([handlersFile(model)]);
}

/** Calls, whose types are all one: of that many object literals the compiler would make a union, which it refuses. */
function handlersFile(model: Model): TsFile {
  const path = "handlers.ts";
  const imports = importSet();
  const schema = runtimePath(model.imports, path, "schema/index");
  for (const name of ["HandlerRow", "ResourceDescriptor", "Verb"]) imports.add(schema, name, { isType: true });
  const descriptorOf = importDescriptors(imports);
  const rows = ownKinds(model).flatMap((kind) => {
    const descriptor = descriptorOf(kind);
    return rowsOf(kind).map(({ verb, path: url, subresource }) => {
      const rest = subresource === "" ? [] : [JSON.stringify(subresource)];
      return `  row(${[JSON.stringify(verb), JSON.stringify(url), descriptor, ...rest].join(", ")}),\n`;
    });
  });
  const text = [
    "/** One row a verb and path; kinds in the order of the spec. */",
    `export const handlers: readonly HandlerRow[] = [\n${rows.join("")}];`,
    "",
    'function row(verb: Verb, path: string, descriptor: ResourceDescriptor, subresource = ""): HandlerRow {',
    "  return { verb, path, descriptor, subresource };",
    "}",
  ].join("\n");
  return { path, source: "all spec files", imports: imports.list(), statements: [{ kind: "text", text }] };
}

interface Row {
  readonly verb: Verb;
  readonly path: string;
  readonly subresource: string;
}

const collectionVerbs: readonly Verb[] = ["create", "deletecollection", "list", "watch"];
const objectVerbs: readonly Verb[] = ["delete", "get", "patch", "update"];

function rowsOf(kind: KindModel): Row[] {
  const root = groupVersionPath(kind);
  const collection = `${root}/${kind.namespaced ? "namespaces/{namespace}/" : ""}${kind.plural}`;
  const has = (verb: Verb) => kind.verbs.includes(verb);
  const row = (verb: Verb, path: string, subresource = ""): Row => ({ verb, path, subresource });
  const everywhere = kind.namespaced ? (["list", "watch"] as const).filter(has) : [];
  return [
    ...everywhere.map((verb) => row(verb, `${root}/${kind.plural}`)),
    ...collectionVerbs.filter(has).map((verb) => row(verb, collection)),
    ...objectVerbs.filter(has).map((verb) => row(verb, `${collection}/{name}`)),
    ...kind.subresources.flatMap(({ name, verbs }) =>
      verbs.map((verb) => row(verb, `${collection}/{name}/${name}`, name)),
    ),
  ];
}
