import type { ConnectMode } from "../../runtime/schema/index.ts";
import type { KindModel, Model, SubresourceModel, TypeModel } from "../model.ts";

/** A sub-resource as the client has it. */
export interface SubresourceCall {
  readonly name: string;
  /** Of its calls; undefined of a `status` as most kinds have it, which the types of the runtime know. */
  readonly type?: string;
  /** What the runtime must know to make the calls; undefined of `status`. */
  readonly mode?: "text" | "command" | "ports" | "own" | { readonly apiVersion: string; readonly kind: string };
}

export type CallsOf = (kind: KindModel) => readonly SubresourceCall[];

/** Imports a type into the client's file, and gives the name that it has there. */
export interface TypeImports {
  readonly ofRuntime: (name: (typeof runtimeTypes)[number]) => string;
  /** `id` as in the model: "core/v1.Pod". */
  readonly ofSpec: (id: string) => string;
}

/** Types of the runtime that `TypeImports.ofRuntime` is asked for. */
export const runtimeTypes = [
  "ApiObject",
  "CommandCall",
  "OwnSubresource",
  "PortCall",
  "Subresource",
  "TextCall",
] as const;

/** The sub-resources of each kind that a client has calls for. */
export function subresourceCalls(model: Model, imports: TypeImports): CallsOf {
  const types = new Map<string, TypeModel>();
  for (const each of model.types.values()) types.set(`${each.group}/${each.version}/${each.name}`, each);
  const typeOf = ({ group, version, kind }: Pick<SubresourceModel, "group" | "version" | "kind">) =>
    types.get(`${group}/${version}/${kind}`);
  return (kind) =>
    kind.subresources.flatMap((each): readonly SubresourceCall[] => {
      if (each.connect !== undefined)
        return streamingCall(each, typeOf({ ...each, kind: each.connect.options }), imports);
      const isOwn = isOf(kind, each) && !each.verbs.includes("create");
      return [isOwn ? ownCall(each, kind.type, imports) : otherCall(each, typeOf(each), imports)];
    });
}

/** Whether the bodies of a sub-resource are objects of the kind itself. */
function isOf({ group, version, kind }: KindModel, body: SubresourceModel): boolean {
  return body.group === group && body.version === version && body.kind === kind;
}

const plainVerbs = ["get", "patch", "update"];

function isPlain(verbs: readonly string[]): boolean {
  return verbs.length === plainVerbs.length && plainVerbs.every((each) => verbs.includes(each));
}

function ownCall({ name, verbs }: SubresourceModel, kind: string, imports: TypeImports): SubresourceCall {
  if (name === "status" && isPlain(verbs)) return { name };
  const calls = `${imports.ofRuntime("OwnSubresource")}<${imports.ofSpec(kind)}>`;
  return { name, mode: "own", type: isPlain(verbs) ? calls : `Pick<${calls}, ${union(verbs)}>` };
}

/** Where the spec lacks the type of the body, as own specs without the package's may, any object is one. */
function otherCall(each: SubresourceModel, body: TypeModel | undefined, imports: TypeImports): SubresourceCall {
  const { name, verbs, group, version, kind } = each;
  const type = body === undefined ? imports.ofRuntime("ApiObject") : imports.ofSpec(body.id);
  const calls = isPlain(verbs) ? type : `${type}, ${union(verbs)}`;
  const mode = { apiVersion: group === "" ? version : `${group}/${version}`, kind };
  return { name, mode, type: `${imports.ofRuntime("Subresource")}<${calls}>` };
}

function streamingCall(
  { name, connect }: SubresourceModel,
  options: TypeModel | undefined,
  imports: TypeImports,
): readonly SubresourceCall[] {
  const mode = options === undefined ? undefined : callMode(connect?.mode, options);
  if (options === undefined || mode === undefined) return [];
  return [{ name, mode, type: `${imports.ofRuntime(callTypes[mode])}<${imports.ofSpec(options.id)}>` }];
}

type StreamMode = keyof typeof callTypes;

const callTypes = { text: "TextCall", command: "CommandCall", ports: "PortCall" } as const;

/** What is upgraded is a command where its options have an input, and ports where they name these. Else: no call. */
function callMode(mode: ConnectMode | undefined, { fields = [] }: TypeModel): StreamMode | undefined {
  if (mode === "text") return "text";
  const has = (name: string) => mode === "upgrade" && fields.some((each) => each.name === name);
  return has("stdin") ? "command" : has("ports") ? "ports" : undefined;
}

function union(names: readonly string[]): string {
  return names.map((each) => JSON.stringify(each)).join(" | ");
}
