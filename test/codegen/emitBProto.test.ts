import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import type { FileDescriptorProto } from "@bufbuild/protobuf/wkt";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import * as assert from "uvu/assert";
import { emitHandWrittenMessages, emitMessages } from "../../codegen/emit/messageCode.ts";
import { fileDescriptor } from "../../codegen/tools/protoDescriptor.ts";
import { protoFiles } from "../../codegen/emit/proto/messages.ts";
import { emitProto } from "../../codegen/emit/proto/protoFiles.ts";
import { ensureBundle } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { field, fixtureModel, list, map, ofFolders, text } from "./emitB.fixture.ts";

const test = suite("proto files");

const repository = fileURLToPath(new URL("../..", import.meta.url));
const buf = join(repository, "node_modules/@bufbuild/buf/bin/buf");
const folder = mkdtempSync(join(tmpdir(), "proto-"));

test.before(async () => {
  cpSync(join(repository, "buf.yaml"), join(folder, "buf.yaml"));
  cpSync(join(repository, "proto/envelope"), join(folder, "proto/envelope"), { recursive: true });
  for (const file of await ofFolders(emitProto, fixtureModel())) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.text);
  }
});

test.after(() => rmSync(folder, { recursive: true, force: true }));

test("emitted and hand-written files pass buf lint", () => {
  assert.is(execFileSync(process.execPath, [buf, "lint"], { cwd: folder }).toString(), "");
});

test("emitted files are formatted as buf formats them", () => {
  assert.is(execFileSync(process.execPath, [buf, "format", "--diff"], { cwd: folder }).toString(), "");
});

test("the descriptors are what a compiler makes of the text", () => {
  const image = execFileSync(process.execPath, [buf, "build", "-o", "-#format=binpb"], { cwd: folder });
  const compiled = new Map(fromBinary(FileDescriptorSetSchema, image).file.map((file) => [file.name, file]));
  for (const own of protoFiles(fixtureModel()).map(fileDescriptor)) {
    assert.equal(plain(own), plain(compiled.get(own.name)), own.name);
  }
});

/** As data, without comments and what the compiler adds about itself. */
function plain(file: FileDescriptorProto | undefined): unknown {
  return JSON.parse(
    JSON.stringify(file, (key, value) => (key === "sourceCodeInfo" || key === "$unknown" ? undefined : value)),
  );
}

test("fields inside an embedded message keep its number and theirs", () => {
  const core = emitProto(fixtureModel(), "core/v1")[0]?.text ?? "";
  assert.ok(
    core.includes(`// Volume is a type.
message Volume {
  reserved 7;

  // Holds fields that JSON shows one level up.
  message Inline2 {
    HostPath hostPath = 1;
  }

  optional string name = 1;
  Inline2 inline2 = 2;
}
`),
    core,
  );
});

test("types that exist in JSON alone have no message", () => {
  const [meta] = emitProto(fixtureModel(), "meta/v1");
  assert.is(meta?.path, "proto/meta/v1/generated.proto");
  assert.is(meta?.text.includes("Table"), false);
});

test("a map of lists of lists becomes messages that hold the inner lists", () => {
  const model = fixtureModel();
  const widget = model.types.get("example/v1.Widget");
  if (widget === undefined) throw new Error("the fixture has no Widget");
  const types = new Map(model.types).set(widget.id, { ...widget, fields: [field("deep", 1, map(list(list(text))))] });
  const example = emitProto({ ...model, types }, "example/v1")[0]?.text ?? "";
  assert.ok(
    example.includes(`  message DeepValue {
    // One item.
    message ItemsItem {
      repeated string items = 1;
    }

    repeated ItemsItem items = 1;
  }

  map<string, DeepValue> deep = 1;
`),
    example,
  );
});

test("an encoded object has the field numbers of the spec, unpacked lists and kept zeros", () => {
  const files = protoFiles(fixtureModel()).map(fileDescriptor);
  const registry = createFileRegistry(create(FileDescriptorSetSchema, { file: files }));
  const message = (name: string) => {
    const found = registry.getMessage(name);
    if (found === undefined) throw new Error(`no message ${name}`);
    return found;
  };
  const spec = create(message("acme.api.core.v1.PodSpec"), {
    terminationGracePeriodSeconds: 0n,
    nodeName: "n",
    supplementalGroups: [1n, 2n],
    extra: { a: create(message("acme.api.core.v1.PodSpec.ExtraValue"), { items: ["b"] }) },
  });
  const bytes = Buffer.from(toBinary(message("acme.api.core.v1.PodSpec"), spec)).toString("hex");
  assert.is(bytes, ["2000", "52016e", "5801", "5802", "8a0208", "0a0161", "12030a0162"].join(""));
});

test("a pod of the package's messages is encoded with the field's numbers", async () => {
  await ensureBundle();
  const { PodSchema } = await import("orch/proto/core/v1/generated");
  const pod = create(PodSchema, {
    metadata: { name: "p", creationTimestamp: { seconds: 1n, nanos: 0 }, labels: { a: "b" } },
    spec: {
      volumes: [{ name: "v", inline2: { hostPath: { path: "/h" } } }],
      containers: [{ name: "c", image: "i", resources: { requests: { cpu: { string: "1" } } } }],
      terminationGracePeriodSeconds: 0n,
      nodeName: "n",
    },
  });
  const want = [
    "0a11", // metadata = 1
    ["0a0170", "420408011000", "5a060a0161120162"], // name = 1, creationTimestamp = 8, labels = 11
    "1228", // spec = 2
    ["0a0b0a01761206", "0a040a022f68"], // volumes = 1: name = 1, the source = 2: hostPath = 1: path = 1
    ["1214", "0a0163", "120169", "420c"], // containers = 2: name = 1, image = 2, resources = 8
    ["120a", "0a03637075", "12030a0131"], // requests = 2: key = 1, value = 2: string = 1
    ["2000", "52016e"], // terminationGracePeriodSeconds = 4, nodeName = 10
  ];
  assert.is(Buffer.from(toBinary(PodSchema, pod)).toString("hex"), want.flat().join(""));
});

test("protoc-gen-es turns each file into TypeScript whose imports end in .ts", async () => {
  const files = await emitMessages(fixtureModel());
  assert.equal(files.map((file) => file.path).sort(), [
    "pb/core/v1/generated_pb.ts",
    "pb/example/v1/generated_pb.ts",
    "pb/meta/v1/generated_pb.ts",
  ]);
  const core = files.find((file) => file.path.includes("core/"))?.text ?? "";
  assert.ok(core.includes('from "../../meta/v1/generated_pb.ts"'), core);
  assert.ok(core.includes("terminationGracePeriodSeconds?: bigint | undefined;"), core);
});

test("hand-written files get their TypeScript too", async () => {
  const paths = ["kms/v2/envelope.proto", "envelope/v1/envelope.proto"];
  const texts = paths.map((path) => [path, readFileSync(join(repository, "proto", path), "utf8")] as const);
  const files = await emitHandWrittenMessages({ handWrittenProto: Object.fromEntries(texts) });
  assert.equal(
    files.map((file) => file.path),
    ["pb/kms/v2/envelope_pb.ts"],
  );
  assert.ok(files[0]?.text.includes("encryptedData: Uint8Array;"));
});

test.run();
