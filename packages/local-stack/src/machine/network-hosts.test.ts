import type { NetworkInterfaceInfo } from "node:os";
import { networkHosts } from "./network-hosts";

const at = (address: string, change: object = {}) =>
  ({ address, family: "IPv4", internal: false, ...change }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at("127.0.0.1", { internal: true })],
  wifi: [
    at("192.168.1.5"),
    at("fe80::1", { family: "IPv6" }),
    at("2001:db8::5", { family: "IPv6" }),
  ],
};

it.each([
  ["127.0.0.1", []],
  ["localhost", []],
  ["0.0.0.0", ["192.168.1.5"]],
  ["::", ["192.168.1.5", "[2001:db8::5]"]],
  ["192.168.1.5", ["192.168.1.5"]],
  ["2001:db8::5", ["[2001:db8::5]"]],
  ["laptop.home", ["laptop.home"]],
])("other devices reach what listens on %s at %j", (host, hosts) => {
  expect(networkHosts(host, interfaces)).toEqual(hosts);
});
