/** What threads and their owner say to each other, and which tools there are. */
import type { TsFile } from "./tsFile.ts";
import type { ConstraintSchema } from "./validators.ts";

/** Every tool by its name, with what it works on; all give a text. */
export interface ToolInputs {
  readonly typescript: TsFile;
  readonly validators: Readonly<Record<string, ConstraintSchema>>;
}

export type ToolName = keyof ToolInputs;

type Loaders = {
  readonly [Name in ToolName]: () => Promise<(input: ToolInputs[Name]) => string | Promise<string>>;
};

export const loaders: Loaders = {
  typescript: async () => (await import("./typescript.ts")).typescript,
  validators: async () => (await import("./validators.ts")).validators,
};

/** Two threads, whose work takes about as long. */
export const threads: readonly (readonly ToolName[])[] = [["typescript"], ["validators"]];

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
