import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { ensureCertificates } from "../../runtime/auth/certificates.ts";
import { etcdTls } from "../../runtime/apiserver/etcdTls.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/etcd tls");

const folder = testFolder();
test.before(async () => {
  const { ca, serving, admin } = await ensureCertificates({
    folder: folder.path,
    platformName: "test",
    bindAddress: "127.0.0.1",
    nowMs: Date.now(),
  });
  const texts = { ca: ca.cert, cert: admin.cert, key: admin.key, other: serving.key, text: "no PEM" };
  for (const [name, text] of Object.entries(texts)) writeFileSync(at(name), text);
});
test.after(() => folder.remove());

function at(name: string): string {
  return join(folder.path, name);
}

/** What is read where flags name these files. */
function read(files: Readonly<Record<string, string>>, nowMs = Date.now()) {
  const parsed = parseApiserverFlags(Object.entries(files).map(([flag, name]) => `--etcd-${flag}=${at(name)}`));
  if (!("flags" in parsed)) throw new Error("flags that do not parse");
  return etcdTls(parsed.flags, nowMs);
}

const refused: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ["a certificate without a key", { certfile: "cert" }, "--etcd-certfile and --etcd-keyfile must be set together"],
  ["a file that is not there", { cafile: "none" }, "--etcd-cafile: cannot read the file: FOLDER/none does not"],
  ["an authority that is none", { cafile: "text" }, "--etcd-cafile: FOLDER/text holds no certificate: "],
  ["a certificate that is none", { certfile: "text", keyfile: "key" }, "--etcd-certfile: FOLDER/text holds no certifi"],
  ["a key that is none", { certfile: "cert", keyfile: "text" }, "--etcd-keyfile: FOLDER/text is not the key of FOLDER"],
  [
    "the key of another",
    { certfile: "cert", keyfile: "other" },
    "--etcd-keyfile: FOLDER/other is not the key of FOLDER",
  ],
];

for (const [what, files, expected] of refused) {
  test(`${what} is refused by the flag that names it`, () => {
    let message = "";
    try {
      read(files);
    } catch (error) {
      message = error instanceof Error ? error.message.replaceAll(folder.path, "FOLDER") : "";
    }
    assert.is(message.slice(0, expected.length), expected);
  });
}

test("a certificate that is over is refused with the day that it expired", () => {
  const inTwentyYearsMs = Date.now() + 20 * 365 * 24 * 3600 * 1000;
  const expected = /^--etcd-certfile: .*\/cert expired on \w{3} .* GMT$/;
  assert.throws(() => read({ certfile: "cert", keyfile: "key" }, inTwentyYearsMs), expected);
});

test("files that hold what they are named for are read", () => {
  assert.equal(Object.keys(read({ cafile: "ca", certfile: "cert", keyfile: "key" })), ["ca", "cert", "key"]);
  assert.equal(Object.keys(read({ cafile: "ca" })), ["ca"]);
  assert.equal(read({}), {});
});

test.run();
