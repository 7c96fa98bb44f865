import { type CheckpointFile, checkpointFile, describedMap } from "./checkpointFile.ts";
import { type CpuSet, cpusText, parseCpus } from "./cpuSet.ts";

/** Which containers have which processors for themselves, by the uid of their pod and their name. */
export type CpuAssignments = ReadonlyMap<string, ReadonlyMap<string, CpuSet>>;

export interface CpuState {
  /** What all other containers share. */
  readonly shared: CpuSet;
  readonly assigned: CpuAssignments;
}

/** As it stands in the file. */
export interface CpuCheckpoint {
  readonly policyName: string;
  readonly defaultCpuSet: string;
  readonly entries?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function cpuStateFile(path: string): CheckpointFile<CpuCheckpoint> {
  return checkpointFile<CpuCheckpoint>(path, described);
}

export function checkpointOf({ shared, assigned }: CpuState, policyName: string): CpuCheckpoint {
  const texts = (containers: ReadonlyMap<string, CpuSet>) =>
    Object.fromEntries([...containers].map(([name, cpus]) => [name, cpusText(cpus)]));
  const entries = Object.fromEntries([...assigned].map(([uid, containers]) => [uid, texts(containers)]));
  return { policyName, defaultCpuSet: cpusText(shared), ...(assigned.size === 0 ? {} : { entries }) };
}

/** Throws a RangeError for what is no list of processors. */
export function stateOf({ defaultCpuSet, entries = {} }: CpuCheckpoint): CpuState {
  const sets = (containers: Readonly<Record<string, string>>) =>
    new Map(Object.entries(containers).map(([name, text]) => [name, parseCpus(text)]));
  return {
    shared: parseCpus(defaultCpuSet),
    assigned: new Map(Object.entries(entries).map(([uid, containers]) => [uid, sets(containers)])),
  };
}

/** The form of which the field takes the checksum. */
function described({ policyName, defaultCpuSet, entries }: CpuCheckpoint): string {
  const all = describedMap(entries, (containers) => describedMap(containers, (cpus) => cpus));
  const fields = [
    `PolicyName:(string)${policyName}`,
    `DefaultCPUSet:(string)${defaultCpuSet}`,
    `Entries:(map[string]map[string]string)${all}`,
    "Checksum:(checksum.Checksum)0",
  ];
  return `(*state.CPUManagerCheckpoint){${fields.join(" ")}}`;
}
