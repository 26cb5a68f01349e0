import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupAddress } from "./client-address.ts";

describe("what counts as one client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1::/48"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["::1", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, group) => {
    expect(groupAddress(address)).toBe(group);
  });

  it("is the site's part of an IPv6 address, however it is written", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const group = groupAddress(address);
        expect(group).toMatch(/^([0-9a-f]{1,4}:){3}:\/48$|^\d+\.\d+\.\d+\.\d+$/);
      }),
    );
  });
});
