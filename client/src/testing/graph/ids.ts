/** The global id of a row. Opaque to the client; readable here, so that a failed test shows which. */
export const globalId = (type: string, key: string): string => `${type}-${key}`;

/** The row's key in a global id of this type; null for an id of another type. */
export const keyIn = (id: string, type: string): string | null =>
  id.startsWith(`${type}-`) ? id.slice(type.length + 1) : null;

/** The key of a class named by its own id or by its global id. */
export const classKeyIn = (id: string): string => keyIn(id, "DanceClass") ?? id;
