import { deepEqual } from "../schema/deepEqual.ts";
import type { ApiObject, Platform } from "../schema/index.ts";
import type { Store } from "../registry/store.ts";
import { changeSystemObject, ensureSystemObject, type SystemObjectOptions } from "../registry/systemObject.ts";

/** An object that a server makes for itself. */
export interface DefaultFlow {
  readonly store: Store;
  readonly name: string;
  readonly spec: object;
  /** Its spec is not the owner's to change, but for this member. */
  readonly mandatory?: { readonly except: string };
}

type Specified = ApiObject & { spec?: Readonly<Record<string, unknown>> };

/**
 * Makes the priority levels and flow schemas that every server has, where they are missing, and resets those that are
 * there. One that is not mandatory stays as it is while its annotation says so, or while it has none and was changed.
 */
export async function ensureDefaultFlows(flows: readonly DefaultFlow[], options: SystemObjectOptions): Promise<void> {
  await Promise.all(flows.map((each) => ensure(each, options)));
}

async function ensure(flow: DefaultFlow, options: SystemObjectOptions): Promise<void> {
  const { store, name, spec } = flow;
  const annotation = options.platform.names.annotationFlowAutoupdate;
  if (store.get("", name) === undefined) {
    const object = { metadata: { name, annotations: { [annotation]: "true" } }, spec: structuredClone(spec) };
    return ensureSystemObject(store, object, options);
  }
  const decide = (object: Specified) => reset(object, flow, options.platform);
  return changeSystemObject<Specified>(store, { ...options, namespace: "", name, decide });
}

/** The object as it has to be; undefined where it is. */
function reset(object: Specified, { spec, mandatory }: DefaultFlow, { names }: Platform): ApiObject | undefined {
  const { metadata = {} } = object;
  const annotation = metadata.annotations?.[names.annotationFlowAutoupdate];
  const isReset = mandatory !== undefined || (annotation ?? String(metadata.generation === 1)) === "true";
  const own = mandatory === undefined ? undefined : object.spec?.[mandatory.except];
  const wanted = own === undefined ? spec : { ...spec, [mandatory?.except ?? ""]: own };
  const isRight = !isReset || deepEqual(object.spec, wanted);
  if (isRight && annotation === String(isReset)) return undefined;
  return {
    ...object,
    metadata: {
      ...metadata,
      annotations: { ...metadata.annotations, [names.annotationFlowAutoupdate]: String(isReset) },
      ...(isRight ? {} : { generation: (metadata.generation ?? 0) + 1 }),
    },
    ...(isRight ? {} : { spec: structuredClone(wanted) }),
  } as ApiObject;
}
