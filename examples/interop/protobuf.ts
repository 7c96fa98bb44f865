// Reads an answer in protobuf with the messages of the kinds. Run: npx tsx protobuf.ts
import { fromBinary } from "@bufbuild/protobuf";
import { createClient } from "orch";
import { NamespaceListSchema } from "orch/proto/core/v1/generated";
import { UnknownSchema } from "orch/proto/envelope/v1/envelope";

const { transport } = createClient(); // of the server that KUBECONFIG names
const accept = "application/vnd.orch.protobuf";
const { body } = await transport.request({ method: "GET", path: "/api/v1/namespaces", accept });

/** Four bytes of every body in protobuf, "orch" for this platform, stand before the envelope. */
const magicLength = 4;
const { typeMeta, raw } = fromBinary(UnknownSchema, body.subarray(magicLength));
console.log(typeMeta?.apiVersion, typeMeta?.kind);
for (const { metadata, status } of fromBinary(NamespaceListSchema, raw ?? new Uint8Array()).items) {
  console.log(metadata?.name, status?.phase, metadata?.creationTimestamp?.seconds !== undefined);
}
transport.close();
