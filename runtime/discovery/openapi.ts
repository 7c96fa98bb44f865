import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { type Document, documentOf, documentOfText } from "./document.ts";

/** The OpenAPI documents of a folder, read when first asked for and kept. */
export interface OpenapiDocuments {
  readonly v2: () => Promise<Document>;
  /** The same in protobuf. */
  readonly v2Protobuf: () => Promise<Document>;
  /** `/openapi/v3`: where the document of each group-version is, with its hash. */
  readonly index: () => Promise<Document>;
  /** By path such as "api/v1" or "apis/apps/v1"; undefined when there is none. */
  readonly v3: (path: string) => Promise<Document | undefined>;
}

/** `isServed` says of a path such as "apis/apps/v1" or "apis/apps" whether anything of it is there. */
export function openapiDocuments(folder: URL, isServed: (path: string) => boolean = () => true): OpenapiDocuments {
  const known = new Map<string, Promise<Document>>();
  const read = (file: string): Promise<Document> => {
    let document = known.get(file);
    if (document === undefined) {
      document = readFile(new URL(file, folder)).then(documentOfText);
      known.set(file, document);
    }
    return document;
  };
  let index: Promise<Document> | undefined;
  let v2Protobuf: Promise<Document> | undefined;
  const v3 = async (path: string) => {
    if (!/^[a-z0-9./-]+$/.test(path) || path.includes("..") || !isServed(path)) return undefined;
    const file = `v3/${path.replaceAll("/", "__")}.json`;
    return existsSync(new URL(file, folder)) ? read(file) : undefined;
  };
  return {
    v2: () => read("v2.json"),
    v2Protobuf: () => {
      v2Protobuf ??= read("v2.json").then(protobufOf);
      return v2Protobuf;
    },
    v3,
    index: () => {
      index ??= makeIndex(folder, v3);
      return index;
    },
  };
}

/** The document of version 2 in protobuf. */
export async function protobufOf({ body }: Document): Promise<Document> {
  const { encodeSwagger } = await import("./openapiProtobuf.ts");
  return documentOfText(Buffer.from(encodeSwagger(JSON.parse(body.toString("utf8")))));
}

async function makeIndex(folder: URL, v3: OpenapiDocuments["v3"]): Promise<Document> {
  const files = (await readdir(new URL("v3/", folder))).filter((each) => each.endsWith(".json")).sort();
  const paths: Record<string, { serverRelativeURL: string }> = {};
  for (const file of files) {
    const path = file.slice(0, -".json".length).replaceAll("__", "/");
    const document = await v3(path);
    if (document !== undefined) paths[path] = { serverRelativeURL: `/openapi/v3/${path}?hash=${hashOf(document)}` };
  }
  return documentOf({ paths });
}

/** The hash that a URL carries, so that its answer may be kept for good. */
export function hashOf(document: Pick<Document, "etag">): string {
  return document.etag.slice(1, -1);
}
