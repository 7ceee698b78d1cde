/** Global id of a row. Opaque to the client, readable here so that a failed test shows the row. */
export const globalId = (type: string, key: string): string => `${type}-${key}`;

/** Returns the row's key from a global id of this type, null for an id of another type. */
export const keyIn = (id: string, type: string): string | null =>
  id.startsWith(`${type}-`) ? id.slice(type.length + 1) : null;

/** Returns the key of a class from its own id or its global id. */
export const classKeyIn = (id: string): string => keyIn(id, "DanceClass") ?? id;
