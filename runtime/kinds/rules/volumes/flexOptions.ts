import { domainApi, domainLabels } from "../../../../generated/wellknown.ts";
import { addErrors, type FieldError, invalid } from "../../../schema/fieldError.ts";

type Options = Readonly<Record<string, string>>;

const text = `${domainLabels} and ${domainApi} namespaces are reserved`;

/**
 * What a volume says to an executable plug-in: names below the platform's domains are the platform's own.
 *
 * @param path of the volume's source.
 */
export function validateFlexOptions(options: Options | undefined, path: string, errors: FieldError[]): void {
  for (const name of Object.keys(options ?? {})) {
    const [namespace = ""] = name.split("/", 1);
    if (isReserved(namespace.toLowerCase())) addErrors(errors, [invalid(`${path}.options[${name}]`, name, text)]);
  }
}

function isReserved(namespace: string): boolean {
  return [domainLabels, domainApi].some((domain) => `.${namespace}`.endsWith(`.${domain}`));
}
