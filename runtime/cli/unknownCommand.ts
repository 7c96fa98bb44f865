import { meantText, nearestName } from "../schema/flags.ts";

/** `unknown command "upp" (did you mean "up"?)`; `group` is the command that it stands behind, "" for none. */
export function unknownCommand(name: string, names: readonly string[], group = ""): string {
  const whole = (each: string) => JSON.stringify(group === "" ? each : `${group} ${each}`);
  const near = nearestName(name, names);
  return `unknown command ${whole(name)}${meantText(near === undefined ? undefined : whole(near))}`;
}
