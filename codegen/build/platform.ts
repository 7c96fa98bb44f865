import { metaGroupOf, protobufMediaTypeOf, titleOf } from "../load/placeholders.ts";
import type { PlatformWords } from "../../runtime/schema/index.ts";
import { type Data, record, recordOf, text } from "../read.ts";
import type { SpecDocument } from "../spec.ts";

/** The identity; what follows from other words may be left out of the file. */
export function buildPlatform(document: SpecDocument): PlatformWords {
  const data = record(document.data);
  const word = (key: string, implied = "") => text(data[key]) ?? implied;
  const gitVersion = word("gitVersion");
  const [, major = "", minor = ""] = /^v?(\d+)\.(\d+)/.exec(gitVersion) ?? [];
  const aliases = recordOf(data, "wireAliases");
  return {
    name: word("name"),
    apiDomain: word("apiDomain"),
    labelDomain: word("labelDomain"),
    systemPrefix: word("systemPrefix"),
    vendor: word("vendor"),
    metricPrefix: word("metricPrefix"),
    agentName: word("agentName"),
    agentTitle: word("agentTitle", titleOf(word("agentName"))),
    metaGroup: word("metaGroup", metaGroupOf(word("apiDomain"))),
    protobufMediaType: word("protobufMediaType", protobufMediaTypeOf(word("vendor"))),
    protobufMagic: word("protobufMagic", "6b387300"),
    gitVersion,
    major: word("major", major),
    minor: word("minor", minor),
    wireAliases: {
      groups: texts(recordOf(aliases, "groups")),
      mediaTypes: texts(recordOf(aliases, "mediaTypes")),
      annotations: texts(recordOf(aliases, "annotations")),
    },
  };
}

function texts(data: Data): Record<string, string> {
  const entries = Object.entries(data).map(([key, value]): [string, string] => [key, text(value) ?? ""]);
  return Object.fromEntries(entries);
}
