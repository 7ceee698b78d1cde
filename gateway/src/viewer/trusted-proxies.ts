import { BlockList, isIP } from "node:net";

const PROXY_NAMES = new Set(["loopback", "linklocal", "uniquelocal"]);

type Family = "ipv4" | "ipv6";

interface Network {
  readonly family: Family;
  readonly address: string;
  readonly bits: number;
}

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** Networks in which only the operator has addresses. */
const PRIVATE: readonly Network[] = [
  { family: "ipv4", address: "10.0.0.0", bits: 8 },
  { family: "ipv4", address: "172.16.0.0", bits: 12 },
  { family: "ipv4", address: "192.168.0.0", bits: 16 },
  { family: "ipv4", address: "100.64.0.0", bits: 10 },
  { family: "ipv4", address: "169.254.0.0", bits: 16 },
  { family: "ipv4", address: "127.0.0.0", bits: 8 },
  { family: "ipv6", address: "fc00::", bits: 7 },
  { family: "ipv6", address: "fe80::", bits: 10 },
];
/** Slightly wider than any network that a CDN publishes for its proxies. */
const WIDEST_PUBLIC = { ipv4: 12, ipv6: 24 } as const;
// Networks outside this one can contain all IPv4 addresses, written as IPv6.
const PUBLIC_IPV6: Network = { family: "ipv6", address: "2000::", bits: 3 };

function networkOf(text: string): Network | null {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return null;
  const family = version === 4 ? "ipv4" : "ipv6";
  if (bits === undefined) return { family, address, bits: BITS[family] };
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > BITS[family]) return null;
  return { family, address, bits: Number(bits) };
}

const partsOf = (text: string): readonly string[] => text.split(",").map((part) => part.trim());

export const isProxyList = (text: string): boolean =>
  partsOf(text).every((part) => PROXY_NAMES.has(part) || networkOf(part) !== null);

function contains(outer: Network, { family, address, bits }: Network): boolean {
  if (outer.family !== family || bits < outer.bits) return false;
  const list = new BlockList();
  list.addSubnet(outer.address, outer.bits, outer.family);
  return list.check(address, family);
}

function isTooWide(network: Network): boolean {
  const { family, bits } = network;
  const isOneAddress = bits === BITS[family];
  if (isOneAddress || PRIVATE.some((own) => contains(own, network))) return false;
  if (bits < WIDEST_PUBLIC[family]) return true;
  return family === "ipv6" && !contains(PUBLIC_IPV6, network);
}

/** Returns why to refuse these proxies. A trusted one can claim any client address. */
export function tooWideProxies(text: string): string | null {
  const tooWide = partsOf(text).find((part) => {
    const network = networkOf(part);
    return network !== null && isTooWide(network);
  });
  return tooWide === undefined ? null : `must not trust a network as wide as ${tooWide}`;
}
