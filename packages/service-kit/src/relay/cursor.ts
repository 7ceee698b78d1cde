export type CursorPart = string | number;

export const encodeCursor = (parts: readonly CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** Returns null for a malformed cursor. */
export function decodeCursor(cursor: string): CursorPart[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const isPart = (part: unknown) => typeof part === "string" || typeof part === "number";
    return Array.isArray(parts) && parts.every(isPart) ? (parts as CursorPart[]) : null;
  } catch {
    return null;
  }
}
