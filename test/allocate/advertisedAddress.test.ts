import type { NetworkInterfaceInfo } from "node:os";
import * as assert from "uvu/assert";
import { advertisedAddress } from "../../runtime/allocate/advertisedAddress.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the address that a server advertises");

const info = (family: "IPv4" | "IPv6", address: string, internal = false) =>
  ({ family, address, internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [info("IPv4", "127.0.0.1", true), info("IPv6", "::1", true)],
  eth0: [info("IPv6", "fe80::1"), info("IPv4", "192.0.2.7"), info("IPv6", "2001:db8::7")],
};

const cases: readonly [bindAddress: string, advertiseAddress: string, advertised: string | undefined][] = [
  ["127.0.0.1", "", undefined],
  ["::1", "", undefined],
  ["localhost", "", undefined],
  ["192.0.2.9", "", "192.0.2.9"],
  ["0.0.0.0", "", "192.0.2.7"],
  ["::", "", "2001:db8::7"],
  ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["0.0.0.0", "2001:DB8:0::1", "2001:db8::1"],
  ["0::1", "", undefined],
  ["0.0.0.0", "127.0.0.1", undefined],
  ["0.0.0.0", "::1", undefined],
  ["0.0.0.0", "::ffff:7f00:1", undefined],
  ["0:0::0", "", "2001:db8::7"],
];
for (const [bindAddress, advertiseAddress, advertised] of cases) {
  const flag = advertiseAddress === "" ? "" : `, told ${advertiseAddress}`;
  test(`of a server that listens on ${bindAddress}${flag}: ${advertised ?? "none"}`, () => {
    assert.is(advertisedAddress({ bindAddress, advertiseAddress, interfaces }), advertised);
  });
}

for (const advertiseAddress of ["here", "0.0.0.0", "::", "0:0::0"]) {
  test(`${advertiseAddress} is refused`, () => {
    const message = `--advertise-address: ${JSON.stringify(advertiseAddress)} is no address that other hosts can reach`;
    assert.throws(
      () => advertisedAddress({ bindAddress: "0.0.0.0", advertiseAddress, interfaces }),
      (error: Error) => error.message === message,
    );
  });
}

test("a machine without a network has none", () => {
  const none = { lo: interfaces.lo };
  assert.is(advertisedAddress({ bindAddress: "0.0.0.0", advertiseAddress: "", interfaces: none }), undefined);
});

test.run();
