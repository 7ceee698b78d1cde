import ipaddr from "ipaddr.js";

const BYTES_OF_A_NETWORK = 8;
const BYTES = 16;
/** Some proxies append the port, which would make every connection a network of its own. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** IPv6 addresses are counted by /64, because one customer holds all of its addresses. */
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
