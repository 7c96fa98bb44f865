import * as assert from "uvu/assert";
import { type CipherName, cipherOf, keyLengths } from "../../runtime/encryption/ciphers.ts";
import { suite } from "../harness/suite.ts";

const test = suite("encryption/ciphers");
const place = "/registry/secrets/ns/a";
const counting = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index));

/** Made by other programs: OpenSSL, Python's cryptography, and the test vector that NaCl publishes. */
const known: Record<CipherName, { key: Buffer; sealed: string; plain: Buffer }> = {
  aesgcm: {
    key: counting(32),
    sealed: `${counting(12).toString("hex")}2f67ba77aa746b9cfa62e8292cf8126d98382a4e4a`,
    plain: Buffer.from("hello"),
  },
  aescbc: {
    key: counting(32),
    sealed: `${counting(16).toString("hex")}7fd12dafb7e9599d0b849ad8c2e3c21f`,
    plain: Buffer.from("hello"),
  },
  secretbox: {
    key: Buffer.from("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389", "hex"),
    sealed:
      "69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce" +
      "48332ea7164d96a4476fb8c531a1186ac0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8a" +
      "b932164548e526ae90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74" +
      "e355a5",
    plain: Buffer.from(
      "be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffce5ecbaaf33bd751a1ac728d45e6c61296cdc3c01233561f4" +
        "1db66cce314adb310e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a024a838f21af1fde048977eb48f59ffd4924ca1c60902e52" +
        "f0a089bc76897040e082f937763848645e0705",
      "hex",
    ),
  },
};

for (const [name, { key, sealed, plain }] of Object.entries(known) as [CipherName, (typeof known)["aesgcm"]][]) {
  test(`${name} reads what other programs wrote`, () => {
    assert.equal(cipherOf(name, key).open(Buffer.from(sealed, "hex"), place), plain);
  });

  for (const length of keyLengths[name]) {
    test(`${name} reads what it wrote with a key of ${length} bytes, each time another text`, () => {
      const cipher = cipherOf(name, counting(length));
      const texts = ["", "x", "a text of some length ".repeat(100)].map((each) => Buffer.from(each));
      for (const text of texts) {
        const [one, two] = [cipher.seal(text, place), cipher.seal(text, place)];
        assert.equal(cipher.open(one, place), text);
        assert.not.equal(one, two);
      }
    });
  }

  test(`${name} does not read bytes that are cut short`, () => {
    const cipher = cipherOf(name, key);
    for (const end of [0, 5, 12, 20]) {
      assert.throws(() => cipher.open(Buffer.from(sealed, "hex").subarray(0, end), place));
    }
  });
}

for (const name of ["aesgcm", "secretbox"] as const) {
  test(`${name} does not read bytes of which one was changed, nor those of another key`, () => {
    const { key, sealed } = known[name];
    const message = "the value was not encrypted with this key, or is damaged";
    const changed = Buffer.from(sealed, "hex");
    changed[30] = (changed[30] ?? 0) ^ 1;
    assert.throws(() => cipherOf(name, key).open(changed, place), message);
    assert.throws(() => cipherOf(name, Buffer.alloc(32)).open(Buffer.from(sealed, "hex"), place), message);
  });
}

test("aesgcm does not read a value that was moved to another place", () => {
  const cipher = cipherOf("aesgcm", counting(16));
  assert.throws(() => cipher.open(cipher.seal(Buffer.from("a"), place), `${place}b`), "is damaged");
});

test.run();
