import { type Amount, type Amounts, countOf, one, plus } from "./amounts.ts";
import type { QuotaWords } from "./claimUsage.ts";

/** The part of a claim of devices that a quota looks at, in all versions: v1beta1 has no member `exactly`. */
export interface CountedDeviceClaim {
  readonly spec?: { readonly devices?: { readonly requests?: readonly Request[] } };
}

interface Request extends Choice {
  readonly exactly?: Choice;
  readonly firstAvailable?: readonly Choice[];
}

interface Choice {
  readonly deviceClassName?: string;
  readonly allocationMode?: string;
  readonly count?: number;
}

/** Devices that a claim can be given; a request for all there are counts as so many. */
const mostDevices = 32;

const claims = "resourceclaims";

/** Whether a type is the claims. */
export function isOfDevices(
  { group, plural }: { readonly group: string; readonly plural: string },
  words: QuotaWords,
): boolean {
  return plural === claims && group === groupOf(words);
}

/** The resource that bounds how many devices of a class there are: "gpu.deviceclass.resource.example.dev/devices". */
export function isDeviceCount(resource: string, words: QuotaWords): boolean {
  return resource.endsWith(suffixOf(words));
}

/** The claim itself, and of each class the devices that it may be given at most. */
export function deviceUsage({ spec }: CountedDeviceClaim, words: QuotaWords): Amounts {
  const used = new Map<string, Amount>([[`count/${claims}.${groupOf(words)}`, one]]);
  for (const request of spec?.devices?.requests ?? []) {
    for (const [name, count] of countsOf(request)) {
      const resource = `${name}${suffixOf(words)}`;
      used.set(resource, plus(used.get(resource), countOf(count)));
    }
  }
  return used;
}

/** How many devices of each class: of choices, of which one is taken, the most that any asks for. */
function countsOf({ exactly, firstAvailable = [], ...flat }: Request): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const choice of firstAvailable.length > 0 ? firstAvailable : [exactly ?? flat]) {
    const { deviceClassName = "", allocationMode = "ExactCount", count = 1 } = choice;
    const asked = allocationMode === "All" ? mostDevices : count;
    if (deviceClassName !== "") most.set(deviceClassName, Math.max(most.get(deviceClassName) ?? 0, asked));
  }
  return most;
}

function groupOf({ apiDomain }: QuotaWords): string {
  return `resource.${apiDomain}`;
}

function suffixOf(words: QuotaWords): string {
  return `.deviceclass.${groupOf(words)}/devices`;
}
