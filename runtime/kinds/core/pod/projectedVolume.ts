import type { Volume } from "../../../../generated/core/v1/volume.ts";
import {
  addErrors,
  type FieldError,
  invalid,
  invalidAs,
  notSupportedAsListed,
  required,
} from "../../../schema/fieldError.ts";
import { formats } from "../../../schema/formats/formats.ts";
import { faultsOf } from "../../../schema/names.ts";
import { longestSeconds, shortestSeconds } from "../../rules/auth/certificateLifetime.ts";
import { validateSignerName } from "../../rules/auth/signerName.ts";
import { trustBundleNameFault } from "../../rules/auth/trustBundleName.ts";
import { validateUserAnnotations } from "../../rules/auth/userAnnotations.ts";
import { validateDownward } from "./downwardItems.ts";

type Projected = NonNullable<Volume["projected"]>;
type ProjectedSource = NonNullable<Projected["sources"]>[number];

/** No two items of sources write to one path. */
export function validateProjected(projected: Projected, path: string, errors: FieldError[]): void {
  const targets = new Set<string>();
  projected.sources?.forEach((source, index) => {
    const at = `${path}.sources[${index}]`;
    validateDownward(source.downwardAPI?.items, `${at}.downwardAPI`, errors);
    if (source.serviceAccountToken !== undefined) validateToken(source.serviceAccountToken, path, errors);
    if (source.clusterTrustBundle !== undefined) {
      validateBundle(source.clusterTrustBundle, `${at}.clusterTrustBundle`, errors);
    }
    if (source.podCertificate !== undefined) {
      validateCertificate(source.podCertificate, `${at}.podCertificate`, errors);
    }
    for (const { target, shown } of targetsOf(source)) {
      if (targets.has(target)) errors.push(invalid(path, shown, "conflicting duplicate paths"));
      if (target !== "") targets.add(target);
    }
  });
}

/** Where the items of a source go, and what errors show of it: the name of what they are from, or the path itself. */
function targetsOf({ secret, configMap, downwardAPI, clusterTrustBundle, podCertificate }: ProjectedSource) {
  const { credentialBundlePath, keyPath, certificateChainPath } = podCertificate ?? {};
  const bare = [clusterTrustBundle?.path, credentialBundlePath, keyPath, certificateChainPath];
  return [
    ...(secret?.items ?? []).map(({ path }) => ({ target: path, shown: secret?.name ?? "" })),
    ...(configMap?.items ?? []).map(({ path }) => ({ target: path, shown: configMap?.name ?? "" })),
    ...(downwardAPI?.items ?? []).map(({ path }) => ({ target: path, shown: path })),
    ...bare.flatMap((path) => (path === undefined ? [] : [{ target: path, shown: path }])),
  ];
}

/** Errors about the file of a token name the volume. */
function validateToken({ path: file }: Token, path: string, errors: FieldError[]): void {
  const at = `${path}.path`;
  if (!file) addErrors(errors, [required(at)]);
  else {
    for (const format of ["relative-path", "no-backsteps"] as const) {
      addErrors(errors, invalidAs(at, file, faultsOf(formats[format], file)));
    }
    if (/^\.\.($|[^/])/.test(file)) addErrors(errors, [invalid(at, file, "must not start with '..'")]);
  }
}

type Token = NonNullable<ProjectedSource["serviceAccountToken"]>;
type Bundle = NonNullable<ProjectedSource["clusterTrustBundle"]>;

/** One bundle by its name, or those of a signer. */
function validateBundle(
  { name, signerName, labelSelector, ...rest }: Bundle,
  path: string,
  errors: FieldError[],
): void {
  if (name !== undefined && signerName !== undefined) {
    const value = { name, signerName, labelSelector, ...rest };
    addErrors(errors, [invalid(path, value, "only one of name and signerName may be used")]);
  } else if (name !== undefined) {
    if (name === "") addErrors(errors, [required(`${path}.name`, "must be a valid object name")]);
    const end = name.lastIndexOf(":");
    const text = trustBundleNameFault(name, end < 0 ? "" : name.slice(0, end).replaceAll(":", "/"));
    if (text !== undefined)
      addErrors(errors, [invalid(`${path}.name`, name, `not a valid clustertrustbundlename: ${text}`)]);
    if (labelSelector === undefined) return;
    const detail = "labelSelector must be unset if name is specified";
    addErrors(errors, [invalid(`${path}.labelSelector`, labelSelector, detail)]);
  } else if (signerName !== undefined) {
    if (signerName === "") {
      addErrors(errors, [
        required(`${path}.signerName`, "must be a valid signer name"),
        required(`${path}.signerName`),
      ]);
    }
    addErrors(errors, validateSignerName(signerName, `${path}.signerName`));
  } else {
    addErrors(errors, [required(path, "either name or signerName must be specified")]);
  }
}

type Certificate = NonNullable<ProjectedSource["podCertificate"]>;

const keyTypes = ["RSA3072", "RSA4096", "ECDSAP256", "ECDSAP384", "ECDSAP521", "ED25519"];

function validateCertificate(certificate: Certificate, path: string, errors: FieldError[]): void {
  const { signerName = "", keyType = "", maxExpirationSeconds: seconds, userAnnotations } = certificate;
  addErrors(errors, validateSignerName(signerName, `${path}.signerName`));
  validateUserAnnotations(userAnnotations, `${path}.userAnnotations`, errors);
  if (!keyTypes.includes(keyType)) addErrors(errors, [notSupportedAsListed(`${path}.keyType`, keyType, keyTypes)]);
  const longest = longestSeconds(signerName);
  if (seconds !== undefined && (seconds < shortestSeconds || seconds > longest)) {
    const bound = seconds < shortestSeconds ? `>= ${shortestSeconds}` : `<= ${longest}`;
    const detail = `if provided, maxExpirationSeconds must be ${bound}`;
    addErrors(errors, [invalid(`${path}.maxExpirationSeconds`, seconds, detail)]);
  }
  if (certificate.credentialBundlePath || certificate.keyPath || certificate.certificateChainPath) return;
  const detail = "specify at least one of credentialBundlePath, keyPath, and certificateChainPath";
  addErrors(errors, [required(path, detail)]);
}
