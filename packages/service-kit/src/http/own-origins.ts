/** Names under which every machine reaches itself. */
export const LOOPBACK_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address names the machine that asks. */
export const isOwnMachine = (url: string): boolean =>
  LOOPBACK_NAMES.includes(new URL(url).hostname);

/** The origin of a public address; on one machine, that of every name of it with the same port. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, protocol, port } = new URL(publicUrl);
  if (!isOwnMachine(publicUrl)) return new Set([origin]);
  return new Set(LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
