import ipaddr from "ipaddr.js";

const BYTES_OF_A_NETWORK = 8;
const BYTES = 16;
/** Some proxies add the connection's port, which would make every connection a network of its own. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * The network that a client's attempts are counted under: the address itself for IPv4, also when it
 * is mapped into IPv6, and the /64 for IPv6, because one customer holds all of its addresses.
 */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  const plain = ipv6 ?? ipv4 ?? address;
  if (!ipaddr.isValid(plain)) return plain.toLowerCase();
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = parsed.toByteArray().slice(0, BYTES_OF_A_NETWORK);
  const zeros = Array<number>(BYTES - BYTES_OF_A_NETWORK).fill(0);
  return `${ipaddr.fromByteArray([...network, ...zeros]).toString()}/64`;
}
