const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;
/** Some proxies name the port of the connection too; every connection would be a network then. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/**
 * What a client address is counted under. One IPv6 customer holds a whole /64 and could use a
 * new address for every attempt, so all of them count as one; an IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const plain = (ipv6 ?? ipv4 ?? address).replace(MAPPED_IPV4, "").toLowerCase();
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill("0");
  const groups = plain.includes("::") ? [...first, ...zeros, ...last] : first;
  return `${groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
