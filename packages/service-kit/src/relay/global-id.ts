const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const toGlobalId = (type: string, id: string): string =>
  Buffer.from(`${type}:${id}`).toString("base64url");

/** Returns null for a malformed id. */
export function parseGlobalId(globalId: string): { type: string; id: string } | null {
  const text = Buffer.from(globalId, "base64url").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1) return null;
  const id = text.slice(colon + 1);
  return UUID.test(id) ? { type: text.slice(0, colon), id: id.toLowerCase() } : null;
}

/** Returns null for a malformed id or another type. */
export function fromGlobalId(globalId: string, expected: string): string | null {
  const parsed = parseGlobalId(globalId);
  return parsed?.type === expected ? parsed.id : null;
}

export const isUuid = (text: string): boolean => UUID.test(text);
