const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/**
 * What a client address is counted under. One IPv6 customer holds a whole /64 and could use a
 * new address for every attempt, so all of them count as one; an IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED_IPV4, "").toLowerCase();
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
