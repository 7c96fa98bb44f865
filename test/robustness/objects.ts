import type { Client } from "../../generated/client.ts";
import type { ConfigMap } from "../../generated/core/v1/configMap.ts";
import type { Stored } from "../../runtime/client/index.ts";
import type { Selection, Version } from "./history.ts";

/** The objects of a round are config maps of one namespace. */
export const namespace = "default";
export const colors = ["red", "blue"] as const;

export function mapsOf(client: Client) {
  return client.core.v1.configmaps.namespace(namespace);
}

/** What one write makes of an object: a text follows from its value, so that a torn one shows. */
export function bodyOf(name: string, options: { value: string; color: string; bytes: number }) {
  const { value, color, bytes } = options;
  return { metadata: { name, labels: { color } }, data: { value, text: textOf(value, bytes) } };
}

function textOf(value: string, bytes: number): string {
  return `${value};`.repeat(Math.ceil(bytes / (value.length + 1)));
}

export function versionOf({ metadata, data = {} }: Stored<ConfigMap>): Version {
  const { value = "", text = "" } = data;
  const isWhole = text === textOf(value, text.length);
  return {
    revision: Number(metadata.resourceVersion),
    uid: metadata.uid,
    value: isWhole ? value : `${value}, torn`,
    color: metadata.labels?.["color"] ?? "",
  };
}

export function versionsOf(objects: readonly Stored<ConfigMap>[]): Map<string, Version> {
  return new Map(objects.map((each) => [each.metadata.name, versionOf(each)]));
}

export function selectorsOf({ key, color }: Selection) {
  return {
    ...(color === undefined ? {} : { labelSelector: `color=${color}` }),
    ...(key === undefined ? {} : { fieldSelector: `metadata.name=${key}` }),
  };
}
