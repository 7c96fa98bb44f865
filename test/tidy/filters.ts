import type { Expression } from "typescript";
import { ts } from "./compiler.ts";
import { docOf } from "./docs.ts";
import type { Source } from "./source.ts";

const folder = "runtime/server/";
const chainFile = `${folder}chain.ts`;

/** The filters in the order of the chain, each once and with its own doc comment, as a table for the folder's page. */
export function filterTable(sources: readonly Source[]): string {
  const chain = sources.find((each) => each.path === chainFile);
  const rows = chain === undefined ? [] : [...new Set(filtersOf(chain))].map((name) => rowOf(name, { chain, sources }));
  return ["| Filter | What it does |", "|---|---|", ...rows].join("\n");
}

/** The functions whose results go to `app.use`, by name. */
function filtersOf(chain: Source): string[] {
  return chain.nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const [filter] = node.expression.name.text === "use" ? node.arguments : [];
    return filter === undefined ? [] : [makerOf(filter, chain)];
  });
}

/** `audit()` is made by audit, and `deadline.filter` by whatever `const deadline` calls. */
function makerOf(filter: Expression, chain: Source): string {
  const name = firstName(filter);
  const local = chain.nodes.filter(ts.isVariableDeclaration).find((each) => isNamed(each.name, name));
  return local?.initializer === undefined ? name : firstName(local.initializer);
}

function firstName(node: Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return firstName(node.expression);
  return ts.isIdentifier(node) ? node.text : "";
}

function isNamed(node: { readonly kind: unknown }, name: string): boolean {
  return (node as { text?: string }).text === name;
}

function rowOf(name: string, { chain, sources }: { chain: Source; sources: readonly Source[] }): string {
  const targets = new Set(chain.imports.map((each) => each.target));
  for (const source of sources.filter((each) => targets.has(each.path))) {
    const maker = source.nodes.filter(ts.isFunctionDeclaration).find((each) => each.name?.text === name);
    if (maker === undefined) continue;
    return `| [${name}](${source.path.slice(folder.length)}) | ${docOf(source, maker) ?? ""} |`;
  }
  throw new Error(`${chainFile} uses ${name}, which no file that it imports declares`);
}
