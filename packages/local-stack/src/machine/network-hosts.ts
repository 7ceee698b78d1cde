import { isIPv6 } from "node:net";
import os, { type NetworkInterfaceInfo } from "node:os";
import { isLoopback } from "@eightcount/service-kit/config/loopback";

const EVERY_IPV4 = "0.0.0.0";
const EVERY_ADDRESS = new Set(["::", "[::]"]);
const LINK_LOCAL = /^fe[89ab]/i;

const bracketed = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** Returns the host names for other devices. Empty for loopback. */
export function networkHosts(
  host: string,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = os.networkInterfaces(),
): readonly string[] {
  if (isLoopback(host)) return [];
  const isEvery = EVERY_ADDRESS.has(host);
  if (!isEvery && host !== EVERY_IPV4) return [bracketed(host)];
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && (isEvery || family === "IPv4"))
    .filter(({ address }) => !LINK_LOCAL.test(address))
    .map(({ address }) => bracketed(address));
}
