export const LOOPBACK_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

export const isLoopbackUrl = (url: string): boolean =>
  LOOPBACK_NAMES.includes(new URL(url).hostname);

/** For a loopback URL, returns the origins of all loopback names. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, protocol, port } = new URL(publicUrl);
  if (!isLoopbackUrl(publicUrl)) return new Set([origin]);
  return new Set(LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
