import { type FieldError, jsonBegin, type SpecChange, withoutMarkup } from "../fieldError.ts";
import { isObject } from "../object.ts";
import { maxValueLength } from "../text/shorten.ts";
import { declaredName, declaredOrder } from "./declaredNames.ts";
import { shownPath } from "./shownPath.ts";
import { elementType, type Field, type ScalarType, type Structure, structureOf, type ValueType } from "../structure.ts";
import { unifiedDifference } from "./unifiedDifference.ts";

/**
 * The errors of an object of a built-in kind, with paths as they are shown, and with the objects in their messages as
 * servers of the field print them: as declared, which is with capital names and all fields. Types of the metadata group
 * keep their JSON form. Made when a message is read.
 *
 * @example
 * {"port":80} is {"Name":"","Protocol":"","AppProtocol":null,"Port":80,"TargetPort":0,"NodePort":0}
 */
export function inDeclaredForm(errors: readonly FieldError[], structure: Structure): FieldError[] {
  return errors.map((error) => {
    const { reason, value, messageOf, change, at = error.field } = error;
    const field = shownPath(error.field, structure);
    const shown = change ?? value;
    if (typeof shown !== "object" || shown === null || messageOf === undefined) {
      return field === error.field ? error : { ...error, field };
    }
    return {
      reason,
      field,
      get message() {
        const text = change === undefined ? valueText(shown, structure, at) : changeText(change, structure);
        return text === undefined ? error.message : messageOf(cut(text));
      },
    };
  });
}

function valueText(value: object, structure: Structure, field: string): string | undefined {
  const type = typeAt(structure, field, value);
  return type && withoutMarkup(declared(value, type, { left: maxValueLength }));
}

/** The lines that changed, with those around them. */
function changeText({ before, after, at, isSource = false }: SpecChange, structure: Structure): string | undefined {
  const type = typeAt(structure, at, before);
  if (type === undefined || typeof type === "string" || !("structure" in type)) return undefined;
  if (JSON.stringify([before, after]).length > maxCompared) return undefined;
  const part = isSource ? sourcesOf(type.structure()) : type.structure();
  const linesOf = (value: object): string[] => {
    const text = declared(value, { structure: () => part }, { left: Number.POSITIVE_INFINITY });
    return withoutMarkup(JSON.stringify(JSON.parse(text), null, 1)).split("\n");
  };
  return `${unifiedDifference(linesOf(before), linesOf(after), { context: 3, maxSteps: 200_000 }).join("\n")}\n`;
}

/** @limit Characters of a spec before and after a change that an error shows line by line: else it names the paths. */
const maxCompared = 65_536;

/** The fields of a structure of which a value has one. */
function sourcesOf(structure: Structure): Structure {
  const fields = structure.fields.filter((each) => each.inlinePath !== undefined);
  return { ...structure, fields, byName: new Map(fields.map((each) => [each.name, each])) };
}

function cut(text: string): string {
  return text.length <= maxValueLength ? text : `${text.slice(0, maxValueLength)}…`;
}

/**
 * The type of a value that an error about a path such as `spec.ports[1]` shows: of what the path leads to, of an item
 * of that, or of what holds it.
 */
function typeAt(structure: Structure, path: string, value: object): ValueType | undefined {
  const found: ValueType[] = [{ structure: () => structure }];
  for (const [, name, key] of path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    const type = found.at(-1);
    const next = key === undefined ? structureOf(type)?.byName.get(name ?? "")?.type : elementType(type);
    if (next === undefined) return undefined;
    found.push(next);
  }
  const last = found.at(-1) ?? "json";
  if (last === "raw" || last === "json") return undefined;
  return [last, elementType(last), found.at(-2)].find((type) => type !== undefined && holds(type, value));
}

/** Whether a value may be of a type, as far as its form says: a list, or an object of known fields. */
function holds(type: ValueType, value: object): boolean {
  if (typeof type !== "object" || "list" in type !== Array.isArray(value)) return false;
  if (!("structure" in type)) return true;
  const { byName } = type.structure();
  return Object.keys(value).every((name) => byName.has(name));
}

/** Characters that a text may still have: what comes after them is cut off, so it is not made. */
interface Room {
  left: number;
}

function declared(value: unknown, type: ValueType, room: Room): string {
  if (room.left < 0) return "";
  if (typeof type === "string" || typeof value !== "object" || value === null) return plain(value, room);
  if ("list" in type) {
    return Array.isArray(value) ? `[${inRoom(value, room, (each) => declared(each, type.list, room))}]` : "null";
  }
  if (!isObject(value)) return plain(value, room);
  const members = value as Members;
  if (!("map" in type)) return `{${fieldTexts(members, type.structure(), room).join(",")}}`;
  const names = Object.keys(members).sort();
  return `{${inRoom(names, room, (name) => `${label(name, room)}${declared(members[name], type.map, room)}`)}}`;
}

