// Generated from spec/flags.yaml. Do not edit.
import type { ConfiguredFlags, Flag, FlagSet, ParsedFlags } from "../../../runtime/schema/flags.ts";
import { parseFlags } from "../../../runtime/schema/flags.ts";

/** Flags that several programs have: fileSet. */
export interface SharedFileSetFlags {
  /** A file. */
  readonly config: string;
}

const fileSetFlags: readonly Flag[] = [
  { name: "config", type: "string", description: "A file." },
];

/** Serves. */
export interface ApiserverFlags
  extends SharedFileSetFlags {
  /** How long. */
  readonly timeout: string;
  /** Which. */
  readonly modes: readonly ("A" | "B")[];
}

const apiserverFlagSet: FlagSet = {
  command: "orch apiserver",
  description: "Serves.",
  flags: [
    ...fileSetFlags,
    {
      name: "agent-timeout",
      property: "timeout",
      type: "duration",
      default: "5s",
      description: "How long.",
    },
    { name: "modes", type: "list", enum: ["A", "B"], description: "Which." },
  ],
};

/** Reads the arguments of `orch apiserver`, or of the same program in the words of another platform. */
export function parseApiserverFlags(
  argv: readonly string[],
  set = apiserverFlagSet,
  configured?: ConfiguredFlags,
): ParsedFlags<ApiserverFlags> {
  return parseFlags(set, argv, configured);
}

/** The flags of each program, in the words of the platform. */
export const flagSets: Readonly<Record<string, FlagSet>> = {
  "apiserver": apiserverFlagSet,
};
