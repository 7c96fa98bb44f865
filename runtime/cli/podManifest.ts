import { decodeBody } from "../negotiate/decode.ts";
import { encodeMessage } from "../negotiate/protobufEncoder.ts";
import { parseYaml } from "../negotiate/yaml.ts";
import { validateObjectMeta } from "../registry/metadata/objectMeta.ts";
import type { Pod } from "../../generated/core/v1/pod.ts";
import type { Generated, ResourceDescriptor } from "../schema/index.ts";

/**
 * Reads a manifest, YAML or JSON, of a pod or of a list of pods, with the defaults and the rules of the API. Rejects
 * with an Error that says what is wrong.
 */
export function podManifests(
  { platform, resources }: Generated,
  isGateOn: (gate: string) => boolean,
): (bytes: Buffer) => Promise<readonly Pod[]> {
  const descriptor = podDescriptor(resources);
  return async (bytes) => {
    if (descriptor === undefined) throw new Error("this platform has no pods");
    const { value } = await parseYaml(bytes.toString("utf8"));
    const isList = typeof value === "object" && value !== null && "items" in value && Array.isArray(value["items"]);
    const items = isList && Array.isArray(value["items"]) ? value["items"] : [value];
    const bodies = items.map((each) => Buffer.from(JSON.stringify(isList ? { ...typeOfPod, ...Object(each) } : each)));
    return Promise.all(bodies.map((each) => podOf(each, { descriptor, platform, isGateOn })));
  };
}

/** Throws an Error for a pod whose names, labels or annotations the API would not take. */
export function podMetadataCheck({ resources }: Pick<Generated, "resources">): (pod: Pod) => void {
  const { nameFormat, namespaced } = podDescriptor(resources) ?? { nameFormat: "dnsSubdomain", namespaced: true };
  return ({ metadata }) => {
    const [problem] = validateObjectMeta(metadata, { nameFormat, namespaced });
    if (problem !== undefined) throw new Error(`${problem.field}: ${problem.message}`);
  };
}

/** Loads what writes pods as messages of core/v1. */
export function podEncoder({ resources }: Pick<Generated, "resources">): () => Promise<(pod: Pod) => Uint8Array> {
  return async () => {
    const code = await podDescriptor(resources)?.load();
    if (code === undefined) throw new Error("this platform has no pods");
    return (pod) => encodeMessage(pod, code.structure);
  };
}

function podDescriptor(resources: readonly ResourceDescriptor[]): ResourceDescriptor | undefined {
  return resources.find(({ group, version, plural }) => group === "" && version === "v1" && plural === "pods");
}

const typeOfPod = { apiVersion: "v1", kind: "Pod" };

async function podOf(
  body: Buffer,
  {
    descriptor,
    platform,
    isGateOn,
  }: Pick<Generated, "platform"> & {
    readonly descriptor: ResourceDescriptor;
    readonly isGateOn: (gate: string) => boolean;
  },
): Promise<Pod> {
  const code = await descriptor.load();
  const { object } = await decodeBody(body, {
    ...{ encoding: "json", type: descriptor, structure: code.structure, platform, fieldValidation: "Strict" },
    signal: () => new AbortController().signal,
    needsType: true,
  });
  code.setDefaults(object);
  const [problem] = code.validate(object, undefined, { isGateOn });
  if (problem !== undefined) throw new Error(`${problem.field}: ${problem.message}`);
  return object as Pod;
}