function plain(value: unknown, room: Room): string {
  const text = jsonBegin(value ?? null, room.left) ?? "null";
  room.left -= text.length;
  return text;
}

function label(name: string, room: Room): string {
  const text = `${JSON.stringify(name)}:`;
  room.left -= text.length;
  return text;
}

function inRoom<T>(items: readonly T[], room: Room, textOf: (item: T) => string): string {
  const texts: string[] = [];
  for (const item of items) {
    if (room.left < 0) break;
    room.left -= 1;
    texts.push(textOf(item));
  }
  return texts.join(",");
}

function fieldTexts(value: Members, structure: Structure, room: Room): string[] {
  const { name, fields } = structure;
  if (name === "PodSpec") return podFields(value, structure, room);
  if (!keepsNames.has(name)) {
    return declaredOrder(structure).flatMap((field) =>
      declaredField(value[field.name], field, { owner: structure, room }),
    );
  }
  const present = fields.filter((field) => value[field.name] !== undefined);
  return present.map((field) => `${label(field.name, room)}${declared(value[field.name], field.type, room)}`);
}

type Members = Readonly<Record<string, unknown>>;

/** A pod is declared in another order than it is written, and the namespaces that it shares are of its security. */
function podFields(value: Members, structure: Structure, room: Room): string[] {
  const text = (name: string, of = value, owner = structure): string[] => {
    const field = owner.byName.get(name);
    return field === undefined ? [] : declaredField(of[name], field, { owner, room });
  };
  const shared = sharedNamespaces.flatMap((name) => text(name));
  return podOrder.flatMap((name) => {
    const type = structure.byName.get(name)?.type;
    if (name !== "securityContext" || typeof type !== "object" || !("structure" in type)) return text(name);
    if (value.securityContext === undefined) return text(name);
    const own = fieldTexts(value.securityContext as Members, type.structure(), room);
    return [`"SecurityContext":{${[...shared, ...own].join(",")}}`];
  });
}

const sharedNamespaces = ["hostNetwork", "hostPID", "hostIPC", "shareProcessNamespace", "hostUsers"];
const podOrder = [
  ...["volumes", "initContainers", "containers", "ephemeralContainers", "restartPolicy"],
  ...["terminationGracePeriodSeconds", "activeDeadlineSeconds", "dnsPolicy", "nodeSelector", "serviceAccountName"],
  ...["automountServiceAccountToken", "nodeName", "securityContext", "imagePullSecrets", "hostname", "subdomain"],
  ...["setHostnameAsFQDN", "affinity", "schedulerName", "tolerations", "hostAliases", "priorityClassName", "priority"],
  ...["preemptionPolicy", "dnsConfig", "readinessGates", "runtimeClassName", "overhead", "enableServiceLinks"],
  ...["topologySpreadConstraints", "os", "schedulingGates", "resourceClaims", "resources", "hostnameOverride"],
  "schedulingGroup",
];

interface Place {
  readonly owner: Structure;
  readonly room: Room;
}

function declaredField(value: unknown, field: Field, { owner, room }: Place): string[] {
  const { type } = field;
  const isEmbedded = typeof type === "object" && "structure" in type && type.structure().name === "ObjectMeta";
  if (isEmbedded) return fieldTexts((value ?? {}) as Members, type.structure(), room);
  const name = label(declaredName(field.name, owner), room);
  return [name + (value === undefined ? zeroText(field, { owner, room }) : declared(value, type, room))];
}

/** Types of the metadata group: objects show what they have by its name in JSON. */
const keepsNames: ReadonlySet<string> = new Set([
  "Condition",
  "LabelSelector",
  "LabelSelectorRequirement",
  "ManagedFieldsEntry",
  "ObjectMeta",
  "OwnerReference",
]);

/** What stands for a field that an object does not have. */
function zeroText({ name, type, presence }: Field, { owner, room }: Place): string {
  const isHeld = owner.name === "VolumeProjection" && name === "clusterTrustBundle"; // always there, as declared
  if (presence === "pointer" && !isHeld) return "null";
  if (typeof type === "string") return zeros[type] ?? "0";
  if (!("structure" in type)) return "null";
  return `{${fieldTexts({}, type.structure(), room).join(",")}}`;
}

const zeros: Readonly<Partial<Record<ScalarType, string>>> = {
  string: '""',
  boolean: "false",
  quantity: '"0"',
  bytes: "null",
  time: "null",
  microTime: "null",
  raw: "null",
  json: "null",
};
