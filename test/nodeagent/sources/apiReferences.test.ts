import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { VolumeProjection } from "../../../generated/core/v1/projectedVolume.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { refusedReference } from "../../../runtime/nodeagent/sources/apiReferences.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, podOf } from "../podOf.ts";

const test = suite("nodeagent: what static pods refer to");

const withVolume = (volume: Omit<Volume, "name">): Partial<PodSpec> => ({
  volumes: [{ name: "v", ...volume } as Volume],
});
const projected = (source: VolumeProjection) => withVolume({ projected: { sources: [source] } });
const key = { name: "soup", key: "salt" };

const cases: readonly (readonly [
  what: string,
  spec: Partial<PodSpec>,
  prevented: string | undefined,
  always?: string,
])[] = [
  ["nothing", {}, undefined],
  ["a folder of the node", withVolume({ hostPath: { path: "/srv" } }), undefined],
  ["its own fields", projected({ downwardAPI: {} }), undefined],
  ["a service account", { serviceAccountName: "cook" }, "serviceaccounts"],
  ["a pull secret", { imagePullSecrets: [{ name: "soup" }] }, "secrets"],
  [
    "a secret in a variable",
    { containers: [containerOf({ env: [{ name: "A", valueFrom: { secretKeyRef: key } }] })] },
    "secrets",
  ],
  [
    "a config map of an init container",
    { initContainers: [containerOf({ envFrom: [{ configMapRef: { name: "soup" } }] })] },
    "configmaps",
  ],
  ["a volume of a secret", withVolume({ secret: { secretName: "soup" } }), "secrets"],
  ["a volume of a config map", withVolume({ configMap: { name: "soup" } }), "configmaps"],
  ["a volume of a driver", withVolume({ csi: { driver: "disk.test" } }), "csidrivers (via CSI volumes)"],
  [
    "a secret of an iSCSI device",
    withVolume({
      iscsi: { targetPortal: "192.0.2.1", iqn: "iqn.2026-01.test:d", lun: 0, secretRef: { name: "soup" } },
    }),
    "secrets",
  ],
  ["a claim", withVolume({ persistentVolumeClaim: { claimName: "till" } }), "persistentvolumeclaims"],
  ["a claim of its own", withVolume({ ephemeral: {} }), "persistentvolumeclaims (via ephemeral volumes)"],
  ["a token", projected({ serviceAccountToken: { path: "token" } }), "serviceaccounts (via projected volumes)"],
  ["a trust bundle", projected({ clusterTrustBundle: { path: "ca" } }), "clustertrustbundles", "clustertrustbundles"],
  ["a certificate", projected({ podCertificate: { signerName: "a.test/b", keyType: "ED25519" } }), "podcertificates"],
  [
    "a claim on devices",
    { resourceClaims: [{ name: "gpu", resourceClaimName: "gpu" }] },
    "resourceclaims",
    "resourceclaims",
  ],
];

for (const [what, spec, prevented, always] of cases) {
  test(`a pod that refers to ${what} is ${prevented === undefined ? "taken" : "refused by the gate"}`, () => {
    assert.is(refusedReference(podOf({ serviceAccountName: "", ...spec }), { isPrevented: true }), prevented);
    assert.is(refusedReference(podOf({ serviceAccountName: "", ...spec }), { isPrevented: false }), always);
  });
}
test.run();
