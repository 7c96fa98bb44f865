import { startTestServer, type TestServerOptions } from "../../runtime/testing/testServer.ts";

type Any = ReturnType<typeof JSON.parse>;

export interface CustomAnswer {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: Any;
}

/** A definition as tests write it. */
export interface TestDefinition {
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    group: string;
    scope: "Namespaced" | "Cluster";
    names: Record<string, string | string[]> & { kind: string };
    versions: { name: string; served: boolean; storage: boolean; [part: string]: unknown }[];
  };
}

export interface CustomApi {
  /** A POST or PUT of an object of a kind that was defined here need not say what it is. */
  readonly call: (
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<CustomAnswer>;
  /** Creates the definition and waits until it is established. */
  readonly define: (word: string, options?: { readonly group?: string }) => Promise<Any>;
  readonly defineFrom: (crd: TestDefinition) => Promise<Any>;
  readonly patchDefinition: (name: string, patch: object) => Promise<CustomAnswer>;
  readonly established: (name: string) => Promise<Any>;
  readonly condition: (name: string, type: string, status: "True" | "False") => Promise<Any>;
  readonly until: (isSo: () => Promise<boolean>) => Promise<void>;
  readonly documents: () => Promise<{
    readonly index: Readonly<Record<string, { readonly serverRelativeURL: string }>>;
    readonly v2Tag: string | null;
    readonly aggregatedTag: string | null;
  }>;
  readonly stop: () => Promise<void>;
}

const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";

/** A server on memory storage, with calls that tests of custom kinds repeat. */
export async function openCustomApi(options: TestServerOptions = {}): Promise<CustomApi> {
  const server = await startTestServer(options);
  const kinds = new Map<string, string>();
  const call: CustomApi["call"] = async (method, path, given, headers = {}) => {
    const body = given === undefined || method === "PATCH" ? given : typed(given, path, kinds);
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${server.token}`, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString("utf8");
    return {
      status: answer.status,
      headers: answer.headers,
      bytes,
      text,
      get json() {
        return JSON.parse(text);
      },
    };
  };
  const condition: CustomApi["condition"] = async (name, type, status) => {
    let found: Any;
    await until(async () => {
      const { json } = await call("GET", `${crds}/${name}`);
      found = json.status?.conditions?.find((each: Any) => each.type === type);
      return found?.status === status;
    });
    return found;
  };
  const established = async (name: string) => {
    await condition(name, "Established", "True");
    return (await call("GET", `${crds}/${name}`)).json;
  };
  const defineFrom = async (crd: TestDefinition) => {
    const created = await call("POST", crds, crd);
    if (created.status !== 201) throw new Error(created.text);
    kinds.set(`${crd.spec.group} ${String(crd.spec.names["plural"])}`, crd.spec.names.kind);
    return established(crd.metadata.name);
  };
  return {
    call,
    define: (word, options) => defineFrom(definition(word, { group: `${word}.test`, ...options })),
    defineFrom,
    patchDefinition: (name, patch) =>
      call("PATCH", `${crds}/${name}`, patch, { "content-type": "application/merge-patch+json" }),
    established,
    condition,
    until,
    documents: async () => {
      const accept = "application/json;g=apidiscovery.orch.io;v=v2;as=APIGroupDiscoveryList";
      const aggregated = await call("GET", "/apis", undefined, { accept });
      return {
        index: (await call("GET", "/openapi/v3")).json.paths,
        v2Tag: (await call("GET", "/openapi/v2")).headers.get("etag"),
        aggregatedTag: aggregated.headers.get("etag"),
      };
    },
    stop: async () => {
      await server.stop();
      if (server.errors.length > 0) throw new Error(`the server met errors of its own: ${server.errors.join("\n")}`);
    },
  };
}

/** The body with kind and apiVersion of the collection that it is sent to. */
function typed(body: object, path: string, kinds: ReadonlyMap<string, string>): object {
  const [, group, version, rest = ""] = /^\/apis\/([^/]+)\/([^/?]+)\/([^?]*)/.exec(path) ?? [];
  const [plural, , subresource] = rest.replace(/^namespaces\/[^/]+\//, "").split("/");
  const kind = subresource === "scale" ? undefined : kinds.get(`${group} ${plural}`);
  return kind === undefined ? body : { kind, apiVersion: `${group}/${version}`, ...body };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error(`it did not come to be within half a minute: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A definition of `Gizmo` for "gizmo", with everything that a version may have. */
export function definition(
  word: string,
  options: { readonly group?: string; readonly version?: string } = {},
): TestDefinition {
  const { group = word === "gizmo" ? "acme.test" : `${word}.test`, version = "v1" } = options;
  const kind = word.charAt(0).toUpperCase() + word.slice(1);
  const spec = {
    type: "object",
    required: ["size"],
    properties: {
      size: { type: "integer", minimum: 1 },
      color: { type: "string", enum: ["Red", "Green"], default: "Red" },
      replicas: { type: "integer", default: 1 },
    },
  };
  const status = {
    type: "object",
    properties: { replicas: { type: "integer" }, selector: { type: "string" } },
  };
  return {
    metadata: { name: `${word}s.${group}` },
    spec: {
      group,
      scope: "Namespaced",
      names: { plural: `${word}s`, kind, shortNames: [`${word.charAt(0)}z`], categories: ["all"] },
      versions: [
        {
          name: version,
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: "object", properties: { spec, status } } },
          subresources: {
            status: {},
            scale: {
              specReplicasPath: ".spec.replicas",
              statusReplicasPath: ".status.replicas",
              labelSelectorPath: ".status.selector",
            },
          },
          additionalPrinterColumns: [{ name: "Size", type: "integer", jsonPath: ".spec.size" }],
        },
      ],
    },
  };
}
