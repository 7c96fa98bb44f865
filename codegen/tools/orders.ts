/** What threads and their owner say to each other, and which tools there are. */
import type { JsonObject } from "../../runtime/schema/index.ts";
import type { HandWrittenProto } from "./protobufCode.ts";
import type { ProtoFile } from "./protoFile.ts";
import type { TsFile } from "./tsFile.ts";
import type { ConstraintSchema } from "./validators.ts";

/** Every tool by its name, with what it works on; all give a text. */
export interface ToolInputs {
  readonly typescript: TsFile;
  readonly validators: Readonly<Record<string, ConstraintSchema>>;
  readonly pathTypes: JsonObject;
  readonly schemaTypes: JsonObject;
  readonly protobufCode: ProtoFile;
  readonly handWrittenProtobufCode: HandWrittenProto;
}

export type ToolName = keyof ToolInputs;

type Loaders = {
  readonly [Name in ToolName]: () => Promise<(input: ToolInputs[Name]) => string | Promise<string>>;
};

export const loaders: Loaders = {
  typescript: async () => (await import("./typescript.ts")).typescript,
  validators: async () => (await import("./validators.ts")).validators,
  pathTypes: async () => (await import("./pathTypes.ts")).pathTypes,
  schemaTypes: async () => (await import("./pathTypes.ts")).schemaTypes,
  protobufCode: async () => (await import("./protobufCode.ts")).protobufCode,
  handWrittenProtobufCode: async () => (await import("./protobufCode.ts")).handWrittenProtobufCode,
};

/** Two threads, whose work takes about as long. The first tool of each is needed for nearly every change. */
export const threads: readonly (readonly ToolName[])[] = [
  ["typescript", "validators"],
  ["pathTypes", "schemaTypes", "protobufCode", "handWrittenProtobufCode"],
];

export interface ThreadOptions {
  readonly tools: readonly ToolName[];
  /** Undefined when nothing is kept between runs. */
  readonly compileCache: { readonly place: string; readonly version: string } | undefined;
}

/** `settle` asks to keep what makes the thread's next start faster. */
export type Order =
  | { readonly id: number; readonly tool: ToolName; readonly input: unknown }
  | { readonly id: number; readonly tool: "settle" };

export type Answer = { readonly id: number; readonly text: string } | { readonly id: number; readonly problem: string };
